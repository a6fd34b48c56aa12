## Looking back at a round, what happened since one's own turn, and scores that look wrong.

# The page
looking-title = Look at a record
looking-title-round = { $edition }, round { $round }
looking-back = Look back at this round
looking-back-at = Look back at round { $round }
looking-to-table = To the table
looking-another = Another record
looking-loading = One moment…
looking-not-over = This round isn’t over yet. Everybody can look back at it when it is.
# What an address asks for and isn't there
looking-no-such-round = There is no round { $round } to look back at here.
looking-no-such-place = This address doesn’t name a round that can be shown. Perhaps a part of it got lost: ask for the link once more.
looking-no-such-act =
    { $what ->
        [first] The address names no act of this round; its acts have the numbers up to { $count }. You see the deal.
       *[last] The address names an act that this round doesn’t have; its acts have the numbers up to { $count }. You see the last one.
    }
looking-controls = Going through the round
looking-slider = Which act is shown
looking-act-of = Act { $number } of { $count }
looking-first = First
looking-back-one = Back
looking-play = Start
looking-pause = Pause
looking-on = Next
looking-last = Last
# The keys as they are called on a keyboard
looking-key-first = Home
looking-key-back-one = ←
looking-key-play = Space
looking-key-pause = Space
looking-key-on = →
looking-key-last = End
looking-pace = Speed
looking-pace-slow = slow
looking-pace-steady = steady
looking-pace-quick = quick
looking-round = Which round
looking-hands = Open hands
looking-hands-all = everybody’s
looking-hands-none = nobody’s
looking-hand-of = Hand of { $player }
looking-acts = What was done
looking-deal = The deal
looking-drew = { $player } draws { $cards }.

# A record from the disk
looking-record-what = A record is the file that “Download the record” gives at the end of a match. Choose one here, or drop it on this page. It is looked at and not kept.
looking-record-choose = Choose a record
looking-fault = Line { $number } of the file: { $sentence }
looking-no-round = There is no round in this record.
looking-record-gone = The record that was open here is no longer kept in this window. Choose the file once more.

# A link to a turn
looking-link = Link to this turn
looking-link-what = Whoever opens it sees the table as it lies now. What comes after, and the score, are shown when they ask for it. It also opens your table, so give it to friends only.
looking-link-record = A record on your disk has no address that others could open. Give them the file itself.
looking-veiled = You see the round up to this turn. How it went on isn’t shown yet.
looking-go-on = Show how it went on

# The drawer
looking-rounds = Points of each round, and the total after it
looking-match = Look back at match { $number }

# What happened since one's own last turn
happened-button = What happened?
happened-since-own = Since your last turn
happened-since-deal = Since the deal
happened-since-turn = The last turns
happened-all = All of it
happened-nothing = Nothing has been done since then.

# A line of a score sheet that looks wrong
doubt-button = This score looks wrong
doubt-mark = somebody doubts this
doubt-no-cards = No cards lie behind this number.
doubt-what = Round { $round }, { $side }. { $word }: { $written }
doubt-rule = The rule
doubt-no-rule = The rule can’t be shown just now.
doubt-cards = The cards behind it
doubt-words = What seems wrong? A few words, if you like.
doubt-file = Tell whoever made the table
doubt-filed = It is filed. Everybody at the table sees it beside the score, and whoever made the table is asked to look.
doubt-list = Doubted scores
doubt-host = You made this table. Open the line to see its rule and its cards, and talk it over. The record has every card.
doubt-others = Whoever made the table is asked to look.
doubt-said = { $player } doubts round { $round }, { $side }: { $word }.
doubt-look = Look at it
doubt-told = { $player } doubts a line of the score of round { $round }: { $word }.

## The kitchen table: keeping score in the browser for a game with real cards. It is for players of any age, who have
## the cards in one hand. A *sheet* is the score sheet of one match.

kitchen-title = Kitchen table
kitchen-what = The score sheet for a game with real cards. You enter what lies on the table, and the points are added up for you.
kitchen-new = New score sheet
kitchen-sheets = Your score sheets
kitchen-sheet = Score sheet
kitchen-all-sheets = All score sheets
kitchen-rounds =
    { $count ->
        [0] No round yet
        [one] One round
       *[other] { $count } rounds
    }
kitchen-changed = Last changed { $when }
kitchen-kept = Score sheets are kept in this browser only. Save a sheet as a file to take it elsewhere.
kitchen-ready = This page works without a connection now.
kitchen-no-rules = The rules aren’t in this browser yet. Connect to the internet once, and this page will work without a connection afterwards.
kitchen-gone = This score sheet isn’t in this browser. If you have it as a file, you can open that.
kitchen-keeps-nothing = This browser keeps nothing. Please save the sheet as a file before you close this page.

# Setting up. $seat numbers go clockwise round the table.
kitchen-names = Who plays
kitchen-names-what = In the order in which you sit, clockwise. You may leave names empty.
kitchen-first-dealer = Who deals the first round
kitchen-rules-what = These are the rules that change what is counted. The others are between you.
kitchen-fixed = The game and the number of players stay as they are, since there are rounds on the sheet. For another game, begin a new sheet.
kitchen-begin = Begin the score sheet
kitchen-keep = Keep the changes
kitchen-set-up = Names and rules
kitchen-set-up-kept = Names and rules are as you wanted them.

# The sheet
kitchen-about = { $edition }, to { $target } points.
kitchen-deals = { $player } deals round { $round }.
kitchen-dealt = { $player } deals.
kitchen-minimum = Needs { $needed } to open
kitchen-enter = Enter round { $round }
kitchen-go-on = Go on entering round { $round }
kitchen-correct = Correct round { $round }
kitchen-correct-doubtful = Correct round { $round }, in which something may be wrong
kitchen-lines = Show every line
kitchen-after-end = The match was over after round { $round }. The rounds after it stay on the sheet, but they don’t count.
kitchen-undo = Undo
kitchen-redo = Redo
# $what is round or set-up, the names and rules.
kitchen-undone =
    { $what ->
        [set-up] Names and rules are as they were before.
       *[round] Round { $round } is as it was before.
    }
kitchen-redone =
    { $what ->
        [set-up] Names and rules are changed again.
       *[round] Round { $round } is changed again.
    }
kitchen-print = Print
kitchen-save = Save as a file
kitchen-saved = The file is with your downloads.
kitchen-delete = Delete this sheet
kitchen-delete-sure = Delete this score sheet?
kitchen-delete-what = It can’t be brought back, unless you saved it as a file.

# A round. $word is a line of the sheet or a kind of card: “Natural canastas”, “Joker”.
kitchen-who-out = Who went out?
kitchen-nobody-out = Nobody
kitchen-concealed = Concealed
kitchen-concealed-what = Counts { $count } in place of the usual bonus.
kitchen-melded = Points of the melded cards
kitchen-hands = Points of the cards left in hand
kitchen-each =
    { $count ->
        [one] { $count } point each
       *[other] { $count } points each
    }
kitchen-costs =
    { $count ->
        [one] each costs { $count } point
       *[other] each costs { $count } points
    }
# $count for one of them, $total for all, who are $number.
kitchen-reds = { $count } points each, { $total } for all { $number }
kitchen-count-cards = Count the cards
kitchen-count-cards-of = { $word }: count the cards
kitchen-write-points = Enter the points
kitchen-write-points-of = { $word }: enter the points
kitchen-more =
    { $count ->
        [1] { $word }: one more
       *[other] { $word }: { $count } more
    }
kitchen-fewer =
    { $count ->
        [1] { $word }: one fewer
       *[other] { $word }: { $count } fewer
    }
kitchen-now = { $word }: { $number }
kitchen-write = Write round { $round } on the sheet
kitchen-written = Round { $round } is on the sheet.
kitchen-corrected = Round { $round } is corrected, and all totals are added up anew.
kitchen-look-again = Something in it may be wrong: open it to see what.
kitchen-to-sheet = To the sheet
kitchen-draft-kept = What you have entered is kept, and you can go on with it.
kitchen-throw-away = Throw this entry away
kitchen-leave-as-was = Leave the round as it was
kitchen-remove = Take round { $round } off the sheet
kitchen-removed = Round { $round } is off the sheet. “Undo” brings it back.

# What can't be so. Nobody is held up by it.
kitchen-doubts = Please look once more
kitchen-doubt-reds =
    { $count ->
        [one] One red three is counted, and there are only { $most }.
       *[other] { $count } red threes are counted, and there are only { $most }.
    }
# $word is a kind of card, in the singular: “Joker”, “Eight to king”.
kitchen-doubt-cards = Too many cards are counted as “{ $word }”: { $count }, and there are only { $most }.
kitchen-doubt-sequences = { $count } finished sequences are more than all the cards can make: { $most } at most.
kitchen-doubt-wild-melds = { $count } finished wild melds are more than all the twos and jokers can make: { $most } at most.
kitchen-doubt-naturals = { $count } natural canastas are more than all the cards can make: { $most } at most.
kitchen-doubt-points = All sides together have { $count } points of cards, and all the cards count only { $most }.
kitchen-doubt-melded = The finished melds count at least { $needed } as cards, and the points of the melded cards are { $counted }.
kitchen-doubt-melded-cards = The finished melds have at least { $needed } cards, and { $count } melded cards are counted.
kitchen-doubt-step = { $count } can’t be right: points of cards are multiples of { $number }.
# $sequence is needed or free: whether one of the finished melds has to be a sequence.
kitchen-doubt-right =
    { $sequence ->
        [needed]
            { $edition ->
                [samba] To go out, a side needs { $needed } finished melds, one of them a samba.
               *[other] To go out, a side needs { $needed } finished melds, one of them an escalera.
            }
       *[free]
            { $needed ->
                [one] To go out, a side needs a finished meld.
               *[other] To go out, a side needs { $needed } finished melds.
            }
    }
kitchen-doubt-hand = { $player } went out, and has cards left in hand.

# A file with a score sheet. $word is what stands in the file.
kitchen-open-file = Open a saved score sheet
kitchen-file-what = It becomes a sheet of its own; no other is changed.
kitchen-file-nothing = Nothing was changed.
kitchen-file-other = This file is no score sheet of the kitchen table.
kitchen-file-newer = This file comes from a newer version of Escalera. Please load the page anew, and try it once more.
kitchen-file-edition = The game “{ $word }” of this file isn’t known here.
kitchen-file-players = This file is for “{ $word }” players, and its game isn’t played by so many.
kitchen-file-names = The names in this file can’t be read: { $players } are needed, each of at most { $most } characters.
kitchen-file-dealer = The first dealer of this file has to be one of the seats 1 to { $players }.
kitchen-file-rule = The house rule “{ $word }” of this file isn’t known, or has a value that isn’t possible.
kitchen-file-rounds = The rounds of this file can’t be read.
kitchen-file-round = Round { $round } of this file can’t be read: something is missing in it, or is no whole number from 0 on.

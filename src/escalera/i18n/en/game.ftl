## The game in the browser.

# What is awaited
game-reconnecting = The connection is lost. Connecting again…
game-dealing = The cards are being shuffled…
game-ready-ask = The round is over. Go on when you are ready.
game-ready-wait = Waiting for the others
game-over = The match is over.
game-wait-draw = { $player } draws.
game-wait-play = { $player } is playing.
game-wait-answer = { $player } has to answer.
game-answer = { $player } asks: “May I go out?”
game-draw = Your turn: draw.
game-draw-take = Your turn: draw, or take the pile.
game-stock-empty = The stock is empty: take the pile, or pass.
game-stock-empty-pass = The stock is empty: pass, which ends the round.
game-play = Lay cards if you like, then discard one.
game-play-out = You may go out. Lay cards if you like, then discard one.
game-answered-yes = The answer is yes, so you go out now. Lay all your cards, or all but one, then discard one.
game-answered-no = The answer is no, so you can’t go out now. Lay cards if you like, then discard one.
game-answer-late = If no answer comes in time, it counts as yes.
game-seconds =
    { $count ->
        [one] one second left
       *[other] { $count } seconds left
    }
game-drawer-unread =
    { $count ->
        [one] History, chat, table; one new message
       *[other] History, chat, table; { $count } new messages
    }
game-title-mine = Your turn – Escalera
game-heading = Round { $round }
game-watching = You are watching. You see what every player sees, and nobody’s hand.
game-not-yours = It isn’t your turn.
game-understood = All right

# The plan of the turn
game-plan = Laid out, not yet played
game-plan-short = { $counted } of { $needed }, { $lacking } more needed.
game-plan-enough = { $counted } of { $needed }: enough to open.
game-plan-counts = Counts { $counted }.
game-plan-left =
    { $count ->
        [0] No card stays in your hand.
        [one] One card stays in your hand.
       *[other] { $count } cards stay in your hand.
    }
# The table has changed since cards were laid out; $cards are cards in writing, $why a whole sentence
game-plan-over = Your turn is over. Nothing is laid out any more.
game-plan-gone = { $cards } can’t stay laid out: you no longer hold all of these cards.
game-plan-unfit = { $cards } can’t stay laid out. { $why }
game-plan-finishes =
    { $what ->
        [natural] Finishes a natural canasta.
        [mixed] Finishes a mixed canasta.
        [samba] Finishes a samba.
        [bolivia] Finishes a bolivia.
       *[escalera] Finishes an escalera.
    }
game-part-new = New meld: { $cards }
game-part-black = Black threes: { $cards }
game-part-add = Onto meld #{ $meld }: { $cards }
game-part-take = The pile, with { $cards }
game-part-take-onto = The pile onto meld #{ $meld } { $cards }
game-take-back-one = Take back: { $what }
# On the laid out cards; $what is the meld that they go to: sevens, 4–8 of hearts, wild cards
game-plan-onto = onto { $what }

# Buttons
game-actions = What you can do
game-play-all = Play
# Nothing is played before a card is drawn or the pile taken
game-play-after-draw = Play after drawing
game-take-back = Take all back
game-lay-new = Lay as a new meld
game-lay-with = Lay to the meld laid out ({ $count })
game-lay-black = Lay black threes
game-lay-onto = Add to meld #{ $meld }
game-join = Join melds #{ $meld } and #{ $gone }
game-take-with = Take the pile with these
game-take-onto = Take the pile onto meld #{ $meld }
game-take-by = Take the pile with { $cards }
game-take-top = Take the top card alone
game-discard = Discard { $card }
game-lay-first = Play what is laid out, or take it back; then you can discard.
game-choose-none = Choose none
game-take-seat-back = Take my seat back
game-ask = Ask: “May I go out?”
game-next-round = Next round
game-rematch = Play again
game-record = Download the record
game-waits-for = Waiting for { $players }

# Questions asked back
game-ask-first = Ask { $player } first?
game-ask-must = At this table you have to ask before you go out.
game-ask-may = You may ask whether you should go out. Whatever { $player } answers, you have to do.
game-ask-not = Go out without asking
game-back = Back
game-discard-sure = Discard { $card }?
game-fits-own = { $card } fits your own meld #{ $meld }.
game-fits-other = { $card } fits sequence #{ $meld } of { $side }: they could go on with it.

# History, talk, score
game-drawer = History, chat, table
game-drawer-short = Menu
game-tab-history = History
game-tab-chat = Chat
game-tab-score = Score
game-tab-table = Table
game-close = Close
game-no-score = No round is finished yet.
game-say = Say something
game-send = Send
# Near the end of what fits into one line
game-left =
    { $count ->
        [0] No further character fits.
        [one] One more character fits.
       *[other] { $count } more characters fit.
    }
game-too-many =
    { $count ->
        [one] That is one character too many.
       *[other] That is { $count } characters too many.
    }
game-goes-on = A line holds { $most } characters. The rest stays here and can be sent as the next line.
game-mute = Mute { $player }
game-unmute = Hear { $player } again
game-started = The match begins.
game-rematched = Another match begins.
game-stood-in = A computer player stands in for { $player }.
game-returned = { $player } is back.
game-readied = { $player } is ready.
game-sat = { $player } sits down.
game-checked-added = The shuffle used the number that your browser added.
game-checked-kept = The shuffle was the one announced, without your browser’s number.
game-checked-broken = The shuffle isn’t the one that was announced. Please tell the others.
game-checked-unknown = This browser added nothing to the shuffle.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-bye = Goodbye!

# The lines of the score sheet, for all sides at once
game-line-melded = Melded cards
game-line-natural-canastas = Natural canastas
game-line-mixed-canastas = Mixed canastas
game-line-sequences =
    { $edition ->
        [samba] Sambas
       *[other] Escaleras
    }
game-line-wild-melds = Bolivias
game-line-red-threes = Red threes
game-line-going-out = Going out
game-line-concealed = Going out, concealed
game-line-hands = Cards left in hand
game-line-black-threes = Black threes in hand

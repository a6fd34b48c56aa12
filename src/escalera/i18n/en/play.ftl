## What a player is asked to do, and the names of what can be done.

turn-draw = Your turn: draw, or take the pile.
turn-draw-only = Your turn: draw. The pile can't be taken now.
turn-draw-top = Your turn: draw, take the pile, or take its top card alone onto a sequence.
turn-stock-empty = The stock is empty: take the pile, or pass, which ends the round.
turn-stock-empty-pass = The stock is empty and you can't take the pile: pass, which ends the round.
turn-stock-empty-take = The stock is empty, and you have to take the pile.
turn-play = Your turn: lay cards, or discard one to end your turn.
turn-answer = { $player } asks whether to go out. Answer yes or no.
turn-wait = { $player } is playing.
turn-wait-answer = { $player } is to answer.

# The acts, as buttons and headings; .help says what they do.
verb-draw = Draw
    .help = take cards from the stock
verb-take = Take the pile
    .help = lay its top card in a meld with cards from your hand; the rest joins your hand
verb-top = Take the top card
    .help = only that card, onto a sequence of your side, instead of drawing
verb-meld = Lay
    .help = lay new melds on the table, and add cards to melds of your side
verb-add = Add
    .help = add cards to melds of your side
verb-merge = Join melds
    .help = make one of two melds of the same rank
verb-ask = Ask
    .help = ask your partner whether you should go out; you have to do as the answer says
verb-yes = Yes
    .help = your partner should go out
verb-no = No
    .help = your partner should not go out this turn
verb-discard = Discard
    .help = put a card on the pile, which ends your turn
verb-pass = Pass
    .help = take nothing when the stock is empty, which ends the round

# While cards are being chosen.
chosen-count = { $count ->
        [one] One card chosen
       *[other] { $count } cards chosen
    }
chosen-minimum = The chosen cards count { $counted } of the { $needed } your side needs to open.
chosen-opens = The chosen cards count { $counted }: enough to open, which takes { $needed }.

## The game in the browser by keyboard and by ear: the list of keys, the table in words.

keys-happens = What happens
keys-turn-out = You may go out. { turn-play }
keys-said = { $player } says: { $word }

# The list of keys
keys-title = Keys
keys-key = Key
keys-does = What it does
keys-in-hand = In your hand
keys-in-acts = What you can do
keys-in-anywhere = Anywhere at the table
keys-space = Space
keys-move = From card to card
keys-rank = To the next card of this rank; 0 is the ten, X the joker
keys-ends = To the first or last card
keys-choose = Choose the card, or leave it
keys-none = Choose none
keys-order = Move the card, or the chosen ones, along the hand
keys-open = To whatever takes the chosen cards; with none chosen, the card you are on
keys-acts = From the first or last row to the buttons
keys-along = From button to button
keys-do = Do it
keys-back = Back to the hand
keys-go = Go on: draw, lay the chosen cards, play what is laid out, say yes
keys-pile = Take the pile; to the partner’s question: no
keys-discard = Discard the chosen card
keys-words = The table in words
keys-hint = A hint: where to look; again: why; again: the move
keys-help = This list
keys-tab = From part to part
keys-close = Close what is open
keys-obvious = Enter, and Enter again, does the obvious with the chosen cards: onto a meld before a new one, and a single card that fits nowhere is discarded.
keys-quiet = While you write, or while a question is open, only the keys it needs count.

# The table in words
keys-summary = The table in words
keys-now = Now
keys-hand = Your hand
keys-piles = Stock and discard pile
keys-out = Going out
# $many cards of a rank, and which: “3 sevens: seven of clubs, …”
keys-of-rank =
    { $rank ->
        [joker]
            { $many ->
                [1] one joker
               *[other] { $many } jokers
            }
       *[other]
            { $many ->
                [1] { $list }
               *[other] { $many } { ranks }: { $list }
            }
    }
keys-take =
    { $many ->
        [0] You can take it onto meld { $meld }.
       *[other] You can take it with { $cards }.
    }
keys-top = You can take its top card alone onto meld { $meld }.
keys-total = Total { $total }, { $word }
keys-meld = Meld { $meld }: { $what }, { $list }
keys-not-out =
    { $needed ->
        [one] Your side may not go out yet: { $count } of { $needed } finished meld.
       *[other] Your side may not go out yet: { $count } of { $needed } finished melds.
    }
keys-condition =
    { $what ->
        [met] { $sentence }, done
       *[lacking] { $sentence }, still missing
    }

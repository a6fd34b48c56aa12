## What lies on the table in the browser: cards in hand, melds, stock and pile, seats, totals.

# The hand
part-hand = Your hand, { amount-cards }
part-sort = Order of your hand
part-sort-rank = Sort by rank
part-sort-suit = Sort by suit
# Under the signs on the same buttons
part-sort-rank-short = by rank
part-sort-suit-short = by suit
part-card-of = { card-words }, { $number } of { $count }
part-card-new = { $card }, new

# What the chosen cards are; $counted is their points.
part-points = { $counted } points
part-chosen-none = Choose cards by touching them.
part-chosen-one = { card-words }, { part-points }
# A black three where it costs more in the hand than it counts in a meld.
part-chosen-one-black = { card-words }, { part-points } in a meld; left in a hand it costs { $count }
part-chosen-rank =
    { $wilds ->
        [0] { $many } { ranks }, { part-points }
        [one] { $many } cards: { ranks } with one wild card, { part-points }
       *[other] { $many } cards: { ranks } with { $wilds } wild cards, { part-points }
    }
part-chosen-wilds = { $many } wild cards, { part-points }
part-chosen-black = { $many } black threes, { part-points }: they are laid only when going out
# $first and $last stand in the corners of the first and last card.
part-chosen-run = run { $first }–{ $last } of { suit }, { part-points }
part-chosen-gap =
    { $count ->
        [1] not a meld yet: { card-words } is missing
       *[other] not a meld yet: { $list } of { suit } are missing
    }
part-chosen-twice = not one meld: { card-words } is there twice
part-chosen-wild-in-run = not one meld: a wild card can’t stand in a sequence
part-chosen-mixed = { $many } cards that are not one meld, { part-points }

# Melds; $what is rank, sequence or wild.
part-meld-rank = { ranks }
part-meld-sequence = { $first }–{ $last } of { suit }
part-meld-wild = wild cards
part-meld-wilds =
    { $wilds ->
        [one] one wild
       *[other] { $wilds } wild
    }
part-missing =
    { $what ->
        [rank]
            { $count ->
                [one] one more to a canasta
               *[other] { $count } more to a canasta
            }
        [wild]
            { $count ->
                [one] one more to a bolivia
               *[other] { $count } more to a bolivia
            }
       *[sequence]
            { $edition ->
                [samba]
                    { $count ->
                        [one] one more to a samba
                       *[other] { $count } more to a samba
                    }
               *[other]
                    { $count ->
                        [one] one more to an escalera
                       *[other] { $count } more to an escalera
                    }
            }
    }
part-meld-said = Meld { $meld }: { $list }, { amount-cards }

# A side
part-side-empty = Nothing on the table yet
part-red-threes-count =
    { $count ->
        [one] { table-red-threes }: as things stand it counts { $written }
       *[other] { table-red-threes }: as things stand they count { $written }
    }

# Stock and pile
part-stock = Stock
part-draw = Draw
part-pile = Discard pile
part-pile-empty = The discard pile is empty
part-pile-top = { $card } on top, { amount-cards }
part-pile-frozen = frozen
part-take = Take the pile
part-look = Look through
part-look-title = The discard pile, { amount-cards }
part-look-order = The top card comes first.
part-close = Close

# Seats
part-seats = Players
part-seat-cards = { amount-cards } in hand
part-turn = to play
part-dealer = dealer
# One letter: the mark on the dealer’s seat
part-dealer-mark = D
part-you = you
part-away = away
part-stand-in = a computer plays for this seat
# The same on a phone
part-stand-in-short = stand-in
part-computer = computer
part-offer = Let a computer play for { $player }

# Totals and the right to go out
part-totals = Totals
part-target = Target { $target }
part-own = your side
part-needs = needs { $needed } to open
part-opened = has opened in this round
part-checklist = To go out your side needs
part-may-go-out = Your side may go out
part-done = done
part-lacking = still missing

## The words of the table.

word-match = match
word-round = round
word-turn = turn
word-seat = seat
word-side = side
word-partner = partner
word-dealer = dealer
word-stock = stock
word-pile = discard pile
word-top-card = top card
word-hand = hand
word-melds = melds
word-red-threes = red threes
word-minimum = minimum
word-target = target
word-total = total
word-frozen = frozen
word-opened = opened
word-not-opened = not opened yet

seat-number = seat { $seat }
side-number = side { $side }
round-number = round { $round }
meld-number = #{ $meld }

# Kinds of melds. $edition is the edition's code.
meld-rank = rank meld
meld-sequence = sequence
meld-wild = wild meld
meld-black-threes = black threes
meld-natural-canasta = natural canasta
meld-mixed-canasta = mixed canasta
meld-finished-sequence =
    { $edition ->
        [samba] samba
       *[other] escalera
    }
meld-finished-wild = bolivia

# Lines of the table
table-stock = Stock: { amount-cards }
table-pile = Discard pile: { amount-cards }, { $card } on top
table-pile-empty = Discard pile: empty
table-pile-frozen = The pile is frozen: taking it needs a natural pair.
table-hand = { $player }: { amount-cards } in hand
table-minimum = To open, your side needs { $needed }.
table-red-threes =
    { $count ->
        [0] No red threes
        [one] One red three
       *[other] { $count } red threes
    }
table-no-melds = Nothing melded yet

# Amounts, by the unit of a field of the rules
amount-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
amount-packs =
    { $count ->
        [one] one pack
       *[other] { $count } packs
    }
amount-suits =
    { $count ->
        [one] one suit
       *[other] { $count } suits
    }
amount-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
amount-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
amount-melds =
    { $count ->
        [one] one meld
       *[other] { $count } melds
    }
amount-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
# A rank by its number: 2 is the four, 12 the ace
amount-rank =
    { $count ->
        [0] two
        [1] three
        [2] four
        [3] five
        [4] six
        [5] seven
        [6] eight
        [7] nine
        [8] ten
        [9] jack
        [10] queen
        [11] king
       *[12] ace
    }
number = { $count }

# Of several things in a sentence: “Ada, Ben and Cleo”; of several whole parts: “with 2: 15 cards; with 3: 13 cards”.
list-and = { $list } and { $last }
list-and-i = { $list } and { $last }
list-apart = { $list }; { $last }
# What ends in -i is said before the sound of i. `list-side` joins the players of a side: “Ada & Cleo”.
list-side = &
list-side-i = &

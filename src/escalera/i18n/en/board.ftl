## The table in the browser where there is little room, and what differs at it from its edition.

# Under a meld's tile: what it has become, or how many cards it still takes
board-natural = natural
board-mixed = mixed
board-missing =
    { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }

# A side's total beside its name
board-total = { $total } of { $target } points
board-needs = needs { $needed }
board-opened = opened
# The red threes of a side, with their present sign: it may still change
board-reds = { table-red-threes }: { $written } for now
# The right to go out, on one line
board-out = To go out:
board-out-finished = { $count } of { $needed } finished
board-out-sequence = a sequence
board-out-now = may go out

# The house rules of this table
board-house =
    { $count ->
        [0] The rules of the edition, unchanged.
        [one] One rule differs from the edition.
       *[other] { $count } rules differ from the edition.
    }
board-house-rule = house rule

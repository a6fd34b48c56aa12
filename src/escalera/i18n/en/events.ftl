## What has happened, told to everybody at the table, by the kind of event.
## $player is a name, or “seat 2”; $cards are cards in writing.

event-deal =
    { $count ->
        [one] { $player } deals one card to each player.
       *[other] { $player } deals { $count } cards to each player.
    }
event-hand = Your cards: { $cards }
event-red =
    { $suit ->
        [diamonds] { $player } lays a red three, the three of diamonds.
       *[hearts] { $player } lays a red three, the three of hearts.
    }
event-upcard =
    { $many ->
        [0] No card could be turned up: the pile is empty.
        [one] { $cards } is turned up.
       *[other] Turned up one after the other: { $cards }. The last lies on top.
    }
event-turn = It is { $player }'s turn.

event-draw =
    { $count ->
        [0] { $player } draws no card to keep.
        [one] { $player } draws one card.
       *[other] { $player } draws { $count } cards.
    }
event-drew =
    { $many ->
        [0] You drew no card to keep.
       *[other] You drew { $cards }.
    }

# $count is the size of the pile, $cards what was laid with its top card from the hand
event-take = { $player } takes the pile ({ amount-cards }) { with-cards }.
# The same, joining meld $meld
event-take-onto = { $player } takes the pile ({ amount-cards }) { with-cards } onto meld #{ $meld }.
with-cards =
    { $many ->
        [0] with its top card alone
       *[other]
            { $rank ->
                [mixed] with { $cards }
               *[other] with { cards-of-rank }
            }
    }

event-top = { $player } takes the top card, { $card }, onto meld #{ $meld }.

# $what: rank-meld, sequence, wild-meld, black-threes
event-lay =
    { $what ->
        [sequence] { $player } lays a sequence: { $cards }.
        [wild-meld] { $player } lays a wild meld: { $cards }.
        [black-threes] { $player } lays black threes: { $cards }.
       *[rank-meld] { $player } lays a rank meld: { $cards }.
    }
event-add = { $player } adds { $cards } to meld #{ $meld }.
event-merge = { $player } joins meld #{ $gone } to meld #{ $meld }.

event-ask = { $player } asks: “May I go out?”
event-yes = { $player } says yes.
event-no = { $player } says no.
event-discard = { $player } discards { $card }.
event-pass = { $player } passes.

event-out =
    { $concealed ->
        [yes] { $player } goes out, concealed.
       *[no] { $player } goes out.
    }
event-stock-out = The stock is exhausted, and nobody goes out.

# The end
round-over = Round { $round } is over.
match-won = { $player } wins the match with { $total } points.
match-won-side = Side { $side } ({ $player }) wins the match with { $total } points.
match-draw = The match ends in a draw.

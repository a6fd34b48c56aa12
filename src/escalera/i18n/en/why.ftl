## Why a line of the score sheet counts what it counts. $count is what one of them is worth.

why-melded = Every card that a side has laid counts its points, finished melds included. Cards on the table stay where they are.

why-natural-canastas =
    A canasta is a rank meld of { $most } cards or more. Without wild cards at the end of the round it is natural and
    earns { $count }, once.

why-mixed-canastas =
    A canasta is a rank meld of { $most } cards or more. With a wild card in it at the end of the round it is mixed
    and earns { $count }, once.

# $edition is the edition's code
why-sequences =
    { $edition ->
        [samba] A sequence of { $most } cards is closed: a samba. It earns { $count }, once.
       *[other] A sequence of { $most } cards is closed: an escalera. It earns { $count }, once.
    }

why-wild-melds = A wild meld of { $most } cards is closed: a bolivia. It earns { $count }, whatever twos and jokers it holds.

# $total is for all of them, of which there are $many; $what is what they need; $why: against, nothing
why-red-threes =
    Each red three counts { $count }, all { $many } together { $total }. { $what ->
        [melded] They count for a side that has melded.
        [two-canastas] They count for a side with two canastas.
        [two-finished] They count for a side with two finished melds of any kind.
       *[right] They count for a side that has the right to go out.
    } { $why ->
        [against] Against any other side they count the same.
       *[nothing] For any other side they count nothing.
    }

why-going-out = The side of the player who goes out earns { $count }. When the round ends any other way, nobody does.

# $what: none, player (judged by the player's own cards), side
why-concealed =
    { $what ->
        [none] At this table a concealed going out earns no more than any other: { $count }.
        [player]
            Going out is concealed when the player had melded nothing before that turn, lays nothing on the
            partner's melds, and holds the needed canastas alone. It earns { $count } in place of the usual bonus.
       *[side]
            Going out is concealed when the side had melded nothing before that turn. It earns { $count } in place
            of the usual bonus.
    }

why-hands = Every card left in a hand of the side counts its points against it, whoever went out.

# $what: always, when-somebody-goes-out
why-black-threes =
    { $what ->
        [always] Each black three left in a hand costs { $count }, whoever went out and also when nobody did.
       *[when-somebody-goes-out]
            Each black three left in a hand costs { $count } when somebody goes out, and otherwise its points.
    }

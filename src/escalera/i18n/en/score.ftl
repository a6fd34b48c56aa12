## The score sheet. $edition is the edition's code: a finished sequence is a samba in Samba, else an escalera.

score-title = Score of round { $round }
score-melded = Melded cards
score-bonuses = Bonuses for finished melds
score-natural-canastas =
    { $count ->
        [one] One natural canasta
       *[other] { $count } natural canastas
    }
score-mixed-canastas =
    { $count ->
        [one] One mixed canasta
       *[other] { $count } mixed canastas
    }
score-sequences =
    { $edition ->
        [samba]
            { $count ->
                [one] One samba
               *[other] { $count } sambas
            }
       *[other]
            { $count ->
                [one] One escalera
               *[other] { $count } escaleras
            }
    }
score-wild-melds =
    { $count ->
        [one] One bolivia
       *[other] { $count } bolivias
    }
score-red-threes =
    { $count ->
        [0] Red threes
        [one] One red three
       *[other] { $count } red threes
    }
score-red-threes-all = All { $count } red threes
score-red-threes-against =
    { $count ->
        [one] One red three, against the side
       *[other] { $count } red threes, against the side
    }
score-going-out = Going out
score-concealed = Going out, concealed
score-hands = Cards left in hand
score-black-threes =
    { $count ->
        [one] One black three in hand
       *[other] { $count } black threes in hand
    }
score-unknown =
    { $count ->
        [one] One unknown card, counted as nothing
       *[other] { $count } unknown cards, counted as nothing
    }
score-round = Round score
score-before = Total before
score-total = Total
score-if-stopped = As if the round stopped now

## Regnskabet. $edition er udgavens kode: en færdig sekvens er en samba i Samba, ellers en escalera.

score-title = Regnskab for runde { $round }
score-melded = Meldte kort
score-bonuses = Bonus for færdige melder
score-natural-canastas =
    { $count ->
        [one] En ren canasta
       *[other] { $count } rene canastaer
    }
score-mixed-canastas =
    { $count ->
        [one] En blandet canasta
       *[other] { $count } blandede canastaer
    }
score-sequences =
    { $edition ->
        [samba]
            { $count ->
                [one] En samba
               *[other] { $count } sambaer
            }
       *[other]
            { $count ->
                [one] En escalera
               *[other] { $count } escaleraer
            }
    }
score-wild-melds =
    { $count ->
        [one] En bolivia
       *[other] { $count } boliviaer
    }
score-red-threes =
    { $count ->
        [0] Røde treere
        [one] En rød treer
       *[other] { $count } røde treere
    }
score-red-threes-all = Alle { $count } røde treere
score-red-threes-against =
    { $count ->
        [one] En rød treer, imod siden
       *[other] { $count } røde treere, imod siden
    }
score-going-out = Gået ud
score-concealed = Gået skjult ud
score-hands = Kort tilbage på hånden
score-black-threes =
    { $count ->
        [one] En sort treer på hånden
       *[other] { $count } sorte treere på hånden
    }
score-unknown =
    { $count ->
        [one] Et ukendt kort, regnet som nul
       *[other] { $count } ukendte kort, regnet som nul
    }
score-round = Rundens point
score-before = Stilling før
score-total = Samlet stilling
score-if-stopped = Hvis runden sluttede nu

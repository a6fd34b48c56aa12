## Το φύλλο του σκορ. $edition είναι η παραλλαγή: ένα ολοκληρωμένο σερί είναι samba στη Samba, αλλιώς escalera.

score-title = Σκορ του γύρου { $round }
score-melded = Κατεβασμένα φύλλα
score-bonuses = Μπόνους για ολοκληρωμένους συνδυασμούς
score-natural-canastas =
    { $count ->
        [one] Μία καθαρή κανάστα
       *[other] { $count } καθαρές κανάστες
    }
score-mixed-canastas =
    { $count ->
        [one] Μία μικτή κανάστα
       *[other] { $count } μικτές κανάστες
    }
score-sequences =
    { $edition ->
        [samba]
            { $count ->
                [one] Μία samba
               *[other] { $count } samba
            }
       *[other]
            { $count ->
                [one] Μία escalera
               *[other] { $count } escalera
            }
    }
score-wild-melds =
    { $count ->
        [one] Μία bolivia
       *[other] { $count } bolivia
    }
score-red-threes =
    { $count ->
        [0] Κόκκινα τριάρια
        [one] Ένα κόκκινο τριάρι
       *[other] { $count } κόκκινα τριάρια
    }
score-red-threes-all = Και τα { $count } κόκκινα τριάρια
score-red-threes-against =
    { $count ->
        [one] Ένα κόκκινο τριάρι, εναντίον της πλευράς
       *[other] { $count } κόκκινα τριάρια, εναντίον της πλευράς
    }
score-going-out = Κλείσιμο
score-concealed = Κλείσιμο από το χέρι
score-hands = Φύλλα που έμειναν στο χέρι
score-black-threes =
    { $count ->
        [one] Ένα μαύρο τριάρι στο χέρι
       *[other] { $count } μαύρα τριάρια στο χέρι
    }
score-unknown =
    { $count ->
        [one] Ένα άγνωστο φύλλο, δεν μετράει
       *[other] { $count } άγνωστα φύλλα, δεν μετράνε
    }
score-round = Σκορ του γύρου
score-before = Σύνολο ως τώρα
score-total = Σύνολο
score-if-stopped = Σαν να σταματούσε ο γύρος τώρα

## Die Abrechnung. $edition ist der Code der Spielart: eine fertige Sequenz heißt in Samba Samba, sonst Escalera.

score-title = Abrechnung von Runde { $round }
score-melded = Ausgelegte Karten
score-bonuses = Prämien für fertige Auslagen
score-natural-canastas =
    { $count ->
        [one] Ein reines Canasta
       *[other] { $count } reine Canastas
    }
score-mixed-canastas =
    { $count ->
        [one] Ein gemischtes Canasta
       *[other] { $count } gemischte Canastas
    }
score-sequences =
    { $edition ->
        [samba]
            { $count ->
                [one] Eine Samba
               *[other] { $count } Sambas
            }
       *[other]
            { $count ->
                [one] Eine Escalera
               *[other] { $count } Escaleras
            }
    }
score-wild-melds =
    { $count ->
        [one] Eine Bolivia
       *[other] { $count } Bolivias
    }
score-red-threes =
    { $count ->
        [0] Rote Dreien
        [one] Eine rote Drei
       *[other] { $count } rote Dreien
    }
score-red-threes-all = Alle { $count } roten Dreien
score-red-threes-against =
    { $count ->
        [one] Eine rote Drei, gegen die Seite
       *[other] { $count } rote Dreien, gegen die Seite
    }
score-going-out = Ausgemacht
score-concealed = Verdeckt ausgemacht
score-hands = Karten auf der Hand
score-black-threes =
    { $count ->
        [one] Eine schwarze Drei auf der Hand
       *[other] { $count } schwarze Dreien auf der Hand
    }
score-unknown =
    { $count ->
        [one] Eine unbekannte Karte, zählt nichts
       *[other] { $count } unbekannte Karten, zählen nichts
    }
score-round = Punkte der Runde
score-before = Stand davor
score-total = Gesamtstand
score-if-stopped = Wenn die Runde jetzt endete

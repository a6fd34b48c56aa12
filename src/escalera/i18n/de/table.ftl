## Die Wörter des Tisches.

word-match = Partie
word-round = Runde
word-turn = Zug
word-seat = Platz
word-side = Seite
word-partner = Partner
word-dealer = Geber
word-stock = Talon
word-pile = Ablagestapel
word-top-card = oberste Karte
word-hand = Hand
word-melds = Auslagen
word-red-threes = rote Dreien
word-minimum = Mindestpunktzahl
word-target = Siegpunktzahl
word-total = Gesamtstand
word-frozen = eingefroren
word-opened = Erstauslage liegt
word-not-opened = noch keine Erstauslage

seat-number = Platz { $seat }
side-number = Seite { $side }
round-number = Runde { $round }
meld-number = #{ $meld }

# Arten von Auslagen. $edition ist der Code der Spielart.
meld-rank = Auslage eines Rangs
meld-sequence = Sequenz
meld-wild = wilde Auslage
meld-black-threes = schwarze Dreien
meld-natural-canasta = reines Canasta
meld-mixed-canasta = gemischtes Canasta
meld-finished-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
meld-finished-wild = Bolivia

# Zeilen des Tisches
table-stock = Talon: { amount-cards }
table-pile = Ablagestapel: { amount-cards }, oben { $card }
table-pile-empty = Ablagestapel: leer
table-pile-frozen = Der Ablagestapel ist eingefroren: Nehmen kann ihn nur, wer ein natürliches Paar hat.
table-hand = { $player }: { amount-cards } auf der Hand
table-minimum = Für die Erstauslage braucht deine Seite { $needed }.
table-red-threes =
    { $count ->
        [0] Keine roten Dreien
        [one] Eine rote Drei
       *[other] { $count } rote Dreien
    }
table-no-melds = Noch nichts ausgelegt

# Mengen, nach der Einheit eines Feldes der Regeln
amount-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
amount-packs =
    { $count ->
        [one] ein Kartenspiel
       *[other] { $count } Kartenspiele
    }
amount-suits =
    { $count ->
        [one] eine Farbe
       *[other] { $count } Farben
    }
amount-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
amount-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
amount-melds =
    { $count ->
        [one] eine Auslage
       *[other] { $count } Auslagen
    }
amount-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
# Ein Rang nach seiner Zahl: 2 ist die Vier, 12 das Ass
amount-rank =
    { $count ->
        [0] Zwei
        [1] Drei
        [2] Vier
        [3] Fünf
        [4] Sechs
        [5] Sieben
        [6] Acht
        [7] Neun
        [8] Zehn
        [9] Bube
        [10] Dame
        [11] König
       *[12] Ass
    }
number = { $count }

# Mehreres in einem Satz: „Ada, Ben und Cleo“; mehrere ganze Teile: „mit 2: 15 Karten; mit 3: 13 Karten“.
list-and = { $list } und { $last }
list-and-i = { $list } und { $last }
list-apart = { $list }; { $last }
# Was auf -i endet, steht vor dem Laut i. `list-side` verbindet die Namen einer Seite: „Anna & Clara“.
list-side = &
list-side-i = &

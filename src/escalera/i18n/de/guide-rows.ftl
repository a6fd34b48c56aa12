## Der Vergleich und die Kurzfassung auf einer Seite: jede Zeile ein Name und kurze Sätze.

guide-row-cards = Karten
guide-row-deal = Geben
guide-row-draw = Ziehen
guide-row-rank = Auslagen eines Rangs
guide-row-sequence = Sequenzen
guide-row-wild = Wilde Auslagen
guide-row-pile = Ablagestapel nehmen
guide-row-top = Nur die oberste Karte
guide-row-opening = Erstauslage
guide-row-threes = Dreien
guide-row-discard = Abwerfen
guide-row-out = Ausmachen
guide-row-bonuses = Prämien
guide-row-target = Siegpunktzahl

guide-cell-cards =
    { $packs ->
        [one] Ein Kartenspiel, { $deck } Karten.
       *[other] { $packs } Kartenspiele, { $deck } Karten.
    }
guide-cell-jokers = Joker: { $jokers }.
guide-cell-deal = { $hand } Karten für jeden.
guide-cell-draw =
    { $draw ->
        [one] Eine Karte, oder den Ablagestapel.
       *[other] { $draw } Karten, oder den Ablagestapel.
    }
guide-cell-finished = Mit { $size } Karten fertig.
guide-cell-sequence =
    { $sequences ->
        [yes] Mindestens drei und höchstens { $size } Karten einer Farbe, von { $first } bis { $last }, ohne wilde Karten; dann geschlossen.
       *[no] Keine.
    }
guide-cell-wild =
    { $wildmelds ->
        [yes] Mindestens drei und höchstens { $size } Zweien und Joker; dann geschlossen.
       *[no] Keine.
    }
guide-cell-top =
    { $topcardtosequence ->
        [yes] Ja, wenn sie eine Sequenz der eigenen Seite fortsetzt.
       *[no] Nein.
    }
guide-cell-opening-below = Unter null: { $needed }.
guide-cell-opening-from = Ab { $total }: { $needed }.
guide-cell-discard = Eine Karte beendet den Zug. Jede Karte darf abgeworfen werden, nur keine rote Drei, denn die ist nie auf einer Hand.
guide-cell-bonus-natural = Reines Canasta: { $naturalcanasta }.
guide-cell-bonus-mixed = Gemischtes Canasta: { $mixedcanasta }.
guide-cell-bonus-sequence =
    { $edition ->
        [samba] Samba: { $sequencebonus }.
       *[other] Escalera: { $sequencebonus }.
    }
guide-cell-bonus-wild = Bolivia: { $wildmeldbonus }.
guide-cell-target =
    { $roundcap ->
        [one] { $target } Punkte; ohne sie endet die Partie nach einer Runde.
       *[other] { $target } Punkte; ohne sie endet die Partie nach { $roundcap } Runden.
    }

# Die kurze Tabelle aller Spielarten
guide-short-packs = Kartenspiele
guide-short-hand = Karten für jeden
guide-short-sequences = Sequenzen
guide-short-wild = Wilde Auslagen
guide-short-out = Zum Ausmachen
guide-short-black = Schwarze Drei auf der Hand
guide-short-target = Siegpunktzahl

## Der Rahmen der Regelseiten, und was auf allen steht. $name ist der Name einer Spielart.

guide-site = Regeln der Canasta-Familie
# Die Sprache in ihren eigenen Worten
guide-language = Deutsch
guide-skip = Zum Text
guide-contents = Auf dieser Seite
guide-languages = Sprachen
guide-home = Zu den Tischen
guide-all-rules = Alle Spielarten
guide-open-table = Tisch aufmachen
guide-also = Dasselbe in anderer Form
guide-build = Erstellt von Escalera { $build } aus den Regeln, nach denen es spielt.

guide-title = So spielt man { $name }
guide-description =
    Die Regeln von { $name } mit Beispielen, die das Spiel selbst geprüft hat, einer durchgerechneten Runde, Tipps zum
    guten Spiel, Fragen und Antworten.
guide-of-house =
    { $count ->
        [one] Das sind die Regeln eines bestimmten Tisches: Eine Hausregel ist anders als in { $name }.
       *[other] Das sind die Regeln eines bestimmten Tisches: { $count } Hausregeln sind anders als in { $name }.
    }
guide-of-players = Alles auf dieser Seite gilt für { $players } Personen.
guide-players-link = Für { $count } Personen
guide-sheet-link = Auf einer Seite, zum Ausdrucken
guide-compare-link = { $name } und { $other } nebeneinander

guide-index-title = Die Regeln
guide-index-description = Bolivia, Boliviansk Canasta, Samba und Standard-Canasta: ihre Regeln, einzeln und nebeneinander.
guide-index-intro = Vier Spiele einer Familie werden hier gespielt. Jedes hat eine eigene Seite, und je zwei lassen sich vergleichen.
guide-index-short = Die Spielarten in Kürze
guide-index-compare = Je zwei nebeneinander

guide-compare-title = { $name } und { $other }
guide-compare-description = Was { $name } und { $other } unterscheidet, Zeile für Zeile.
guide-compare-what = Was verglichen wird
guide-compare-more = So spielt man sie

guide-sheet-title = { $name } auf einer Seite
guide-sheet-description = Die Regeln von { $name } auf einer Seite, zum Ausdrucken und neben die Karten legen.

guide-verdict-right = Richtig
guide-verdict-wrong = Falsch

# Was eine Gruppe von Karten in einem Bild ist
guide-cards-table = auf dem Tisch
guide-cards-laid = aus der Hand ausgelegt
guide-cards-added = angelegt
guide-cards-kept = bleiben auf der Hand
guide-cards-pile = der Ablagestapel, die oberste Karte zuletzt
guide-cards-stock = vom Talon
guide-cards-hand = auf der Hand
guide-cards-discarded = abgeworfen
guide-cards-left = auf den Händen geblieben
guide-cards-red = rote Dreien
guide-cards-face-down = der Talon, verdeckt

# Die Abschnitte einer Seite
guide-section-about = Worum es geht
guide-section-set-up = Vorbereitung
guide-section-turn = Ein Zug in Bildern
guide-section-melds = Auslagen
guide-section-rank = Auslagen eines Rangs
guide-section-sequence = Sequenzen
guide-section-wild = Wilde Auslagen
guide-section-threes = Dreien
guide-section-opening = Erstauslage
guide-section-pile = Der Ablagestapel
guide-section-out = Ausmachen
guide-section-scoring = Abrechnung
guide-section-round = Eine Runde, durchgerechnet
guide-section-strategy = Gut spielen
guide-section-questions = Fragen und Antworten
guide-section-history = Geschichte
guide-section-preparing = Mit echten Karten
guide-section-disputes = Worin die Quellen uneins sind
guide-section-short = Alle Spielarten in Kürze
guide-section-values = Jeder Wert der Regeln
guide-section-more = Weiter

guide-column-rule = Regel
guide-column-value = Wert
guide-column-source = Quelle
guide-column-total = Gesamtstand der Seite
guide-column-minimum = Die ersten Auslagen zählen mindestens
guide-column-card = Karte
guide-column-points = Punkte
guide-column-finished = Fertige Auslage
guide-column-bonus = Prämie
guide-column-players = Personen
guide-column-sides = Seiten
guide-name-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
guide-name-wild = Bolivia

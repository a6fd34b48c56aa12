## Das Spiel im Browser mit der Tastatur und nach Gehör: die Liste der Tasten, der Tisch in Worten.

keys-happens = Was geschieht
keys-turn-out = Du darfst ausmachen. { turn-play }
keys-said = { $player } sagt: { $word }

# Die Liste der Tasten
keys-title = Tasten
keys-key = Taste
keys-does = Was sie tut
keys-in-hand = In deiner Hand
keys-in-acts = Was du tun kannst
keys-in-anywhere = Überall am Tisch
keys-space = Leertaste
keys-move = Von Karte zu Karte
keys-rank = Zur nächsten Karte dieses Rangs; 0 ist die Zehn, X der Joker
keys-ends = Zur ersten oder letzten Karte
keys-choose = Die Karte auswählen oder wieder lassen
keys-none = Keine auswählen
keys-order = Die Karte oder die ausgewählten in der Hand verschieben
keys-open = Zu dem, was die ausgewählten Karten nimmt; ist keine ausgewählt, gilt die Karte, auf der du bist
keys-acts = Von der ersten oder letzten Reihe zu den Knöpfen
keys-along = Von Knopf zu Knopf
keys-do = Ausführen
keys-back = Zurück zur Hand
keys-go = Weiter: ziehen, die ausgewählten Karten auslegen, Hingelegtes spielen, Ja sagen
keys-pile = Den Ablagestapel nehmen; auf die Frage des Partners: Nein
keys-discard = Die ausgewählte Karte abwerfen
keys-hint = Ein Tipp: wohin schauen; noch einmal: warum; noch einmal: der Zug
keys-words = Der Tisch in Worten
keys-help = Diese Liste
keys-tab = Von Bereich zu Bereich
keys-close = Schließen, was offen ist
keys-obvious = Zweimal die Eingabetaste tut mit den ausgewählten Karten das Naheliegende: lieber anlegen als eine neue Auslage beginnen; eine einzelne Karte, die nirgends passt, wird abgeworfen.
keys-quiet = Solange du schreibst oder eine Frage offen ist, gelten nur deren eigene Tasten.

# Der Tisch in Worten
keys-summary = Der Tisch in Worten
keys-now = Jetzt
keys-hand = Deine Hand
keys-piles = Talon und Ablagestapel
keys-out = Ausmachen
# $many Karten eines Rangs, und welche: „3 Siebenen: Herz-Sieben, …“
keys-of-rank =
    { $rank ->
        [joker]
            { $many ->
                [1] ein Joker
               *[other] { $many } Joker
            }
       *[other]
            { $many ->
                [1] { $list }
               *[other] { $many } { ranks }: { $list }
            }
    }
keys-take =
    { $many ->
        [0] Du kannst ihn für Auslage { $meld } nehmen.
       *[other] Du kannst ihn mit { $cards } nehmen.
    }
keys-top = Du kannst nur seine oberste Karte nehmen, für Auslage { $meld }.
keys-total = Gesamtstand { $total }, { $word }
keys-meld = Auslage { $meld }: { $what }, { $list }
keys-not-out =
    { $needed ->
        [one] Deine Seite darf noch nicht ausmachen: { $count } von { $needed } fertigen Auslage.
       *[other] Deine Seite darf noch nicht ausmachen: { $count } von { $needed } fertigen Auslagen.
    }
keys-condition =
    { $what ->
        [met] { $sentence }, erledigt
       *[lacking] { $sentence }, fehlt noch
    }

## Der Küchentisch: im Browser Punkte schreiben für ein Spiel mit echten Karten. Für Spielende jeden Alters, die die Karten
## in der einen Hand halten. Ein *Punktezettel* gehört zu einer Partie.

kitchen-title = Küchentisch
kitchen-what = Der Punktezettel für ein Spiel mit echten Karten. Du gibst ein, was auf dem Tisch liegt, und die Punkte werden für dich zusammengezählt.
kitchen-new = Neuer Punktezettel
kitchen-sheets = Deine Punktezettel
kitchen-sheet = Punktezettel
kitchen-all-sheets = Alle Punktezettel
kitchen-rounds =
    { $count ->
        [0] Noch keine Runde
        [one] Eine Runde
       *[other] { $count } Runden
    }
kitchen-changed = Zuletzt geändert { $when }
kitchen-kept = Punktezettel bleiben nur in diesem Browser. Speichere einen als Datei, wenn du ihn anderswohin mitnehmen willst.
kitchen-ready = Diese Seite geht jetzt auch ohne Internet.
kitchen-no-rules = Die Regeln sind noch nicht in diesem Browser. Geh einmal ins Internet, danach geht diese Seite auch ohne.
kitchen-gone = Dieser Punktezettel ist nicht in diesem Browser. Hast du ihn als Datei, kannst du die öffnen.
kitchen-keeps-nothing = Dieser Browser merkt sich nichts. Bitte speichere den Punktezettel als Datei, bevor du diese Seite schließt.

# Vorbereiten. Die Zahlen $seat gehen im Uhrzeigersinn um den Tisch.
kitchen-names = Wer mitspielt
kitchen-names-what = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn. Namen dürfen leer bleiben.
kitchen-first-dealer = Wer in der ersten Runde gibt
kitchen-rules-what = Das sind die Regeln, die etwas am Zählen ändern. Die übrigen macht ihr unter euch aus.
kitchen-fixed = Spiel und Zahl der Personen bleiben, wie sie sind, denn es stehen schon Runden auf dem Zettel. Für ein anderes Spiel fang einen neuen Punktezettel an.
kitchen-begin = Punktezettel anfangen
kitchen-keep = Änderungen übernehmen
kitchen-set-up = Namen und Regeln
kitchen-set-up-kept = Namen und Regeln sind, wie du sie wolltest.

# Der Zettel
kitchen-about = { $edition }, bis { $target } Punkte.
kitchen-deals = { $player } gibt in Runde { $round }.
kitchen-dealt = { $player } gibt.
kitchen-minimum = Braucht { $needed } zur Erstauslage
kitchen-enter = Runde { $round } eintragen
kitchen-go-on = Runde { $round } weiter eintragen
kitchen-correct = Runde { $round } berichtigen
kitchen-correct-doubtful = Runde { $round } berichtigen; darin stimmt vielleicht etwas nicht
kitchen-lines = Alle Zeilen zeigen
kitchen-after-end = Nach Runde { $round } war die Partie zu Ende. Die Runden danach bleiben auf dem Zettel, zählen aber nicht.
kitchen-undo = Rückgängig
kitchen-redo = Wiederholen
# $what ist round oder set-up, die Namen und Regeln.
kitchen-undone =
    { $what ->
        [set-up] Namen und Regeln sind wieder wie vorher.
       *[round] Runde { $round } ist wieder wie vorher.
    }
kitchen-redone =
    { $what ->
        [set-up] Namen und Regeln sind wieder geändert.
       *[round] Runde { $round } ist wieder geändert.
    }
kitchen-print = Drucken
kitchen-save = Als Datei speichern
kitchen-saved = Die Datei liegt bei deinen Downloads.
kitchen-delete = Diesen Zettel löschen
kitchen-delete-sure = Diesen Punktezettel löschen?
kitchen-delete-what = Er lässt sich nicht zurückholen, es sei denn, du hast ihn als Datei gespeichert.

# Eine Runde. $word ist eine Zeile des Zettels oder eine Art von Karte: „Reine Canastas“, „Joker“.
kitchen-who-out = Wer hat ausgemacht?
kitchen-nobody-out = Niemand
kitchen-concealed = Verdeckt
kitchen-concealed-what = Zählt { $count } anstelle der üblichen Prämie.
kitchen-melded = Punkte der ausgelegten Karten
kitchen-hands = Punkte der Karten auf der Hand
kitchen-each =
    { $count ->
        [one] je { $count } Punkt
       *[other] je { $count } Punkte
    }
kitchen-costs =
    { $count ->
        [one] jede kostet { $count } Punkt
       *[other] jede kostet { $count } Punkte
    }
# $count für eine davon, $total für alle, von denen es $number gibt.
kitchen-reds = je { $count } Punkte, alle { $number } zusammen { $total }
kitchen-count-cards = Karten zählen
kitchen-count-cards-of = { $word }: Karten zählen
kitchen-write-points = Punkte eintragen
kitchen-write-points-of = { $word }: Punkte eintragen
kitchen-more =
    { $count ->
        [1] { $word }: eins mehr
       *[other] { $word }: { $count } mehr
    }
kitchen-fewer =
    { $count ->
        [1] { $word }: eins weniger
       *[other] { $word }: { $count } weniger
    }
kitchen-now = { $word }: { $number }
kitchen-write = Runde { $round } auf den Zettel schreiben
kitchen-written = Runde { $round } steht auf dem Zettel.
kitchen-corrected = Runde { $round } ist berichtigt, und jeder Gesamtstand ist neu ausgerechnet.
kitchen-look-again = Darin stimmt vielleicht etwas nicht: Öffne sie, um zu sehen, was.
kitchen-to-sheet = Zum Zettel
kitchen-draft-kept = Was du eingetragen hast, bleibt erhalten, und du kannst damit weitermachen.
kitchen-throw-away = Diesen Eintrag wegwerfen
kitchen-leave-as-was = Die Runde lassen, wie sie war
kitchen-remove = Runde { $round } vom Zettel nehmen
kitchen-removed = Runde { $round } steht nicht mehr auf dem Zettel. „Rückgängig“ holt sie zurück.

# Was nicht sein kann. Niemand wird davon aufgehalten.
kitchen-doubts = Bitte sieh noch einmal hin
kitchen-doubt-reds =
    { $count ->
        [one] Eine rote Drei ist gezählt, es gibt aber nur { $most }.
       *[other] { $count } rote Dreien sind gezählt, es gibt aber nur { $most }.
    }
# $word ist eine Art von Karte in der Einzahl: „Joker“, „Acht bis König“.
kitchen-doubt-cards = Zu viele Karten sind als „{ $word }“ gezählt: { $count }, es gibt aber nur { $most }.
kitchen-doubt-sequences = { $count } fertige Sequenzen sind mehr, als alle Karten hergeben: höchstens { $most }.
kitchen-doubt-wild-melds = { $count } fertige wilde Auslagen sind mehr, als alle Zweien und Joker hergeben: höchstens { $most }.
kitchen-doubt-naturals = { $count } reine Canastas sind mehr, als alle Karten hergeben: höchstens { $most }.
kitchen-doubt-points = Alle Seiten zusammen haben { $count } Kartenpunkte, alle Karten zählen aber nur { $most }.
kitchen-doubt-melded = Die fertigen Auslagen zählen als Karten mindestens { $needed }, eingetragen sind aber { $counted } Punkte für die ausgelegten Karten.
kitchen-doubt-melded-cards = Die fertigen Auslagen haben mindestens { $needed } Karten, als ausgelegt gezählt sind aber { $count }.
kitchen-doubt-step = { $count } kann nicht stimmen: Kartenpunkte sind Vielfache von { $number }.
# $sequence ist needed oder free: ob eine der fertigen Auslagen eine Sequenz sein muss.
kitchen-doubt-right =
    { $sequence ->
        [needed]
            { $edition ->
                [samba] Zum Ausmachen braucht eine Seite { $needed } fertige Auslagen, darunter eine Samba.
               *[other] Zum Ausmachen braucht eine Seite { $needed } fertige Auslagen, darunter eine Escalera.
            }
       *[free]
            { $needed ->
                [one] Zum Ausmachen braucht eine Seite eine fertige Auslage.
               *[other] Zum Ausmachen braucht eine Seite { $needed } fertige Auslagen.
            }
    }
kitchen-doubt-hand = { $player } hat ausgemacht und hat noch Karten auf der Hand.

# Eine Datei mit einem Punktezettel. $word ist, was in der Datei steht.
kitchen-open-file = Gespeicherten Punktezettel öffnen
kitchen-file-what = Er wird ein eigener Zettel; kein anderer wird geändert.
kitchen-file-nothing = Es wurde nichts geändert.
kitchen-file-other = Diese Datei ist kein Punktezettel des Küchentischs.
kitchen-file-newer = Diese Datei kommt aus einer neueren Fassung von Escalera. Bitte lade die Seite neu, und versuch es noch einmal.
kitchen-file-edition = Das Spiel „{ $word }“ aus dieser Datei ist hier nicht bekannt.
kitchen-file-players = Diese Datei ist für „{ $word }“ Personen, und zu so vielen lässt sich ihr Spiel nicht spielen.
kitchen-file-names = Die Namen in dieser Datei sind nicht zu lesen: Es müssen { $players } sein, jeder mit höchstens { $most } Zeichen.
kitchen-file-dealer = Wer zuerst gibt, muss in dieser Datei einer der Plätze 1 bis { $players } sein.
kitchen-file-rule = Die Hausregel „{ $word }“ aus dieser Datei ist nicht bekannt, oder ihr Wert ist nicht möglich.
kitchen-file-rounds = Die Runden in dieser Datei sind nicht zu lesen.
kitchen-file-round = Runde { $round } in dieser Datei ist nicht zu lesen: Etwas fehlt darin oder ist keine ganze Zahl ab 0.

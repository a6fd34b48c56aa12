## Eine Runde nachsehen, was seit dem eigenen Zug geschehen ist, und Punkte, die falsch aussehen.

# Die Seite
looking-title = Aufzeichnung ansehen
looking-title-round = { $edition }, Runde { $round }
looking-back = Diese Runde nachsehen
looking-back-at = Runde { $round } nachsehen
looking-to-table = Zum Tisch
looking-another = Andere Aufzeichnung
looking-loading = Einen Moment …
looking-not-over = Diese Runde läuft noch. Ist sie zu Ende, können alle sie nachsehen.
# Was eine Adresse verlangt und es nicht gibt
looking-no-such-round = Runde { $round } gibt es hier nicht zum Nachsehen.
looking-no-such-place = Diese Adresse nennt keine Runde, die sich zeigen lässt. Vielleicht ist ein Stück verloren gegangen: Lass dir den Link noch einmal schicken.
looking-no-such-act =
    { $what ->
        [first] Die Adresse nennt keinen Schritt dieser Runde; ihre Schritte haben die Nummern bis { $count }. Du siehst das Geben.
       *[last] Die Adresse nennt einen Schritt, den diese Runde nicht hat; ihre Schritte haben die Nummern bis { $count }. Du siehst den letzten.
    }
looking-controls = Durch die Runde gehen
looking-slider = Welcher Schritt gezeigt wird
looking-act-of = Schritt { $number } von { $count }
looking-first = Anfang
looking-back-one = Zurück
looking-play = Abspielen
looking-pause = Anhalten
looking-on = Weiter
looking-last = Ende
# Die Tasten, wie sie auf der Tastatur heißen
looking-key-first = Pos 1
looking-key-back-one = ←
looking-key-play = Leertaste
looking-key-pause = Leertaste
looking-key-on = →
looking-key-last = Ende
looking-pace = Tempo
looking-pace-slow = langsam
looking-pace-steady = normal
looking-pace-quick = schnell
looking-round = Welche Runde
looking-hands = Offene Hände
looking-hands-all = alle
looking-hands-none = keine
looking-hand-of = Hand von { $player }
looking-acts = Was getan wurde
looking-deal = Das Geben
looking-drew = { $player } zieht { $cards }.

# Eine Aufzeichnung von der Festplatte
looking-record-what = Eine Aufzeichnung ist die Datei, die du am Ende einer Partie mit „Aufzeichnung herunterladen“ bekommst. Such hier eine aus, oder zieh sie auf diese Seite. Sie wird nur angesehen und nicht aufbewahrt.
looking-record-choose = Aufzeichnung aussuchen
looking-fault = Zeile { $number } der Datei: { $sentence }
looking-no-round = In dieser Aufzeichnung ist keine Runde.
looking-record-gone = Die Aufzeichnung, die hier offen war, ist in diesem Fenster nicht mehr da. Such die Datei noch einmal aus.

# Ein Link zu einem Zug
looking-link = Link zu diesem Zug
looking-link-what = Wer ihn öffnet, sieht den Tisch, wie er jetzt liegt. Was danach kommt und die Punkte erscheinen erst auf Wunsch. Der Link öffnet auch deinen Tisch, gib ihn also nur Freunden.
looking-link-record = Eine Aufzeichnung auf deiner Festplatte hat keine Adresse, die andere öffnen könnten. Gib ihnen die Datei selbst.
looking-veiled = Du siehst die Runde bis zu diesem Zug. Wie es weiterging, wird noch nicht gezeigt.
looking-go-on = Zeigen, wie es weiterging

# Im Seitenfach
looking-rounds = Punkte jeder Runde und der Gesamtstand danach
looking-match = Partie { $number } nachsehen

# Was seit dem eigenen letzten Zug geschehen ist
happened-button = Was war los?
happened-since-own = Seit deinem letzten Zug
happened-since-deal = Seit dem Geben
happened-since-turn = Die letzten Züge
happened-all = Alles
happened-nothing = Seitdem ist nichts geschehen.

# Eine Zeile der Abrechnung, die falsch aussieht
doubt-button = Diese Punkte stimmen nicht
doubt-mark = jemand bezweifelt das
doubt-no-cards = Hinter dieser Zahl stehen keine Karten.
doubt-what = Runde { $round }, { $side }. { $word }: { $written }
doubt-rule = Die Regel
doubt-no-rule = Die Regel lässt sich gerade nicht zeigen.
doubt-cards = Die Karten dahinter
doubt-words = Was scheint dir falsch? Ein paar Worte, wenn du magst.
doubt-file = Gastgeber Bescheid geben
doubt-filed = Es ist vermerkt. Alle am Tisch sehen es neben den Punkten, und wer den Tisch aufgemacht hat, wird gebeten nachzusehen.
doubt-list = Bezweifelte Punkte
doubt-host = Du hast diesen Tisch aufgemacht. Öffne die Zeile, um ihre Regel und ihre Karten zu sehen, und sprecht darüber. In der Aufzeichnung steht jede Karte.
doubt-others = Wer den Tisch aufgemacht hat, ist gebeten nachzusehen.
doubt-said = { $player } bezweifelt Runde { $round }, { $side }: { $word }.
doubt-look = Ansehen
doubt-told = { $player } bezweifelt eine Zeile der Abrechnung von Runde { $round }: { $word }.

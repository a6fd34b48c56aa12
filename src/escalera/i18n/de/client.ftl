## Die Seiten im Browser: Startseite, Tisch aufmachen, Zusammenkommen, Einstellungen, und was schiefgehen kann.

# Auf jeder Seite
client-skip = Zum Inhalt springen
client-version = Escalera { $build }
client-open-table = Tisch aufmachen
client-kitchen = Punktezettel für echte Karten
client-home = Escalera, zur Startseite
client-settings = Einstellungen
client-language = Sprache
client-close = Schließen
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen …
client-again = Noch einmal versuchen
client-to-home = Zur Startseite

# Startseite
client-what = Bolivia, Samba und Canasta mit Freunden, über einen Link, ohne Anmeldung
client-play-now = Gleich spielen
client-play-now-what = Bolivia mit drei Computerspielern. Es geht sofort los.
client-invite = Freunde einladen
client-invite-what = Ein Tisch für vier, gespielt wird Bolivia. Du bekommst einen Link zum Verschicken.
client-make = Tisch aufmachen
client-make-what = Such dir das Spiel, die Mitspieler, das Tempo und deine Hausregeln aus.
client-join = An einen Tisch kommen
client-join-what = Mit einem Link oder Code, den du bekommen hast.
client-name = Dein Name
client-name-hint = Die anderen sehen ihn am Tisch. Du kannst ihn auch weglassen.
client-name-full = Ein Name hat höchstens { $most } Zeichen.
client-alone = Spieler
client-host = Gastgeber
client-own-tables = Deine Tische
client-own-table = { $edition }, als { $player }
client-own-when = zuletzt geöffnet { $when }
client-forget = Vergessen
client-forget-which = Vergessen: { $edition }, { $when }
client-forgotten = Der Tisch steht nicht mehr auf dieser Liste. Sein Link führt weiterhin hin.

# An einen Tisch kommen
client-join-link = Link oder Adresse des Tisches
client-join-link-hint = Füge den ganzen Link ein. Er sieht so aus: { $address }.
client-join-code = Code, falls du einen bekommen hast
client-join-code-hint = Acht Zeichen, die deinen Platz auf dieses Gerät holen.
client-join-code-wrong = Ein Code hat acht Buchstaben und Ziffern.
client-join-wrong = Das ist kein Link zu einem Tisch. Bitte füge den ganzen Link ein.
client-go = An den Tisch

# Einen Tisch aufmachen
client-make-intro = Alles ist schon ausgesucht. Ändere, was du magst, oder mach den Tisch einfach auf.
client-make-button = Tisch aufmachen
client-which = Welches Spiel
client-edition-bolivia = Drei Kartenspiele, Sequenzen und Auslagen aus wilden Karten. Für Geübte.
client-edition-bolivia-dk = Bolivia, wie man es in Dänemark spielt.
client-edition-samba = Drei Kartenspiele mit Sequenzen: flott, mit vielen Karten auf der Hand.
client-edition-classic = Zwei Kartenspiele, ohne Sequenzen: das Canasta der Fünfzigerjahre.
client-players = Personen
client-sides =
    { $players ->
        [2] Eins gegen eins.
        [3] Alle für sich.
        [6] Partner sitzen sich gegenüber: drei Paare, oder zwei Seiten zu dritt.
        [4] Partner sitzen sich gegenüber.
       *[other] Alle für sich.
    }
client-target = Gespielt bis
client-target-usual = { $target }, wie üblich
client-target-of = { $target }
client-target-own = Eine andere Zahl
client-others = Die anderen Plätze
client-others-open = Offen, für Leute mit dem Link
client-others-computer = Computerspieler
client-pace = Tempo
client-pace-relaxed = Gemütlich
client-pace-relaxed-what = Ohne Uhr. Wenn ihr mögt, über mehrere Tage.
client-pace-steady = Normal
client-pace-steady-what = Zwei Minuten pro Zug. Sind sie um, verliert niemand seinen Platz.
client-pace-quick = Schnell
client-pace-quick-what = Fünfundvierzig Sekunden pro Zug. Sind sie um, verliert niemand seinen Platz.
client-away = Ist jemand nicht da, einen Computer als Vertretung anbieten
client-away-after =
    { $count ->
        [0] nie
        [one] nach einer Minute
       *[other] nach { $count } Minuten
    }
client-asking = Den Partner vor dem Ausmachen fragen
client-house = Hausregeln
client-house-what = { $count ->
        [0] Keine: Es gelten die Regeln der Spielart.
        [one] Eine Regel ist geändert.
       *[other] { $count } Regeln sind geändert.
    }
client-house-more = Alle anderen Regeln
client-house-loading = Die Regeln werden geholt …
client-house-missing = Die Regeln lassen sich gerade nicht zeigen. Es gelten die der Spielart.
client-rule-usual = üblich: { $word }
client-rule-source = Quelle
client-rule-from = „{ $word }“ stammt von hier: { $sentence }.
client-rule-disputed = Andere Quellen sagen es anders. Du hast die Wahl: { $list }.
client-rule-differ = Die Quellen sind uneins
client-rule-reset = Zurück zu den Regeln der Spielart

# Zusammenkommen
client-gathering = Warten auf Mitspieler
client-ready = Alle sind da
client-seats-left =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
client-sit = Platz nehmen
client-sit-here = Hier sitzen
client-sit-at = Hier sitzen, Platz { $seat }
client-guest = Gast
client-watching = Du siehst zu. Du siehst, was alle am Tisch sehen, und niemandes Hand.
client-wait-host = { $player } startet das Spiel, wenn alle da sind.
client-start = Spiel starten
client-fill = Mit Computerspielern auffüllen
client-link = Schick diesen Link deinen Freunden
client-link-hint = Wer ihn hat, darf sich hinsetzen oder zusehen.
client-link-new = Link zeigen
client-share-title = Canasta an meinem Tisch
client-share-text = Komm und spiel mit mir { $edition }:
client-code-picture = Der Link als Bild für die Kamera eines Telefons
client-seat = Platz { $seat }
client-seat-side = Platz { $seat }, Seite { $side }
client-seat-open = Frei
client-seat-computer = Computer
client-seat-away = nicht da
client-seat-you = du
client-seat-partner = dein Partner
client-seat-partner-of = Partner von { $player }
client-seat-man = Computerspieler
client-seat-free = Platz frei machen
client-seat-free-which = Platz frei machen: { $player }
client-seat-swap = Plätze tauschen
client-seat-swap-which = Plätze tauschen: Platz { $seat }, { $player }
client-seat-swap-here = Hierher tauschen
client-seat-swap-stop = So lassen
client-about = Dieser Tisch
client-about-pace = Züge
client-about-no-clock = ohne Uhr
client-about-turn = { $count ->
        [one] eine Sekunde pro Zug
       *[other] { $count } Sekunden pro Zug
    }
client-about-answer = Antwort an den Partner
client-about-answer-none = ohne Frist
client-about-answer-within = innerhalb von { $count } Sekunden, danach gilt Ja
client-about-away = Ist jemand nicht da
client-about-away-never = die anderen warten
client-about-away-after =
    { $count ->
        [one] nach einer Minute bekommen die anderen einen Computer als Vertretung angeboten
       *[other] nach { $count } Minuten bekommen die anderen einen Computer als Vertretung angeboten
    }
client-about-until = Bleibt bestehen bis
client-about-until-what = { $when }, mit jedem Besuch länger
client-device = Dein Platz auf einem anderen Gerät
client-device-what = Öffne dort diesen Link, oder öffne die Adresse des Tisches und tippe den Code ein. Gib beides nicht weiter: Wer es hat, spielt für dich.
client-device-link = Link zu meinem Platz zeigen
client-device-code = Code zeigen
client-device-link-is = Link zu deinem Platz
client-device-code-is = Code für deinen Platz
client-device-address-is = Adresse des Tisches

# Einstellungen
client-theme = Farben
client-theme-system = Wie das Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-theme-contrast = Hoher Kontrast
client-set-reading = Lesen
client-set-playing = Spielen
client-set-around = Ton und Bewegung
client-set-four-colours = Vierfarbiges Blatt
client-set-large-print = Große Schrift
client-set-left-handed = Linkshändig
client-set-sound = Ton
client-set-motion = Karten bewegen sich
client-set-confirm = Vor dem Abwerfen noch einmal fragen
client-set-warn = Warnen, bevor ein Abwurf anderen hilft
client-set-notify = Bescheid geben, wenn ich am Zug bin
client-set-notify-blocked = Dieser Browser erlaubt es hier nicht.
client-set-kept = Wird in diesem Browser gemerkt.

# Was schiefgehen kann
client-arriving = Unterwegs zum Tisch …
client-code = Code für deinen Platz
client-closed = Dieser Tisch lässt sich nicht öffnen
client-nowhere = Unter dieser Adresse ist nichts
client-nowhere-what = Vielleicht ging ein Teil davon verloren. Von der ersten Seite kommst du zu deinen Tischen, zu den Regeln und zu allem anderen.
client-wrong-link = Dieser Link öffnet keinen Tisch
client-wrong-link-what = Vielleicht ist ein Stück davon verloren gegangen. Lass ihn dir noch einmal schicken, oder gib den Code für deinen Platz ein.
client-expired = Diesen Tisch gibt es nicht mehr
client-expired-what = Lange ist niemand gekommen, darum ist er aufgegeben worden. Ein neuer ist schnell aufgemacht.
client-full-what = Alle Plätze sind besetzt. Du kannst zusehen: Du siehst, was alle am Tisch sehen.
client-offline = Der Dienst ist gerade nicht zu erreichen. Bitte versuch es gleich noch einmal.
client-offline-title = Keine Verbindung
client-offline-what = Dieses Gerät hat anscheinend kein Internet. Dein Platz bleibt dir, und der Tisch kommt von selbst wieder.
client-reconnecting = Die Verbindung ist abgerissen. Sie wird neu aufgebaut …
client-restarting = Der Server antwortet nicht, vielleicht startet er gerade neu. Nichts ist verloren, der Tisch kommt von selbst wieder.
client-back = Du bist wieder verbunden.
client-troubled = Der Dienst schafft das gerade nicht. Es wird so lange versucht, bis es klappt.
client-link-in-house = Dieser Link geht auf Telefonen und Computern im selben Netz wie dieser Computer. Die Adresse oben in deinem eigenen Fenster geht nur auf diesem Computer.
client-link-only-here = Dieser Link geht nur auf diesem Computer. Für andere im Haus: Beende Escalera und starte es mit make play ARGS="serve --host 0.0.0.0". Öffne dann die Adresse, die dieser Computer im Netz des Hauses hat.

# Wege zu den Regelseiten
client-rules = So wird gespielt
client-rules-table = Die Regeln dieses Tisches, ausführlich
client-rules-chosen = So spielt man, was hier ausgesucht ist

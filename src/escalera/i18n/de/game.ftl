## Das Spiel im Browser.

# Worauf gewartet wird
game-reconnecting = Die Verbindung ist weg. Sie wird neu aufgebaut …
game-dealing = Die Karten werden gemischt …
game-ready-ask = Die Runde ist zu Ende. Weiter geht es, sobald du bereit bist.
game-ready-wait = Warten auf die anderen
game-over = Die Partie ist zu Ende.
game-wait-draw = { $player } zieht.
game-wait-play = { $player } ist am Zug.
game-wait-answer = { $player } soll antworten.
game-answer = { $player } fragt: „Darf ich ausmachen?“
game-draw = Du bist am Zug: Zieh.
game-draw-take = Du bist am Zug: Zieh, oder nimm den Ablagestapel.
game-stock-empty = Der Talon ist leer: Nimm den Ablagestapel, oder passe.
game-stock-empty-pass = Der Talon ist leer: Passe; damit endet die Runde.
game-play = Leg aus, wenn du magst, und wirf dann eine Karte ab.
game-play-out = Du darfst ausmachen. Leg aus, wenn du magst, und wirf dann eine Karte ab.
game-answered-yes = Die Antwort ist Ja, also machst du jetzt aus. Leg alle Karten aus, oder alle bis auf eine, die du dann abwirfst.
game-answered-no = Die Antwort ist Nein, also kannst du jetzt nicht ausmachen. Leg aus, wenn du magst, und wirf dann eine Karte ab.
game-answer-late = Kommt die Antwort nicht rechtzeitig, gilt sie als Ja.
game-seconds =
    { $count ->
        [one] noch eine Sekunde
       *[other] noch { $count } Sekunden
    }
game-drawer-unread =
    { $count ->
        [one] Verlauf, Chat, Tisch; eine neue Nachricht
       *[other] Verlauf, Chat, Tisch; { $count } neue Nachrichten
    }
game-title-mine = Du bist am Zug – Escalera
game-heading = Runde { $round }
game-watching = Du siehst zu. Du siehst, was alle am Tisch sehen, und niemandes Hand.
game-not-yours = Du bist nicht am Zug.
game-understood = In Ordnung

# Der Plan für den Zug
game-plan = Hingelegt, noch nicht gespielt
game-plan-short = { $counted } von { $needed }, noch { $lacking } nötig.
game-plan-enough = { $counted } von { $needed }: reicht für die Erstauslage.
game-plan-counts = Zählt { $counted }.
game-plan-left =
    { $count ->
        [0] Keine Karte bleibt auf deiner Hand.
        [one] Eine Karte bleibt auf deiner Hand.
       *[other] { $count } Karten bleiben auf deiner Hand.
    }
# Der Tisch hat sich geändert, seit Karten hingelegt wurden; $cards sind geschriebene Karten, $why ein ganzer Satz
game-plan-over = Dein Zug ist vorbei. Es ist nichts mehr hingelegt.
game-plan-gone = Nicht mehr hingelegt: { $cards }. Du hast nicht mehr alle diese Karten.
game-plan-unfit = Nicht mehr hingelegt: { $cards }. { $why }
game-plan-finishes =
    { $what ->
        [natural] Macht ein reines Canasta fertig.
        [mixed] Macht ein gemischtes Canasta fertig.
        [samba] Macht eine Samba fertig.
        [bolivia] Macht eine Bolivia fertig.
       *[escalera] Macht eine Escalera fertig.
    }
game-part-new = Neue Auslage: { $cards }
game-part-black = Schwarze Dreien: { $cards }
game-part-add = An Auslage #{ $meld }: { $cards }
game-part-take = Der Ablagestapel, mit { $cards }
game-part-take-onto = Der Ablagestapel für Auslage #{ $meld } { $cards }
game-take-back-one = Zurücknehmen: { $what }
# Auf den hingelegten Karten; $what ist die Auslage, an die sie kommen: Siebenen, Herz 4–8, wilde Karten
game-plan-onto = an { $what }

# Knöpfe
game-actions = Was du tun kannst
game-play-all = Spielen
# Nichts wird gespielt, bevor gezogen oder der Ablagestapel genommen ist
game-play-after-draw = Nach dem Ziehen spielen
game-take-back = Alles zurücknehmen
game-lay-new = Neue Auslage
game-lay-with = Zur hingelegten Auslage ({ $count })
game-lay-black = Schwarze Dreien auslegen
game-lay-onto = An Auslage #{ $meld } anlegen
game-join = Auslagen #{ $meld } und #{ $gone } zusammenlegen
game-take-with = Ablagestapel damit nehmen
game-take-onto = Ablagestapel für Auslage #{ $meld }
game-take-by = Ablagestapel mit { $cards } nehmen
game-take-top = Nur die oberste Karte nehmen
game-discard = { $card } abwerfen
game-lay-first = Spiel, was hingelegt ist, oder nimm es zurück; dann kannst du abwerfen.
game-choose-none = Keine auswählen
game-take-seat-back = Wieder selbst spielen
game-ask = Fragen: „Darf ich ausmachen?“
game-next-round = Nächste Runde
game-rematch = Noch eine Partie
game-record = Aufzeichnung herunterladen
game-waits-for = Es fehlen noch: { $players }

# Rückfragen
game-ask-first = Erst { $player } fragen?
game-ask-must = An diesem Tisch musst du fragen, bevor du ausmachst.
game-ask-may = Du darfst fragen, ob du ausmachen sollst. An die Antwort von { $player } musst du dich halten.
game-ask-not = Ohne Frage ausmachen
game-back = Zurück
game-discard-sure = { $card } abwerfen?
game-fits-own = { $card } passt an deine eigene Auslage #{ $meld }.
game-fits-other = { $card } passt an Sequenz #{ $meld } der anderen ({ $side }): Sie könnten damit weitermachen.

# Verlauf, Chat, Abrechnung
game-drawer = Verlauf, Chat, Tisch
game-drawer-short = Menü
game-tab-history = Verlauf
game-tab-chat = Chat
game-tab-score = Stand
game-tab-table = Tisch
game-close = Schließen
game-no-score = Noch ist keine Runde zu Ende.
game-say = Sag etwas
game-send = Senden
# Kurz bevor eine Zeile voll ist
game-left =
    { $count ->
        [0] Mehr Zeichen passen nicht.
        [one] Ein Zeichen passt noch.
       *[other] { $count } Zeichen passen noch.
    }
game-too-many =
    { $count ->
        [one] Das ist ein Zeichen zu viel.
       *[other] Das sind { $count } Zeichen zu viel.
    }
game-goes-on = Eine Zeile fasst { $most } Zeichen. Der Rest bleibt hier stehen und kann als nächste Zeile gesendet werden.
game-mute = { $player } stumm schalten
game-unmute = { $player } wieder hören
game-started = Die Partie beginnt.
game-rematched = Eine neue Partie beginnt.
game-stood-in = Ein Computerspieler vertritt { $player }.
game-returned = { $player } ist wieder da.
game-readied = { $player } ist bereit.
game-sat = { $player } nimmt Platz.
game-checked-added = Beim Mischen ist die Zahl verwendet worden, die dein Browser beigetragen hat.
game-checked-kept = Es ist gemischt worden wie angekündigt, ohne die Zahl deines Browsers.
game-checked-broken = Es ist nicht gemischt worden wie angekündigt. Bitte sag es den anderen.
game-checked-unknown = Dieser Browser hat zum Mischen nichts beigetragen.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie!
phrase-bye = Auf Wiedersehen!

# Die Zeilen der Abrechnung, für alle Seiten zugleich
game-line-melded = Ausgelegte Karten
game-line-natural-canastas = Reine Canastas
game-line-mixed-canastas = Gemischte Canastas
game-line-sequences =
    { $edition ->
        [samba] Sambas
       *[other] Escaleras
    }
game-line-wild-melds = Bolivias
game-line-red-threes = Rote Dreien
game-line-going-out = Ausgemacht
game-line-concealed = Verdeckt ausgemacht
game-line-hands = Karten auf der Hand
game-line-black-threes = Schwarze Dreien auf der Hand

## Worum man gebeten wird, und die Namen dessen, was man tun kann.

turn-draw = Du bist am Zug: Zieh, oder nimm den Ablagestapel.
turn-draw-only = Du bist am Zug: Zieh. Den Ablagestapel kannst du jetzt nicht nehmen.
turn-draw-top = Du bist am Zug: Zieh, nimm den Ablagestapel, oder nimm nur seine oberste Karte für eine Sequenz.
turn-stock-empty = Der Talon ist leer: Nimm den Ablagestapel, oder passe; damit endet die Runde.
turn-stock-empty-pass = Der Talon ist leer, und den Ablagestapel kannst du nicht nehmen: Passe; damit endet die Runde.
turn-stock-empty-take = Der Talon ist leer, und du musst den Ablagestapel nehmen.
turn-play = Du bist am Zug: Leg Karten aus, oder wirf eine ab und beende so deinen Zug.
turn-answer = { $player } fragt: „Darf ich ausmachen?“ Antworte mit Ja oder Nein.
turn-wait = { $player } ist am Zug.
turn-wait-answer = { $player } soll antworten.

# Was man tun kann, als Knöpfe und Überschriften; .help sagt, was es bewirkt.
verb-draw = Ziehen
    .help = Karten vom Talon nehmen
verb-take = Ablagestapel nehmen
    .help = seine oberste Karte mit Karten aus deiner Hand auslegen; der Rest kommt auf deine Hand
verb-top = Oberste Karte nehmen
    .help = nur diese Karte, für eine Sequenz deiner Seite, statt zu ziehen
verb-meld = Auslegen
    .help = neue Auslagen auf den Tisch legen und Karten an Auslagen deiner Seite anlegen
verb-add = Anlegen
    .help = Karten an Auslagen deiner Seite legen
verb-merge = Zusammenlegen
    .help = aus zwei Auslagen desselben Rangs eine machen
verb-ask = Fragen
    .help = deinen Partner fragen, ob du ausmachen sollst; an die Antwort musst du dich halten
verb-yes = Ja
    .help = dein Partner soll ausmachen
verb-no = Nein
    .help = dein Partner soll in diesem Zug nicht ausmachen
verb-discard = Abwerfen
    .help = eine Karte auf den Ablagestapel legen; damit endet dein Zug
verb-pass = Passen
    .help = nichts nehmen, wenn der Talon leer ist; damit endet die Runde

# Während Karten ausgewählt werden.
chosen-count = { $count ->
        [one] Eine Karte ausgewählt
       *[other] { $count } Karten ausgewählt
    }
chosen-minimum = Die ausgewählten Karten zählen { $counted } von den { $needed }, die deine Seite für die Erstauslage braucht.
chosen-opens = Die ausgewählten Karten zählen { $counted }: Das reicht für die Erstauslage, die { $needed } braucht.

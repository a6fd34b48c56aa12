## Was die Befehlszeile ausgibt. $edition ist der Code der Spielart.

# Zeilen der Abrechnung, für alle Seiten zugleich
sheet-side = Seite { $side }: { $player }
sheet-melded = Ausgelegte Karten
sheet-natural-canastas = Reine Canastas
sheet-mixed-canastas = Gemischte Canastas
sheet-sequences =
    { $edition ->
        [samba] Sambas
       *[other] Escaleras
    }
sheet-wild-melds = Bolivias
sheet-red-threes = Rote Dreien
sheet-going-out = Ausgemacht
sheet-concealed = Verdeckt ausgemacht
sheet-hands = Auf der Hand
sheet-black-threes = Schwarze Dreien auf der Hand

# $edition ist hier ihr Name
score-of-table = Abrechnung des Tisches, { $edition }
match-runs =
    { $count ->
        [0] Noch ist keine Runde gegeben.
       *[other] Die Partie geht weiter.
    }

# Was auf einem Tisch nicht liegen kann, in einer Tischdatei
position-not-a-meld = Diese Karten sind keine Auslage: { $written }. Sie brauchen denselben Rang; nur in einer Auslage eines Rangs dürfen die Farben fehlen.
position-black-threes-only-going-out = Schwarze Dreien liegen nur dort auf dem Tisch, wo die Seite ausgemacht hat, in einer Auslage; bei Seite { $side } ist es anders.
position-red-three =
    { $what ->
        [meld] Eine rote Drei ist nie in einer Auslage: Sie zählt unter red_threes.
       *[hand] Eine rote Drei ist nie auf einer Hand: Sie zählt unter red_threes.
    }
position-out-twice = Nur eine Seite kann ausgemacht haben, und hier ist Seite { $side } eine zweite.
position-out-with-cards = Seite { $side } kann nicht ausgemacht haben: Keine ihrer Hände ist leer.
position-no-right-to-go-out = Seite { $side } kann nicht ausgemacht haben: { right-needed }; { right-held }.

file-missing = Diese Datei gibt es nicht.
file-typed = Tippe ein, was in der Datei stünde; Ctrl-D in einer eigenen Zeile beendet es.

# Warum etwas nicht zu schreiben ist
output-failed = escalera: Die Ausgabe lässt sich nicht schreiben: { $why }.
file-not-written = { $path } lässt sich nicht schreiben: { $why }.
why-full = der Datenträger ist voll
why-missing = diesen Ordner gibt es nicht
why-forbidden = du darfst dort nicht schreiben
why-read-only = dieser Datenträger lässt sich nur lesen
why-folder = das ist ein Ordner
why-no-file = das ist keine Datei
why-broken = der Datenträger hat einen Fehler
why-other = „{ $word }“

# So viele können eine Spielart nicht spielen; $edition ist hier ihr Name
players-wrong = { $edition } ist hier für { $players } Personen, nicht für { $count }. Für { $count } gibt es: { $list }.
players-none = { $edition } ist hier für { $players } Personen, nicht für { $count }.

# Ein Server: $address ist, was man öffnet, $path die Datenbank
open-ready = Escalera ist bereit: { $address }
open-how =
    { $what ->
        [opened] Dein Browser öffnet diese Adresse. Ctrl-C beendet Escalera; die Spiele bleiben erhalten.
       *[open] Öffne diese Adresse in deinem Browser. Ctrl-C beendet Escalera; die Spiele bleiben erhalten.
    }
open-other-port = Port { $port } ist von einem anderen Programm belegt, darum ist es diesmal { $number }.
open-running = Escalera läuft schon: { $address }
open-stopped = Escalera ist beendet. Die Spiele bleiben erhalten.
serve-network = Für andere in deinem Netz: { $address }
serve-listens = Der Server lauscht an: { $address }
serve-kept = Die Tische liegen in { $path }. Ctrl-C beendet den Server, und nichts geht verloren.
worker-ready = Hier wird für Computerspieler entschieden. Ctrl-C hält es an, und nichts geht verloren.

# Die Übersicht der Befehle
overview-what = Escalera: Bolivia, Samba und Canasta, genau bis auf die letzte Karte.
overview-try = Zum Beispiel:
overview-help = Mehr über einen Befehl: escalera COMMAND --help
command-open = die Tische dieses Computers, im Browser
command-play = ein Spiel im Terminal gegen Computerspieler
    .usage = play
command-serve = stellt Tische für Browser und Bots bereit
    .usage = serve
command-worker = entscheidet für die Computerspieler mehrerer Server
    .usage = worker
command-join = setzt einen Bot an den Tisch eines Servers
    .usage = join LINK
command-replay = prüft eine Aufzeichnung Schritt für Schritt und gibt ihre Abrechnungen aus
    .usage = replay FILE
command-score = rechnet ab, was auf einem Tisch liegt, Zeile für Zeile
    .usage = score FILE
command-suggest = was ein Computerspieler dort täte, und warum
    .usage = suggest FILE
command-simulate = lässt Computerspieler viele Spiele gegeneinander spielen und misst sie
    .usage = simulate
command-tune = findet Gewichte für die Computerspieler, indem sie spielen
    .usage = tune
command-rules = die Regeln einer Spielart, oder was sie von einer anderen unterscheidet
    .usage = rules [EDITION]
command-verify = prüft, ob in einer Aufzeichnung ehrlich gemischt wurde
    .usage = verify FILE
command-backup = kopiert die Datenbank des Servers, auch während er läuft
    .usage = backup FILE
command-restore = setzt eine Sicherung an die Stelle der Datenbank des Servers
    .usage = restore FILE
command-export = schreibt die Aufzeichnung eines Tisches, oder sein Protokoll
    .usage = export TABLE

# Die Regeln einer Spielart
rules-editions = Die Spielarten
rules-differences = Was anders ist
rules-same = Sie unterscheiden sich nicht.
rules-disputed = die Quellen sind uneins; was die anderen sagen, ist eine Hausregel
rules-column-rule = Regel
rules-column-name = Hausregel
rules-column-value = Wert
rules-column-source = Quelle
rules-column-edition = Spielart
rules-cards-in-all = Karten insgesamt
rules-house = Eine Hausregel ändert einen Wert: escalera play --rule NAME=VALUE, wie in --rule hand=13.
rules-more = Eine davon im Ganzen: escalera rules EDITION
# $players sind eine oder mehrere Anzahlen von Personen; danach folgt, was für sie gilt
rules-with-players = bei { $players }

# Woher ein Wert kommt, in einer Spalte und ausführlich
source-card-room = Portal
    .long = die Regelseite eines Kartenspielportals im Netz
source-danish-bolivia = Bolivia-Anleitung
    .long = eine dänische Anleitung zu bolivianischem Canasta
source-danish-samba = Samba-Anleitung
    .long = eine dänische Anleitung zu Samba
source-laws = Regelwerk
    .long = die internationalen Canasta-Regeln
source-project = Projekt
    .long = von diesem Projekt festgelegt, wo die Quellen nichts sagen

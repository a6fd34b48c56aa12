## Was „escalera BEFEHL --help“ sagt, und wie auf eine Befehlszeile geantwortet wird, die nicht zu lesen ist.
## Was getippt wird, bleibt, wie es ist: Namen von Befehlen, --optionen, Wörter in Großbuchstaben, Namen in Kleinbuchstaben.

help-usage = Aufruf:
help-options = Optionen
help-default = [üblich: { $word }]
help-help = Zeigt dies und endet.
help-version = Zeigt die Version, und ob der Spielkern kompiliert ist.
help-browser = Ohne Befehl: zeigt die Tische im Browser oder eben nicht; sonst dort, wo es einen Bildschirm mit Fenstern gibt.
help-lang = Die Sprache, wie in de; sonst die von ESCALERA_LANG, sonst die deines Systems.
help-json = Gibt JSON aus und sonst nichts.
help-database = Die Datenbank des Servers, falls nicht die in deinem Datenordner.
help-bus = Der NATS-Server, über den mehrere Server einander sagen, was es Neues gibt.

help-play =
    Spiel eine ganze Partie im Terminal. Tippe im Spiel ?, wenn du Hilfe brauchst. Nach jedem Schritt wird das Spiel
    gesichert; wer es verlassen hat, kann beim nächsten Aufruf damit weitermachen. Nicht beendete Spiele bleiben erhalten,
    ob du damit weitermachst oder nicht.
help-play-edition = bolivia, bolivia-dk, samba oder classic.
help-play-players = Wie viele mitspielen.
help-play-bots = Computerspieler, mit Kommas: { $list }.
help-play-rule = Eine Hausregel, wie in hand=13; darf mehrmals stehen. „escalera rules EDITION“ zeigt die Namen.
help-play-target = Der Gesamtstand, der die Partie gewinnt.
help-play-seat = Dein Platz, von 1 an.
help-play-names = Die Namen ab Platz 1, mit Kommas.
help-play-seed = Eine Zahl, die das Mischen festlegt, um dieselben Karten noch einmal zu spielen.
help-play-record = Schreibt die Aufzeichnung auch dorthin.
help-play-resume = Macht mit dem Spiel in FILE weiter, mit dem dieser Nummer aus --list, oder mit dem neuesten nicht beendeten.
help-play-list = Zeigt die nicht beendeten Spiele und endet.
help-play-new = Beginnt ein neues Spiel, ohne ein nicht beendetes anzubieten.
help-play-fast = Ohne Pausen, während Computerspieler am Zug sind.

help-serve =
    Stellt Tische für Browser und Bots bereit, bis Ctrl-C. Einstellungen kommen aus Optionen, aus der Umgebung
    (ESCALERA_PORT und so weiter) und aus --config, in dieser Reihenfolge.
help-serve-host = Die Adresse, an der gelauscht wird; 127.0.0.1 ist nur für diesen Computer da.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-processes = Serverprozesse an diesem Port; mehrere brauchen PostgreSQL und --bus.
help-serve-workers = Prozesse für Computerspieler.
help-serve-prefix = Der Pfad, unter dem er zu finden ist, wie in /games.
help-serve-public-url = Was man im Browser eintippt, ohne den Pfad: https://example.org
help-serve-log = Die Form des Protokolls.
help-serve-config = Eine TOML-Datei mit diesen und allen anderen Einstellungen.
help-worker = Entscheidet für die Computerspieler der Server, die an demselben NATS-Server hängen, bis Ctrl-C.
help-worker-workers = Prozesse, in denen gedacht wird; ohne Angabe einer für jeden Kern.

help-join =
    Setzt einen Bot an den Tisch, zu dem LINK führt, und spielt die Partie. LINK ist der Link eines Tisches, wie man ihn
    weitergibt, oder der eines Platzes. Setz ihn in der Shell in Anführungszeichen. Ctrl-C verlässt den Tisch; der Platz
    bleibt erhalten.
help-join-bot = Wer spielt: eine Klasse von dir, oder einer von { $list }.
help-join-name = Sein Name am Tisch, falls nicht der seines Moduls.
help-join-seconds = Wie lange er für eine Entscheidung Zeit hat.
help-join-patience =
    Wie viele Sekunden es mit einem Server, der nicht zu erreichen ist, noch einmal versucht wird; höchstens 20, bevor der
    Platz eingenommen ist.
help-join-http = Verwendet nur einfaches HTTP, wo kein WebSocket durchkommt.

help-replay =
    Prüft Aufzeichnungen von Spielen Schritt für Schritt und gibt ihre Abrechnungen aus. FILE ist eine Aufzeichnung
    (.canasta), oder - für die Standardeingabe. Der Rückgabewert ist 1, wenn etwas darin nicht erlaubt ist, und 2, wenn sie
    nicht zu lesen ist.
help-score =
    Rechnet Tischdateien ab, jede Zeile mit den Karten dahinter. FILE ist eine Tischdatei (.toml), oder - für die
    Standardeingabe. Der Rückgabewert ist 1, wenn der Tisch so nicht sein kann, und 2, wenn die Datei nicht zu lesen ist.
help-suggest =
    Sagt, wie ein Computerspieler den Rest des Zuges spielen würde, soweit man es wissen kann. FILE ist eine Tischdatei
    (.toml), oder - für die Standardeingabe. Angesehen wird nur, was der Platz am Zug sehen darf. Der Rückgabewert ist 1,
    wenn der Tisch so nicht sein kann oder niemand am Zug ist, und 2, wenn die Datei nicht zu lesen ist.
help-suggest-level = Wer rät.
help-simulate =
    Lässt Computerspieler viele Spiele gegeneinander spielen. Jedes Blatt wird reihum von jeder Seite gespielt, damit sich
    das Kartenglück aufhebt; übrig bleibt, wie die Seite des ersten Namens gegen die anderen spielt. Ctrl-C gibt aus, was
    bis dahin da ist.
help-simulate-edition = Was gespielt wird.
help-simulate-players = Wie viele mitspielen.
help-simulate-bots =
    Wer spielt: ein Name für alle, zwei für eine Seite gegen die anderen, einer je Seite, oder einer je Platz. Ein Name ist
    einer von { $list }, untuned (expert, ehe er abgestimmt war), MODULE:CLASS, oder eine Datei mit Gewichten.
help-simulate-pairs = Wie viele Blätter gespielt werden, jedes von jeder Seite; 400, wenn nichts gesagt ist.
help-simulate-matches = Statt Blättern: Partien bis zur Siegpunktzahl.
help-simulate-duplicate = Spielt jedes Blatt reihum von jeder Seite, oder nur einmal mit wechselnden Seiten.
help-simulate-seed = Dieselbe Zahl ergibt dieselben Spiele.
help-simulate-processes = So viele, wie es Kerne gibt, wenn nichts gesagt ist.
help-simulate-seconds = Wie lange MODULE:CLASS für eine Entscheidung Zeit hat.
help-simulate-records = Schreibt von jedem Spiel eine Aufzeichnung dorthin.
help-simulate-blunders = Zählt auch mit, was niemand tut, der gut spielt; dauert länger.
help-simulate-ray = Spielt auf dem Ray-Cluster unter dieser Adresse; „auto“ findet einen, der hier läuft.
help-tune =
    Findet Gewichte für die Computerspieler einer Spielart: Eine Evolutionsstrategie lässt Kandidaten dieselben Blätter von
    jeder Seite spielen. Noch einmal mit demselben Ordner aufgerufen, geht es dort weiter, wo es stehen blieb, auch nach
    Ctrl-C. Am Ende spielt, was gefunden wurde, Blätter, die die Suche nie gesehen hat.
help-tune-edition = Was gespielt wird.
help-tune-players = Wie viele mitspielen.
help-tune-generations = Generationen insgesamt.
help-tune-deals = Blätter einer Generation, jedes von jeder Seite gespielt.
help-tune-candidates = Kandidaten einer Generation.
help-tune-seed = Dieselbe Zahl findet dieselben Gewichte.
help-tune-processes = So viele, wie es Kerne gibt, wenn nichts gesagt ist.
help-tune-begin = Beginnt mit den Gewichten dieser Datei, nicht mit der ersten Schätzung.
help-tune-confirm = Blätter am Ende gegen den Experten, und ebenso viele gegen den unverbesserten; 0 für keine.
help-tune-folder = Bewahrt die Suche und ihre Gewichte dort auf.
help-rules = Gibt die Regeln einer Spielart aus, jeden Wert mit seiner Quelle. Ohne EDITION: eine kurze Tabelle aller Spielarten.
help-rules-against = Zeigt nur, was anders ist als in jener Spielart.
help-rules-players = Zeigt die Werte für so viele Personen.
help-verify =
    Rechnet das Mischen jeder Runde aus ihrem Nachweis noch einmal nach. FILE ist eine Aufzeichnung (.canasta), oder - für
    die Standardeingabe. Der Rückgabewert ist 0, wenn jede Runde einen Nachweis hat und alle stimmen, 1, wenn ein Nachweis
    falsch ist oder fehlt, und 2, wenn etwas nicht zu lesen ist.
help-backup =
    Kopiert die Datenbank des Servers nach FILE, auch während der Server läuft. FILE wird ganz geschrieben oder gar nicht;
    eine ältere Sicherung dieses Namens wird ersetzt. Sie enthält, was laufende Spiele geheim halten: Bewahre sie so sicher
    auf wie die Datenbank.
help-restore =
    Setzt die Sicherung FILE an die Stelle der Datenbank des Servers. Die Sicherung wird vorher geprüft. Auf dieser
    Datenbank darf kein Server laufen.
help-restore-force = Ersetzt auch eine Datenbank, in der Tische sind.
help-export = Schreibt die beendeten Runden von TABLE oder sein Protokoll, ohne Geheimnisse und Zugangszeichen.
help-export-form =
    Die beendeten Runden als Aufzeichnung, oder alles, was geschah, ein JSON-Objekt in jeder Zeile.
help-export-match = Die Aufzeichnung der ersten, zweiten … Partie des Tisches, falls nicht die der letzten.
help-export-output = Wohin geschrieben wird, falls nicht auf die Standardausgabe.

# Eine Befehlszeile, die nicht zu lesen ist. $word ist, was getippt wurde, oder die Option, wie man sie tippt.
usage-error = Fehler: { $sentence }
usage-help = Mehr darüber: { $command }
usage-no-option = Eine Option { $word } gibt es hier nicht.
usage-no-command = Einen Befehl „{ $word }“ gibt es nicht.
usage-missing = { $word } fehlt.
usage-no-value = Nach { $word } fehlt ein Wert.
usage-unwanted-value = { $word } nimmt keinen Wert.
usage-bad-value = Der Wert, der für { $word } angegeben ist, gehört nicht zu denen, die möglich sind.
usage-bad-choice = { $word } ist eines von diesen: { $list }.
usage-bad-range = { $word } ist eine Zahl von { $first } bis { $last }.
usage-bad-least = { $word } ist eine Zahl, die mindestens { $first } ist.
usage-not-installed = „{ $command }“ gehört nicht zu dieser Installation.
usage-against = --against braucht eine EDITION zum Vergleichen.
usage-no-language = Eine Sprache „{ $word }“ gibt es hier nicht. Es gibt: { $list }.

# Was mit der Datenbank des Servers getan wurde
backup-done =
    { $count ->
        [one] { $count } Tisch nach { $path } kopiert.
       *[other] { $count } Tische nach { $path } kopiert.
    }
restore-done =
    { $count ->
        [one] { $count } Tisch nach { $path } zurückgeholt.
       *[other] { $count } Tische nach { $path } zurückgeholt.
    }

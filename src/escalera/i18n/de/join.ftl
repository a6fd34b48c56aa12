## Was „escalera join“ auf dem Fehlerkanal sagt. $address ist die eines Servers oder ein Link.

join-joined = Am Tisch { $table } auf Platz { $seat }, als „{ $player }“.
join-own-link = Noch einmal derselbe Platz: { $command }
join-waiting = Warten, bis die Partie beginnt.
join-round = Runde { $round } hat begonnen.
# $score und $total sind Punkte nach Seiten: 830 : −120
join-round-over = Runde { $round } endete { $score }; der Gesamtstand ist { $total }.
join-won = Die Partie ist zu Ende: Seite { $side } gewinnt mit { $total }.
join-drawn = Die Partie ist zu Ende: unentschieden, { $total }.
join-cut = Die Verbindung ist abgerissen. Sie wird neu aufgebaut …
join-back = Die Verbindung steht wieder.
join-left = Vom Tisch gegangen; der Platz bleibt erhalten.
join-bot-failed = Der Bot hat versagt, darum wurde ein sicherer Zug gespielt. { $sentence }
join-fair = Das Mischen ist geprüft; die Zahlen dieses Platzes sind eingegangen.
join-unfair =
    { $count ->
        [one] Das Mischen einer Runde ist nicht so nachgewiesen, wie dieser Platz es gesehen hat: Runde { $list }.
       *[other] Das Mischen von { $count } Runden ist nicht so nachgewiesen, wie dieser Platz es gesehen hat: Runden { $list }.
    }

# Warum es endet
join-failed-bad-link = Das ist kein Link zu einem Tisch. Er sieht so aus: https://example.org/t/TABLE#link=TOKEN; setz ihn in Anführungszeichen, denn eine Shell schneidet ihn vielleicht beim # ab.
join-failed-bad-bot = { $sentence }. Ein Bot heißt MODULE:CLASS, oder er ist einer von unseren: expert, club, casual, beginner, greedy, random.
join-failed-no-table-server = Unter dieser Adresse gibt es keine Tische: Sie antwortet mit dem Status { $number }.
join-failed-unreachable = Der Server unter { $address } ist nicht zu erreichen.
join-failed-seat-lost = Der Platz ist zurückgenommen worden: Dieser Link sieht nur noch zu.
join-failed-perhaps-seated = Die Verbindung riss ab, während um einen Platz gebeten wurde. Bitte sieh am Tisch nach: Sitzt der Name schon dort, mach diesen Platz frei, bevor du es noch einmal versuchst.

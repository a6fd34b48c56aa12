## Was „escalera simulate“ und „escalera tune“ ausgeben. $player ist der Name eines Computerspielers, oder mehrere.

simulate-title = { $edition }, { $players } am Tisch: { $list }
simulate-progress =
    { $what ->
        [matches] Partien
       *[deals] Blätter
    }
simulate-stopped =
    { $what ->
        [matches] Abgebrochen: { $count } von { $most } Partien sind von jeder Seite gespielt.
       *[deals] Abgebrochen: { $count } von { $most } Blättern sind von jeder Seite gespielt.
    }
# Eine Zahl mit einer Stelle hinter dem Komma, dieselbe in Prozent, und eine Zeit
simulate-decimal = { $number },{ $tenths }
simulate-percent = { $number },{ $tenths } %
simulate-time = { $number } µs
# Von einer Zahl zur anderen, beide schon geschrieben
simulate-interval = { $first } bis { $last }
simulate-column-what = Im Ganzen
simulate-column-number = Anzahl
simulate-column-interval = 95-%-Bereich
simulate-difference = Punkte pro Runde, die { $player } vor der besten anderen Seite liegt
simulate-won =
    { $what ->
        [matches] Partien, die { $player } gewinnt, Unentschieden zur Hälfte
       *[deals] Partien, die { $player } gewinnt, aus diesen Runden zusammengesetzt
    }
simulate-rounds = Runden
simulate-matches = Partien
simulate-turns = Züge pro Runde
simulate-ended-out = Runden, die mit Ausmachen enden
simulate-ended-stock = Runden, die mit leerem Talon enden
simulate-column-side = Eine Runde einer Seite
simulate-points = Punkte
simulate-went-out = Ausgemacht
simulate-melds =
    { $what ->
        [sequence]
            { $edition ->
                [samba] Sambas
                [classic] Sequenzen
               *[other] Escaleras
            }
        [natural] Reine Canastas
        [mixed] Gemischte Canastas
        [wild]
            { $edition ->
                [samba] Wilde Auslagen
                [classic] Wilde Auslagen
               *[other] Bolivias
            }
       *[unfinished] Nicht fertige Auslagen
    }
simulate-column-player = Computerspieler
simulate-column-decisions = Entscheidungen
simulate-column-slow = 99 % brauchen höchstens
simulate-column-failed = Ersetzt durch sicheren Zug
simulate-column-blunders = Schnitzer in 1.000 Runden
simulate-blunder =
    { $what ->
        [wild-thrown] Eine wilde Karte auf kleinen Ablagestapel geworfen
        [seventh-given] Eine siebte Karte verschenkt
        [completion-missed] Eine eigene Auslage nicht fertig gemacht
        [black-three-caught] Mit schwarzen Dreien auf der Hand erwischt
       *[long-round] Runden mit mehr als 400 Zügen
    }
simulate-fault = { $player } auf Platz { $seat } hat versagt, und ein sicherer Zug wurde gespielt: { $sentence }

## Was es beendet

simulate-bad-bots = Genannt sind { $count } Computerspieler; damit ist kein Tisch für { $players } besetzt. Nenne einen für alle, zwei für eine Seite gegen die anderen, einen für jede Seite, oder einen für jeden Platz.
simulate-unknown-bot = Einen Computerspieler „{ $player }“ gibt es nicht. Unsere sind { $list }; andere nennt man mit MODULE:CLASS oder einer Datei mit Gewichten.
simulate-bad-player = Dieser Computerspieler lässt sich nicht laden: { $sentence }
simulate-bad-weights =
    { $what ->
        [missing] Eine Datei { $path } gibt es nicht.
        [unread] Die Datei { $path } lässt sich nicht lesen.
       *[other] In { $path } stehen keine Gewichte, wie „escalera tune“ sie schreibt.
    }
simulate-both = Gib --pairs oder --matches an, nicht beides.
simulate-no-folder = Aufzeichnungen lassen sich nicht nach { $path } schreiben: { $why }.
simulate-used-folder = In { $path } liegen schon Aufzeichnungen. Nimm einen anderen Ordner.
simulate-lost = Ein Prozess, der mitspielte, ist abgebrochen oder wurde beendet; darum ist nicht alles gespielt.
simulate-no-ray = Ray ist nicht installiert. Es kommt mit dem Zusatz „cluster“: pip install "escalera[cluster]".
simulate-no-cluster = Der Cluster unter { $address } ist nicht zu erreichen. { $sentence }

## Was „escalera tune“ ausgibt

tune-progress = Generationen
# $score ist, wie viele Punkte pro Runde die bessere Hälfte der Kandidaten vorn liegt
tune-generation = Generation { $number }: { $score } Punkte voraus.
tune-written = { $count } von { $most } Generationen sind fertig. Die Gewichte liegen in { $path }.
tune-no-cma = Das Paket cma ist nicht installiert. Es kommt mit dem Zusatz „tune“: pip install "escalera[tune]".
tune-another-task = In { $path } wurde eine andere Suche begonnen: mit einer anderen Spielart, anderer Zahl von Personen, Blättern oder Kandidaten, oder anderer Startzahl. Nimm einen anderen Ordner.
tune-broken-search = Die Suche in { $path } lässt sich nicht lesen. Nimm einen anderen Ordner.

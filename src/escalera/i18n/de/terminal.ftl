## Das Spiel im Terminal. $cards sind geschriebene Karten, $card eine davon.

# Die Zeile ganz oben
terminal-head = { $edition }, Runde { $round }, gespielt bis { $target }

# Plätze, Seiten und Auslagen
terminal-partner = (Partner)
terminal-total = { $side }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
terminal-opened = Erstauslage liegt
terminal-to-open = braucht { $needed } zur Erstauslage
terminal-reds = { $count ->
        [one] eine rote Drei
       *[other] { $count } rote Dreien
    } (jetzt { $total })
terminal-finished = { $count ->
        [one] eine fertige Auslage
       *[other] { $count } fertige Auslagen
    }
terminal-finished-canastas = { $count ->
        [one] ein Canasta
       *[other] { $count } Canastas
    }
terminal-may-go-out = darf ausmachen
terminal-going-out = Zum Ausmachen:
terminal-one-of = { $what }
terminal-of-any-kind = fertige Auslagen beliebiger Art: { $finished } von { $needed }
terminal-canastas = Canastas: { $finished } von { $needed }
terminal-missing = (noch { $count })
terminal-wilds = { $count } wilde
terminal-ranks = { $count ->
        [one] { rank.nom }
       *[other] { $count } { ranks }
    }

# Der Ablagestapel
terminal-frozen = Er ist eingefroren.
terminal-can-take = Du kannst ihn nehmen.
terminal-can-take-with = Du kannst ihn mit { $cards } nehmen.
terminal-cannot-take = Du kannst ihn nicht nehmen.
terminal-needs-pair =
    Um den Ablagestapel zu nehmen, brauchst du aus deiner Hand zwei { ranks }, oder { rank.one } und eine wilde Karte; { $held ->
        [0] du hast { rank.none }.
        [one] du hast nur { rank.one }.
       *[other] du hast { $held }.
    }
terminal-cannot-take-minimum = Du kannst ihn nicht nehmen: Du könntest die { $needed } nicht auslegen, die deine Seite für die Erstauslage braucht.

# Die Hand
terminal-hand = Deine Hand, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $order ->
        [suit] nach Farbe
       *[rank] nach Rang
    }
terminal-hand-other = (o: { $order ->
        [suit] nach Rang
       *[rank] nach Farbe
    })

# Worauf gewartet wird
terminal-turn-play = Du bist am Zug: Leg Karten aus, oder wirf eine ab und beende so deinen Zug.
terminal-turn-top = Du bist am Zug: Zieh, oder nimm nur die oberste Karte für eine Sequenz.

# Was hingelegt ist
terminal-laid-out = Hingelegt, noch nicht gespielt:
terminal-from-pile = Ablagestapel: { $card } mit { $cards }
terminal-counts = Das zählt { $counted ->
        [one] einen Punkt
       *[other] { $counted } Punkte
    }.
terminal-counts-short = Das zählt { $counted } von { $needed }: noch { $lacking } nötig.
terminal-counts-enough = Das zählt { $counted }: genug für die Erstauslage, die { $needed } braucht.
terminal-stay = { $count ->
        [0] Keine Karte bleibt auf deiner Hand.
        [one] Eine Karte bleibt auf deiner Hand.
       *[other] { $count } Karten bleiben auf deiner Hand.
    }
terminal-ready = Tippe p, um das zu spielen.
terminal-spoilt = So lässt sich das nicht spielen: { $sentence } Tippe b, um es zurückzunehmen.

# Das Menü
terminal-menu-draw = ziehen
terminal-menu-take = Ablagestapel nehmen
terminal-menu-top = nur oberste Karte
terminal-menu-pass = Runde beenden
terminal-menu-meld = auslegen
terminal-menu-add = anlegen
terminal-menu-merge = zusammenlegen
terminal-menu-ask = Partner fragen
terminal-menu-discard = abwerfen
terminal-menu-yes = ja
terminal-menu-no = nein
terminal-menu-play = Hingelegtes spielen
terminal-menu-back = zurücknehmen
terminal-menu-order = Hand ordnen
terminal-menu-history = Verlauf
terminal-menu-score = Stand
terminal-menu-rules = Regeln
terminal-menu-hint = Tipp
terminal-menu-help = Hilfe
terminal-menu-quit = aufhören

# Tipps
terminal-hint-why = Tippe noch einmal i, um die Gründe zu sehen.
terminal-hint-move = Tippe noch einmal i, um den Zug zu sehen.
terminal-hint-lay = Tippe noch einmal i, um ihn hinzulegen; gespielt wird damit noch nichts.

# Fragen, jede in der nächsten Zeile beantwortet
terminal-which-meld = Welche Karten? Nummern oder Namen, wie „1 2 3“ oder „4h 5h 6h“. Eingabetaste: zurück.
terminal-which-addition = Welche Karten, und an welche Auslage? Es passen: { $list }. Zum Beispiel „{ $word }“. Eingabetaste: zurück.
terminal-which-onto = Welche Karten an Auslage #{ $meld }? Es passen: { $list }. Eingabetaste: zurück.
terminal-which-discard = Welche Karte? Ihre Nummer oder ihr Name. Eingabetaste: zurück.
terminal-which-take = Mit welchen deiner Karten legst du { $card } aus? Zum Beispiel: { $list }. Eingabetaste: zurück.
terminal-which-top = An welche Sequenz? Zur Wahl: { $list }. Eingabetaste: zurück.
terminal-which-merge = Welche zwei Auslagen? Zusammenlegen lassen sich { $list }. Eingabetaste: zurück.

# Was nicht zu verstehen oder zu tun ist
terminal-nothing-done = Nichts getan.
terminal-unknown = „{ $word }“ geht hier nicht. In der Zeile unter deinen Karten steht, was geht; ? erklärt es.
terminal-only-cards = Was soll mit diesen Karten geschehen? Setz einen Buchstaben davor: m legt eine Auslage, a legt an, x wirft ab.
terminal-too-long = Diese Zeile ist zu lang: höchstens { $most } Zeichen.
terminal-no-card = „{ $word }“ ist keine Karte. Karten sind Nummern aus deiner Hand, oder Namen: 4h, 10s, kd, joker.
terminal-draw-first = Ein Zug beginnt mit dem Ziehen: Zieh (d), oder nimm den Ablagestapel (t).
terminal-pass-early = Passen darfst du nur, wenn der Talon leer ist. Ein Zug beginnt mit dem Ziehen: Zieh (d), oder nimm den Ablagestapel (t).
terminal-no-such-number = Auf deiner Hand ist keine Karte mit der Nummer { $number }; die Nummern gehen von 1 bis { $most }.
terminal-bad-range = „{ $word }“ ist kein Bereich: Die kleinere Nummer kommt zuerst, wie in 2-4.
terminal-none-of-rank = Auf deiner Hand sind keine { ranks } mehr.
terminal-number-twice = Karte Nummer { $number } ist zweimal genannt.
terminal-two-melds = Nenne nur eine Auslage, oder setz einen Strich (/) zwischen die Listen.
terminal-no-cards = Es sind keine Karten genannt.
terminal-one-card = Nenne genau eine Karte zum Abwerfen.
terminal-two-numbers = Nenne zwei Auslagen, wie in „#1 #4“.
terminal-no-numbers = Nenne Auslagen mit ihren Nummern, wie in „#1“.
terminal-laid-out-already = { $card } ist schon hingelegt.
terminal-plan-open = Es sind Karten hingelegt: Spiel sie erst (p), oder nimm sie zurück (b).
terminal-nothing-laid-out = Es ist nichts hingelegt.
terminal-taken-already = Der Ablagestapel ist schon hingelegt. Leg mit m weitere Auslagen dazu, spiel mit p, oder nimm mit b zurück.
terminal-take-only-new = Mit dem Ablagestapel kannst du nur neue Auslagen hinlegen. Leg danach an andere an.
terminal-fits-nowhere = Keine Auslage deiner Seite nimmt { $cards } auf.
terminal-fits-several = Mehrere Auslagen nehmen { $cards } auf: { $list }. Setz die Nummer vor die Karten.
terminal-no-melds = Deine Seite hat noch keine Auslagen auf dem Tisch: m legt eine.
terminal-nothing-fits = Keine Karte deiner Hand passt an eine Auslage deiner Seite.
terminal-top-nowhere = Die oberste Karte passt an keine Sequenz deiner Seite.
terminal-nothing-to-merge = Deine Seite hat keine zwei Auslagen, die sich zusammenlegen lassen.

# Verlauf, Punkte, Regeln
terminal-more = Eingabetaste: mehr. Oder tippe, was du als Nächstes tun möchtest.
terminal-enter-table = Die Eingabetaste zeigt wieder den Tisch.
terminal-earlier = (h erzählt, was davor geschah)
terminal-history-end = Das Ende vom Verlauf dieser Runde („h all“ zeigt alles):
terminal-sheet-open = Jede Zeile lässt sich in ihre Karten aufklappen: „s 1“ bis „s { $most }“, oder „s all“.
terminal-sheet-next = Eingabetaste: nächste Runde. Eine Nummer klappt die Zeile auf, „all“ alle Zeilen, s zeigt die Abrechnung noch einmal, q hört auf.
terminal-sheet-last = Eingabetaste: weiter. Eine Nummer klappt die Zeile auf, „all“ alle Zeilen, s zeigt die Abrechnung noch einmal.
terminal-no-such-line =
    { $most ->
        [0] In der Abrechnung steht noch nichts.
        [one] Diese Zeile hat die Abrechnung nicht: Es gibt nur Zeile 1.
       *[other] Diese Zeile hat die Abrechnung nicht: Die Zeilen gehen von 1 bis { $most }.
    }
terminal-rounds-title = Runden
terminal-round-row = Runde { $round }
terminal-running-title = Runde { $round }, jetzt auf dem Tisch
terminal-running-note = Als wäre jetzt Schluss; von den Händen ist nur deine gezählt.
terminal-rules-title = { $edition }, { $count } Personen
terminal-house-rule = (Hausregel)

# Hilfe
terminal-help-cards =
    Karten wählst du mit den Nummern über ihnen oder mit Namen, in beliebiger Folge: „1 2 3“, „1-3“ oder „4h 5h 6h“, 10h
    oder th für eine Zehn, x oder joker für den Joker, „fünf fünf“ für zwei Fünfen, „fünfen“ für alle. Die Farben sind c
    Kreuz, d Karo, h Herz und s Pik. Ein Buchstabe sagt, was zu tun ist; Karten dürfen gleich folgen, wie in „m 1 2 3“.
terminal-help-draw = zieht.
terminal-help-take = legt die oberste Karte des Ablagestapels mit Karten aus deiner Hand hin.
terminal-help-top = nimmt nur die oberste Karte, für eine Sequenz.
terminal-help-meld = legt eine neue Auslage hin; mehrere mit Strichen: „m 4h 5h 6h / 7c 7d 7s“.
terminal-help-add = legt Karten an eine Auslage: „a #2 8h“, oder nur „a 8h“.
terminal-help-play = spielt alles Hingelegte, auf einmal. Vorher ist nichts geschehen.
terminal-help-back = nimmt zurück, was zuletzt hingelegt wurde; „b all“ nimmt alles zurück.
terminal-help-discard = wirft eine Karte ab und beendet deinen Zug. Was gespielt ist, bleibt.
terminal-help-merge = legt zwei Auslagen desselben Rangs zusammen.
terminal-help-ask = fragt deinen Partner, ob du ausmachen darfst.
terminal-help-pass = beendet die Runde, wenn der Talon leer ist.
terminal-help-look =
    o ordnet die Hand nach Rang oder Farbe, h erzählt, was geschehen ist, s zeigt den Stand, r die Regeln dieses Tisches,
    i gibt einen Tipp (noch einmal: warum; noch einmal: der Zug; noch einmal: er wird hingelegt), die Eingabetaste zeigt
    wieder den Tisch, q hört auf; nach jedem Schritt ist das Spiel gesichert.
terminal-help-full =
    Ein ganz ausgeschriebener Zug wird sofort gespielt: „meld 4h 5h 6h / #2 9s“, „take kd kh“, „add #2 8h“, „discard kd“.

# Was geschehen ist: $player und alles, was in einem Zug getan wurde, als $done. $own: yes für einen selbst („Du“).
terminal-did = { $player } { $done }.
terminal-did-draw =
    { $count ->
        [0] zieht keine Karte, die auf der Hand bleibt
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
terminal-did-drew =
    { $many ->
        [0] ziehst keine Karte, die auf der Hand bleibt
       *[other] ziehst { $cards }
    }
terminal-did-red =
    { $own ->
        [yes]
            { $many ->
                [one] legst eine rote Drei ({ $cards }) aus
               *[other] legst { $many } rote Dreien ({ $cards }) aus
            }
       *[no]
            { $many ->
                [one] legt eine rote Drei ({ $cards }) aus
               *[other] legt { $many } rote Dreien ({ $cards }) aus
            }
    }
terminal-did-take =
    { $own ->
        [yes] nimmst den Ablagestapel ({ amount-cards }) als { $cards }
       *[no] nimmt den Ablagestapel ({ amount-cards }) als { $cards }
    }
terminal-did-take-onto =
    { $own ->
        [yes] nimmst den Ablagestapel ({ amount-cards }), mit { $cards } an Auslage #{ $meld }
       *[no] nimmt den Ablagestapel ({ amount-cards }), mit { $cards } an Auslage #{ $meld }
    }
terminal-did-top =
    { $own ->
        [yes] legst die oberste Karte { $card } an Auslage #{ $meld } an
       *[no] legt die oberste Karte { $card } an Auslage #{ $meld } an
    }
terminal-did-lay =
    { $own ->
        [yes] legst { $cards } aus
       *[no] legt { $cards } aus
    }
terminal-did-add =
    { $own ->
        [yes] legst { $cards } an Auslage #{ $meld } an
       *[no] legt { $cards } an Auslage #{ $meld } an
    }
terminal-did-merge =
    { $own ->
        [yes] legst Auslage #{ $gone } mit Auslage #{ $meld } zusammen
       *[no] legt Auslage #{ $gone } mit Auslage #{ $meld } zusammen
    }
terminal-did-ask =
    { $own ->
        [yes] fragst „Darf ich ausmachen?“
       *[no] fragt „Darf ich ausmachen?“
    }
terminal-did-yes =
    { $own ->
        [yes] sagst ja
       *[no] sagt ja
    }
terminal-did-no =
    { $own ->
        [yes] sagst nein
       *[no] sagt nein
    }
terminal-did-discard =
    { $own ->
        [yes] wirfst { $card } ab
       *[no] wirft { $card } ab
    }
terminal-did-pass =
    { $own ->
        [yes] passt
       *[no] passt
    }
# $count: 1, wenn verdeckt ausgemacht wird
terminal-did-out =
    { $own ->
        [yes]
            { $count ->
                [1] machst verdeckt aus
               *[other] machst aus
            }
       *[no]
            { $count ->
                [1] macht verdeckt aus
               *[other] macht aus
            }
    }
terminal-own-deal =
    { $count ->
        [one] Du gibst allen eine Karte.
       *[other] Du gibst allen je { $count } Karten.
    }
terminal-win =
    { $many ->
        [one] { $player } gewinnt die Partie mit { $total } Punkten.
       *[other] { $player } gewinnen die Partie mit { $total } Punkten.
    }
terminal-own-win =
    { $many ->
        [one] Du gewinnst die Partie mit { $total } Punkten.
       *[other] Deine Seite ({ $player }) gewinnt die Partie mit { $total } Punkten.
    }

# Anfangen und weggehen
terminal-welcome-goal =
    Willkommen bei { $edition }. Leg Karten eines Rangs{ $sequences ->
        [yes] { " " }oder Folgen einer Farbe
       *[no] { "" }
    } auf den Tisch: Auslagen mit { $count } Karten oder mehr bringen hohe Prämien. Wer mit seiner Seite über mehrere Runden zuerst { $target } Punkte erreicht, gewinnt.
terminal-welcome-partner = { $many ->
        [one] { $player } spielt mit dir zusammen; gegen euch spielen { $list }.
       *[other] { $player } spielen mit dir zusammen; gegen euch spielen { $list }.
    }
terminal-welcome-alone = Du spielst allein; gegen dich { $many ->
        [one] spielt
       *[other] spielen
    } { $list }.
terminal-welcome-seats = Am Tisch, im Uhrzeigersinn: { $list }.
terminal-welcome-level = { $list } ({ $word }): { $sentence }
terminal-welcome-keys = Tippe ? für Hilfe, h für das, was geschehen ist, i für einen Tipp.
terminal-welcome-go = Eingabetaste: Karten geben.
terminal-you = Du
terminal-names = Spieler | Anna | Bernd | Clara | Dieter | Eva
terminal-offer = { $edition }, Runde { $round }: { $list } ({ $when })
terminal-offer-title =
    { $count ->
        [one] Ein Spiel ist noch nicht beendet:
       *[other] { $count } Spiele sind noch nicht beendet, das neueste zuerst:
    }
terminal-offer-keys =
    { $count ->
        [one] Eingabetaste: damit weitermachen. n: ein neues Spiel; dieses bleibt erhalten. q: aufhören.
       *[other] Eine Nummer: mit diesem Spiel weitermachen. Eingabetaste: mit Nummer 1. n: ein neues Spiel; alle diese bleiben erhalten. q: aufhören.
    }
terminal-offer-more = „{ $word }“ zeigt alle; auch ältere haben Nummern.
terminal-offer-again = „{ $word }“ ist hier keine Antwort.
terminal-list-keys = Mit „{ $word }“ geht es bei Nummer 1 weiter.
terminal-none-left = Kein Spiel ist noch offen.
terminal-none-unfinished = Kein Spiel ist noch offen, also beginnt ein neues.
terminal-saved = Das Spiel ist gesichert. Mit „{ $word }“ geht es weiter.
terminal-no-copy = Die Aufzeichnung lässt sich nicht nach { $path } schreiben: { $why }. Das Spiel geht ohne sie weiter.
terminal-not-saved = Das Spiel lässt sich nicht in { $path } sichern: { $why }. Man kann es spielen, aber später nicht damit weitermachen.
terminal-left = Das Spiel ist nicht gesichert.
terminal-record = Die Aufzeichnung der Partie liegt in { $path }.
terminal-elsewhere = Dieses Spiel wird gerade in einem anderen Fenster gespielt.
terminal-bad-names = Gib für alle { $count } am Tisch je einen Namen an, mit Kommas dazwischen.
terminal-bad-name = Das kann kein Name sein: { $sentence }.
terminal-long-name = Der Name „{ $word }“ ist zu lang: höchstens { $most } Buchstaben.
terminal-bad-bots = Einen Computerspieler „{ $word }“ gibt es nicht; es gibt { $list }.
terminal-bad-rule = „{ $word }“ hat nicht die Form name=value.
terminal-not-with-resume = --resume macht mit einem Spiel weiter, wie es ist: Lass { $list } weg.
terminal-no-number =
    { $count ->
        [0] Kein Spiel ist noch offen.
        [one] Ein Spiel { $number } gibt es nicht: Eines ist noch offen. --list zeigt es.
       *[other] Ein Spiel { $number } gibt es nicht: { $count } sind noch offen. --list zeigt sie.
    }
terminal-bad-seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 1 bis { $most }.
terminal-target-twice = Gib die Siegpunktzahl nur einmal an: mit --target oder mit --rule.

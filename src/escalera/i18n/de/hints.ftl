## Tipps: wohin man schauen soll, warum, und der Zug. Jeder stimmt nach den Karten, die man sieht.

# Wohin man schauen soll
hint-where-stock = Es gibt nur den Talon: Zieh, und schau dann deine Hand noch einmal an.
hint-where-pile = Schau auf den Ablagestapel. Lohnt es sich, ihn zu nehmen?
hint-where-answer = Schau auf deine eigene Hand. Wäre es dir recht, wenn die Runde jetzt endete?
hint-where-ask = Denk an deinen Partner, bevor du ausmachst.
hint-where-out = Schau deine Hand im Ganzen an. Kannst du alles loswerden?
hint-where-open = Schau, was deine Seite für die Erstauslage braucht. Vielleicht hast du es auf der Hand.
hint-where-meld = Schau auf deine Auslage #{ $meld }.
hint-where-hand = Schau auf deine Hand. Da ist etwas Neues zum Auslegen.
hint-where-merge = Schau auf zwei Auslagen deiner Seite mit demselben Rang.
hint-where-discard = Überleg dir, was du abwirfst. Welche Karte brauchst du am wenigsten, und wer nach dir spielt, auch nicht?
hint-where-pass = Mehr ist in diesem Zug nicht zu machen.

# Womit die Gründe vergleichen
hint-against-meant = Verglichen mit dem, was du vorhast:
hint-against-other = Verglichen mit dem zweitbesten Zug:
hint-against-none = Warum:
hint-agrees = Was du vorhast, läuft auf dasselbe hinaus: Es ist der beste Zug.
hint-no-why = Hier sind mehrere Züge ungefähr gleich gut; dieser liegt ein klein wenig vorn.

# Warum
hint-out = Damit machst du aus.
hint-must-ask = Deine Seite muss fragen, bevor sie ausmacht.
hint-asks =
    { $count ->
        [one] Dein Partner hat noch eine Karte und möchte sie vielleicht erst auslegen.
       *[other] Dein Partner hat noch { $count } Karten und möchte vielleicht erst welche auslegen.
    }
hint-yes = Endet die Runde jetzt, kostet dich deine Hand nur { $score }.
hint-no = Endete die Runde jetzt, würde dich deine Hand { $score } kosten.
hint-no-take = Den Ablagestapel kannst du jetzt nicht nehmen, also bleibt nur das Ziehen.
hint-finishes =
    { $what ->
        [natural] Das macht ein reines Canasta fertig, es bringt { $score }.
        [mixed] Das macht ein gemischtes Canasta fertig, es bringt { $score }.
        [wild] Das macht eine Bolivia fertig, sie bringt { $score }.
       *[sequence]
            { $edition ->
                [samba] Das macht eine Samba fertig, sie bringt { $score }.
               *[other] Das macht eine Escalera fertig, sie bringt { $score }.
            }
    }
hint-opens = Das ist die Erstauslage: Sie zählt { $counted }, und deine Seite braucht { $needed }.
hint-wilds-kept =
    { $count ->
        [one] Die Erstauslage gelingt ganz mit natürlichen Karten, und deine wilde Karte bleibt dir für später.
       *[other] Die Erstauslage gelingt ganz mit natürlichen Karten, und deine { $count } wilden Karten bleiben dir für später.
    }
hint-keeps-wilds =
    { $count ->
        [one] Eine wilde Karte bleibt dir für später.
       *[other] { $count } wilde Karten bleiben dir für später.
    }
hint-begins =
    { $what ->
        [natural] Das beginnt eine Auslage mit { $count } Karten; zum Canasta fehlen noch { $left }.
        [mixed] Das beginnt eine Auslage mit { $count } Karten; zum Canasta fehlen noch { $left }.
        [wild] Das beginnt eine Auslage mit { $count } wilden Karten; zur Bolivia fehlen noch { $left }.
       *[sequence]
            { $edition ->
                [samba] Das beginnt eine Sequenz mit { $count } Karten; zur Samba fehlen noch { $left }.
               *[other] Das beginnt eine Sequenz mit { $count } Karten; zur Escalera fehlen noch { $left }.
            }
    }
hint-grows =
    { $left ->
        [one] Deine Auslage #{ $meld } wächst auf { $count } Karten; mit noch einer ist sie fertig.
       *[other] Deine Auslage #{ $meld } wächst auf { $count } Karten; mit noch { $left } ist sie fertig.
    }
hint-stays =
    { $count ->
        [one] Eine Karte bleibt auf deiner Hand; ohne Karten ist der Ablagestapel nicht zu bekommen.
       *[other] { $count } Karten bleiben auf deiner Hand; mit weniger ist der Ablagestapel kaum zu bekommen.
    }
hint-unloads = Auf deiner Hand bleiben nur { $score } Punkte, und die Runde kann bald zu Ende sein.
hint-pile =
    { $count ->
        [one] Der Ablagestapel bringt eine Karte.
       *[other] Der Ablagestapel bringt { $count } Karten.
    }
hint-small-pile =
    { $count ->
        [one] Im Ablagestapel liegt nur eine Karte, und wenn du ihn nimmst, ziehst du nicht.
       *[other] Im Ablagestapel liegen nur { $count } Karten, und wenn du ihn nimmst, ziehst du nicht.
    }
hint-spends = Der Ablagestapel würde { $cards } aus deiner Hand verbrauchen.
hint-burden = Mit dem Ablagestapel kämen { $score } Punkte mehr auf deine Hand, und die Runde kann bald zu Ende sein.
hint-top = Die oberste Karte { $card } kommt sofort an deine Auslage #{ $meld }.
hint-blocks = Solange eine schwarze Drei oben liegt, kann niemand den Ablagestapel nehmen.
hint-costs = Eine schwarze Drei auf der Hand kostet am Ende { $score }.
hint-wild = { $card } ist eine wilde Karte und passt fast überall.
hint-breaks =
    { $count ->
        [2] Wirfst du { $card } ab, reißt du ein Paar auseinander.
       *[other] Wirfst du { $card } ab, reißt du { $count } Karten eines Rangs auseinander.
    }
hint-needs =
    { $edition ->
        [samba] Mit { $card } hast du { $count } der { $needed } Karten einer Samba, und die übrigen können noch kommen.
       *[other] Mit { $card } hast du { $count } der { $needed } Karten einer Escalera, und die übrigen können noch kommen.
    }
hint-dead =
    { $edition ->
        [samba] Mit { $card } wird keine Samba mehr fertig: Von einer Karte, die sie bräuchte, liegen schon alle in Auslagen.
       *[other] Mit { $card } wird keine Escalera mehr fertig: Von einer Karte, die sie bräuchte, liegen schon alle in Auslagen.
    }
hint-spare = Es ist deine einzige Karte dieses Rangs.
hint-heavier = Bleibt sie auf deiner Hand, zählt sie { $score } gegen dich, mehr als { $card }.
hint-lighter = In einer Auslage ist sie nur { $score } wert, weniger als { $card }.
hint-refused = Wer nach dir spielt, hat diesen Rang vor Kurzem liegen gelassen.
hint-threw = Wer nach dir spielt, hat diesen Rang vor Kurzem abgeworfen.
hint-holds =
    { $count ->
        [one] Wer nach dir spielt, hat mit dem Ablagestapel eine Karte vom Rang { $card } genommen und sie seitdem nicht gezeigt.
       *[other] Wer nach dir spielt, hat mit dem Ablagestapel { $count } Karten vom Rang { $card } genommen und sie seitdem nicht gezeigt.
    }
hint-fits = Wer nach dir spielt, könnte mit { $card } den Ablagestapel nehmen: Die Karte passt an eine Auslage der anderen.
hint-few =
    { $count ->
        [0] Alle anderen Karten dieses Rangs waren schon zu sehen.
        [one] Nur eine andere Karte dieses Rangs war noch nicht zu sehen.
       *[other] Nur { $count } andere Karten dieses Rangs waren noch nicht zu sehen.
    }
hint-helps = Wer nach dir spielt, hätte { $card } an eine Sequenz anlegen können.
hint-stock = Niemand kann mehr ziehen: Was auf der Hand bleibt, zählt gegen dich.

# Der Zug
hint-move-draw = Zieh.
hint-move-take = Nimm den Ablagestapel mit { $cards }.
hint-move-take-onto =
    { $many ->
        [0] Nimm den Ablagestapel für deine Auslage #{ $meld }.
       *[other] Nimm den Ablagestapel für deine Auslage #{ $meld } mit { $cards }.
    }
hint-move-top = Nimm nur die oberste Karte, für deine Auslage #{ $meld }.
hint-move-meld = Leg { $cards } aus.
hint-move-add = Leg { $cards } an deine Auslage #{ $meld } an.
hint-move-merge = Leg deine Auslagen #{ $meld } und #{ $gone } zusammen.
hint-move-ask = Frag deinen Partner, ob du ausmachen darfst. Der Rest gilt für den Fall, dass die Antwort Ja ist.
hint-move-yes = Sag Ja.
hint-move-no = Sag Nein.
hint-move-discard = Wirf { $card } ab.
hint-move-pass = Passe.

suggest-ask-yes = Der Rest gilt für den Fall, dass die Antwort Ja ist.
suggest-until-draw = Wie es weitergeht, hängt von den gezogenen Karten ab.
suggest-no-hand = Raten lässt sich nichts: Die Tischdatei nennt keine Karte in der Hand von Platz { $seat }.

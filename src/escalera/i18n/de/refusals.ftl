## Warum etwas nicht geht, ein Satz für jeden Code, in der Reihenfolge der Tabelle der Ablehnungen.
## Wer das liest, will weiterspielen: was nicht geht, dann was zu tun ist oder die Regel dahinter.

# Wann man an der Reihe ist

refusal-round-over = Es wird nicht mehr gespielt: Die Runde oder die ganze Partie ist zu Ende.

# $who ist ein Name oder „Platz 2“
refusal-not-your-turn = Bitte warte: { $who } ist jetzt an der Reihe.

refusal-answer-first = Es ist gefragt worden: { $who } muss erst Ja oder Nein sagen, bevor es weitergeht.

refusal-draw-first =
    Ein Zug beginnt mit dem Ziehen: Zieh vom Talon, oder nimm den Ablagestapel. Passen darfst du nur, wenn der
    Talon leer ist.

refusal-already-drawn =
    Du hast in diesem Zug schon gezogen oder den Ablagestapel genommen. Jetzt kannst du auslegen, und dann wirfst du
    ab.

refusal-stock-empty =
    Der Talon ist leer, es gibt nichts zu ziehen. Nimm den Ablagestapel, oder passe; damit endet die Runde.

refusal-must-take =
    Passen darfst du nicht: Die oberste Karte { $card } passt an eine Auslage deiner Seite, also musst du den
    Ablagestapel nehmen.

refusal-nothing-to-ask =
    { $why ->
        [no-question] Es gibt nichts zu beantworten: Niemand hat gefragt.
        [alone] Du hast keinen Partner, den du fragen könntest.
        [twice] Du hast in diesem Zug schon gefragt, und die Antwort gilt.
        [late]
            Zum Fragen ist es zu spät: Frag gleich nach dem Ziehen oder nachdem du den Ablagestapel genommen hast, vor
            allem anderen.
        [few] Um deinen Partner zu fragen, brauchst du mindestens zwei Karten auf der Hand.
       *[impossible] Es gibt nichts zu fragen: So wie es steht, kannst du in diesem Zug nicht ausmachen.
    }

# Karten und Auslagen

refusal-card-not-in-hand =
    { $held ->
        [0] Du hast die Karte { $card } nicht auf der Hand.
        [one] Du hast die Karte { $card } nur einmal auf der Hand.
       *[other] Du hast die Karte { $card } nur { $held }-mal auf der Hand.
    }

# $why: merged (die Nummer gab es, aber diese Auslage ist mit einer anderen zusammengelegt), never
refusal-no-such-meld =
    { $why ->
        [merged]
            Deine Seite hat keine Auslage #{ $meld } mehr: Von den { $count }, die sie in dieser Runde gelegt hat, ist
            diese mit einer anderen zusammengelegt worden.
       *[never]
            { $count ->
                [0] Deine Seite hat keine Auslage #{ $meld }: Sie hat in dieser Runde noch gar nichts ausgelegt.
                [one] Deine Seite hat keine Auslage #{ $meld }: In dieser Runde hat sie erst eine gelegt.
               *[other] Deine Seite hat keine Auslage #{ $meld }: In dieser Runde hat sie erst { $count } gelegt.
            }
    }

refusal-too-short =
    { $count ->
        [one] Eine neue Auslage braucht mindestens drei Karten; das ist nur eine.
       *[other] Eine neue Auslage braucht mindestens drei Karten; das sind nur { $count }.
    }

refusal-not-in-edition =
    { $what ->
        [asking] An diesem Tisch fragt man vor dem Ausmachen nicht.
        [sequence] An diesem Tisch wird ohne Sequenzen gespielt: Leg Karten eines Rangs aus.
        [wild-meld] An diesem Tisch sind Zweien und Joker allein keine Auslage: Leg sie mit natürlichen Karten aus.
        [merge] An diesem Tisch werden Auslagen nicht zusammengelegt.
        [joining-take]
            An diesem Tisch beginnt die oberste Karte des Ablagestapels immer eine neue Auslage; an eine, die schon
            liegt, kommt sie nicht.
        [top-card]
            An diesem Tisch lässt sich die oberste Karte nicht allein nehmen: Zieh, oder nimm den ganzen Ablagestapel.
       *[players] Diese Spielart ist nicht für { $players } Personen.
    }

refusal-not-a-meld =
    Diese Karten sind keine Auslage: { $cards }. Sie brauchen denselben Rang, oder, wo Sequenzen gespielt werden, eine
    Farbe in lückenloser Folge von der Vier bis zum Ass.

# $why: natural (eine wilde Karte an ein fertiges reines Canasta), full
refusal-closed =
    { $why ->
        [natural]
            Auslage #{ $meld } ist ein fertiges reines Canasta, und an diesem Tisch darf keine wilde Karte mehr
            dazu.
       *[full]
            Eine Sequenz oder wilde Auslage ist mit { $most } Karten voll und nimmt keine mehr; so wären es
            { $count }.
    }

refusal-too-many-wilds =
    { $most ->
        [0] An diesem Tisch enthält eine Auslage eines Rangs keine wilden Karten; hier wären es { $wilds }.
        [one]
            Eine Auslage eines Rangs enthält höchstens eine wilde Karte (eine Zwei oder einen Joker); hier wären es
            { $wilds }.
       *[other]
            Eine Auslage eines Rangs enthält höchstens { $most } wilde Karten (Zweien und Joker); hier wären es
            { $wilds }.
    }

refusal-too-few-naturals =
    { $naturals ->
        [0] Diese Auslage eines Rangs hat keine natürlichen Karten. { what-naturals }
        [one] Diese Auslage eines Rangs hat nur eine natürliche Karte. { what-naturals }
       *[other] Diese Auslage eines Rangs hat nur { $naturals } natürliche Karten. { what-naturals }
    }

what-naturals =
    { $wilds ->
        [one] Mit einer wilden Karte braucht sie mindestens { $needed } natürliche.
       *[other] Mit { $wilds } wilden Karten braucht sie mindestens { $needed } natürliche.
    }

refusal-rank-already-melded =
    An diesem Tisch hat deine Seite nur eine Auslage aus { ranks.dat }: Leg all deine { ranks } dort an.

# $many ist die Anzahl der Karten; 0, wenn zwei Auslagen zusammengelegt werden sollten
refusal-does-not-fit =
    { $many ->
        [0]
            Auslage #{ $meld } und diese Auslage lassen sich nicht zusammenlegen: Beide müssen Karten desselben Rangs
            sein.
        [one] Diese Karte passt nicht an Auslage #{ $meld }: { $cards }. { what-fits }
       *[other] Diese Karten passen nicht an Auslage #{ $meld }: { $cards }. { what-fits }
    }

what-fits =
    An eine Auslage eines Rangs passen ihr eigener Rang und wilde Karten, an eine Sequenz nur die nächsten Karten ihrer
    Farbe, an eine wilde Auslage nur wilde Karten.

refusal-take-one-meld =
    Deine Erstauslage liegt schon; mit dem Ablagestapel legst du darum nur die Auslage, in der seine oberste Karte ist.
    Andere Karten legst du danach aus, im selben Zug.

refusal-black-threes-only-going-out =
    { $why ->
        [wild] Schwarze Dreien werden ohne wilde Karten ausgelegt.
        [added] An schwarze Dreien wird nichts angelegt: Leg sie alle auf einmal aus.
        [last] Schwarze Dreien kommen zuletzt: Nenne deine anderen neuen Auslagen vor ihnen.
       *[left]
            Schwarze Dreien legst du nur beim Ausmachen aus, mit höchstens einer Karte, die noch abzuwerfen ist; so
            { cards-left }.
    }

# Der Ablagestapel

# $why: empty, card
refusal-pile-blocked =
    { $why ->
        [empty] Der Ablagestapel ist leer, es gibt nichts zu nehmen.
       *[card]
            { $rank ->
                [three] Solange eine Drei oben liegt ({ $card }), kann niemand den Ablagestapel nehmen.
               *[other] Solange eine wilde Karte oben liegt ({ $card }), kann niemand den Ablagestapel nehmen.
            }
    }

refusal-frozen =
    Der Ablagestapel ist eingefroren. Um ihn zu nehmen, brauchst du zwei { ranks } aus deiner Hand; { pair-held }.

# $mixed: yes, wo auch eine natürliche und eine wilde Karte genügen
refusal-needs-natural-pair =
    { $mixed ->
        [yes]
            Um den Ablagestapel zu nehmen, brauchst du aus deiner Hand zwei { ranks }, oder { rank.one } und eine wilde
            Karte; leg sie mit der obersten Karte aus.
       *[no] Um den Ablagestapel zu nehmen, brauchst du zwei { ranks } aus deiner Hand; { pair-held }.
    }

pair-held =
    { $held ->
        [0] du hast { rank.none }
        [one] du hast nur { rank.one }
        [2] du hast zwei, also leg beide mit der obersten Karte aus
       *[other] du hast { $held }, also leg mindestens zwei davon mit der obersten Karte aus
    }

# Erstauslage und Ausmachen

refusal-below-minimum = Diese Auslagen zählen { $counted }; deine Seite braucht { $needed } für die Erstauslage.

# $why: single (ein Ablagestapel aus einer Karte, genommen mit einer Karte auf der Hand), right
refusal-keep-two =
    { $why ->
        [single] Mit nur einer Karte auf der Hand darfst du einen Ablagestapel aus einer einzigen Karte nicht nehmen.
       *[right]
            Behalte mindestens zwei Karten auf der Hand, eine davon zum Abwerfen; so { cards-left }. Deine Seite darf
            noch nicht ausmachen: { right-needed }; { right-held }.
    }

refusal-no-right-to-go-out =
    So { cards-left }, und deine Seite darf noch nicht ausmachen: { right-needed }; { right-held }.

right-needed =
    { $sequence ->
        [needed]
            { $needed ->
                [one] Sie braucht eine fertige Sequenz
               *[other] Sie braucht { $needed } fertige Auslagen, darunter eine Sequenz
            }
       *[free]
            { $needed ->
                [one] Sie braucht eine fertige Auslage
               *[other] Sie braucht { $needed } fertige Auslagen
            }
    }

right-held =
    { $finished ->
        [0] sie hat noch keine
        [one] sie hat erst eine{ right-held-sequence.one }
       *[other] sie hat { $finished }{ right-held-sequence }
    }

right-held-sequence =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , aber keine Sequenz
               *[other] , darunter eine Sequenz
            }
       *[free] { "" }
    }
    .one =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , und das ist keine Sequenz
               *[other] , und zwar eine Sequenz
            }
       *[free] { "" }
    }

refusal-partner-said-no =
    Dein Partner hat Nein gesagt, also machst du in diesem Zug nicht aus: Behalte nach dem Auslegen mindestens zwei
    Karten und nach dem Abwerfen eine. So { cards-left }.

refusal-ask-first =
    An diesem Tisch machst du nur aus, wenn dein Partner Ja gesagt hat: Frag gleich nach dem Ziehen oder nachdem du den
    Ablagestapel genommen hast. So { cards-left }.

refusal-partner-said-yes =
    Dein Partner hat Ja gesagt, also musst du in diesem Zug ausmachen. So { cards-left }, und du könntest nicht mehr
    ausmachen.

# Nach „So …“: was auf der Hand bliebe.
cards-left =
    { $left ->
        [0] bliebe dir keine Karte
        [one] bliebe dir nur eine Karte
       *[other] blieben dir { $left } Karten
    }

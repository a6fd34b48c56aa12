## Die Regeln in ganzen Sätzen. Jedes Feld der Regeln ist ein Faktum, sein Name ohne Unterstriche:
## $hand ist, wie viele Karten gegeben werden, $wildmelds ist yes oder no. $kinds: ranks, sequences, wilds, all.
## $sequence ist needed, wo das Recht auszumachen eine fertige Sequenz braucht, sonst free. $first und $last stehen in
## den Ecken der niedrigsten und der höchsten natürlichen Karte.

# Worum es geht, in drei Sätzen

guide-about-cards =
    { $kinds ->
        [all] In { $name } sammelst du Karten eines Rangs, Folgen einer Farbe und wilde Karten für sich allein.
        [sequences] In { $name } sammelst du Karten eines Rangs und Folgen einer Farbe.
        [wilds] In { $name } sammelst du Karten eines Rangs und wilde Karten für sich allein.
       *[ranks] In { $name } sammelst du Karten eines Rangs.
    }
guide-about-finished =
    { $kinds ->
        [all]
            Eine Auslage mit { $size } Karten ist fertig und bringt eine Prämie: { $wildmeldbonus } für eine fertige wilde
            Auslage, die Bolivia, { $sequencebonus } für eine fertige Sequenz, die { meld-finished-sequence }, und
            { $naturalcanasta } oder { $mixedcanasta } für ein Canasta.
        [sequences]
            Eine Auslage mit { $size } Karten ist fertig und bringt eine Prämie: { $sequencebonus } für eine fertige
            Sequenz, die { meld-finished-sequence }, und { $naturalcanasta } oder { $mixedcanasta } für ein Canasta.
        [wilds]
            Eine Auslage mit { $size } Karten ist fertig und bringt eine Prämie: { $wildmeldbonus } für eine fertige wilde
            Auslage, die Bolivia, und { $naturalcanasta } oder { $mixedcanasta } für ein Canasta.
       *[ranks]
            Eine Auslage mit { $size } Karten ist ein Canasta und bringt eine Prämie: { $naturalcanasta } ohne wilde
            Karten, { $mixedcanasta } mit ihnen.
    }
guide-about-goal =
    Eine Runde endet, wenn jemand ausmacht; dafür braucht die Seite { guide-needed-melds }. Die erste Seite mit { $target }
    Punkten gewinnt die Partie.

# Was das Recht auszumachen braucht, wie in „die Seite braucht …“, „dafür nötig: …“
guide-needed-melds =
    { $sequence ->
        [needed]
            { $rightmelds ->
                [one] eine fertige Sequenz
               *[other] { $rightmelds } fertige Auslagen, darunter eine Sequenz
            }
       *[free]
            { $rightmelds ->
                [one] eine fertige Auslage
               *[other] { $rightmelds } fertige Auslagen
            }
    }

# Vorbereitung

guide-setup-pack =
    { $packs ->
        [one] Misch ein Kartenspiel: { $deck } Karten in { $suits } Farben.
       *[other] Misch { $packs } Kartenspiele zusammen: { $deck } Karten in { $suits } Farben.
    }
guide-setup-jokers =
    { $jokers ->
        [0] Joker spielen nicht mit.
        [one] Ein Joker ist dabei.
       *[other] { $jokers } Joker sind dabei.
    }
guide-setup-naturals = Die Karten von { $first } bis { $last } sind natürliche Karten.
guide-setup-wilds = Alle Zweien und Joker sind wilde Karten, zusammen { $wildcards }. In einer Auslage eines Rangs stehen sie für andere Karten.
guide-setup-threes =
    Dreien bilden keine gewöhnlichen Auslagen. Es gibt { $redthrees } rote, die Punkte bringen oder kosten, und
    { $blackthrees } schwarze, die den Ablagestapel bewachen.
guide-setup-sides =
    { $partners ->
        [1] Bei { $players } Personen spielt jeder für sich.
        [2] Bei { $players } Personen gibt es { $sides } Paare. Partner sitzen sich gegenüber; Auslagen und Gesamtstand gehören ihnen gemeinsam.
       *[other]
            Bei { $players } Personen gibt es { $sides } Seiten zu je { $partners }. Partner sitzen auf jedem zweiten Platz;
            Auslagen und Gesamtstand gehören ihnen gemeinsam.
    }
guide-setup-six =
    { $sixas ->
        [trios] Sechs Personen bilden zwei Seiten zu dritt.
       *[pairs] Sechs Personen bilden drei Paare.
    }
guide-setup-deal = Jeder bekommt { $hand } Karten, einzeln im Uhrzeigersinn gegeben. Der Rest ist der Talon und liegt verdeckt.
guide-setup-red =
    Wer eine rote Drei hat, legt sie auf den Tisch und zieht dafür eine andere Karte; links vom Geber wird angefangen.
guide-setup-upcard =
    { $coverupcard ->
        [wild-and-red]
            Dann wird eine Karte aufgedeckt; mit ihr beginnt der Ablagestapel. Ist sie wild oder eine rote Drei, kommt die
            nächste Karte darauf, bis eine andere oben liegt.
        [wild-red-black]
            Dann wird eine Karte aufgedeckt; mit ihr beginnt der Ablagestapel. Ist sie wild oder irgendeine Drei, kommt die
            nächste Karte darauf, bis eine andere oben liegt.
       *[none] Dann wird eine Karte aufgedeckt; mit ihr beginnt der Ablagestapel, welche es auch ist.
    }
guide-setup-first = Wer zuerst gibt, wird ausgelost. Links vom Geber wird angefangen, und nach jeder Runde geht das Geben im Uhrzeigersinn weiter.
guide-setup-players = Je nach Zahl der Personen

# Ein Zug

guide-turn-draw =
    { $draw ->
        [one] Zieh eine Karte vom Talon.
       *[other] Zieh { $draw } Karten vom Talon.
    }
guide-turn-lay = Leg eine Auslage hin, oder leg Karten an Auslagen deiner Seite an. Du musst nichts auslegen.
guide-turn-discard = Leg eine Karte offen auf den Ablagestapel. Damit endet der Zug.
guide-turn-order = Immer wird zuerst gezogen; vorher wird nichts ausgelegt. Eine gerade gezogene Karte darf gleich wieder abgeworfen werden.
guide-turn-few = Liegen im Talon weniger Karten, ziehst du, was da ist.
guide-turn-take = Statt zu ziehen, darfst du den ganzen Ablagestapel nehmen, wenn du kannst.
guide-turn-top =
    { $topcardtosequence ->
        [yes] Oder du nimmst nur seine oberste Karte, wenn sie eine Sequenz deiner Seite fortsetzt.
       *[no] Die oberste Karte allein wird nie anstelle des Ziehens genommen.
    }
guide-turn-red = Eine rote Drei, die du ziehst, kommt sofort auf den Tisch, und du ziehst eine andere Karte dafür.

# Auslagen

guide-melds-what = Eine Auslage sind drei oder mehr Karten, die zusammen auf dem Tisch liegen. Sie gehört der ganzen Seite.
guide-melds-stay =
    { $merge ->
        [yes]
            Was auf dem Tisch liegt, bleibt, wo es ist; nur zwei Auslagen desselben Rangs darf man zusammenlegen. An Auslagen
            einer anderen Seite wird nie etwas angelegt.
       *[no] Was auf dem Tisch liegt, bleibt, wo es ist. An Auslagen einer anderen Seite wird nie etwas angelegt.
    }
guide-melds-finished = Mit { $size } Karten ist eine Auslage fertig und bringt am Ende der Runde ihre Prämie, einmal.

guide-rank-what = Eine Auslage eines Rangs besteht aus Karten desselben Rangs. Die Farben spielen keine Rolle.
guide-rank-wilds =
    { $maxwilds ->
        [0] Sie enthält keine wilden Karten.
        [one] Höchstens eine ihrer Karten ist wild.
       *[other] Höchstens { $maxwilds } ihrer Karten sind wild.
    }
guide-rank-naturals =
    { $minnaturals ->
        [one] Mindestens eine ihrer Karten ist natürlich.
       *[other] Mindestens { $minnaturals } ihrer Karten sind natürlich.
    }
guide-rank-per-wild =
    { $naturalsperwild ->
        [one] Auf jede wilde Karte kommt mindestens eine natürliche.
       *[other] Auf jede wilde Karte kommen mindestens { $naturalsperwild } natürliche.
    }
guide-rank-over-wilds =
    { $naturalsoverwilds ->
        [one] Sie enthält mehr natürliche Karten als wilde.
       *[other] Sie enthält mindestens { $naturalsoverwilds } natürliche Karten mehr als wilde.
    }
guide-rank-canasta =
    Eine fertige Auslage eines Rangs ist ein Canasta. Ohne wilde Karten ist es rein und bringt { $naturalcanasta }, mit
    wilden Karten ist es gemischt und bringt { $mixedcanasta }. Weitere Karten dürfen angelegt werden.
guide-rank-one =
    { $onemeldperrank ->
        [yes] Von jedem Rang hat eine Seite nur eine Auslage. Weitere Karten des Rangs kommen dazu.
       *[no] Von einem Rang darf eine Seite mehrere Auslagen haben.
    }
guide-rank-merge =
    { $merge ->
        [yes] Eine Seite darf zwei Auslagen desselben Rangs zusammenlegen, wenn das eine erlaubte Auslage ergibt.
       *[no] Auslagen auf dem Tisch werden nie zusammengelegt.
    }
guide-rank-locked =
    { $wildonfinished ->
        [yes] An ein reines Canasta darf eine wilde Karte angelegt werden. Von da an ist es gemischt.
       *[no] An ein fertiges reines Canasta darf keine wilde Karte angelegt werden.
    }

guide-sequence-what =
    { $sequences ->
        [yes]
            Eine Sequenz sind drei oder mehr Karten einer Farbe in lückenloser Folge, zwischen { $first } und { $last }.
            Wilde Karten und Dreien haben darin nichts zu suchen.
       *[no] Sequenzen sind hier keine Auslagen. Nur Karten eines Rangs gehören zusammen.
    }
guide-sequence-closed =
    { $edition ->
        [samba]
            Eine Sequenz mit { $size } Karten ist fertig und geschlossen: eine Samba, { $sequencebonus } wert. Sie nimmt
            keine Karte mehr.
       *[other]
            Eine Sequenz mit { $size } Karten ist fertig und geschlossen: eine Escalera, { $sequencebonus } wert. Sie nimmt
            keine Karte mehr.
    }
guide-sequence-apart = Eine Seite darf zwei Sequenzen einer Farbe haben, auch gleiche. Sequenzen auf dem Tisch werden nie zusammengelegt.

guide-wild-what =
    { $wildmelds ->
        [yes] Eine wilde Auslage sind drei oder mehr Zweien und Joker, beliebig gemischt. Eine natürliche Karte kommt nie dazu.
       *[no] Zweien und Joker allein sind hier keine Auslage. Sie dienen nur in Auslagen eines Rangs.
    }
guide-wild-closed =
    Eine wilde Auslage mit { $size } Karten ist fertig und geschlossen: eine Bolivia, { $wildmeldbonus } wert. Eine Seite
    darf mehrere wilde Auslagen haben.

guide-example-rank =
    { $wilds ->
        [0] Eine Auslage eines Rangs ohne wilde Karten: { $counted } Punkte.
        [one] Eine Auslage eines Rangs mit einer wilden Karte: { $counted } Punkte.
       *[other] Eine Auslage eines Rangs mit { $wilds } wilden Karten: { $counted } Punkte.
    }
guide-example-sequence = Eine Sequenz mit { $many } Karten: { $counted } Punkte.
guide-example-finished-sequence = Eine fertige Sequenz, { $counted } Punkte und die Prämie von { $sequencebonus }.
guide-example-wild = Eine wilde Auslage mit { $many } Karten: { $counted } Punkte.
guide-example-finished-wild = Eine Bolivia: { $counted } Punkte und die Prämie von { $wildmeldbonus }.
guide-example-several = Zusammen zählen diese Auslagen { $counted } Punkte.
guide-example-opening =
    { $lacking ->
        [0] Eine Seite mit einem Gesamtstand von { $total } braucht { $needed }, und das sind genau { $counted }.
       *[other] Eine Seite mit einem Gesamtstand von { $total } braucht { $needed }, und das sind { $counted }.
    }
guide-example-below = Die Seite hat einen Gesamtstand von { $total }.
guide-example-add = Die Karten passen an die Auslage auf dem Tisch, und das Ganze ist eine erlaubte Auslage.
guide-example-becomes-mixed = Das Canasta nimmt die wilde Karte auf. Von jetzt an ist es gemischt.
guide-example-merge = Aus den beiden Auslagen wird eine.
guide-example-take = Der Ablagestapel wird genommen: Seine oberste Karte und die Karten aus der Hand werden ausgelegt, der Rest kommt auf die Hand.
guide-example-take-onto = Der Ablagestapel wird genommen: Seine oberste Karte kommt an die Auslage auf dem Tisch, der Rest auf die Hand.
guide-example-top = Die oberste Karte setzt die Sequenz fort. Sie wird allein genommen, anstelle des Ziehens.
guide-example-discard = Die schwarze Drei wird abgeworfen. Solange sie oben liegt, kann niemand den Ablagestapel nehmen.
guide-example-black-threes = Die Seite darf ausmachen, und in diesem Zug geschieht es: Schwarze Dreien dürfen ausgelegt werden.
guide-example-out-one =
    Die Seite darf ausmachen. Eine Karte ist übrig, und sie darf abgeworfen werden: Die Runde ist zu Ende.
guide-example-out-all = Die Seite darf ausmachen. Keine Karte ist übrig, und die Runde ist zu Ende.
guide-example-out-kept = Zwei Karten sind übrig, eine zum Abwerfen und eine zum Behalten. Das ist auch ohne das Recht auszumachen erlaubt.

# Dreien

guide-threes-red = Eine rote Drei bleibt nie auf der Hand, sie kommt in keine Auslage und wird nicht abgeworfen. Sie liegt auf dem Tisch und zählt am Ende der Runde.
guide-threes-price =
    Jede rote Drei ist { $redthree } Punkte wert. Hat eine Seite alle { $redthrees }, bekommt sie für alle zusammen
    { $allredthrees }.
guide-threes-need =
    { $redthreesneed ->
        [melded] Rote Dreien zählen für eine Seite, die ausgelegt hat.
        [two-canastas] Rote Dreien zählen für eine Seite, die zwei Canastas hat.
        [two-finished] Rote Dreien zählen für eine Seite, die zwei fertige Auslagen beliebiger Art hat.
       *[right] Rote Dreien zählen für eine Seite, die das Recht hat auszumachen.
    }
guide-threes-against =
    { $redthreesagainst ->
        [yes] Gegen jede andere Seite zählen rote Dreien ebenso viel.
       *[no] Für jede andere Seite zählen rote Dreien nichts.
    }
guide-threes-black-pile = Niemand kann den Ablagestapel nehmen, solange eine Drei oben liegt. Eine schwarze Drei abzuwerfen ist also sicher.
guide-threes-black-cost =
    { $blackthreescost ->
        [always]
            { $blackthreeinhand ->
                [one] Eine schwarze Drei, die am Ende der Runde auf einer Hand ist, kostet einen Punkt, gleich wer ausgemacht hat.
               *[other] Eine schwarze Drei, die am Ende der Runde auf einer Hand ist, kostet { $blackthreeinhand } Punkte, gleich wer ausgemacht hat.
            }
       *[when-somebody-goes-out]
            { $blackthreeinhand ->
                [one] Eine schwarze Drei auf der Hand kostet einen Punkt, wenn jemand ausmacht, sonst nur, was sie als Karte zählt.
               *[other]
                    Eine schwarze Drei auf der Hand kostet { $blackthreeinhand } Punkte, wenn jemand ausmacht, sonst nur,
                    was sie als Karte zählt.
            }
    }
guide-threes-black-meld =
    Schwarze Dreien legt nur aus, wer in diesem Zug ausmacht: drei oder mehr zusammen, ohne wilde Karten. Sie zählen je
    { $pointsblackthree }.

# Erstauslage

guide-opening-what =
    Die ersten Auslagen einer Seite in einer Runde sind ihre Erstauslage. Sie werden alle auf einmal hingelegt, und ihre
    Karten müssen zusammen genug zählen.
guide-opening-total = Wie viel genug ist, hängt vom Gesamtstand der Seite am Anfang der Runde ab.
guide-opening-counts = Nur die Karten zählen, nie Prämien oder rote Dreien. Nimmt man den Ablagestapel, zählt auch seine oberste Karte.
guide-opening-once = Eine Erstauslage gilt in der Runde für die ganze Seite.
guide-opening-concealed =
    { $concealedwaivesminimum ->
        [yes] Wer verdeckt ausmacht, braucht keine Mindestpunktzahl.
       *[no] Auch wer gleich mit den ersten Auslagen ausmacht, braucht die Mindestpunktzahl.
    }
guide-total-below = unter { $total }
guide-total-from = ab { $total }

# Der Ablagestapel

guide-pile-what =
    Den Ablagestapel nimmt man anstelle des Ziehens. Seine oberste Karte wird sofort mit Karten aus der Hand ausgelegt, und
    alle übrigen kommen auf die Hand.
guide-pile-buried = Alle ausgelegten Karten außer der obersten waren schon vorher auf der Hand. Was tiefer im Ablagestapel liegt, hilft nicht.
guide-pile-pair =
    { $pairalways ->
        [yes] Aus der Hand braucht man dazu immer zwei natürliche Karten vom Rang der obersten.
       *[no] Mit zwei natürlichen Karten aus der Hand vom Rang der obersten ist der Ablagestapel zu nehmen, auch wenn er eingefroren ist.
    }
guide-pile-mixed =
    { $takenaturalandwild ->
        [yes] Ist der Ablagestapel nicht eingefroren, genügen eine natürliche Karte vom Rang der obersten und eine wilde.
       *[no] Eine natürliche und eine wilde Karte genügen nicht.
    }
guide-pile-onto =
    { $topcardontomeld ->
        [yes] Ist der Ablagestapel nicht eingefroren, kann man ihn auch nehmen, indem man die oberste Karte an eine Auslage der eigenen Seite anlegt.
       *[no] Die oberste Karte allein an eine Auslage der eigenen Seite anzulegen, genügt nicht, um den Ablagestapel zu nehmen.
    }
guide-pile-joins =
    { $takejoins ->
        [yes] Die oberste Karte und das Paar dürfen eine neue Auslage sein oder an eine dieses Rangs auf dem Tisch kommen.
       *[no] Die oberste Karte und das Paar sind immer eine neue Auslage.
    }
guide-pile-joins-one = Hat die Seite schon eine Auslage dieses Rangs, kommen die oberste Karte und die Karten aus der Hand dazu.
guide-pile-frozen =
    { $pairalways ->
        [yes] Eine wilde Karte oder rote Drei im Ablagestapel ändert nichts, denn ein Paar braucht man ohnehin.
       *[no] Sobald eine wilde Karte oder rote Drei darin liegt, ist der Ablagestapel für alle eingefroren, bis ihn jemand nimmt.
    }
guide-pile-frozen-opening =
    { $frozenuntilopened ->
        [yes] Für eine Seite ohne Erstauslage ist er immer eingefroren.
       *[no] Für eine Seite ohne Erstauslage gilt dasselbe wie für jede andere.
    }
guide-pile-red = Liegt eine rote Drei im Ablagestapel, kommt sie beim Nehmen auf den Tisch, und es wird keine Karte dafür gezogen.
guide-pile-once = Eine Seite, deren Erstauslage liegt, legt mit dem Ablagestapel nur diese Auslage. Andere folgen im selben Zug.
guide-pile-blocked = Solange eine wilde Karte oder eine Drei oben liegt, kann ihn niemand nehmen.
guide-pile-opening = Eine Seite, deren Erstauslage noch fehlt, legt sie dabei ganz hin. Die Auslage mit der obersten Karte zählt mit.
guide-pile-single = Mit nur einer Karte auf der Hand darf man einen Ablagestapel aus einer einzigen Karte nicht nehmen.
guide-pile-top =
    { $topcardtosequence ->
        [yes]
            Statt zu ziehen, darf man nur die oberste Karte nehmen, wenn sie direkt an eine Sequenz der eigenen Seite passt,
            die weniger als { $size } Karten hat. Der Rest des Ablagestapels bleibt liegen.
       *[no] Die oberste Karte allein kann man nicht für eine Sequenz nehmen.
    }
guide-pile-top-one = Mit nur einer Karte auf der Hand ist das nur erlaubt, wenn die Seite dann ausmachen darf. Auch bei leerem Talon ist es erlaubt.
guide-pile-top-title = Die oberste Karte allein
guide-pile-empty =
    Ist der Talon leer, geht es weiter, solange jeder der Reihe nach den Ablagestapel nimmt. Wer nicht kann oder nicht will,
    passt, und damit endet die Runde.
guide-pile-empty-forced = Ist der Talon leer, muss den Ablagestapel nehmen, wer die oberste Karte allein an eine Auslage der eigenen Seite anlegen kann.

# Ausmachen

guide-out-right = Zum Ausmachen braucht eine Seite { guide-needed-melds }.
guide-out-now = Was im selben Zug fertig wird, zählt dafür mit.
guide-out-how = Zum Ausmachen legst du alle Karten aus, oder alle bis auf eine, und die wirfst du ab.
guide-out-keep = Solange deine Seite nicht ausmachen darf, behältst du nach dem Auslegen mindestens zwei Karten: eine zum Abwerfen, eine zum Behalten.
guide-out-bonus =
    { $goingoutbonus ->
        [0] Für das Ausmachen gibt es keine Prämie.
        [one] Ausmachen bringt einen Punkt.
       *[other] Ausmachen bringt { $goingoutbonus } Punkte.
    }
guide-out-concealed =
    { $concealedbonus ->
        [none] Verdeckt auszumachen bringt nichts Besonderes.
       *[other]
            { $concealedowncards ->
                [yes]
                    Verdeckt auszumachen bringt stattdessen { $concealedbonus }. Verdeckt heißt: Man hat vorher nichts
                    ausgelegt, legt nichts an Auslagen des Partners und hat die nötigen Canastas allein.
               *[no]
                    Verdeckt auszumachen bringt stattdessen { $concealedbonus }. Verdeckt heißt: Die ganze Seite hat vor
                    diesem Zug nichts ausgelegt.
            }
    }
guide-out-ask =
    { $askpartner ->
        [off] Partner fragen einander vor dem Ausmachen nicht.
        [may]
            Nach dem Ziehen, und vor allem anderen, darf man fragen: „Darf ich ausmachen?“ An die Antwort des Partners muss
            man sich halten.
       *[must]
            Ausmachen darf man nur, nachdem man gefragt hat: „Darf ich ausmachen?“ Gefragt wird nach dem Ziehen, vor allem
            anderen, und an die Antwort des Partners muss man sich halten.
    }

# Abrechnung

guide-score-adds = Am Ende einer Runde zählt jede Seite zusammen:
guide-score-cards = die Punkte aller Karten in ihren Auslagen,
guide-score-bonuses = die Prämien ihrer fertigen Auslagen,
guide-score-red = ihre roten Dreien, für oder gegen sie,
guide-score-out = die Prämie für das Ausmachen, wenn jemand von ihr ausgemacht hat,
guide-score-minus = abzüglich der Punkte aller Karten, die noch auf ihren Händen sind.
guide-score-negative = Der Gesamtstand darf unter null fallen.
guide-score-end =
    Die Partie endet nach der Runde, in der eine Seite { $target } erreicht. Der höchste Gesamtstand gewinnt; gleich hohe
    sind ein Unentschieden.
guide-score-cap =
    { $roundcap ->
        [one] Ist das nach einer Runde nicht geschehen, endet die Partie unentschieden.
       *[other] Ist das nach { $roundcap } Runden nicht geschehen, endet die Partie unentschieden.
    }
guide-points-title = Was eine Karte zählt
guide-bonus-title = Was eine fertige Auslage bringt
guide-minimum-title = Die Mindestpunktzahl der Erstauslage

guide-round-intro = So kann eine Runde enden. Alles ist gezählt, wie das Spiel es zählt.
guide-round-side = Seite { $side }
guide-round-out = Seite { $side } hat ausgemacht.
guide-round-count = Die Rechnung
guide-round-reds =
    { $why ->
        [for] Seite { $side } hat, was ihre roten Dreien brauchen, also zählen sie für sie.
        [against] Seite { $side } hat nicht, was ihre roten Dreien brauchen, also zählen sie gegen sie.
       *[nothing] Seite { $side } hat nicht, was ihre roten Dreien brauchen, also zählen sie nichts.
    }

## Warum eine Zeile der Abrechnung zählt, was sie zählt. $count ist, was eines davon wert ist.

why-melded = Jede Karte, die eine Seite ausgelegt hat, zählt ihre Punkte, auch in fertigen Auslagen. Was auf dem Tisch liegt, bleibt dort.

why-natural-canastas =
    Ein Canasta ist eine Auslage eines Rangs mit { $most } Karten oder mehr. Ist am Ende der Runde keine wilde Karte darin,
    ist es rein und bringt { $count }, einmal.

why-mixed-canastas =
    Ein Canasta ist eine Auslage eines Rangs mit { $most } Karten oder mehr. Ist am Ende der Runde eine wilde Karte darin,
    ist es gemischt und bringt { $count }, einmal.

# $edition ist der Code der Spielart
why-sequences =
    { $edition ->
        [samba] Eine Sequenz mit { $most } Karten ist geschlossen: eine Samba. Sie bringt { $count }, einmal.
       *[other] Eine Sequenz mit { $most } Karten ist geschlossen: eine Escalera. Sie bringt { $count }, einmal.
    }

why-wild-melds =
    Eine wilde Auslage mit { $most } Karten ist geschlossen: eine Bolivia. Sie bringt { $count }, wie viele Zweien und
    Joker auch darin sind.

# $total gilt für alle zusammen, es gibt $many; $what ist, was sie brauchen; $why: against, nothing
why-red-threes =
    Jede rote Drei zählt { $count }, alle { $many } zusammen { $total }. { $what ->
        [melded] Sie zählen für eine Seite, die ausgelegt hat.
        [two-canastas] Sie zählen für eine Seite mit zwei Canastas.
        [two-finished] Sie zählen für eine Seite mit zwei fertigen Auslagen beliebiger Art.
       *[right] Sie zählen für eine Seite, die das Recht hat auszumachen.
    } { $why ->
        [against] Gegen jede andere Seite zählen sie ebenso viel.
       *[nothing] Für jede andere Seite zählen sie nichts.
    }

why-going-out = Die Seite, von der jemand ausmacht, bekommt { $count }. Endet die Runde auf andere Weise, bekommt das niemand.

# $what: none, player (nach den eigenen Karten), side
why-concealed =
    { $what ->
        [none] An diesem Tisch bringt verdecktes Ausmachen nicht mehr als jedes andere: { $count }.
        [player]
            Verdeckt macht aus, wer vor diesem Zug nichts ausgelegt hat, nichts an die Auslagen des Partners legt und die
            nötigen Canastas allein hat. Das bringt { $count } anstelle der üblichen Prämie.
       *[side]
            Verdeckt ist das Ausmachen, wenn die Seite vor diesem Zug nichts ausgelegt hat. Das bringt { $count } anstelle
            der üblichen Prämie.
    }

why-hands = Jede Karte, die jemand von der Seite auf der Hand behält, zählt ihre Punkte gegen sie, gleich wer ausgemacht hat.

# $what: always, when-somebody-goes-out
why-black-threes =
    { $what ->
        [always]
            Jede schwarze Drei, die auf einer Hand bleibt, kostet { $count }, gleich wer ausgemacht hat, und auch wenn
            niemand es getan hat.
       *[when-somebody-goes-out]
            Jede schwarze Drei, die auf einer Hand bleibt, kostet { $count }, wenn jemand ausmacht, und sonst ihre Punkte.
    }

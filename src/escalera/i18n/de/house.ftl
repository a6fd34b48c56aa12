## Warum ein Tisch diese Regeln nicht haben kann. $word in „…“ ist der Name einer Regel oder Spielart, wie man ihn tippt.

house-unknown = Es gibt keine Hausregel „{ $word }“.
house-not-here = Diese Spielart hat die Hausregel „{ $word }“ nicht.
house-no-edition = Es gibt keine Spielart „{ $word }“. Es gibt: { $list }.
house-no-version = Von dieser Spielart gibt es keine Fassung „{ $word }“; ihre einzige Fassung ist { $number }.
house-players = Diese Spielart ist hier für { $players } Personen, nicht für { $count }.

# $word ist die Regel, $number was angegeben wurde, $list eine Liste von Zahlen oder Wörtern, wie man sie tippt
house-value =
    { $what ->
        [whole] „{ $word }“ ist eine ganze Zahl von { $first } bis { $last }, nicht „{ $number }“.
        [whole-none] „{ $word }“ ist eine ganze Zahl von { $first } bis { $last }, oder none, nicht „{ $number }“.
        [multiple] „{ $word }“ ist ein Vielfaches von { $list }, von { $first } bis { $last }, nicht „{ $number }“.
        [multiple-none]
            „{ $word }“ ist ein Vielfaches von { $list }, von { $first } bis { $last }, oder none, nicht „{ $number }“.
        [whole-per-players]
            „{ $word }“ ist eine ganze Zahl von { $first } bis { $last }, oder fünf davon, durch Kommas getrennt, für zwei bis
            sechs Personen, nicht „{ $number }“.
        [multiple-per-players]
            „{ $word }“ ist ein Vielfaches von { $list }, von { $first } bis { $last }, oder fünf davon, durch Kommas getrennt, für zwei
            bis sechs Personen, nicht „{ $number }“.
        [players]
            „{ $word }“ sind eine oder mehrere Zahlen von { $first } bis { $last }, durch Kommas getrennt, die kleinste zuerst, nicht
            „{ $number }“.
        [always] „{ $word }“ ist immer { $list }, nicht „{ $number }“.
       *[one-of] „{ $word }“ ist eines von diesen: { $list }; nicht „{ $number }“.
    }

# Regeln, die einander widersprechen
house-ranks-crossed = Der niedrigste natürliche Rang liegt über dem höchsten.
house-too-many-jokers =
    { $count ->
        [one] Ein Kartenspiel hat höchstens drei Joker: Eines allein kann keine { $many } mitbringen.
       *[other] Ein Kartenspiel hat höchstens drei Joker: { $count } Kartenspiele können keine { $many } mitbringen.
    }
house-no-six = Wie zu sechst gespielt wird, lässt sich nur wählen, wo zu sechst gespielt werden darf.
house-large-hands =
    Das sind zu viele Karten auf der Hand: Bei { $count } Karten für jeden und { $players } Personen bleibt von { $most }
    Karten vielleicht keine zum Aufdecken übrig.
house-right-without-sequences = Ohne Sequenzen kann zum Ausmachen keine nötig sein.
house-top-without-sequences = Ohne Sequenzen kann keine oberste Karte an eine kommen.
house-few-ranks = Eine Sequenz mit { $count } Karten ist nicht möglich: Es gibt nur { $most } natürliche Ränge.
house-nothing-to-merge = Wo eine Seite nur eine Auslage je Rang hat, gibt es nichts zusammenzulegen.
house-no-canasta =
    Ein Canasta mit { $count } Karten ist nicht möglich: Mit den wilden Karten, die sie enthalten darf, hat eine Auslage
    eines Rangs höchstens { $most }.
house-few-wilds = Eine wilde Auslage mit { $count } Karten ist nicht möglich: Es gibt nur { $most } Zweien und Joker.
house-pair-and-wild =
    Ein natürliches Paar kann nicht immer nötig sein, wo eine natürliche und eine wilde Karte genügen.
house-pair-and-top =
    Ein natürliches Paar kann nicht immer nötig sein, wo die oberste Karte allein an eine Auslage kommen darf.
house-top-and-sequences =
    Wo Sequenzen ausgelegt werden, kommt die oberste Karte allein nur an eine Sequenz, nicht an jede Auslage.
house-no-meld-with-wild =
    Der Ablagestapel ist nicht mit einer natürlichen und einer wilden Karte zu nehmen, wo zwei natürliche und eine wilde
    keine Auslage sind.
house-falling-minimum = Die Mindestpunktzahl der Erstauslage darf nicht fallen, wenn der Gesamtstand steigt: { $list }.
house-cheap-red-threes =
    Alle { $count } roten Dreien zusammen können nicht weniger zählen ({ $counted }) als einzeln ({ $needed }).

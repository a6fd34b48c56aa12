## Gut spielen. $points ist, was gemessen wurde, in Punkten pro Runde, $percent von hundert; $number eine Zahl von Karten, um die es geht.

guide-strategy-intro = Eine Faustregel ist das, was man Anfängern rät.
guide-strategy-measured =
    Was als gemessen bezeichnet ist, wurde in vielen Runden { edition-bolivia } zwischen Computerspielern ausprobiert,
    mit { $number } am Tisch und jedes Blatt zweimal, mit getauschten Seiten. Gegen andere kann es mehr oder weniger sein.
guide-thumb = Faustregel
guide-measured = Gemessen

guide-strategy-escalera-title = Ohne { meld-finished-sequence } geht es nicht
guide-strategy-escalera =
    Ohne fertige Sequenz kann deine Seite nicht ausmachen. Sammle vom ersten Zug an Farben, vor allem anderen.
guide-strategy-escalera-measured = Wer auf der Hand keine Farben sammelte, hatte { $points } Punkte pro Runde weniger.
guide-strategy-hardest-title = Sie ist die schwerste Auslage
guide-strategy-hardest =
    Für eine fehlende Karte einer Sequenz kann nichts einspringen, und jede Karte gibt es nur { $packs }-mal. Achte
    darauf, wohin sie gehen: Sind alle weg, die du brauchst, such dir eine andere Farbe.
guide-strategy-windows-title = Die Karten in der Mitte
guide-strategy-windows =
    { $windows ->
        [one] In einer Farbe ist nur eine einzige fertige Sequenz möglich, und sie braucht jede Karte.
       *[other]
            In einer Farbe sind { $windows } fertige Sequenzen möglich, und in jeder kommen diese Ränge vor: { $list }.
            Behalte sie. Eine Farbe, in der von einem davon alle Karten weg sind, ist tot.
    }
guide-strategy-early-title = Leg Sequenzen früh aus
guide-strategy-early =
    Der stärkste Computerspieler fängt { $percent } Prozent seiner Sequenzen mit drei Karten an. Leg drei hin, und lass
    deinen Partner daran weiterbauen.
guide-strategy-bolivia-title = Die Bolivia lockt und kostet
guide-strategy-bolivia =
    Eine Bolivia verbraucht { $size } der { $wildcards } wilden Karten: { $share } Prozent von allen, die es gibt. Sie
    fehlen dann in deinen Canastas und bei der Erstauslage.
guide-strategy-wild-early-title = Eine wilde Auslage früh anfangen?
guide-strategy-wild-early =
    Ja. Wer einer wilden Auslage keinen Wert gab, bevor sie fertig war, hatte { $points } Punkte pro Runde weniger.
guide-strategy-wild-three =
    Der stärkste Computerspieler fängt { $percent } Prozent davon mit drei Karten an. Auf { $number } zu warten, brachte
    nichts, was sich messen ließ.
guide-strategy-wild-keep-title = Wilde Karten gibt man nicht leicht her
guide-strategy-wild-keep = Wilde Karten auf der Hand zu behandeln wie alle anderen, kostete { $points } Punkte pro Runde.
guide-strategy-black-title = Schwarze Dreien rechtzeitig loswerden
guide-strategy-black =
    { $blackthreeinhand ->
        [one] Eine schwarze Drei, die auf deiner Hand bleibt, kostet einen Punkt. Wirf sie ab, solange Zeit ist.
       *[other]
            Eine schwarze Drei, die auf deiner Hand bleibt, kostet { $blackthreeinhand } Punkte. Wirf sie ab, solange Zeit
            ist; sie bewacht dann auch einen Zug lang den Ablagestapel.
    }
guide-strategy-pairs-title = Natürliche Paare behalten
guide-strategy-pairs =
    { $pairalways ->
        [yes] Nur ein natürliches Paar nimmt den Ablagestapel. Wirf einzelne Karten ab, und behalte Paare von Rängen, die andere abwerfen.
       *[no] Nur ein natürliches Paar nimmt einen eingefrorenen Ablagestapel. Wirf einzelne Karten ab, und behalte Paare von Rängen, die andere abwerfen.
    }
guide-strategy-pairs-measured = Wer keine Paare behielt, hatte { $points } Punkte pro Runde weniger.
guide-strategy-pile-title = Der Ablagestapel wird groß
guide-strategy-pile =
    Der Ablagestapel ist schwer zu bekommen, und so wächst er. Ist er groß, ist ein Paar auf der Hand mehr wert als eine
    Auslage auf dem Tisch.
guide-strategy-pile-measured = Abzuwerfen, ohne daran zu denken, was der Ablagestapel wert ist, kostete { $points } Punkte pro Runde.
guide-strategy-small-title = Ein kleiner Ablagestapel kann warten
guide-strategy-small =
    Einen Ablagestapel mit höchstens { $number } Karten nahm der stärkste Computerspieler nur in { $percent } Prozent der
    Fälle, in denen er konnte: Wer ihn nimmt, zeigt ein Paar und verzichtet auf die Karten, die sonst zu ziehen wären.
guide-strategy-small-large = Mit { $number } Karten oder mehr nahm er ihn in { $percent } Prozent der Fälle.
guide-strategy-block-title = Eine wilde Karte schließt den Ablagestapel
guide-strategy-block =
    Solange eine wilde Karte oben liegt, kann niemand den Ablagestapel nehmen. Das ist eine teure Art, einen großen zu
    retten, und sie hält nur einen Zug lang.
guide-strategy-freeze-title = Den Ablagestapel einfrieren
guide-strategy-freeze =
    Eine wilde Karte darin friert den Ablagestapel für alle ein, bis ihn jemand nimmt. Frier ihn ein, wenn die anderen ihre
    Erstauslage haben und deine Seite nicht, und wenn du Paare auf der Hand hast.
guide-strategy-suits-title = Auf Farben achten, nicht nur auf Ränge
guide-strategy-suits =
    Schau vor dem Abwerfen auf die Sequenzen der anderen Seiten. Eine Karte gleich neben einer davon hilft ihnen, und die
    übernächste auch.
guide-strategy-suits-measured = Abzuwerfen, ohne auf ihre Sequenzen zu schauen, kostete { $points } Punkte pro Runde.
guide-strategy-minimum-title = Wilde Karten machen die Erstauslage
guide-strategy-minimum =
    Der größte Teil einer Partie bis { $target } wird mit einer Mindestpunktzahl von { $needed } gespielt. Natürliche Karten
    allein kommen selten so weit, also heb wilde für die Erstauslage auf.

guide-strategy-worth-title =
    { $edition ->
        [samba] Was eine Samba wert ist
       *[other] Was eine Escalera wert ist
    }
guide-strategy-worth =
    { $worth ->
        [one] Eine fertige Sequenz bringt so viel wie ein reines Canasta. Achte auf Folgen ebenso wie auf Ränge.
       *[other] Eine fertige Sequenz bringt so viel wie { $worth } reine Canastas. Achte zuerst auf Folgen, dann auf Ränge.
    }
guide-strategy-both-title = Zwei Wege zum Ausmachen
guide-strategy-both =
    Bau eine Sequenz und eine Auslage eines Rangs nebeneinander. Mit { $rightmelds } fertigen Auslagen, gleich welcher Art,
    darfst du ausmachen; halte dir also zwei Wege dahin offen.
guide-strategy-no-help-title = Wilde Karten retten keine Sequenz
guide-strategy-no-help = Eine Sequenz nimmt keine wilde Karte. Leg wilde Karten zu Auslagen eines Rangs, und behalte die natürlichen, die eine Sequenz braucht.
guide-strategy-feed-title = Die anderen nicht füttern
guide-strategy-feed = Achte darauf, welche Farben die anderen Seiten auslegen, und wirf nichts ab, was dort weitergeht.
guide-strategy-copies-title = Karten mitzählen
guide-strategy-copies = Jede Karte gibt es { $packs }-mal. Sind alle davon zu sehen gewesen, kann keine Sequenz sie mehr enthalten.

guide-strategy-opening-title = Erstauslage
guide-strategy-opening =
    Mach die Erstauslage mit so wenigen Karten, wie es geht. Mit voller Hand bekommt man den Ablagestapel, mit wenigen Karten
    nicht. Mach sie früh, wenn der Ablagestapel klein ist, und gib wilde Karten nur dann dafür her, wenn der Ablagestapel
    es wert ist.
guide-strategy-taking-title = Der Ablagestapel gewinnt Runden
guide-strategy-taking = Die Seite, die den Ablagestapel nimmt, wenn er groß ist, gewinnt meist die Runde. Wirf ab, was nach dir niemand brauchen kann, und behalte Paare von dem, was andere abwerfen.
guide-strategy-when-title = Wann ausmachen
guide-strategy-when =
    Mach früh aus, wenn die anderen viele Karten auf der Hand haben. Warte, wenn deine Seite gleich noch ein Canasta fertig
    bekommt, und achte darauf, wie viele Karten die anderen noch haben.

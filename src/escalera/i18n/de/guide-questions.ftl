## Fragen, die man stellt, und die Antworten. Die Fakten sind die der Regeln; siehe guide-rules.ftl.

guide-question-wilds = Wie viele wilde Karten darf eine Auslage enthalten?
guide-answer-wilds =
    { $wildmelds ->
        [yes] In einer wilden Auslage sind alle Karten wild. Für eine Auslage eines Rangs gilt:
       *[no] Wilde Karten gibt es nur in einer Auslage eines Rangs. Für diese gilt:
    }
guide-question-sequence-wilds = Darf eine wilde Karte in eine Sequenz?
guide-answer-sequence-wilds =
    { $sequences ->
        [yes] Nein. Eine Sequenz besteht nur aus natürlichen Karten, und für eine fehlende kann nichts einspringen.
       *[no] In diesem Spiel gibt es keine Sequenzen. Wilde Karten kommen in Auslagen eines Rangs.
    }
guide-question-names-all =
    { $edition ->
        [samba] Was ist der Unterschied zwischen einer Bolivia und einer Samba?
       *[other] Was ist der Unterschied zwischen einer Bolivia und einer Escalera?
    }
guide-question-names-sequences =
    { $edition ->
        [samba] Was ist der Unterschied zwischen einer Samba und einem Canasta?
       *[other] Was ist der Unterschied zwischen einer Escalera und einem Canasta?
    }
guide-question-names-ranks = Was ist der Unterschied zwischen einem reinen und einem gemischten Canasta?
guide-question-names-wilds = Was ist der Unterschied zwischen einer Bolivia und einem Canasta?
guide-answer-names-sequence =
    Die { meld-finished-sequence } ist eine fertige Sequenz: { $size } Karten einer Farbe in Folge, ohne wilde Karten,
    { $sequencebonus } wert.
guide-answer-names-wild = Die Bolivia ist eine fertige wilde Auslage: { $size } Zweien und Joker, { $wildmeldbonus } wert.
guide-answer-names-canasta =
    Ein Canasta ist eine fertige Auslage eines Rangs: { $size } oder mehr Karten desselben Rangs, ohne wilde Karten
    { $naturalcanasta } wert, mit ihnen { $mixedcanasta }.
guide-question-out = Was braucht man zum Ausmachen?
guide-question-black = Warum kosten schwarze Dreien so viel?
guide-answer-black-dear =
    Eine schwarze Drei sichert den Ablagestapel für einen Zug und lässt sich kaum auslegen. Der hohe Preis sorgt dafür, dass
    sie niemand lange behält.
guide-answer-black-cheap = Hier tun sie das nicht: Sie kosten nicht mehr, als sie als Karten zählen.
guide-answer-black-other = Eine schwarze Drei sichert den Ablagestapel für einen Zug und lässt sich kaum auslegen; darum hat sie einen eigenen Preis.
guide-question-red = Wann zählen rote Dreien gegen uns?
guide-answer-red-never = In diesem Spiel nie.
guide-answer-red =
    { $redthreesneed ->
        [melded] Wenn die Runde endet und deine Seite nichts ausgelegt hat.
        [two-canastas] Wenn die Runde endet und deine Seite weniger als zwei Canastas hat.
        [two-finished] Wenn die Runde endet und deine Seite weniger als zwei fertige Auslagen hat.
       *[right] Wenn die Runde endet und deine Seite nicht die Auslagen hat, die man zum Ausmachen braucht.
    }
guide-question-pile-wild = Kann man den Ablagestapel mit einer wilden Karte nehmen?
guide-question-draw = Wie viele Karten zieht man?
guide-question-must-meld = Muss man auslegen?
guide-answer-must-meld =
    Nein. Du darfst Auslagen zurückhalten, solange du willst, außer wenn dein Partner gesagt hat, dass du ausmachen darfst:
    Dann musst du in diesem Zug ausmachen.
guide-answer-must-meld-alone = Nein. Du darfst Auslagen zurückhalten, solange du willst.
guide-question-end = Wann ist das Spiel zu Ende?
guide-question-stock = Was geschieht, wenn der Talon leer ist?
guide-answer-stock-red = Sind die letzten gezogenen Karten nur rote Dreien, endet die Runde damit.
guide-answer-stock-bonus = Endet die Runde, ohne dass jemand ausmacht, bekommt niemand die Prämie dafür.
guide-question-ask = Darf ich meinen Partner fragen?
guide-answer-ask-alone = Bei { $players } Personen gibt es keine Partner, die man fragen könnte.
guide-question-extend = Kann man an eine fertige { meld-finished-sequence } noch anlegen?
guide-question-extend-canasta = Kann man an ein fertiges Canasta noch anlegen?
guide-answer-extend =
    Nein. Mit { $size } Karten ist sie geschlossen. Mit weiteren Karten der Farbe darf man eine neue Sequenz anfangen.
guide-answer-extend-canasta = Ja. Natürliche Karten seines Rangs dürfen immer dazu.

## Der Tisch im Browser, wo wenig Platz ist, und was an ihm anders ist als in seiner Spielart.

# Unter dem Bild einer Auslage: was sie geworden ist, oder wie viele Karten sie noch nimmt
board-natural = rein
board-mixed = gemischt
board-missing =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }

# Der Gesamtstand einer Seite neben ihrem Namen
board-total = { $total } von { $target } Punkten
board-needs = braucht { $needed }
board-opened = Erstauslage liegt
# Die roten Dreien einer Seite mit ihrem jetzigen Vorzeichen: es kann sich noch ändern
board-reds = { table-red-threes }: vorerst { $written }
# Das Recht auszumachen, in einer Zeile
board-out = Zum Ausmachen:
board-out-finished = { $count } von { $needed } fertig
board-out-sequence = eine Sequenz
board-out-now = darf ausmachen

# Die Hausregeln dieses Tisches
board-house =
    { $count ->
        [0] Die Regeln der Spielart, unverändert.
        [one] Eine Regel ist anders als in der Spielart.
       *[other] { $count } Regeln sind anders als in der Spielart.
    }
board-house-rule = Hausregel

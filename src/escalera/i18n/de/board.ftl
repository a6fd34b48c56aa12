## Der Tisch im Browser, wo wenig Platz ist, und was an ihm anders ist als in seiner Spielart.

# Unter dem Bild einer Auslage: was sie geworden ist, oder wie viele Karten sie noch nimmt
board-natural = rein
board-mixed = gemischt
board-missing = noch { $count }

# Der Gesamtstand einer Seite neben ihrem Namen
board-total = { $total } von { $target }
board-needs = braucht { $needed }
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

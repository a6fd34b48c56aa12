## Bordet i browseren, hvor der er lidt plads, og hvad der ved bordet er anderledes end i udgaven.

# Under en melds brik: hvad den er blevet, eller hvor mange kort den endnu tager
board-natural = ren
board-mixed = blandet
board-missing =
    { $count ->
        [one] 1 kort til
       *[other] { $count } kort til
    }

# En sides stilling ved siden af dens navn
board-total = { $total } af { $target } point
board-needs = kræver { $needed }
board-opened = har meldt
# En sides røde treere med deres nuværende fortegn: det kan endnu skifte
board-reds = { table-red-threes }: { $written } foreløbig
# Retten til at gå ud, på én linje
board-out = For at gå ud:
board-out-finished = { $count } af { $needed } færdige
board-out-sequence = en sekvens
board-out-now = må gå ud

# Bordets husregler
board-house =
    { $count ->
        [0] Udgavens regler, uændret.
        [one] Én regel er anderledes end i udgaven.
       *[other] { $count } regler er anderledes end i udgaven.
    }
board-house-rule = husregel

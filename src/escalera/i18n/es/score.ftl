## La hoja de puntos. $edition es el código de la variante: una secuencia completa es una samba en Samba; si no,
## una escalera.

score-title = Puntos de la ronda { $round }
score-melded = Cartas bajadas
score-bonuses = Premios por combinaciones completas
score-natural-canastas =
    { $count ->
        [one] Una canasta limpia
       *[other] { $count } canastas limpias
    }
score-mixed-canastas =
    { $count ->
        [one] Una canasta sucia
       *[other] { $count } canastas sucias
    }
score-sequences =
    { $edition ->
        [samba]
            { $count ->
                [one] Una samba
               *[other] { $count } sambas
            }
       *[other]
            { $count ->
                [one] Una escalera
               *[other] { $count } escaleras
            }
    }
score-wild-melds =
    { $count ->
        [one] Una bolivia
       *[other] { $count } bolivias
    }
score-red-threes =
    { $count ->
        [0] Treses rojos
        [one] Un tres rojo
       *[other] { $count } treses rojos
    }
score-red-threes-all = Los { $count } treses rojos
score-red-threes-against =
    { $count ->
        [one] Un tres rojo, en contra del bando
       *[other] { $count } treses rojos, en contra del bando
    }
score-going-out = Cierre
score-concealed = Cierre de mano
score-hands = Cartas que quedan en la mano
score-black-threes =
    { $count ->
        [one] Un tres negro en la mano
       *[other] { $count } treses negros en la mano
    }
score-unknown =
    { $count ->
        [one] Una carta desconocida, que no cuenta
       *[other] { $count } cartas desconocidas, que no cuentan
    }
score-round = Puntos de la ronda
score-before = Total anterior
score-total = Total
score-if-stopped = Como si la ronda terminara ahora

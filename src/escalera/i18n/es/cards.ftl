## Las cartas, escritas y leídas en voz alta.
## $rank es two … ace o joker; $suit es clubs, diamonds, hearts, spades o none.

# Lo que lleva la carta delante del signo del palo.
letter-jack = J
letter-queen = Q
letter-king = K
letter-ace = A

joker = joker

# Una carta, para leerla en voz alta: «cuatro de corazones».
card-words =
    { $rank ->
        [joker] joker
        [three]
            { $suit ->
                [diamonds] tres rojo
                [hearts] tres rojo
               *[other] tres negro
            }
       *[other] { rank } de { suit }
    }

suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }

# Una carta de un valor: «nueve»; con artículo, «un nueve», «una jota».
rank =
    { $rank ->
        [two] dos
        [three] tres
        [four] cuatro
        [five] cinco
        [six] seis
        [seven] siete
        [eight] ocho
        [nine] nueve
        [ten] diez
        [jack] jota
        [queen] reina
        [king] rey
        [joker] joker
       *[ace] as
    }
    .one =
    { $rank ->
        [jack] una jota
        [queen] una reina
       *[other] un { rank }
    }
    .none =
    { $rank ->
        [jack] ninguna jota
        [queen] ninguna reina
       *[other] ningún { rank }
    }

# Varias cartas de un valor: «nueves»; con «todos tus».
ranks =
    { $rank ->
        [two] doses
        [three] treses
        [four] cuatros
        [five] cincos
        [six] seises
        [seven] sietes
        [eight] ochos
        [nine] nueves
        [ten] dieces
        [jack] jotas
        [queen] reinas
        [king] reyes
        [joker] jokers
       *[ace] ases
    }
    .all =
    { $rank ->
        [jack] todas tus jotas
        [queen] todas tus reinas
       *[other] todos tus { ranks }
    }

# Las cartas de una lista que son todas del mismo valor: «dos reyes».
cards-of-rank =
    { $many ->
        [1] { rank.one }
        [2] dos { ranks }
        [3] tres { ranks }
        [4] cuatro { ranks }
       *[other] { $many } { ranks }
    }

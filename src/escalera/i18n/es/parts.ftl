## Lo que hay en la mesa en el navegador: la mano, las combinaciones, el mazo y el pozo, los asientos, los totales.

# La mano
part-hand = Tu mano, { amount-cards }
part-sort = Orden de tu mano
part-sort-rank = Ordenar por valor
part-sort-suit = Ordenar por palo
# Debajo de los signos de los mismos botones
part-sort-rank-short = por valor
part-sort-suit-short = por palo
part-card-of = { card-words }, { $number } de { $count }
part-card-new = { $card }, nueva

# Lo que son las cartas elegidas; $counted son sus puntos.
part-points = { $counted } puntos
part-chosen-none = Toca las cartas para elegirlas.
part-chosen-one = { card-words }, { part-points }
# Un tres negro, cuando en la mano cuesta más de lo que cuenta en una combinación.
part-chosen-one-black = { card-words }, { part-points } en una combinación; si se queda en la mano cuesta { $count }
part-chosen-rank =
    { $wilds ->
        [0] { $many } { ranks }, { part-points }
        [one] { $many } cartas: { ranks } con un comodín, { part-points }
       *[other] { $many } cartas: { ranks } con { $wilds } comodines, { part-points }
    }
part-chosen-wilds = { $many } comodines, { part-points }
part-chosen-black = { $many } treses negros, { part-points }: se bajan solo al cerrar
# $first y $last están en las esquinas de la primera y la última carta.
part-chosen-run = secuencia { $first }–{ $last } de { suit }, { part-points }
part-chosen-gap =
    { $count ->
        [1] todavía no es una combinación: falta { card-words }
       *[other] todavía no es una combinación: faltan { $list } de { suit }
    }
part-chosen-twice = no es una sola combinación: { card-words } aparece dos veces
part-chosen-wild-in-run = no es una combinación: en una secuencia no cabe ningún comodín
part-chosen-mixed = { $many } cartas que no forman una sola combinación, { part-points }

# Las combinaciones; $what es rank, sequence o wild.
part-meld-rank = { ranks }
part-meld-sequence = { $first }–{ $last } de { suit }
part-meld-wild = comodines
part-meld-wilds =
    { $wilds ->
        [one] un comodín
       *[other] { $wilds } comodines
    }
part-missing =
    { $what ->
        [rank]
            { $count ->
                [one] falta una para la canasta
               *[other] faltan { $count } para la canasta
            }
        [wild]
            { $count ->
                [one] falta una para la bolivia
               *[other] faltan { $count } para la bolivia
            }
       *[sequence]
            { $edition ->
                [samba]
                    { $count ->
                        [one] falta una para la samba
                       *[other] faltan { $count } para la samba
                    }
               *[other]
                    { $count ->
                        [one] falta una para la escalera
                       *[other] faltan { $count } para la escalera
                    }
            }
    }
part-meld-said = Combinación { $meld }: { $list }, { amount-cards }

# Un bando
part-side-empty = Todavía no hay nada en la mesa
part-red-threes-count =
    { $count ->
        [one] { table-red-threes }: tal como están las cosas, cuenta { $written }
       *[other] { table-red-threes }: tal como están las cosas, cuentan { $written }
    }

# El mazo y el pozo
part-stock = Mazo
part-draw = Robar
part-pile = Pozo
part-pile-empty = El pozo está vacío
part-pile-top = Arriba { $card }, { amount-cards }
part-pile-frozen = congelado
part-take = Tomar el pozo
part-look = Ver cartas
part-look-title = El pozo, { amount-cards }
part-look-order = La carta de arriba va primero.
part-close = Ocultar

# Los asientos
part-seats = Jugadores
part-seat-cards = { amount-cards } en la mano
part-turn = le toca
part-dealer = reparte
# Una letra: la marca del asiento que reparte
part-dealer-mark = R
part-you = tú
part-away = ausente
part-stand-in = en este asiento juega un jugador virtual
# Lo mismo en un teléfono
part-stand-in-short = suplente
part-computer = virtual
part-offer = Que un jugador virtual juegue por { $player }

# Los totales y lo que hace falta para cerrar
part-totals = Totales
part-target = Se gana con { $target }
part-own = tu bando
part-needs = necesita { $needed } para la bajada inicial
part-opened = ya hizo la bajada inicial en esta ronda
part-checklist = Para cerrar, tu bando necesita
part-may-go-out = Tu bando puede cerrar
part-done = hecho
part-lacking = falta

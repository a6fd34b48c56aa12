## Las palabras de la mesa.

word-match = partida
word-round = ronda
word-turn = turno
word-seat = asiento
word-side = bando
word-partner = compañero
word-dealer = quien reparte
word-stock = mazo
word-pile = pozo
word-top-card = carta de arriba
word-hand = mano
word-melds = combinaciones
word-red-threes = treses rojos
word-minimum = mínimo
word-target = puntaje de victoria
word-total = total
word-frozen = congelado
word-opened = bajada inicial hecha
word-not-opened = sin bajada inicial

seat-number = asiento { $seat }
side-number = bando { $side }
round-number = ronda { $round }
meld-number = #{ $meld }

# Clases de combinaciones. $edition es el código de la variante.
meld-rank = grupo
meld-sequence = secuencia
meld-wild = combinación de comodines
meld-black-threes = treses negros
meld-natural-canasta = canasta limpia
meld-mixed-canasta = canasta sucia
meld-finished-sequence =
    { $edition ->
        [samba] samba
       *[other] escalera
    }
meld-finished-wild = bolivia

# Renglones de la mesa
table-stock = Mazo: { amount-cards }
table-pile = Pozo: { amount-cards }, arriba { $card }
table-pile-empty = Pozo: vacío
table-pile-frozen = El pozo está congelado: para tomarlo hace falta un par natural.
table-hand = { $player }: { amount-cards } en la mano
table-minimum = Para la bajada inicial, tu bando necesita { $needed }.
table-red-threes =
    { $count ->
        [0] Sin treses rojos
        [one] Un tres rojo
       *[other] { $count } treses rojos
    }
table-no-melds = Todavía no hay nada bajado

# Cantidades, según la unidad de una regla
amount-cards =
    { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { $count } cartas
    }
amount-packs =
    { $count ->
        [one] una baraja
       *[other] { $count } barajas
    }
amount-suits =
    { $count ->
        [one] un palo
       *[other] { $count } palos
    }
amount-players =
    { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
amount-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
amount-melds =
    { $count ->
        [one] una combinación
       *[other] { $count } combinaciones
    }
amount-rounds =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
# Un valor por su número: 2 es el cuatro, 12 el as
amount-rank =
    { $count ->
        [0] dos
        [1] tres
        [2] cuatro
        [3] cinco
        [4] seis
        [5] siete
        [6] ocho
        [7] nueve
        [8] diez
        [9] jota
        [10] reina
        [11] rey
       *[12] as
    }
number = { $count }

# Varias cosas en una oración: «Ada, Ben y Cleo»; varias partes enteras: «con 2: 15 cartas; con 3: 13 cartas».
list-and = { $list } y { $last }
list-and-i = { $list } e { $last }
list-apart = { $list }; { $last }
# Lo que acaba en -i se dice ante el sonido i: «Ana e Inés». `list-side` une a los jugadores de un bando: «Ana y Luis».
list-side = y
list-side-i = e

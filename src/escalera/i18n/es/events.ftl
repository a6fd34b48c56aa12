## Lo que ha pasado, contado a toda la mesa, según la clase de suceso.
## $player es un nombre, o «asiento 2»; $cards son cartas escritas.

event-deal =
    { $count ->
        [one] { $player } reparte una carta por jugador.
       *[other] { $player } reparte { $count } cartas por jugador.
    }
event-hand = Tus cartas: { $cards }
event-red =
    { $suit ->
        [diamonds] { $player } pone en la mesa un tres rojo, el de diamantes.
       *[hearts] { $player } pone en la mesa un tres rojo, el de corazones.
    }
event-upcard =
    { $many ->
        [0] No se pudo descubrir ninguna carta: el pozo está vacío.
        [one] Se descubre { $cards }.
       *[other] Se descubren, una tras otra: { $cards }. La última queda arriba.
    }
event-turn = Juega { $player }.

event-draw =
    { $count ->
        [0] { $player } no roba ninguna carta para la mano.
        [one] { $player } roba una carta.
       *[other] { $player } roba { $count } cartas.
    }
event-drew =
    { $many ->
        [0] No robaste ninguna carta para la mano.
       *[other] Robaste { $cards }.
    }

# $count es el tamaño del pozo, $cards lo que se ha bajado de la mano con la carta de arriba
event-take = { $player } toma el pozo ({ amount-cards }) { with-cards }.
# Lo mismo, cuando se une a la combinación $meld
event-take-onto = { $player } toma el pozo ({ amount-cards }) { with-cards } para la combinación #{ $meld }.
with-cards =
    { $many ->
        [0] solo con la carta de arriba
       *[other]
            { $rank ->
                [mixed] con { $cards }
               *[other] con { cards-of-rank }
            }
    }

event-top = { $player } toma la carta de arriba, { $card }, para la combinación #{ $meld }.

# $what: rank-meld, sequence, wild-meld, black-threes
event-lay =
    { $what ->
        [sequence] { $player } baja una secuencia: { $cards }.
        [wild-meld] { $player } baja una combinación de comodines: { $cards }.
        [black-threes] { $player } baja treses negros: { $cards }.
       *[rank-meld] { $player } baja un grupo: { $cards }.
    }
event-add = { $player } añade { $cards } a la combinación #{ $meld }.
event-merge = { $player } une la combinación #{ $gone } a la combinación #{ $meld }.

event-ask = { $player } pregunta: «¿Puedo cerrar?»
event-yes = { $player } dice que sí.
event-no = { $player } dice que no.
event-discard = { $player } descarta { $card }.
event-pass = { $player } pasa.

event-out =
    { $concealed ->
        [yes] { $player } cierra de mano.
       *[no] { $player } cierra.
    }
event-stock-out = El mazo se agotó y nadie cierra.

# El final
round-over = Fin de la ronda { $round }.
match-won = { $player } gana la partida con { $total } puntos.
match-won-side = El bando { $side } ({ $player }) gana la partida con { $total } puntos.
match-draw = La partida termina en empate.

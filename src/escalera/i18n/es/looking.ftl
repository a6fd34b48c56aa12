## Volver a ver una ronda, lo que ha pasado desde el propio turno, y puntos que parecen mal.

# La página
looking-title = Ver un registro
looking-title-round = { $edition }, ronda { $round }
looking-back = Volver a ver esta ronda
looking-back-at = Volver a ver la ronda { $round }
looking-to-table = A la mesa
looking-another = Otro registro
looking-loading = Un momento…
looking-not-over = Esta ronda todavía no terminó. Cuando termine, cualquiera podrá volver a verla.
# Lo que pide una dirección y no está
looking-no-such-round = Aquí no hay ninguna ronda { $round } que ver.
looking-no-such-place = Esta dirección no nombra ninguna ronda que se pueda mostrar. Quizá se perdió una parte: pide el enlace otra vez.
looking-no-such-act =
    { $what ->
        [first] La dirección no nombra ninguna jugada de esta ronda; sus jugadas llevan números hasta { $count }. Ves el reparto.
       *[last] La dirección nombra una jugada que esta ronda no tiene; sus jugadas llevan números hasta { $count }. Ves la última.
    }
looking-controls = Recorrer la ronda
looking-slider = Qué jugada se muestra
looking-act-of = Jugada { $number } de { $count }
looking-first = Primera
looking-back-one = Anterior
looking-play = Empezar
looking-pause = Pausa
looking-on = Siguiente
looking-last = Última
# Las teclas, como se llaman en un teclado
looking-key-first = Inicio
looking-key-back-one = ←
looking-key-play = Espacio
looking-key-pause = Espacio
looking-key-on = →
looking-key-last = Fin
looking-pace = Velocidad
looking-pace-slow = lenta
looking-pace-steady = normal
looking-pace-quick = rápida
looking-round = Qué ronda
looking-hands = Manos a la vista
looking-hands-all = todas
looking-hands-none = ninguna
looking-hand-of = Mano de { $player }
looking-acts = Lo que se hizo
looking-deal = El reparto
looking-drew = { $player } roba { $cards }.

# Un registro del disco
looking-record-what = Un registro es el archivo que da «Descargar el registro» al final de una partida. Elige uno, o suéltalo en esta página. Se mira y no se guarda.
looking-record-choose = Elegir un registro
looking-fault = Línea { $number } del archivo: { $sentence }
looking-no-round = En este registro no hay ninguna ronda.
looking-record-gone = El registro que estaba abierto aquí ya no se conserva en esta ventana. Elige el archivo otra vez.

# Un enlace a un turno
looking-link = Enlace a este turno
looking-link-what = Quien lo abra ve la mesa tal como está ahora. Lo que viene después, y los puntos, se muestran cuando lo pida. También abre tu mesa, así que dalo solo a gente de confianza.
looking-link-record = Un registro de tu disco no tiene dirección que otros puedan abrir. Dales el archivo.
looking-veiled = Ves la ronda hasta este turno. Cómo siguió no se muestra todavía.
looking-go-on = Mostrar cómo siguió

# El cajón
looking-rounds = Puntos de cada ronda, y el total después de ella
looking-match = Volver a ver la partida { $number }

# Lo que ha pasado desde el último turno propio
happened-button = ¿Qué pasó?
happened-since-own = Desde tu último turno
happened-since-deal = Desde el reparto
happened-since-turn = Los últimos turnos
happened-all = Todo
happened-nothing = Desde entonces no pasó nada.

# Un renglón de la hoja de puntos que parece mal
doubt-button = Estos puntos parecen estar mal
doubt-mark = alguien lo pone en duda
doubt-no-cards = Detrás de este número no hay cartas.
doubt-what = Ronda { $round }, { $side }. { $word }: { $written }
doubt-rule = La regla
doubt-no-rule = Ahora no se puede mostrar la regla.
doubt-cards = Las cartas que hay detrás
doubt-words = ¿Qué parece estar mal? Unas palabras, si quieres.
doubt-file = Decirlo a quien creó la mesa
doubt-filed = Queda anotado. Toda la mesa lo ve junto a los puntos, y se pide a quien creó la mesa que lo mire.
doubt-list = Puntos en duda
doubt-host = Esta mesa la creaste tú. Abre el renglón para ver su regla y sus cartas, y coméntalo con los demás. En el registro están todas las cartas.
doubt-others = Se pide a quien creó la mesa que lo mire.
doubt-said = { $player } pone en duda la ronda { $round }, { $side }: { $word }.
doubt-look = Mirarlo
doubt-told = { $player } pone en duda un renglón de los puntos de la ronda { $round }: { $word }.

## Lo que dice `escalera join` en la salida de errores. $address es la de un servidor o un enlace.

join-joined = En la mesa { $table }, asiento { $seat }: «{ $player }».
join-own-link = El mismo asiento otra vez: { $command }
join-waiting = Esperando a que empiece la partida.
join-round = Empezó la ronda { $round }.
# $score y $total son puntos por bandos: 830 : −120
join-round-over = La ronda { $round } terminó { $score }; los totales son { $total }.
join-won = La partida terminó: gana el bando { $side }, { $total }.
join-drawn = La partida terminó: empate, { $total }.
join-cut = Se cortó la conexión. Intentando recuperarla…
join-back = La conexión volvió.
join-left = Fuera de la mesa; el asiento se guarda.
join-bot-failed = El bot falló, así que se hizo una jugada segura. { $sentence }
join-fair = Se comprobó cómo se barajó; los números propios del asiento están incluidos.
join-unfair =
    { $count ->
        [one] De una ronda no está probado que se barajara como lo vio este asiento: la ronda { $list }.
       *[other] De { $count } rondas no está probado que se barajaran como lo vio este asiento: las rondas { $list }.
    }

# Por qué termina
join-failed-bad-link = Esto no es un enlace a una mesa. Tiene este aspecto: https://example.org/t/TABLE#link=TOKEN; ponlo entre comillas, porque un shell puede cortarlo en el #.
join-failed-bad-bot = { $sentence }. Un bot se nombra MODULE:CLASS, o es uno de los nuestros: expert, club, casual, beginner, greedy, random.
join-failed-no-table-server = En esta dirección no hay mesas: responde con el estado { $number }.
join-failed-unreachable = No se puede llegar al servidor en { $address }.
join-failed-seat-lost = El asiento se retiró: ahora este enlace solo sirve para mirar.
join-failed-perhaps-seated = La conexión se cortó mientras se pedía un asiento. Por favor, mira la mesa: si el nombre ya está allí, deja libre ese asiento antes de probar otra vez.

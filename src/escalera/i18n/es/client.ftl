## Las páginas del navegador alrededor del juego: la entrada, crear una mesa, reunirse, los ajustes, y lo que puede fallar.

# En todas las páginas
client-skip = Ir al contenido
client-version = Escalera { $build }
client-open-table = Abrir una mesa
client-kitchen = Anotar puntos con cartas de verdad
client-home = Escalera, a la página de inicio
client-settings = Ajustes
client-language = Idioma
client-close = Ocultar
client-copy = Copiar
client-copied = Copiado
client-share = Compartir…
client-again = Probar otra vez
client-to-home = A la página de inicio

# La entrada
client-what = Bolivia, Samba y Canasta entre amigos, con un enlace y sin cuenta
client-play-now = Jugar ya
client-play-now-what = Bolivia con tres jugadores virtuales. Empieza al momento.
client-invite = Invitar
client-invite-what = Una mesa de Bolivia para cuatro. Recibes un enlace para enviar.
client-make = Crear una mesa
client-make-what = Elige el juego, los jugadores, el ritmo y las reglas de la casa.
client-join = Ir a una mesa
client-join-what = Con un enlace o un código que alguien te dio.
client-name = Tu nombre
client-name-hint = Lo ven los demás en la mesa. Puedes dejarlo vacío.
client-name-full = Un nombre tiene como máximo { $most } caracteres.
client-alone = Jugador
client-host = Anfitrión
client-own-tables = Tus mesas
client-own-table = { $edition }, como { $player }
client-own-when = abierta por última vez: { $when }
client-forget = Olvidar
client-forget-which = Olvidar { $edition }, { $when }
client-forgotten = La mesa ya no está en esta lista. Su enlace sigue funcionando.

# Ir a una mesa
client-join-link = Enlace, o la dirección de la mesa
client-join-link-hint = Pega el enlace entero. Tiene este aspecto: { $address }.
client-join-code = Código, si te dieron uno
client-join-code-hint = Ocho letras que traen tu asiento a este dispositivo.
client-join-code-wrong = Un código tiene ocho letras y cifras.
client-join-wrong = Esto no es un enlace a una mesa. Por favor, pega el enlace entero.
client-go = Ir a la mesa

# Crear una mesa
client-make-intro = Ya está todo elegido. Cambia lo que quieras, o crea la mesa sin más.
client-make-button = Crear la mesa
client-which = Qué juego
client-edition-bolivia = Tres barajas, secuencias y combinaciones de comodines. Para quien ya tiene práctica.
client-edition-bolivia-dk = Bolivia como se juega en Dinamarca.
client-edition-samba = Tres barajas con secuencias: rápido, con manos grandes.
client-edition-classic = Dos barajas, sin secuencias: la Canasta de los años cincuenta.
client-players = Jugadores
client-sides =
    { $players ->
        [2] Uno contra uno.
        [3] Cada cual por su cuenta.
        [6] Los compañeros se sientan enfrente: tres parejas, o dos bandos de tres.
        [4] Los compañeros se sientan uno enfrente del otro.
       *[other] Cada cual juega por su cuenta.
    }
client-target = Se juega a
client-target-usual = { $target }, lo habitual
client-target-of = { $target }
client-target-own = Otro número
client-others = Los demás asientos
client-others-open = Libres, para quien tenga el enlace
client-others-computer = Jugadores virtuales
client-pace = Ritmo
client-pace-relaxed = Tranquilo
client-pace-relaxed-what = Sin reloj. Si quieres, la partida puede durar días.
client-pace-steady = Normal
client-pace-steady-what = Dos minutos por turno. Si se agotan, nadie pierde su asiento.
client-pace-quick = Rápido
client-pace-quick-what = Cuarenta y cinco segundos por turno. Si se agotan, nadie pierde su asiento.
client-away = Si falta alguien, ofrecer un suplente virtual
client-away-after =
    { $count ->
        [0] nunca
        [one] al cabo de un minuto
       *[other] al cabo de { $count } minutos
    }
client-asking = Preguntar al compañero antes de cerrar
client-house = Reglas de la casa
client-house-what = { $count ->
        [0] Ninguna: valen las reglas de la variante.
        [one] Una regla cambiada.
       *[other] { $count } reglas cambiadas.
    }
client-house-more = Todas las demás reglas
client-house-loading = Buscando las reglas…
client-house-missing = Ahora no se pueden mostrar las reglas. Valen las propias de la variante.
client-rule-usual = habitual: { $word }
client-rule-source = Fuente
client-rule-from = «{ $word }» viene de: { $sentence }.
client-rule-disputed = Otras fuentes dicen otra cosa. Puedes elegir: { $list }.
client-rule-differ = Las fuentes no coinciden
client-rule-reset = Volver a las reglas de la variante

# Reunirse
client-gathering = Esperando jugadores
client-ready = Ya no falta nadie
client-seats-left =
    { $count ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
client-sit = Sentarse
client-sit-here = Sentarse aquí
client-sit-at = Sentarse aquí, asiento { $seat }
client-guest = Visita
client-watching = Estás mirando. Ves lo que ve toda la mesa, pero ninguna mano.
client-wait-host = Cuando no falte nadie, { $player } da comienzo a la partida.
client-start = Empezar
client-fill = Completar con jugadores virtuales
client-link = Envía este enlace a quienes quieras invitar
client-link-hint = Quien lo tenga puede sentarse o mirar.
client-link-new = Mostrar un enlace
client-share-title = Canasta en mi mesa
client-share-text = Ven a jugar conmigo a { $edition }:
client-code-picture = El enlace en imagen, para la cámara de un teléfono
client-seat = Asiento { $seat }
client-seat-side = Asiento { $seat }, bando { $side }
client-seat-open = Libre
client-seat-computer = Virtual
client-seat-away = ausente
client-seat-you = tú
client-seat-partner = tu compañero
client-seat-partner-of = compañero de { $player }
client-seat-man = Jugador virtual
client-seat-free = Dejar libre el asiento
client-seat-free-which = Dejar libre el asiento de { $player }
client-seat-swap = Cambiar de sitio
client-seat-swap-which = Cambiar de sitio: asiento { $seat }, { $player }
client-seat-swap-here = Cambiar aquí
client-seat-swap-stop = Dejarlo como está
client-about = Esta mesa
client-about-pace = Turnos
client-about-no-clock = sin reloj
client-about-turn = { $count ->
        [one] un segundo por turno
       *[other] { $count } segundos por turno
    }
client-about-answer = Responder al compañero
client-about-answer-none = sin límite
client-about-answer-within = en { $count } segundos; después, la respuesta es sí
client-about-away = Ausencias
client-about-away-never = los demás esperan
client-about-away-after =
    { $count ->
        [one] al cabo de un minuto se ofrece a los demás un suplente virtual
       *[other] al cabo de { $count } minutos se ofrece a los demás un suplente virtual
    }
client-about-until = Se guarda hasta
client-about-until-what = { $when }, y más con cada visita
client-device = Tu asiento en otro dispositivo
client-device-what = Abre allí este enlace, o escribe el código después de abrir la dirección de la mesa. No los compartas: quien los tenga juega por ti.
client-device-link = Mostrar el enlace de mi asiento
client-device-code = Mostrar un código
client-device-link-is = El enlace de tu asiento
client-device-code-is = El código de tu asiento
client-device-address-is = La dirección de la mesa

# Ajustes
client-theme = Colores
client-theme-system = Como el dispositivo
client-theme-light = Claro
client-theme-dark = Oscuro
client-theme-contrast = Alto contraste
client-set-reading = Lectura
client-set-playing = Juego
client-set-around = Sonido y movimiento
client-set-four-colours = Cuatro colores para los palos
client-set-large-print = Letra grande
client-set-left-handed = Manejo con la izquierda
client-set-sound = Sonido
client-set-motion = Cartas en movimiento
client-set-confirm = Preguntar otra vez antes de descartar
client-set-warn = Avisar antes de un descarte que ayuda a otros
client-set-notify = Avisarme cuando sea mi turno
client-set-notify-blocked = Este navegador no lo permite aquí.
client-set-kept = Se guarda en este navegador.

# Lo que puede fallar
client-arriving = Llegando a la mesa…
client-code = El código de tu asiento
client-closed = Esta mesa no se puede abrir
client-nowhere = En esta dirección no hay nada
client-nowhere-what = Quizá se perdió una parte. Desde la primera página llegas a tus mesas, a las reglas y a todo lo demás.
client-wrong-link = Este enlace no abre ninguna mesa
client-wrong-link-what = Quizá se perdió una parte. Pide el enlace otra vez, o escribe el código de tu asiento.
client-expired = Esta mesa ya no existe
client-expired-what = Hacía mucho que no venía nadie, y se retiró. Crear otra es cosa de un momento.
client-full-what = Todos los asientos están ocupados. Puedes mirar: ves lo que ve toda la mesa.
client-offline = Ahora no se puede llegar al servicio. Prueba otra vez dentro de un momento.
client-offline-title = Sin conexión
client-offline-what = Parece que este dispositivo no tiene conexión. Tu asiento se guarda, y la mesa vuelve sola.
client-reconnecting = Se perdió la conexión. Volviendo…
client-restarting = El servidor no responde; quizá se está reiniciando. No se pierde nada, la mesa vuelve sola.
client-back = Ya hay conexión otra vez.
client-troubled = Ahora el servicio no puede hacerlo. Se vuelve a intentar hasta que funcione.
client-link-in-house = Este enlace funciona en teléfonos y equipos de la misma red que este. La dirección de arriba de tu propia ventana solo funciona en este equipo.
client-link-only-here = Este enlace solo funciona en este equipo. Para que lo usen otros en la casa, detén Escalera y ponla en marcha con: make play ARGS="serve --host 0.0.0.0". Después abre la dirección de este equipo en la red de la casa.

# Caminos a las páginas de reglas
client-rules = Cómo se juega
client-rules-table = Las reglas completas de esta mesa
client-rules-chosen = Cómo se juega lo que elegiste

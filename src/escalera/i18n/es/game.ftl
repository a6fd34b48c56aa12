## El juego en el navegador.

# Lo que se espera
game-reconnecting = Se perdió la conexión. Conectando de nuevo…
game-dealing = Se están barajando las cartas…
game-ready-ask = La ronda terminó. Sigue cuando quieras.
game-ready-wait = Esperando a los demás
game-over = La partida terminó.
game-wait-draw = { $player } roba.
game-wait-play = Juega { $player }.
game-wait-answer = Falta la respuesta de { $player }.
game-answer = { $player } pregunta: «¿Puedo cerrar?»
game-draw = Tu turno: roba.
game-draw-take = Tu turno: roba, o toma el pozo.
game-stock-empty = El mazo está vacío: toma el pozo, o pasa.
game-stock-empty-pass = El mazo está vacío: pasa, y con eso termina la ronda.
game-play = Baja cartas si quieres, y después descarta una.
game-play-out = Puedes cerrar. Baja cartas si quieres, y después descarta una.
game-answered-yes = La respuesta es sí, así que ahora cierras. Baja todas tus cartas, o todas menos una, y descarta esa.
game-answered-no = La respuesta es no, así que ahora no puedes cerrar. Baja cartas si quieres, y después descarta una.
game-answer-late = Si la respuesta no llega a tiempo, vale como un sí.
game-seconds =
    { $count ->
        [one] queda un segundo
       *[other] quedan { $count } segundos
    }
game-drawer-unread =
    { $count ->
        [one] Historial, charla, mesa; un mensaje nuevo
       *[other] Historial, charla, mesa; { $count } mensajes nuevos
    }
game-title-mine = Tu turno – Escalera
game-heading = Ronda { $round }
game-watching = Estás mirando. Ves lo que ve toda la mesa, pero ninguna mano.
game-not-yours = No es tu turno.
game-understood = De acuerdo

# El plan del turno
game-plan = Preparado, todavía sin jugar
game-plan-short = { $counted } de { $needed }: faltan { $lacking }.
game-plan-enough = { $counted } de { $needed }: basta para la bajada inicial.
game-plan-counts = Suma { $counted }.
game-plan-left =
    { $count ->
        [0] No te queda ninguna carta en la mano.
        [one] Te queda una carta en la mano.
       *[other] Te quedan { $count } cartas en la mano.
    }
# La mesa ha cambiado desde que se prepararon cartas; $cards son cartas escritas, $why una frase entera
game-plan-over = Tu turno terminó. Ya no hay nada preparado.
game-plan-gone = Ya no puede seguir preparado: { $cards }. No tienes todas estas cartas.
game-plan-unfit = Ya no puede seguir preparado: { $cards }. { $why }
game-plan-finishes =
    { $what ->
        [natural] Completa una canasta limpia.
        [mixed] Completa una canasta sucia.
        [samba] Completa una samba.
        [bolivia] Completa una bolivia.
       *[escalera] Completa una escalera.
    }
game-part-new = Combinación nueva: { $cards }
game-part-black = Treses negros: { $cards }
game-part-add = A la combinación #{ $meld }: { $cards }
game-part-take = El pozo, con { $cards }
game-part-take-onto = El pozo a la combinación #{ $meld } { $cards }
game-take-back-one = Retirar: { $what }
# En las cartas preparadas; $what es la combinación a la que van: sietes, 4–8 de corazones, comodines
game-plan-onto = va con { $what }

# Botones
game-actions = Lo que puedes hacer
game-play-all = Jugar
# No se juega nada antes de robar o de tomar el pozo
game-play-after-draw = Jugar después de robar
game-take-back = Retirar todo
game-lay-new = Bajar como nueva
game-lay-with = Bajar con lo preparado ({ $count })
game-lay-black = Bajar treses negros
game-lay-onto = Añadir a la #{ $meld }
game-join = Unir las combinaciones #{ $meld } y #{ $gone }
game-take-with = Tomar el pozo con estas
game-take-onto = Tomar el pozo para la #{ $meld }
game-take-by = Tomar el pozo con { $cards }
game-take-top = Tomar solo la de arriba
game-discard = Descartar { $card }
game-lay-first = Juega lo preparado, o retíralo; después puedes descartar.
game-choose-none = No elegir ninguna
game-take-seat-back = Recuperar mi asiento
game-ask = Preguntar: «¿Puedo cerrar?»
game-next-round = Ronda siguiente
game-rematch = Jugar otra vez
game-record = Descargar el registro
game-waits-for = Esperando a { $players }

# Preguntas antes de seguir
game-ask-first = ¿Preguntar antes a { $player }?
game-ask-must = En esta mesa hay que preguntar antes de cerrar.
game-ask-may = Puedes preguntar si debes cerrar. Responda lo que responda { $player }, tienes que hacerlo.
game-ask-not = Cerrar sin preguntar
game-back = Volver
game-discard-sure = ¿Descartar { $card }?
game-fits-own = { $card } encaja en tu propia combinación #{ $meld }.
game-fits-other = { $card } encaja en la secuencia #{ $meld } ({ $side }), que podría seguir con ella.

# Historial, charla, puntos
game-drawer = Historial, charla, mesa
game-drawer-short = Menú
game-tab-history = Historial
game-tab-chat = Charla
game-tab-score = Puntos
game-tab-table = Mesa
game-close = Ocultar
game-no-score = Todavía no terminó ninguna ronda.
game-say = Di algo
game-send = Enviar
# Cerca del final de lo que cabe en una línea
game-left =
    { $count ->
        [0] No cabe ningún carácter más.
        [one] Cabe un carácter más.
       *[other] Caben { $count } caracteres más.
    }
game-too-many =
    { $count ->
        [one] Sobra un carácter.
       *[other] Sobran { $count } caracteres.
    }
game-goes-on = En una línea caben { $most } caracteres. El resto se queda aquí y puede enviarse como línea siguiente.
game-mute = Silenciar a { $player }
game-unmute = Volver a oír a { $player }
game-started = Empieza la partida.
game-rematched = Empieza otra partida.
game-stood-in = Un jugador virtual juega por { $player }.
game-returned = { $player } está de vuelta.
game-readied = { $player } quiere seguir.
game-sat = { $player } se sienta.
game-checked-added = Al barajar se usó el número que añadió tu navegador.
game-checked-kept = Se barajó como se había anunciado, sin el número de tu navegador.
game-checked-broken = No se barajó como se había anunciado. Por favor, avisa a los demás.
game-checked-unknown = Este navegador no añadió nada al barajar.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Adiós!

# Los renglones de la hoja de puntos, para todos los bandos a la vez
game-line-melded = Cartas bajadas
game-line-natural-canastas = Canastas limpias
game-line-mixed-canastas = Canastas sucias
game-line-sequences =
    { $edition ->
        [samba] Sambas
       *[other] Escaleras
    }
game-line-wild-melds = Bolivias
game-line-red-threes = Treses rojos
game-line-going-out = Cierre
game-line-concealed = Cierre de mano
game-line-hands = Cartas en la mano
game-line-black-threes = Treses negros en la mano

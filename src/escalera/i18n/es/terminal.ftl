## El juego en la terminal. $cards son cartas escritas, $card una de ellas.

# El renglón de arriba
terminal-head = { $edition }, ronda { $round }, gana el primer bando que llegue a { $target }

# Asientos, bandos y combinaciones
terminal-partner = (compañero)
terminal-total = { $side }: { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }
terminal-opened = ya hizo la bajada inicial
terminal-to-open = necesita { $needed } para la bajada inicial
terminal-reds = { $count ->
        [one] un tres rojo
       *[other] { $count } treses rojos
    } ({ $total } por ahora)
terminal-finished = { $count ->
        [one] una combinación completa
       *[other] { $count } combinaciones completas
    }
terminal-finished-canastas = { $count ->
        [one] una canasta
       *[other] { $count } canastas
    }
terminal-may-go-out = puede cerrar
terminal-going-out = Para cerrar:
terminal-one-of = { $what }
terminal-of-any-kind = combinaciones completas de cualquier clase: { $finished } de { $needed }
terminal-canastas = canastas: { $finished } de { $needed }
terminal-missing = ({ $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    })
terminal-wilds = { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
    }
terminal-ranks = { $count ->
        [one] { rank.one }
       *[other] { $count } { ranks }
    }

# El pozo
terminal-frozen = Está congelado.
terminal-can-take = Puedes tomarlo.
terminal-can-take-with = Puedes tomarlo con { $cards }.
terminal-cannot-take = No puedes tomarlo.
terminal-needs-pair =
    Para tomar el pozo necesitas de tu mano dos { ranks }, o { rank.one } y un comodín; { $held ->
        [0] no tienes { rank.none }.
        [one] tienes solo { rank.one }.
       *[other] tienes { $held }.
    }
terminal-cannot-take-minimum = No puedes tomarlo: no podrías bajar los { $needed } que tu bando necesita para la bajada inicial.

# La mano
terminal-hand = Tu mano, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }, { $order ->
        [suit] por palo
       *[rank] por valor
    }
terminal-hand-other = (o: { $order ->
        [suit] por valor
       *[rank] por palo
    })

# Lo que se espera
terminal-turn-play = Tu turno: baja cartas, o descarta una para terminarlo.
terminal-turn-top = Tu turno: roba, o toma solo la carta de arriba para una secuencia.

# Lo preparado
terminal-laid-out = Preparado, todavía sin jugar:
terminal-from-pile = pozo: { $card } con { $cards }
terminal-counts = Suman { $counted ->
        [one] un punto
       *[other] { $counted } puntos
    }.
terminal-counts-short = Suman { $counted } de { $needed }: faltan { $lacking }.
terminal-counts-enough = Suman { $counted }: bastan para la bajada inicial, que pide { $needed }.
terminal-stay = { $count ->
        [0] No te queda ninguna carta en la mano.
        [one] Te queda una carta en la mano.
       *[other] Te quedan { $count } cartas en la mano.
    }
terminal-ready = Escribe p para jugarlo.
terminal-spoilt = Así como está no se puede jugar: { $sentence } Escribe b para retirarlo.

# El menú
terminal-menu-draw = robar
terminal-menu-take = tomar el pozo
terminal-menu-top = solo la carta de arriba
terminal-menu-pass = terminar la ronda
terminal-menu-meld = bajar una combinación
terminal-menu-add = añadir a una combinación
terminal-menu-merge = unir dos combinaciones
terminal-menu-ask = preguntar al compañero
terminal-menu-discard = descartar
terminal-menu-yes = sí
terminal-menu-no = no
terminal-menu-play = jugar lo preparado
terminal-menu-back = retirar
terminal-menu-order = orden de la mano
terminal-menu-history = historial
terminal-menu-score = puntos
terminal-menu-rules = reglas
terminal-menu-hint = pista
terminal-menu-help = ayuda
terminal-menu-quit = salir

# Pistas
terminal-hint-why = Escribe i otra vez para ver las razones.
terminal-hint-move = Escribe i otra vez para ver la jugada.
terminal-hint-lay = Escribe i otra vez para prepararla; con eso no se juega nada.

# Preguntas, que se responden en el renglón siguiente
terminal-which-meld = ¿Qué cartas? Números o nombres, como «1 2 3» o «4h 5h 6h». Enter: volver.
terminal-which-addition = ¿Qué cartas, y a qué combinación? Encajan estas: { $list }. Por ejemplo, «{ $word }». Enter: volver.
terminal-which-onto = ¿Qué cartas a la combinación #{ $meld }? Encajan estas: { $list }. Enter: volver.
terminal-which-discard = ¿Qué carta? Su número o su nombre. Enter: volver.
terminal-which-take = ¿Qué cartas tuyas van con { $card }? Por ejemplo: { $list }. Enter: volver.
terminal-which-top = ¿A qué secuencia? Puedes elegir { $list }. Enter: volver.
terminal-which-merge = ¿Qué dos combinaciones? Puedes unir { $list }. Enter: volver.

# Lo que no se entiende o no se puede hacer
terminal-nothing-done = No se hizo nada.
terminal-unknown = «{ $word }» no es algo que puedas hacer aquí. El renglón debajo de tus cartas muestra lo que hay; ? lo explica.
terminal-only-cards = ¿Qué hay que hacer con estas cartas? Pon una letra delante: m baja una combinación, a añade, x descarta.
terminal-too-long = Esta línea es demasiado larga: { $most } caracteres como mucho.
terminal-no-card = «{ $word }» no es una carta. Las cartas son números de tu mano, o nombres: 4h, 10s, kd, joker.
terminal-draw-first = El turno empieza robando: roba (d) o toma el pozo (t).
terminal-pass-early = Solo puedes pasar cuando el mazo está vacío. El turno empieza robando: roba (d) o toma el pozo (t).
terminal-no-such-number = Tu mano no tiene carta número { $number }; los números van de 1 a { $most }.
terminal-bad-range = «{ $word }» no es un intervalo: el número menor va primero, como en 2-4.
terminal-none-of-rank = En tu mano no hay más { ranks }.
terminal-number-twice = La carta número { $number } está nombrada dos veces.
terminal-two-melds = Nombra una sola combinación, o pon una barra (/) entre las listas.
terminal-no-cards = No se nombró ninguna carta.
terminal-one-card = Nombra exactamente una carta para descartar.
terminal-two-numbers = Nombra dos combinaciones, como «#1 #4».
terminal-no-numbers = Nombra las combinaciones por su número, como «#1».
terminal-laid-out-already = Esa carta ya está preparada: { $card }.
terminal-plan-open = Hay cartas preparadas: primero juégalas (p) o retíralas (b).
terminal-nothing-laid-out = No hay nada preparado.
terminal-taken-already = El pozo ya está preparado. Añade combinaciones con m, juega con p, o retira con b.
terminal-take-only-new = Con el pozo solo puedes bajar combinaciones nuevas. Añade a las demás después.
terminal-fits-nowhere = Ninguna combinación de tu bando admite { $cards }.
terminal-fits-several = Varias combinaciones admiten { $cards }: { $list }. Pon el número delante de las cartas.
terminal-no-melds = Tu bando todavía no tiene combinaciones en la mesa: m baja una.
terminal-nothing-fits = Ninguna carta de tu mano encaja en una combinación de tu bando.
terminal-top-nowhere = La carta de arriba no encaja en ninguna secuencia de tu bando.
terminal-nothing-to-merge = Tu bando no tiene dos combinaciones que se puedan unir.

# Historial, puntos, reglas
terminal-more = Enter: más. O escribe lo que quieras hacer ahora.
terminal-enter-table = Enter vuelve a mostrar la mesa.
terminal-earlier = (h cuenta lo que pasó antes de esto)
terminal-history-end = El final del historial de esta ronda («h all» lo muestra todo):
terminal-sheet-open = Cada renglón se puede abrir para ver sus cartas: de «s 1» a «s { $most }», o «s all».
terminal-sheet-next = Enter: ronda siguiente. Un número abre ese renglón, «all» todos, s muestra otra vez la hoja, q sale.
terminal-sheet-last = Enter: seguir. Un número abre ese renglón, «all» todos, s muestra otra vez la hoja.
terminal-no-such-line =
    { $most ->
        [0] Todavía no hay nada en la hoja.
        [one] La hoja no tiene ese renglón: solo tiene el 1.
       *[other] La hoja no tiene ese renglón: los renglones van de 1 a { $most }.
    }
terminal-rounds-title = Rondas
terminal-round-row = Ronda { $round }
terminal-running-title = Ronda { $round }, ahora en la mesa
terminal-running-note = Como si terminara ahora; de las manos se cuenta solo la tuya.
terminal-rules-title = { $edition } para { $count } jugadores
terminal-house-rule = (regla de la casa)

# Ayuda
terminal-help-cards =
    Las cartas se eligen por los números que tienen encima o por su nombre, en cualquier orden: «1 2 3», «1-3» o
    «4h 5h 6h», 10h o th para un diez, x o joker para el joker, «cinco cinco» para dos cincos, «cincos» para todos. Los
    palos son c tréboles, d diamantes, h corazones y s picas. Una letra dice qué hacer; las cartas pueden ir detrás
    enseguida, como en «m 1 2 3».
terminal-help-draw = roba.
terminal-help-take = prepara la carta de arriba del pozo con cartas de tu mano.
terminal-help-top = toma solo la carta de arriba para una secuencia.
terminal-help-meld = prepara una combinación nueva; varias, con barras: «m 4h 5h 6h / 7c 7d 7s».
terminal-help-add = prepara cartas para una combinación: «a #2 8h», o solo «a 8h».
terminal-help-play = juega todo lo preparado, de una vez. Antes de eso no pasa nada.
terminal-help-back = retira lo último que se preparó; «b all» lo retira todo.
terminal-help-discard = descarta una carta y termina tu turno. Lo jugado se queda.
terminal-help-merge = une dos combinaciones del mismo valor.
terminal-help-ask = pregunta a tu compañero si puedes cerrar.
terminal-help-pass = termina la ronda cuando el mazo está vacío.
terminal-help-look =
    o ordena la mano por valor o por palo, h cuenta lo que pasó, s muestra los puntos, r las reglas de esta mesa, i da una
    pista (otra vez: por qué; otra vez: la jugada; otra vez: la prepara), Enter muestra de nuevo la mesa, q sale; la partida
    se guarda después de cada jugada.
terminal-help-full =
    Con la palabra entera se juega al momento: «meld 4h 5h 6h / #2 9s», «take kd kh», «add #2 8h», «discard kd».

# Lo que ha pasado: $player y todo lo que hizo seguido, como $done. $own: yes para quien juega («Tú»).
terminal-did = { $player } { $done }.
terminal-did-draw =
    { $count ->
        [0] no roba ninguna carta para la mano
        [one] roba una carta
       *[other] roba { $count } cartas
    }
terminal-did-drew =
    { $many ->
        [0] no robas ninguna carta para la mano
       *[other] robas { $cards }
    }
terminal-did-red =
    { $own ->
        [yes]
            { $many ->
                [one] pones en la mesa un tres rojo ({ $cards })
               *[other] pones en la mesa { $many } treses rojos ({ $cards })
            }
       *[no]
            { $many ->
                [one] pone en la mesa un tres rojo ({ $cards })
               *[other] pone en la mesa { $many } treses rojos ({ $cards })
            }
    }
terminal-did-take =
    { $own ->
        [yes] tomas el pozo ({ amount-cards }) y bajas { $cards }
       *[no] toma el pozo ({ amount-cards }) y baja { $cards }
    }
terminal-did-take-onto =
    { $own ->
        [yes] tomas el pozo ({ amount-cards }) con { $cards } para la combinación #{ $meld }
       *[no] toma el pozo ({ amount-cards }) con { $cards } para la combinación #{ $meld }
    }
terminal-did-top =
    { $own ->
        [yes] tomas la carta de arriba, { $card }, para la combinación #{ $meld }
       *[no] toma la carta de arriba, { $card }, para la combinación #{ $meld }
    }
terminal-did-lay =
    { $own ->
        [yes] bajas { $cards }
       *[no] baja { $cards }
    }
terminal-did-add =
    { $own ->
        [yes] añades { $cards } a la combinación #{ $meld }
       *[no] añade { $cards } a la combinación #{ $meld }
    }
terminal-did-merge =
    { $own ->
        [yes] unes la combinación #{ $gone } a la combinación #{ $meld }
       *[no] une la combinación #{ $gone } a la combinación #{ $meld }
    }
terminal-did-ask =
    { $own ->
        [yes] preguntas «¿Puedo cerrar?»
       *[no] pregunta «¿Puedo cerrar?»
    }
terminal-did-yes =
    { $own ->
        [yes] dices que sí
       *[no] dice que sí
    }
terminal-did-no =
    { $own ->
        [yes] dices que no
       *[no] dice que no
    }
terminal-did-discard =
    { $own ->
        [yes] descartas { $card }
       *[no] descarta { $card }
    }
terminal-did-pass =
    { $own ->
        [yes] pasas
       *[no] pasa
    }
# $count: 1 cuando el cierre es de mano
terminal-did-out =
    { $own ->
        [yes]
            { $count ->
                [1] cierras de mano
               *[other] cierras
            }
       *[no]
            { $count ->
                [1] cierra de mano
               *[other] cierra
            }
    }
terminal-own-deal =
    { $count ->
        [one] Tú repartes una carta por jugador.
       *[other] Tú repartes { $count } cartas por jugador.
    }
terminal-win =
    { $many ->
        [one] { $player } gana la partida con { $total } puntos.
       *[other] { $player } ganan la partida con { $total } puntos.
    }
terminal-own-win =
    { $many ->
        [one] Ganas la partida con { $total } puntos.
       *[other] Tu bando ({ $player }) gana la partida con { $total } puntos.
    }

# Empezar y salir
terminal-welcome-goal =
    Esto es { $edition }. Baja a la mesa cartas del mismo valor{ $sequences ->
        [yes] , o cartas seguidas del mismo palo:
       *[no] :
    } las combinaciones de { $count } cartas o más dan premios altos. Gana el primer bando que, al cabo de varias rondas, llega a { $target } puntos.
terminal-welcome-partner = { $many ->
        [one] { $player } es de tu bando y juega contigo; { $list } juegan contra ti.
       *[other] { $player } son de tu bando y juegan contigo; { $list } juegan contra ti.
    }
terminal-welcome-alone = Juegas por tu cuenta; { $list } { $many ->
        [one] juega
       *[other] juegan
    } contra ti.
terminal-welcome-seats = Alrededor de la mesa, en el sentido del reloj: { $list }.
terminal-welcome-level = { $list } ({ $word }): { $sentence }
terminal-welcome-keys = Escribe ? para ver la ayuda, h para lo que pasó, i para una pista.
terminal-welcome-go = Enter: repartir las cartas.
terminal-you = Tú
terminal-names = Jugador | Ana | Luis | Marta | Pablo | Elena
terminal-offer = { $edition }, ronda { $round }: { $list } ({ $when })
terminal-offer-title =
    { $count ->
        [one] Hay una partida sin terminar:
       *[other] Hay { $count } partidas sin terminar, la más nueva primero:
    }
terminal-offer-keys =
    { $count ->
        [one] Enter: seguir con ella. n: una partida nueva; esta se conserva. q: salir.
       *[other] Un número: seguir con esa partida. Enter: con la número 1. n: una partida nueva; todas estas se conservan. q: salir.
    }
terminal-offer-more = «{ $word }» las muestra todas; las más antiguas también tienen número.
terminal-offer-again = «{ $word }» no es una respuesta aquí.
terminal-list-keys = Con «{ $word }» se sigue con la número 1.
terminal-none-left = No hay ninguna partida sin terminar.
terminal-none-unfinished = No hay ninguna partida sin terminar, así que empieza una nueva.
terminal-saved = La partida está guardada. Con «{ $word }» se sigue jugando.
terminal-no-copy = No se puede escribir el registro en { $path }: { $why }. La partida sigue sin él.
terminal-not-saved = No se puede guardar la partida en { $path }: { $why }. Se puede jugar, pero no seguir con ella más tarde.
terminal-left = La partida no está guardada.
terminal-record = El registro de la partida está en { $path }.
terminal-elsewhere = Ahora mismo se está jugando esta partida en otra ventana.
terminal-bad-names = Da un nombre para cada uno de los { $count } jugadores, separados por comas.
terminal-bad-name = Esto no puede ser un nombre: { $sentence }.
terminal-long-name = El nombre «{ $word }» es demasiado largo: { $most } letras como mucho.
terminal-bad-bots = No existe el jugador virtual «{ $word }»; los que hay son { $list }.
terminal-bad-rule = «{ $word }» no tiene la forma name=value.
terminal-not-with-resume = --resume sigue con una partida tal como está: no escribas { $list }.
terminal-no-number =
    { $count ->
        [0] No hay ninguna partida sin terminar.
        [one] No hay partida { $number }: hay una sin terminar. --list la muestra.
       *[other] No hay partida { $number }: hay { $count } sin terminar. --list las muestra.
    }
terminal-bad-seat = No hay asiento { $seat }: los asientos van de 1 a { $most }.
terminal-target-twice = Da el puntaje de victoria una sola vez: con --target o con --rule.

## La mesa de la cocina: anotar en el navegador los puntos de una partida con cartas de verdad. Es para gente de
## cualquier edad que tiene las cartas en una mano. Una *hoja* es la hoja de puntos de una partida.

kitchen-title = Mesa de la cocina
kitchen-what = La hoja de puntos para una partida con cartas de verdad. Escribes lo que hay en la mesa, y los puntos se suman solos.
kitchen-new = Nueva hoja de puntos
kitchen-sheets = Tus hojas de puntos
kitchen-sheet = Hoja de puntos
kitchen-all-sheets = Todas las hojas de puntos
kitchen-rounds =
    { $count ->
        [0] Todavía ninguna ronda
        [one] Una ronda
       *[other] { $count } rondas
    }
kitchen-changed = Último cambio: { $when }
kitchen-kept = Las hojas de puntos se guardan solo en este navegador. Guarda una hoja como archivo para llevarla a otra parte.
kitchen-ready = Esta página ya funciona sin conexión.
kitchen-no-rules = Las reglas todavía no están en este navegador. Conéctate una vez a internet, y después esta página funcionará sin conexión.
kitchen-gone = Esta hoja de puntos no está en este navegador. Si la tienes como archivo, puedes abrirlo.
kitchen-keeps-nothing = Este navegador no guarda nada. Por favor, guarda la hoja como archivo antes de dejar esta página.

# Preparación. Los números $seat van en el sentido del reloj alrededor de la mesa.
kitchen-names = Quién juega
kitchen-names-what = En el orden en que se sientan, en el sentido del reloj. Puedes dejar nombres vacíos.
kitchen-first-dealer = Quién reparte la primera ronda
kitchen-rules-what = Estas son las reglas que cambian lo que se cuenta. Las demás las acuerdan los jugadores.
kitchen-fixed = El juego y el número de jugadores se quedan como están, porque ya hay rondas en la hoja. Para otro juego, empieza una hoja nueva.
kitchen-begin = Empezar la hoja de puntos
kitchen-keep = Guardar los cambios
kitchen-set-up = Nombres y reglas
kitchen-set-up-kept = Los nombres y las reglas están como querías.

# La hoja
kitchen-about = { $edition }, a { $target } puntos.
kitchen-deals = Reparte la ronda { $round }: { $player }.
kitchen-dealt = Reparte { $player }.
kitchen-minimum = Necesita { $needed } para la bajada inicial
kitchen-enter = Anotar la ronda { $round }
kitchen-go-on = Seguir anotando la ronda { $round }
kitchen-correct = Corregir la ronda { $round }
kitchen-correct-doubtful = Corregir la ronda { $round }, en la que puede haber algo mal
kitchen-lines = Mostrar todos los renglones
kitchen-after-end = La partida terminó después de la ronda { $round }. Las rondas siguientes se quedan en la hoja, pero no cuentan.
kitchen-undo = Deshacer
kitchen-redo = Rehacer
# $what es round, o set-up: los nombres y las reglas.
kitchen-undone =
    { $what ->
        [set-up] Los nombres y las reglas están como antes.
       *[round] La ronda { $round } está como antes.
    }
kitchen-redone =
    { $what ->
        [set-up] Los nombres y las reglas cambiaron otra vez.
       *[round] La ronda { $round } cambió otra vez.
    }
kitchen-print = Imprimir
kitchen-save = Guardar como archivo
kitchen-saved = El archivo está en tus descargas.
kitchen-delete = Borrar esta hoja
kitchen-delete-sure = ¿Borrar esta hoja de puntos?
kitchen-delete-what = No se puede recuperar, salvo que la hayas guardado como archivo.

# Una ronda. $word es un renglón de la hoja o una clase de carta: «Canastas limpias», «Joker».
kitchen-who-out = ¿Quién cerró?
kitchen-nobody-out = Nadie
kitchen-concealed = De mano
kitchen-concealed-what = Cuenta { $count } en lugar del premio habitual.
kitchen-melded = Puntos de las cartas bajadas
kitchen-hands = Puntos de las cartas que quedan en la mano
kitchen-each =
    { $count ->
        [one] a { $count } punto
       *[other] a { $count } puntos
    }
kitchen-costs =
    { $count ->
        [one] cada uno cuesta { $count } punto
       *[other] cada uno cuesta { $count } puntos
    }
# $count por uno, $total por todos, que son $number.
kitchen-reds = { $count } puntos cada uno, { $total } por los { $number }
kitchen-count-cards = Contar las cartas
kitchen-count-cards-of = { $word }: contar las cartas
kitchen-write-points = Escribir los puntos
kitchen-write-points-of = { $word }: escribir los puntos
kitchen-more = { $word }: sumar { $count }
kitchen-fewer = { $word }: restar { $count }
kitchen-now = { $word }: { $number }
kitchen-write = Anotar la ronda { $round } en la hoja
kitchen-written = La ronda { $round } está en la hoja.
kitchen-corrected = La ronda { $round } está corregida, y todos los totales se sumaron de nuevo.
kitchen-look-again = Puede haber algo mal en ella: ábrela para ver qué es.
kitchen-to-sheet = A la hoja
kitchen-draft-kept = Lo que escribiste se guarda, y puedes seguir con ello.
kitchen-throw-away = Desechar lo escrito
kitchen-leave-as-was = Dejar la ronda como estaba
kitchen-remove = Quitar la ronda { $round } de la hoja
kitchen-removed = La ronda { $round } ya no está en la hoja. «Deshacer» la trae de vuelta.

# Lo que no puede ser. No detiene a nadie.
kitchen-doubts = Por favor, míralo otra vez
kitchen-doubt-reds =
    { $count ->
        [one] Hay un tres rojo contado, pero solo hay { $most }.
       *[other] Hay { $count } treses rojos contados, pero solo hay { $most }.
    }
# $word es una clase de carta, en singular: «Joker», «Del ocho al rey».
kitchen-doubt-cards = Hay demasiadas cartas contadas como «{ $word }»: { $count }, pero solo hay { $most }.
kitchen-doubt-sequences = { $count } secuencias completas son más de las que dan todas las cartas: { $most } como mucho.
kitchen-doubt-wild-melds = { $count } combinaciones de comodines completas son más de las que dan todos los doses y jokers: { $most } como mucho.
kitchen-doubt-naturals = { $count } canastas limpias son más de las que dan todas las cartas: { $most } como mucho.
kitchen-doubt-points = Todos los bandos juntos tienen { $count } puntos de cartas, pero todas las cartas suman solo { $most }.
kitchen-doubt-melded = Las combinaciones completas suman como cartas al menos { $needed }, pero los puntos de las cartas bajadas son { $counted }.
kitchen-doubt-melded-cards = Las combinaciones completas tienen al menos { $needed } cartas, pero hay { $count } cartas bajadas contadas.
kitchen-doubt-step = { $count } no puede ser: los puntos de las cartas son múltiplos de { $number }.
# $sequence es needed o free: si una de las combinaciones completas tiene que ser una secuencia.
kitchen-doubt-right =
    { $sequence ->
        [needed]
            { $edition ->
                [samba] Para cerrar, un bando necesita { $needed } combinaciones completas, una de ellas una samba.
               *[other] Para cerrar, un bando necesita { $needed } combinaciones completas, una de ellas una escalera.
            }
       *[free]
            { $needed ->
                [one] Para cerrar, un bando necesita una combinación completa.
               *[other] Para cerrar, un bando necesita { $needed } combinaciones completas.
            }
    }
kitchen-doubt-hand = { $player } cerró, y le quedan cartas en la mano.

# Un archivo con una hoja de puntos. $word es lo que dice el archivo.
kitchen-open-file = Abrir una hoja de puntos guardada
kitchen-file-what = Será una hoja aparte; ninguna otra cambia.
kitchen-file-nothing = No se cambió nada.
kitchen-file-other = Este archivo no es una hoja de puntos de la mesa de la cocina.
kitchen-file-newer = Este archivo viene de una versión más nueva de Escalera. Vuelve a cargar la página e inténtalo otra vez.
kitchen-file-edition = Aquí no se conoce el juego «{ $word }» de este archivo.
kitchen-file-players = Este archivo es para «{ $word }» jugadores, y su juego no se juega con ese número.
kitchen-file-names = No se pueden leer los nombres de este archivo: hacen falta { $players }, cada uno de { $most } caracteres como mucho.
kitchen-file-dealer = Quien reparte primero en este archivo tiene que estar en uno de los asientos 1 a { $players }.
kitchen-file-rule = La regla de la casa «{ $word }» de este archivo no se conoce, o tiene un valor que no es posible.
kitchen-file-rounds = No se pueden leer las rondas de este archivo.
kitchen-file-round = No se puede leer la ronda { $round } de este archivo: le falta algo, o algo no es un número entero desde 0.

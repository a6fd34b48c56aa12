## Lo que escribe la línea de comandos. $edition es el código de la variante.

# Los renglones de la hoja de puntos, para todos los bandos a la vez
sheet-side = Bando { $side }: { $player }
sheet-melded = Cartas bajadas
sheet-natural-canastas = Canastas limpias
sheet-mixed-canastas = Canastas sucias
sheet-sequences =
    { $edition ->
        [samba] Sambas
       *[other] Escaleras
    }
sheet-wild-melds = Bolivias
sheet-red-threes = Treses rojos
sheet-going-out = Cierre
sheet-concealed = Cierre de mano
sheet-hands = Cartas en la mano
sheet-black-threes = Treses negros en la mano

# Aquí $edition es su nombre
score-of-table = Puntos de la mesa, { $edition }
match-runs =
    { $count ->
        [0] Todavía no se repartió ninguna ronda.
       *[other] La partida sigue.
    }

# Lo que no puede haber en una mesa, en un archivo de mesa
position-not-a-meld = Estas cartas no forman una combinación: { $written }. Tienen que ser del mismo valor; solo en un grupo se pueden omitir los palos.
position-black-threes-only-going-out = Los treses negros están en la mesa solo si ese bando cerró, en una única combinación; el bando { $side } los tiene de otro modo.
position-red-three =
    { $what ->
        [meld] Un tres rojo nunca está en una combinación: cuenta en red_threes.
       *[hand] Un tres rojo nunca está en una mano: cuenta en red_threes.
    }
position-out-twice = Solo puede haber cerrado un bando, y aquí el bando { $side } es otro más.
position-out-with-cards = El bando { $side } no puede haber cerrado: ninguna de sus manos está vacía.
position-no-right-to-go-out = El bando { $side } no puede haber cerrado: { right-needed }; { right-held }.

file-missing = Ese archivo no existe.
file-typed = Escribe lo que contendría el archivo; Ctrl-D en una línea aparte lo termina.

# Por qué algo no se puede escribir
output-failed = escalera: no se puede escribir el resultado: { $why }.
file-not-written = No se puede escribir { $path }: { $why }.
why-full = el disco está lleno
why-missing = esa carpeta no existe
why-forbidden = no tienes permiso para escribir ahí
why-read-only = ese disco solo se puede leer
why-folder = es una carpeta
why-no-file = no es un archivo
why-broken = el disco tiene un fallo
why-other = «{ $word }»

# Una variante no se juega con ese número; aquí $edition es su nombre
players-wrong = Aquí { $edition } es para { $players } jugadores, no para { $count }. Para { $count } hay: { $list }.
players-none = Aquí { $edition } es para { $players } jugadores, no para { $count }.

# Un servidor: $address es lo que hay que abrir, $path la base de datos
open-ready = Escalera está lista: { $address }
open-how =
    { $what ->
        [opened] Tu navegador abre esta dirección. Ctrl-C detiene Escalera; las partidas se guardan.
       *[open] Abre esta dirección en tu navegador. Ctrl-C detiene Escalera; las partidas se guardan.
    }
open-other-port = Otro programa usa el puerto { $port }, así que esta vez es el { $number }.
open-running = Escalera ya está en marcha: { $address }
open-stopped = Escalera se detuvo. Las partidas se guardan.
serve-network = Para otras personas en tu red: { $address }
serve-listens = Escucha en: { $address }
serve-kept = Las mesas se guardan en { $path }. Ctrl-C detiene el servidor, y no se pierde nada.
worker-ready = Aquí se decide por los jugadores virtuales. Ctrl-C lo detiene y no se pierde nada.

# Los comandos, de un vistazo
overview-what = Escalera: Bolivia, Samba y Canasta, exactas hasta la última carta.
overview-try = Por ejemplo:
overview-help = Más sobre un comando: escalera COMMAND --help
command-open = las mesas de este equipo, en el navegador
command-play = una partida en la terminal contra jugadores virtuales
    .usage = play
command-serve = ofrece mesas a navegadores y bots
    .usage = serve
command-worker = decide por los jugadores virtuales de varios servidores
    .usage = worker
command-join = sienta un bot a una mesa de un servidor
    .usage = join LINK
command-replay = comprueba un registro jugada a jugada y escribe sus hojas de puntos
    .usage = replay FILE
command-score = cuenta los puntos de lo que hay en una mesa, renglón por renglón
    .usage = score FILE
command-suggest = lo que haría ahí un jugador virtual, y por qué
    .usage = suggest FILE
command-simulate = juega muchas partidas entre jugadores virtuales, y los mide
    .usage = simulate
command-tune = busca jugando los pesos de los jugadores virtuales
    .usage = tune
command-rules = las reglas de una variante, o lo que la distingue de otra
    .usage = rules [EDITION]
command-verify = comprueba que en un registro se barajó limpiamente
    .usage = verify FILE
command-backup = copia la base de datos del servidor, también mientras funciona
    .usage = backup FILE
command-restore = pone una copia en el lugar de la base de datos del servidor
    .usage = restore FILE
command-export = escribe el registro de una mesa, o su diario
    .usage = export TABLE

# Las reglas de una variante
rules-editions = Las variantes
rules-differences = En qué difieren
rules-same = No difieren.
rules-disputed = las fuentes no coinciden; la otra opción es una regla de la casa
rules-column-rule = Regla
rules-column-name = Regla de la casa
rules-column-value = Valor
rules-column-source = Fuente
rules-column-edition = Variante
rules-cards-in-all = Cartas en total
rules-house = Una regla de la casa cambia un valor: escalera play --rule NAME=VALUE, como --rule hand=13.
rules-more = Una variante entera: escalera rules EDITION
# $players son uno o más números de jugadores; sigue lo que vale para ellos
rules-with-players = con { $players }

# De dónde viene un valor, en una columna y por extenso
source-card-room = sala de cartas
    .long = la página de reglas de una sala de cartas en línea
source-danish-bolivia = guía de Bolivia
    .long = una guía danesa de la Canasta boliviana
source-danish-samba = guía de Samba
    .long = una guía danesa de Samba
source-laws = leyes
    .long = las leyes internacionales de la Canasta
source-project = propia
    .long = la elección de este proyecto, donde las fuentes callan

## Lo que dice «escalera COMMAND --help», y cómo se responde a una línea de comandos que no se puede leer.
## Lo que se escribe queda como está: nombres de comandos, --opciones, palabras en mayúsculas, nombres en minúsculas.

help-usage = Uso:
help-options = Opciones
help-default = [normalmente { $word }]
help-help = Muestra esto y termina.
help-version = Muestra la versión, y si el motor está compilado.
help-browser = Sin comando: muestra las mesas en el navegador, o no; si no se dice nada, cuando hay escritorio.
help-lang = El idioma, como es; si no, el de ESCALERA_LANG; si no, el de tu sistema.
help-json = Escribe JSON y nada más.
help-database = La base de datos del servidor, si no es la de tu carpeta de datos.
help-bus = El servidor NATS por el que varios servidores se avisan de las novedades.

help-play =
    Juega una partida entera en la terminal. Durante el juego, escribe ? para ver la ayuda. La partida se guarda después de
    cada jugada; si se deja a medias, la próxima vez se ofrece seguir con ella. Las partidas sin terminar se conservan,
    sigas con ellas o no.
help-play-edition = bolivia, bolivia-dk, samba o classic.
help-play-players = Cuántos juegan.
help-play-bots = Jugadores virtuales, separados por comas: { $list }.
help-play-rule = Una regla de la casa, como hand=13; se puede repetir. «escalera rules EDITION» muestra los nombres.
help-play-target = El total con el que se gana la partida.
help-play-seat = Tu asiento, desde 1.
help-play-names = Los nombres de los jugadores desde el asiento 1, separados por comas.
help-play-seed = Un número que fija cómo se baraja, para volver a jugar las mismas cartas.
help-play-record = Escribe el registro también ahí.
help-play-resume = Sigue con la partida de FILE, con la de ese número en --list, o con la más nueva sin terminar.
help-play-list = Muestra las partidas sin terminar y acaba.
help-play-new = Empieza una partida nueva sin ofrecer otra sin terminar.
help-play-fast = Sin pausas mientras juegan los jugadores virtuales.

help-serve =
    Ofrece mesas a navegadores y bots hasta Ctrl-C. Los ajustes se toman de las opciones, del entorno (ESCALERA_PORT y
    demás) y de --config, en ese orden.
help-serve-host = La dirección en la que escucha; 127.0.0.1 sirve solo a este equipo.
help-serve-port = El puerto; 0 toma uno libre.
help-serve-processes = Procesos del servidor en este puerto; si son varios, hacen falta PostgreSQL y --bus.
help-serve-workers = Procesos para los jugadores virtuales.
help-serve-prefix = La ruta en la que se encuentra, como /games.
help-serve-public-url = Lo que se escribe en el navegador, sin el prefijo: https://example.org
help-serve-log = La forma del diario.
help-serve-config = Un archivo TOML con estos y todos los demás ajustes.
help-worker = Decide por los jugadores virtuales de los servidores que usan el mismo servidor NATS, hasta Ctrl-C.
help-worker-workers = Procesos para pensar; si no se indica, uno por núcleo.

help-join =
    Ocupa un asiento en la mesa a la que lleva LINK, y juega la partida. LINK es el enlace de una mesa, como se comparte, o
    el de un asiento. En el shell, ponlo entre comillas. Con Ctrl-C se sale; el asiento se guarda.
help-join-bot = Quién juega: una clase tuya, o uno de { $list }.
help-join-name = Su nombre en la mesa, si no es el de su módulo.
help-join-seconds = El tiempo que tiene para decidir.
help-join-patience =
    Los segundos durante los que se vuelve a probar con un servidor que no responde; como mucho 20 antes de ocupar el
    asiento.
help-join-http = Usa solo HTTP, donde no pasa ningún WebSocket.

help-replay =
    Comprueba registros de partidas jugada a jugada y escribe sus hojas de puntos. FILE es un registro (.canasta), o - para
    la entrada estándar. El código de salida es 1 si algo no está permitido, y 2 si no se puede leer.
help-score =
    Cuenta los puntos de archivos de mesa, cada renglón con las cartas que hay detrás. FILE es un archivo de mesa (.toml),
    o - para la entrada estándar. El código de salida es 1 si la mesa no es posible, y 2 si el archivo no se puede leer.
help-suggest =
    Dice cómo jugaría un jugador virtual el resto del turno, hasta donde se puede saber. FILE es un archivo de mesa
    (.toml), o - para la entrada estándar. Se mira solo lo que puede ver el asiento al que le toca. El código de salida es
    1 si la mesa no es posible o no le toca a nadie, y 2 si el archivo no se puede leer.
help-suggest-level = Quién aconseja.
help-simulate =
    Juega muchas partidas entre jugadores virtuales. Cada reparto se juega por turno desde todos los bandos, para que la
    suerte de las cartas se compense; lo que queda es cómo juega el bando del primer nombre contra los demás. Con Ctrl-C se
    escribe lo que haya hasta entonces.
help-simulate-edition = A qué se juega.
help-simulate-players = Cuántos juegan.
help-simulate-bots =
    Quién juega: un nombre para todos, dos para un bando contra los demás, uno por bando, o uno por asiento. Un nombre es
    uno de { $list }, untuned (el experto antes de ajustarse), MODULE:CLASS, o un archivo de pesos.
help-simulate-pairs = Repartos que se juegan, cada uno desde todos los bandos; 400 si no se dice.
help-simulate-matches = En lugar de repartos: partidas hasta el puntaje de victoria.
help-simulate-duplicate = Juega cada reparto por turno desde todos los bandos, o una sola vez cambiando los bandos.
help-simulate-seed = La misma semilla da las mismas partidas.
help-simulate-processes = Tantos como núcleos haya, si no se dice.
help-simulate-seconds = El tiempo que tiene MODULE:CLASS para decidir.
help-simulate-records = Escribe ahí un registro de cada partida.
help-simulate-blunders = Cuenta también lo que no hace nadie que juegue bien; tarda más.
help-simulate-ray = Juega en el clúster Ray de esta dirección; «auto» busca uno que funcione aquí.
help-tune =
    Busca pesos para los jugadores virtuales de una variante: una estrategia evolutiva hace que los candidatos jueguen los
    mismos repartos desde todos los bandos. Llamada otra vez con la misma carpeta, sigue donde se detuvo, también después
    de Ctrl-C. Al final, lo encontrado juega repartos que la búsqueda no ha visto nunca.
help-tune-edition = A qué se juega.
help-tune-players = Cuántos juegan.
help-tune-generations = Generaciones en total.
help-tune-deals = Repartos de una generación, cada uno jugado desde todos los bandos.
help-tune-candidates = Candidatos de una generación.
help-tune-seed = La misma semilla encuentra los mismos pesos.
help-tune-processes = Tantos como núcleos haya, si no se dice.
help-tune-begin = Empieza con los pesos de este archivo, no con la primera suposición.
help-tune-confirm = Repartos al final contra el experto, y otros tantos contra el que está sin ajustar; 0 para ninguno.
help-tune-folder = Guarda ahí la búsqueda y sus pesos.
help-rules = Escribe las reglas de una variante, cada valor con su fuente. Sin EDITION: una tabla breve de todas las variantes.
help-rules-against = Muestra solo lo que difiere de esa variante.
help-rules-players = Muestra los valores para ese número de jugadores.
help-verify =
    Calcula de nuevo, a partir de su prueba, cómo se barajó cada ronda. FILE es un registro (.canasta), o - para la entrada
    estándar. El código de salida es 0 si todas las rondas tienen prueba y todas son correctas, 1 si alguna es incorrecta o
    falta, y 2 si algo no se puede leer.
help-backup =
    Copia la base de datos del servidor en FILE, también mientras el servidor funciona. FILE se escribe entero o no se
    escribe; si hay una copia anterior con ese nombre, se reemplaza. Contiene lo que las partidas en curso mantienen en
    secreto: guárdala tan bien como la base de datos.
help-restore =
    Pone la copia FILE en el lugar de la base de datos del servidor. Antes se comprueba la copia. Ningún servidor puede
    estar usando esa base de datos.
help-restore-force = Reemplaza una base de datos que contiene mesas.
help-export = Escribe las rondas terminadas de TABLE, o su diario, sin secretos ni claves.
help-export-form =
    Las rondas terminadas como registro, o todo lo que pasó, un objeto JSON por línea.
help-export-match = El registro de la primera, segunda … partida de la mesa, si no es el de la última.
help-export-output = Dónde escribirlo, si no es en la salida estándar.

# Una línea de comandos que no se puede leer. $word es lo que se escribió, o la opción, tal como se escribe.
usage-error = Error: { $sentence }
usage-help = Más sobre ello: { $command }
usage-no-option = Aquí no existe la opción { $word }.
usage-no-command = No existe el comando «{ $word }».
usage-missing = Falta { $word }.
usage-no-value = Falta un valor después de { $word }.
usage-unwanted-value = { $word } no lleva ningún valor.
usage-bad-value = El valor dado para { $word } no es uno de los que puede tener.
usage-bad-choice = { $word } es una de estas cosas: { $list }.
usage-bad-range = { $word } es un número de { $first } a { $last }.
usage-bad-least = { $word } es un número que vale al menos { $first }.
usage-not-installed = «{ $command }» no forma parte de esta instalación.
usage-against = --against necesita una EDITION con la que comparar.
usage-no-language = Aquí no existe el idioma «{ $word }». Los que hay son: { $list }.

# Lo que se hizo con la base de datos del servidor
backup-done =
    { $count ->
        [one] { $count } mesa copiada en { $path }.
       *[other] { $count } mesas copiadas en { $path }.
    }
restore-done =
    { $count ->
        [one] { $count } mesa recuperada en { $path }.
       *[other] { $count } mesas recuperadas en { $path }.
    }

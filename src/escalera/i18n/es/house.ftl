## Por qué una mesa no puede tener estas reglas. $word entre «…» es el nombre de una regla o variante, como se escribe.

house-unknown = No existe la regla de la casa «{ $word }».
house-not-here = Esta variante no tiene la regla de la casa «{ $word }».
house-no-edition = No existe la variante «{ $word }». Las que hay son: { $list }.
house-no-version = No existe la versión «{ $word }» de esta variante; su única versión es { $number }.
house-players = Aquí esta variante es para { $players } jugadores, no para { $count }.

# $word es la regla, $number lo que se dio, $list una lista de números o palabras, como se escriben
house-value =
    { $what ->
        [whole] «{ $word }» es un número entero de { $first } a { $last }, no «{ $number }».
        [whole-none] «{ $word }» es un número entero de { $first } a { $last }, o none, no «{ $number }».
        [multiple] «{ $word }» es un múltiplo de { $list } de { $first } a { $last }, no «{ $number }».
        [multiple-none] «{ $word }» es un múltiplo de { $list } de { $first } a { $last }, o none, no «{ $number }».
        [whole-per-players]
            «{ $word }» es un número entero de { $first } a { $last }, o cinco de ellos separados por comas, para dos a
            seis jugadores, no «{ $number }».
        [multiple-per-players]
            «{ $word }» es un múltiplo de { $list } de { $first } a { $last }, o cinco de ellos separados por comas, para
            dos a seis jugadores, no «{ $number }».
        [players]
            «{ $word }» es uno o más números de { $first } a { $last } separados por comas, el más pequeño primero, no
            «{ $number }».
        [always] «{ $word }» es siempre { $list }, no «{ $number }».
       *[one-of] «{ $word }» es una de estas cosas: { $list }; no «{ $number }».
    }

# Reglas que se contradicen
house-ranks-crossed = El valor natural más bajo está por encima del más alto.
house-too-many-jokers =
    { $count ->
        [one] Una baraja tiene como mucho tres jokers: una baraja no puede traer { $many }.
       *[other] Una baraja tiene como mucho tres jokers: { $count } barajas no pueden traer { $many }.
    }
house-no-six = Cómo juegan seis solo se puede elegir donde pueden jugar seis.
house-large-hands =
    Las manos son demasiado grandes: con { $count } cartas por persona para { $players } jugadores, de las { $most }
    cartas podría no quedar ninguna que descubrir.
house-right-without-sequences = Sin secuencias, para cerrar no puede hacer falta una.
house-top-without-sequences = Sin secuencias, ninguna carta de arriba puede ir a una.
house-few-ranks = No se puede formar una secuencia de { $count } cartas: solo hay { $most } valores naturales.
house-nothing-to-merge = No hay nada que unir donde un bando tiene un solo grupo de cada valor.
house-no-canasta =
    No se puede formar una canasta de { $count } cartas: con los comodines que puede llevar, un grupo tiene como mucho
    { $most }.
house-few-wilds = No se puede formar una combinación de comodines de { $count } cartas: solo hay { $most } doses y jokers.
house-pair-and-wild = No puede hacer falta siempre un par natural donde bastan una carta natural y un comodín.
house-pair-and-top = No puede hacer falta siempre un par natural donde la carta de arriba sola puede ir a una combinación.
house-top-and-sequences =
    Donde se bajan secuencias, la carta de arriba sola va únicamente a una secuencia, no a cualquier combinación.
house-no-meld-with-wild =
    No se puede tomar el pozo con una carta natural y un comodín donde dos naturales y un comodín no son una
    combinación.
house-falling-minimum = El mínimo de la bajada inicial no puede bajar cuando sube el total: { $list }.
house-cheap-red-threes =
    Los { $count } treses rojos juntos no pueden contar menos ({ $counted }) que uno por uno ({ $needed }).

## Estrategia. $points es lo que se midió, en puntos por ronda, y $percent, de cada cien; $number, el número de cartas de que se trata.

guide-strategy-intro = Un consejo de siempre es lo que la gente que juega bien dice a quien empieza.
guide-strategy-measured =
    Lo que está marcado como medido se probó en muchas partidas de { edition-bolivia } entre jugadores virtuales, de
    { $number } por mesa, con cada reparto jugado dos veces cambiando los bandos. Contra otros jugadores puede ser más o
    menos.
guide-thumb = Consejo de siempre
guide-measured = Medido

guide-strategy-escalera-title = La { meld-finished-sequence } es obligatoria
guide-strategy-escalera =
    Sin una secuencia completa tu bando no puede cerrar. Junta cartas del mismo palo desde el primer turno, antes que
    ninguna otra cosa.
guide-strategy-escalera-measured = Quien no juntaba cartas del mismo palo hizo { $points } puntos menos por ronda.
guide-strategy-hardest-title = Es la combinación más difícil
guide-strategy-hardest =
    Nada puede ocupar el lugar de una carta que falta en una secuencia, y de cada carta solo hay { $packs } ejemplares.
    Fíjate adónde van: cuando ya salieron todos los de una carta que necesitas, busca otro palo.
guide-strategy-windows-title = Las cartas del medio
guide-strategy-windows =
    { $windows ->
        [one] En un palo cabe una sola secuencia completa, y hacen falta todas sus cartas.
       *[other]
            En un palo caben { $windows } secuencias completas, y en todas ellas están estos valores: { $list }. Guárdalos.
            Un palo del que ya salieron todos los ejemplares de uno de ellos está muerto.
    }
guide-strategy-early-title = Baja pronto las secuencias
guide-strategy-early =
    El jugador virtual más fuerte empieza con tres cartas el { $percent } por ciento de sus secuencias. Baja tres, y deja
    que tu compañero añada las suyas.
guide-strategy-bolivia-title = La bolivia tienta y sale cara
guide-strategy-bolivia =
    Una bolivia se lleva { $size } de los { $wildcards } comodines: el { $share } por ciento de todos los que hay. Después
    faltan en tus canastas y en tu bajada inicial.
guide-strategy-wild-early-title = ¿Empezar pronto una combinación de comodines?
guide-strategy-wild-early =
    Sí. Quien no daba ningún valor a una combinación de comodines antes de tenerla completa hizo { $points } puntos menos
    por ronda.
guide-strategy-wild-three =
    El jugador virtual más fuerte empieza con tres cartas el { $percent } por ciento de ellas. Esperar a tener { $number }
    no dio nada que se pudiera medir.
guide-strategy-wild-keep-title = No sueltes los comodines a la ligera
guide-strategy-wild-keep = Tratar los comodines de la mano como cualquier otra carta costó { $points } puntos por ronda.
guide-strategy-black-title = Suelta a tiempo los treses negros
guide-strategy-black =
    { $blackthreeinhand ->
        [one] Un tres negro que se queda en tu mano cuesta un punto. Descártalo mientras haya tiempo.
       *[other]
            Un tres negro que se queda en tu mano cuesta { $blackthreeinhand } puntos. Descártalo mientras haya tiempo;
            además protege el pozo durante un turno.
    }
guide-strategy-pairs-title = Guarda pares naturales
guide-strategy-pairs =
    { $pairalways ->
        [yes] Solo un par natural toma el pozo. Descarta cartas sueltas, y guarda pares de los valores que otros descartan.
       *[no] Solo un par natural toma un pozo congelado. Descarta cartas sueltas, y guarda pares de los valores que otros descartan.
    }
guide-strategy-pairs-measured = Quien no guardaba pares hizo { $points } puntos menos por ronda.
guide-strategy-pile-title = El pozo crece
guide-strategy-pile =
    El pozo es difícil de tomar, y por eso crece. Cuando es grande, un par en la mano vale más que una combinación en la
    mesa.
guide-strategy-pile-measured = Descartar sin pensar en lo que vale el pozo costó { $points } puntos por ronda.
guide-strategy-small-title = Los pozos pequeños pueden esperar
guide-strategy-small =
    De los pozos de hasta { $number } cartas que podía tomar, el jugador virtual más fuerte tomó solo el { $percent } por
    ciento: tomar uno enseña un par y cuesta las cartas que habrías robado.
guide-strategy-small-large = De los pozos de { $number } cartas o más tomó el { $percent } por ciento.
guide-strategy-block-title = Un comodín cierra el paso al pozo
guide-strategy-block =
    Mientras haya un comodín arriba, nadie puede tomar el pozo. Es una manera cara de salvar uno grande, y sirve para un
    solo turno.
guide-strategy-freeze-title = Congelar el pozo
guide-strategy-freeze =
    Un comodín en el pozo lo congela para todos hasta que alguien lo toma. Congélalo cuando el otro bando ya hizo la
    bajada inicial y el tuyo no, y cuando tienes pares.
guide-strategy-suits-title = Mira los palos, no solo los valores
guide-strategy-suits =
    Antes de descartar, mira las secuencias de los otros bandos. Una carta que sigue a una de ellas les sirve, y también
    la que va después de esa.
guide-strategy-suits-measured = Descartar sin mirar sus secuencias costó { $points } puntos por ronda.
guide-strategy-minimum-title = Los comodines ayudan a empezar
guide-strategy-minimum =
    La mayor parte de una partida a { $target } se juega con un mínimo de { $needed }. Las cartas naturales solas rara vez
    llegan, así que guarda comodines para la bajada inicial.

guide-strategy-worth-title =
    { $edition ->
        [samba] Lo que vale una samba
       *[other] Lo que vale una escalera
    }
guide-strategy-worth =
    { $worth ->
        [one] Una secuencia completa vale tanto como una canasta limpia. Busca cartas seguidas además de cartas del mismo valor.
       *[other] Una secuencia completa vale tanto como { $worth } canastas limpias. Busca cartas seguidas antes que cartas del mismo valor.
    }
guide-strategy-both-title = Dos caminos para cerrar
guide-strategy-both =
    Forma a la vez una secuencia y un grupo. Para cerrar sirven { $rightmelds } combinaciones completas cualesquiera, así
    que ten dos caminos para llegar.
guide-strategy-no-help-title = Los comodines no salvan una secuencia
guide-strategy-no-help = En una secuencia no caben comodines. Baja los comodines en los grupos, y guarda las cartas naturales que una secuencia necesita.
guide-strategy-feed-title = No alimentes a los demás
guide-strategy-feed = Fíjate en los palos que bajan los otros bandos, y no descartes lo que los continúa.
guide-strategy-copies-title = Cuenta los ejemplares
guide-strategy-copies = De cada carta hay { $packs } ejemplares. Cuando ya se vieron todos, ninguna secuencia puede ya llevarla.

guide-strategy-opening-title = La bajada inicial
guide-strategy-opening =
    Haz la bajada inicial con las menos cartas que puedas. Una mano llena toma pozos; una corta, no. Hazla pronto cuando
    el pozo es pequeño, y gasta en ella comodines solo cuando el pozo lo vale.
guide-strategy-taking-title = El pozo gana rondas
guide-strategy-taking = El bando que toma los pozos grandes suele ganar la ronda. Descarta lo que no le sirve a quien juega después, y guarda pares de lo que otros descartan.
guide-strategy-when-title = Cuándo cerrar
guide-strategy-when =
    Cierra pronto cuando los demás tienen muchas cartas. Espera cuando tu bando está a punto de completar otra canasta, y
    fíjate en cuántas cartas les quedan a los demás.

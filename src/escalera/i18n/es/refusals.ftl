## Por qué no se puede hacer algo, una frase por código, en el orden de la tabla.
## Quien lo lee quiere seguir jugando: qué falla, y después qué hacer o cuál es la regla.

# A quién le toca

refusal-round-over = Ya no se juega: terminó la ronda o la partida entera.

# $who es un nombre, o «asiento 2»
refusal-not-your-turn = Espera un momento: ahora juega { $who }.

refusal-answer-first = Hay una pregunta pendiente: { $who } tiene que responder sí o no antes de seguir.

refusal-draw-first =
    El turno empieza robando: roba del mazo o toma el pozo. Solo puedes pasar cuando el mazo está vacío.

refusal-already-drawn =
    En este turno ya robaste o tomaste el pozo. Ahora puedes bajar cartas, y después descartas.

refusal-stock-empty =
    El mazo está vacío, así que no hay nada que robar. Toma el pozo, o pasa, y con eso termina la ronda.

refusal-must-take =
    No puedes pasar: la carta de arriba, { $card }, encaja en una combinación de tu bando, así que tienes que tomar
    el pozo.

refusal-nothing-to-ask =
    { $why ->
        [no-question] No hay nada que responder: nadie preguntó.
        [alone] No tienes compañero a quien preguntar.
        [twice] Ya preguntaste en este turno, y la respuesta vale.
        [late] Ya es tarde para preguntar: se pregunta justo después de robar o de tomar el pozo, antes de nada más.
        [few] Para preguntar a tu compañero necesitas al menos dos cartas en la mano.
       *[impossible] No hay nada que preguntar: tal como están las cosas, en este turno no puedes cerrar.
    }

# Cartas y combinaciones

refusal-card-not-in-hand =
    { $held ->
        [0] No tienes { $card } en la mano.
        [one] En la mano tienes { $card } una sola vez.
       *[other] En la mano tienes { $card } solo { $held } veces.
    }

# $why: merged (el número existía, pero esa combinación se unió a otra), never
refusal-no-such-meld =
    { $why ->
        [merged]
            Tu bando ya no tiene la combinación #{ $meld }: de las { $count } que bajó en esta ronda, esa se unió a
            otra.
       *[never]
            { $count ->
                [0] Tu bando no tiene la combinación #{ $meld }: en esta ronda todavía no bajó ninguna.
                [one] Tu bando no tiene la combinación #{ $meld }: en esta ronda solo bajó una.
               *[other] Tu bando no tiene la combinación #{ $meld }: en esta ronda solo bajó { $count }.
            }
    }

refusal-too-short =
    { $count ->
        [one] Una combinación nueva necesita al menos tres cartas; aquí hay solo una.
       *[other] Una combinación nueva necesita al menos tres cartas; aquí hay solo { $count }.
    }

refusal-not-in-edition =
    { $what ->
        [asking] En esta mesa no se pregunta al compañero antes de cerrar.
        [sequence] En esta mesa las secuencias no son combinaciones: baja cartas del mismo valor.
        [wild-meld] En esta mesa los doses y jokers solos no son una combinación: bájalos con cartas naturales.
        [merge] En esta mesa las combinaciones no se unen entre sí.
        [joining-take]
            En esta mesa la carta de arriba del pozo empieza una combinación nueva; no puede unirse a una que ya está en
            la mesa.
        [top-card] En esta mesa no se puede tomar solo la carta de arriba: roba, o toma el pozo entero.
       *[players] Esta variante no es para { $players } jugadores.
    }

refusal-not-a-meld =
    Estas cartas no forman una combinación: { $cards }. Tienen que ser del mismo valor o, donde se juega con
    secuencias, del mismo palo y seguidas sin huecos, del cuatro al as.

# $why: natural (un comodín en una canasta limpia completa), full
refusal-closed =
    { $why ->
        [natural]
            La combinación #{ $meld } es una canasta limpia completa, y en esta mesa no se le puede añadir ningún
            comodín.
       *[full]
            Una secuencia o una combinación de comodines está completa con { $most } cartas y no admite más; así
            tendría { $count }.
    }

refusal-too-many-wilds =
    { $most ->
        [0] En esta mesa un grupo no lleva comodines; este llevaría { $wilds }.
        [one] Un grupo lleva como mucho un comodín (un dos o un joker); este llevaría { $wilds }.
       *[other] Un grupo lleva como mucho { $most } comodines (doses y jokers); este llevaría { $wilds }.
    }

refusal-too-few-naturals =
    { $naturals ->
        [0] Este grupo no tiene ninguna carta natural. { what-naturals }
        [one] Este grupo tiene una sola carta natural. { what-naturals }
       *[other] Este grupo tiene solo { $naturals } cartas naturales. { what-naturals }
    }

what-naturals =
    { $wilds ->
        [one] Con un comodín necesita al menos { $needed } naturales.
       *[other] Con { $wilds } comodines necesita al menos { $needed } naturales.
    }

refusal-rank-already-melded =
    En esta mesa tu bando tiene un solo grupo de { ranks }: añade ahí { ranks.all }.

# $many es el número de cartas; 0 cuando se querían unir dos combinaciones
refusal-does-not-fit =
    { $many ->
        [0] Esa combinación no se puede unir a la #{ $meld }: las dos tienen que ser grupos del mismo valor.
        [one] Esta carta no encaja en la combinación #{ $meld }: { $cards }. { what-fits }
       *[other] Estas cartas no encajan en la combinación #{ $meld }: { $cards }. { what-fits }
    }

what-fits =
    Un grupo admite cartas de su valor y comodines; una secuencia, solo las cartas siguientes de su palo; una
    combinación de comodines, solo comodines.

refusal-take-one-meld =
    Tu bando ya hizo la bajada inicial, así que con el pozo bajas solo la combinación que lleva su carta de arriba.
    Las demás cartas las bajas después, en el mismo turno.

refusal-black-threes-only-going-out =
    { $why ->
        [wild] Los treses negros se bajan sin comodines.
        [added] A los treses negros no se les añade nada: bájalos todos de una vez.
        [last] Los treses negros van al final: nombra antes tus otras combinaciones nuevas.
       *[left]
            Los treses negros se bajan solo al cerrar, con una carta como mucho para descartar; así te
            { cards-left }.
    }

# El pozo

# $why: empty, card
refusal-pile-blocked =
    { $why ->
        [empty] El pozo está vacío, así que no hay nada que tomar.
       *[card]
            { $rank ->
                [three] No se puede tomar el pozo mientras haya un tres arriba ({ $card }).
               *[other] No se puede tomar el pozo mientras haya un comodín arriba ({ $card }).
            }
    }

refusal-frozen = El pozo está congelado. Para tomarlo necesitas dos { ranks } de tu mano; { pair-held }.

# $mixed: yes donde también vale una natural con un comodín
refusal-needs-natural-pair =
    { $mixed ->
        [yes]
            Para tomar el pozo necesitas de tu mano dos { ranks }, o { rank.one } y un comodín; baja esas cartas con la de
            arriba.
       *[no] Para tomar el pozo necesitas dos { ranks } de tu mano; { pair-held }.
    }

pair-held =
    { $held ->
        [0] no tienes { rank.none }
        [one] tienes solo { rank.one }
        [2] tienes dos, así que baja esas dos cartas con la de arriba
       *[other] tienes { $held }, así que baja al menos dos de ellas con la carta de arriba
    }

# La bajada inicial y el cierre

refusal-below-minimum =
    Estas combinaciones suman { $counted }; tu bando necesita { $needed } para la bajada inicial.

# $why: single (un pozo de una carta, tomado con una sola carta en la mano), right
refusal-keep-two =
    { $why ->
        [single] Con una sola carta en la mano no puedes tomar un pozo de una carta.
       *[right]
            Quédate al menos con dos cartas en la mano, una de ellas para descartar; así te { cards-left }. Tu bando
            todavía no puede cerrar: { right-needed }; { right-held }.
    }

refusal-no-right-to-go-out =
    Así te { cards-left }, y tu bando todavía no puede cerrar: { right-needed }; { right-held }.

right-needed =
    { $sequence ->
        [needed]
            { $needed ->
                [one] necesita una secuencia completa
               *[other] necesita { $needed } combinaciones completas, una de ellas una secuencia
            }
       *[free]
            { $needed ->
                [one] necesita una combinación completa
               *[other] necesita { $needed } combinaciones completas
            }
    }

right-held =
    { $finished ->
        [0] no tiene ninguna
        [one] tiene una{ right-held-sequence.one }
       *[other] tiene { $finished }{ right-held-sequence }
    }

right-held-sequence =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , pero ninguna es una secuencia
               *[other] , entre ellas una secuencia
            }
       *[free] { "" }
    }
    .one =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , pero no es una secuencia
               *[other] , que es una secuencia
            }
       *[free] { "" }
    }

refusal-partner-said-no =
    Tu compañero dijo que no, así que en este turno no cierras: después de bajar quédate al menos con dos cartas,
    y con una después de descartar. Así te { cards-left }.

refusal-ask-first =
    En esta mesa cierras solo si tu compañero dijo que sí: pregunta justo después de robar o de tomar el pozo.
    Así te { cards-left }.

refusal-partner-said-yes =
    Tu compañero dijo que sí, así que en este turno tienes que cerrar. Así te { cards-left }, y ya no podrías
    cerrar.

# Después de «así te …»: lo que quedaría en la mano.
cards-left =
    { $left ->
        [0] quedarías sin cartas
        [one] quedaría una sola carta
       *[other] quedarían { $left } cartas
    }

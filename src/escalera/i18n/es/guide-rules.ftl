## Las reglas en frases enteras. Cada campo de las reglas es un dato, con su nombre sin guiones bajos:
## $hand es cuántas cartas se reparten, $wildmelds es yes o no. $kinds: ranks, sequences, wilds, all.
## $sequence es needed cuando para cerrar hace falta una secuencia completa; si no, free. $first y $last están en las
## esquinas de la carta natural más baja y la más alta.

# Qué es, en tres frases

guide-about-cards =
    { $kinds ->
        [all] En { $name } se juntan cartas del mismo valor, cartas seguidas del mismo palo y comodines solos.
        [sequences] En { $name } se juntan cartas del mismo valor y cartas seguidas del mismo palo.
        [wilds] En { $name } se juntan cartas del mismo valor y comodines solos.
       *[ranks] En { $name } se juntan cartas del mismo valor.
    }
guide-about-finished =
    { $kinds ->
        [all]
            Una combinación de { $size } cartas está completa y da un premio: { $wildmeldbonus } si es de comodines, la
            bolivia; { $sequencebonus } si es una secuencia, la { meld-finished-sequence }; y { $naturalcanasta } o
            { $mixedcanasta } si es una canasta.
        [sequences]
            Una combinación de { $size } cartas está completa y da un premio: { $sequencebonus } si es una secuencia, la
            { meld-finished-sequence }, y { $naturalcanasta } o { $mixedcanasta } si es una canasta.
        [wilds]
            Una combinación de { $size } cartas está completa y da un premio: { $wildmeldbonus } si es de comodines, la
            bolivia, y { $naturalcanasta } o { $mixedcanasta } si es una canasta.
       *[ranks]
            Una combinación de { $size } cartas es una canasta y da un premio: { $naturalcanasta } sin comodines,
            { $mixedcanasta } con ellos.
    }
guide-about-goal =
    La ronda termina cuando alguien cierra, y para eso su bando necesita { guide-needed-melds }. El primer bando que
    llega a { $target } puntos gana la partida.

# Lo que hace falta para cerrar, como en «el bando necesita …», «tiene …»
guide-needed-melds =
    { $sequence ->
        [needed]
            { $rightmelds ->
                [one] una secuencia completa
               *[other] { $rightmelds } combinaciones completas, una de ellas una secuencia
            }
       *[free]
            { $rightmelds ->
                [one] una combinación completa
               *[other] { $rightmelds } combinaciones completas
            }
    }

# Preparación

guide-setup-pack =
    { $packs ->
        [one] Se mezcla una baraja: { $deck } cartas de { $suits } palos.
       *[other] Se mezclan { $packs } barajas: { $deck } cartas de { $suits } palos.
    }
guide-setup-jokers =
    { $jokers ->
        [0] No se usan jokers.
        [one] Entre ellas hay un joker.
       *[other] Entre ellas hay { $jokers } jokers.
    }
guide-setup-naturals = Las cartas de { $first } a { $last } son las cartas naturales.
guide-setup-wilds = Todos los doses y jokers son comodines, { $wildcards } en total. En un grupo ocupan el lugar de otras cartas.
guide-setup-threes =
    Los treses no forman combinaciones corrientes. Hay { $redthrees } rojos, que dan o cuestan puntos, y { $blackthrees }
    negros, que protegen el pozo.
guide-setup-sides =
    { $partners ->
        [1] Con { $players } jugadores, cada cual juega por su cuenta.
        [2] Con { $players } jugadores hay { $sides } parejas. Los compañeros se sientan uno enfrente del otro, y comparten combinaciones y total.
       *[other]
            Con { $players } jugadores hay { $sides } bandos de { $partners }. Los compañeros se sientan en asientos alternos,
            y comparten combinaciones y total.
    }
guide-setup-six =
    { $sixas ->
        [trios] Seis jugadores forman dos bandos de tres.
       *[pairs] Seis jugadores forman tres parejas.
    }
guide-setup-deal = Quien reparte da { $hand } cartas por jugador, de una en una y en el sentido del reloj. El resto es el mazo, boca abajo.
guide-setup-red =
    Quien tiene un tres rojo lo pone en la mesa y roba otra carta en su lugar. Empieza la persona a la izquierda de quien
    reparte.
guide-setup-upcard =
    { $coverupcard ->
        [wild-and-red]
            Después se descubre una carta, y con ella empieza el pozo. Mientras sea un comodín o un tres rojo, se pone
            encima la carta siguiente.
        [wild-red-black]
            Después se descubre una carta, y con ella empieza el pozo. Mientras sea un comodín o cualquier tres, se pone
            encima la carta siguiente.
       *[none] Después se descubre una carta, y con ella empieza el pozo, sea la que sea.
    }
guide-setup-first = Quién reparte primero se decide por sorteo. Empieza la persona a su izquierda, y el reparto va pasando en el sentido del reloj.
guide-setup-players = Según el número de jugadores

# Un turno

guide-turn-draw =
    { $draw ->
        [one] Roba una carta del mazo.
       *[other] Roba { $draw } cartas del mazo.
    }
guide-turn-lay = Baja una combinación, o añade cartas a las de tu bando. No es obligatorio bajar nada.
guide-turn-discard = Pon una carta boca arriba en el pozo. Con eso termina el turno.
guide-turn-order = Siempre se roba primero; antes no se baja nada. Una carta recién robada se puede descartar enseguida.
guide-turn-few = Si en el mazo quedan menos cartas, roba las que haya.
guide-turn-take = En lugar de robar puedes tomar el pozo entero, si cumples lo que pide.
guide-turn-top =
    { $topcardtosequence ->
        [yes] O tomas solo su carta de arriba, si continúa una secuencia de tu bando.
       *[no] En lugar de robar nunca se toma solo la carta de arriba.
    }
guide-turn-red = Un tres rojo que robas se pone enseguida en la mesa, y se roba otra carta en su lugar.

# Combinaciones

guide-melds-what = Una combinación son tres o más cartas que se bajan juntas a la mesa. Es de todo el bando.
guide-melds-stay =
    { $merge ->
        [yes]
            Las cartas de la mesa se quedan donde están, salvo que se unan dos combinaciones del mismo valor. Nunca se
            pone nada en combinaciones de otro bando.
       *[no] Las cartas de la mesa se quedan donde están. Nunca se pone nada en combinaciones de otro bando.
    }
guide-melds-finished = Con { $size } cartas una combinación está completa y da su premio al final de la ronda, una sola vez.

guide-rank-what = Un grupo son cartas del mismo valor. Los palos no importan.
guide-rank-wilds =
    { $maxwilds ->
        [0] No lleva comodines.
        [one] Como mucho una de sus cartas es un comodín.
       *[other] Como mucho { $maxwilds } de sus cartas son comodines.
    }
guide-rank-naturals =
    { $minnaturals ->
        [one] Al menos una de sus cartas es natural.
       *[other] Al menos { $minnaturals } de sus cartas son naturales.
    }
guide-rank-per-wild =
    { $naturalsperwild ->
        [one] Por cada comodín lleva al menos una carta natural.
       *[other] Por cada comodín lleva al menos { $naturalsperwild } cartas naturales.
    }
guide-rank-over-wilds =
    { $naturalsoverwilds ->
        [one] Lleva más cartas naturales que comodines.
       *[other] Lleva al menos { $naturalsoverwilds } cartas naturales más que comodines.
    }
guide-rank-canasta =
    Un grupo completo es una canasta. Sin comodines es limpia y vale { $naturalcanasta }; con comodines es sucia y vale
    { $mixedcanasta }. Se le pueden añadir más cartas.
guide-rank-one =
    { $onemeldperrank ->
        [yes] Un bando tiene un solo grupo de cada valor. Las demás cartas de ese valor se añaden a él.
       *[no] Un bando puede tener varios grupos del mismo valor.
    }
guide-rank-merge =
    { $merge ->
        [yes] Un bando puede unir dos grupos suyos del mismo valor, si el resultado es una combinación permitida.
       *[no] Las combinaciones de la mesa nunca se unen entre sí.
    }
guide-rank-locked =
    { $wildonfinished ->
        [yes] A una canasta limpia se le puede añadir un comodín. Desde entonces es sucia.
       *[no] A una canasta limpia ya completa no se le puede añadir ningún comodín.
    }

guide-sequence-what =
    { $sequences ->
        [yes]
            Una secuencia son tres o más cartas seguidas del mismo palo, sin huecos, entre { $first } y { $last }. En ella
            no caben comodines ni treses.
       *[no] Aquí las secuencias no son combinaciones. Solo se juntan cartas del mismo valor.
    }
guide-sequence-closed =
    { $edition ->
        [samba]
            Una secuencia de { $size } cartas está completa: es una samba, que vale { $sequencebonus }. No admite más
            cartas.
       *[other]
            Una secuencia de { $size } cartas está completa: es una escalera, que vale { $sequencebonus }. No admite más
            cartas.
    }
guide-sequence-apart = Un bando puede tener dos secuencias del mismo palo, incluso iguales. Las secuencias de la mesa nunca se unen.

guide-wild-what =
    { $wildmelds ->
        [yes] Una combinación de comodines son tres o más doses y jokers, mezclados como se quiera. Nunca lleva cartas naturales.
       *[no] Aquí los doses y jokers solos no son una combinación. Sirven únicamente en los grupos.
    }
guide-wild-closed =
    Una combinación de comodines de { $size } cartas está completa y no admite más: es una bolivia, que vale
    { $wildmeldbonus }. Un bando puede tener varias combinaciones de comodines.

guide-example-rank =
    { $wilds ->
        [0] Un grupo sin comodines: { $counted } puntos.
        [one] Un grupo con un comodín: { $counted } puntos.
       *[other] Un grupo con { $wilds } comodines: { $counted } puntos.
    }
guide-example-sequence = Una secuencia de { $many } cartas: { $counted } puntos.
guide-example-finished-sequence = Una secuencia completa: { $counted } puntos y el premio de { $sequencebonus }.
guide-example-wild = Una combinación de { $many } comodines: { $counted } puntos.
guide-example-finished-wild = Una bolivia: { $counted } puntos y el premio de { $wildmeldbonus }.
guide-example-several = Juntas, estas combinaciones suman { $counted } puntos.
guide-example-opening =
    { $lacking ->
        [0] Un bando con un total de { $total } necesita { $needed }, y esto suma justo { $counted }.
       *[other] Un bando con un total de { $total } necesita { $needed }, y esto suma { $counted }.
    }
guide-example-below = El bando tiene un total de { $total }.
guide-example-add = Las cartas encajan en la combinación de la mesa, y el conjunto está permitido.
guide-example-becomes-mixed = La canasta recibe el comodín. Desde ahora es sucia.
guide-example-merge = Las dos combinaciones pasan a ser una.
guide-example-take = Se toma el pozo: se bajan su carta de arriba y las cartas de la mano; el resto va a la mano.
guide-example-take-onto = Se toma el pozo: su carta de arriba se une a la combinación de la mesa; el resto va a la mano.
guide-example-top = La carta de arriba continúa la secuencia. Se toma solo esa, en lugar de robar.
guide-example-discard = Se descarta el tres negro. Mientras esté arriba, nadie puede tomar el pozo.
guide-example-black-threes = El bando puede cerrar, y quien juega cierra en este turno: los treses negros se pueden bajar.
guide-example-out-one =
    El bando puede cerrar. Queda una carta, y se puede descartar: la ronda terminó.
guide-example-out-all = El bando puede cerrar. No queda ninguna carta, y la ronda terminó.
guide-example-out-kept = Quedan dos cartas, una para descartar y otra para guardar. Eso está permitido aunque el bando no pueda cerrar.

# Los treses

guide-threes-red = Un tres rojo nunca se guarda en la mano, ni se baja en una combinación, ni se descarta. Está en la mesa y cuenta al final de la ronda.
guide-threes-price =
    Cada tres rojo vale { $redthree } puntos. Un bando que tiene los { $redthrees } recibe { $allredthrees } por todos
    juntos.
guide-threes-need =
    { $redthreesneed ->
        [melded] Los treses rojos cuentan a favor de un bando que bajó alguna combinación.
        [two-canastas] Los treses rojos cuentan a favor de un bando que tiene dos canastas.
        [two-finished] Los treses rojos cuentan a favor de un bando que tiene dos combinaciones completas de cualquier clase.
       *[right] Los treses rojos cuentan a favor de un bando que tiene lo que hace falta para cerrar.
    }
guide-threes-against =
    { $redthreesagainst ->
        [yes] En contra de cualquier otro bando, los treses rojos cuentan lo mismo.
       *[no] Para cualquier otro bando, los treses rojos no cuentan nada.
    }
guide-threes-black-pile = Nadie puede tomar el pozo mientras haya un tres arriba. Un tres negro es un descarte seguro.
guide-threes-black-cost =
    { $blackthreescost ->
        [always]
            { $blackthreeinhand ->
                [one] Un tres negro que queda en una mano al final de la ronda cuesta un punto, cierre quien cierre.
               *[other] Un tres negro que queda en una mano al final de la ronda cuesta { $blackthreeinhand } puntos, cierre quien cierre.
            }
       *[when-somebody-goes-out]
            { $blackthreeinhand ->
                [one] Un tres negro que queda en una mano cuesta un punto si alguien cierra; si no, solo lo que cuenta como carta.
               *[other]
                    Un tres negro que queda en una mano cuesta { $blackthreeinhand } puntos si alguien cierra; si no, solo
                    lo que cuenta como carta.
            }
    }
guide-threes-black-meld =
    Los treses negros los baja únicamente quien cierra en ese turno: tres o más juntos, sin comodines. Cada uno cuenta
    { $pointsblackthree }.

# La bajada inicial

guide-opening-what =
    Las primeras combinaciones de un bando en una ronda son su bajada inicial. Se bajan todas en una sola jugada, y entre
    todas sus cartas tienen que sumar lo suficiente.
guide-opening-total = Cuánto es suficiente depende del total del bando al empezar la ronda.
guide-opening-counts = Cuentan solo las cartas, nunca los premios ni los treses rojos. Si se toma el pozo, cuenta también su carta de arriba.
guide-opening-once = Una bajada inicial vale para todo el bando y toda la ronda.
guide-opening-concealed =
    { $concealedwaivesminimum ->
        [yes] Quien cierra de mano no necesita el mínimo.
       *[no] Cerrar con las primeras combinaciones también pide el mínimo.
    }
guide-total-below = menos de { $total }
guide-total-from = desde { $total }

# El pozo

guide-pile-what =
    El pozo se toma en lugar de robar. Su carta de arriba se baja enseguida junto con cartas de la mano, y todas las demás
    pasan a la mano.
guide-pile-buried = Todas las cartas que se bajan, salvo la de arriba, estaban antes en la mano. Lo que está más abajo en el pozo no ayuda.
guide-pile-pair =
    { $pairalways ->
        [yes] Siempre hacen falta de la mano dos cartas naturales del valor de la carta de arriba.
       *[no] Con dos cartas naturales de la mano del valor de la carta de arriba se puede tomar el pozo, también si está congelado.
    }
guide-pile-mixed =
    { $takenaturalandwild ->
        [yes] Mientras el pozo no esté congelado, basta una carta natural del valor de la de arriba con un comodín.
       *[no] Una carta natural con un comodín no basta.
    }
guide-pile-onto =
    { $topcardontomeld ->
        [yes] Mientras el pozo no esté congelado, también se puede tomar poniendo su carta de arriba en una combinación del propio bando.
       *[no] Poner la carta de arriba sola en una combinación del propio bando no sirve para tomar el pozo.
    }
guide-pile-joins =
    { $takejoins ->
        [yes] La carta de arriba y el par pueden ser una combinación nueva o unirse a una de ese valor que esté en la mesa.
       *[no] La carta de arriba y el par son siempre una combinación nueva.
    }
guide-pile-joins-one = Si el bando tiene un grupo de ese valor, la carta de arriba y las de la mano se unen a él.
guide-pile-frozen =
    { $pairalways ->
        [yes] Un comodín o un tres rojo en el pozo no cambia nada, porque el par hace falta de todos modos.
       *[no] El pozo está congelado para todos en cuanto hay en él un comodín o un tres rojo, hasta que alguien lo toma.
    }
guide-pile-frozen-opening =
    { $frozenuntilopened ->
        [yes] Para un bando que todavía no hizo la bajada inicial está siempre congelado.
       *[no] Para un bando que todavía no hizo la bajada inicial vale lo mismo que para cualquier otro.
    }
guide-pile-red = Un tres rojo que está en el pozo se pone en la mesa cuando se toma, y no se roba ninguna carta en su lugar.
guide-pile-once = Un bando que ya hizo la bajada inicial no baja con el pozo más que esta combinación. Otras vienen después, en el mismo turno.
guide-pile-blocked = Mientras haya un comodín o un tres arriba, nadie puede tomarlo.
guide-pile-opening = Un bando que todavía no hizo la bajada inicial la hace entera en la misma jugada. La combinación con la carta de arriba cuenta para ella.
guide-pile-single = Con una sola carta en la mano no se puede tomar un pozo de una carta.
guide-pile-top =
    { $topcardtosequence ->
        [yes]
            En lugar de robar se puede tomar solo la carta de arriba, si continúa directamente una secuencia del propio
            bando con menos de { $size } cartas. El resto del pozo se queda.
       *[no] No se puede tomar solo la carta de arriba para una secuencia.
    }
guide-pile-top-one = Con una sola carta en la mano, eso se permite solo si entonces el bando puede cerrar. Con el mazo vacío está permitido.
guide-pile-top-title = Solo la carta de arriba
guide-pile-empty =
    Cuando el mazo está vacío, se sigue jugando mientras cada jugador tome el pozo. Quien no puede o no quiere, pasa, y con
    eso termina la ronda.
guide-pile-empty-forced = Con el mazo vacío, quien puede poner la carta de arriba sola en una combinación del propio bando tiene que tomar el pozo.

# El cierre

guide-out-right = Un bando puede cerrar cuando tiene { guide-needed-melds }.
guide-out-now = Cuentan también las combinaciones que se completan en el mismo turno.
guide-out-how = Para cerrar, baja todas tus cartas, o todas menos una y descarta esa.
guide-out-keep = Mientras tu bando no pueda cerrar, quédate al menos con dos cartas después de bajar: una para descartar y otra para guardar.
guide-out-bonus =
    { $goingoutbonus ->
        [0] El cierre no tiene premio.
        [one] El cierre da un punto.
       *[other] El cierre da { $goingoutbonus } puntos.
    }
guide-out-concealed =
    { $concealedbonus ->
        [none] Cerrar de mano no da nada especial.
       *[other]
            { $concealedowncards ->
                [yes]
                    Cerrar de mano da en cambio { $concealedbonus }. El cierre es de mano si quien cierra no había bajado
                    nada antes, no pone nada en las combinaciones de un compañero y tiene por su cuenta las canastas
                    necesarias.
               *[no]
                    Cerrar de mano da en cambio { $concealedbonus }. El cierre es de mano si el bando entero no había bajado
                    nada antes de ese turno.
            }
    }
guide-out-ask =
    { $askpartner ->
        [off] Los compañeros no se preguntan antes de cerrar.
        [may]
            Después de robar, y antes de nada más, se puede preguntar: «¿Puedo cerrar?» La respuesta del compañero
            obliga.
       *[must]
            Solo se cierra después de preguntar: «¿Puedo cerrar?» Se pregunta después de robar, antes de nada más, y la
            respuesta del compañero obliga.
    }

# Los puntos

guide-score-adds = Al final de una ronda, cada bando cuenta:
guide-score-cards = los puntos de todas las cartas de sus combinaciones,
guide-score-bonuses = los premios de sus combinaciones completas,
guide-score-red = sus treses rojos, a favor o en contra,
guide-score-out = el premio del cierre, si cerró uno de sus jugadores,
guide-score-minus = menos los puntos de todas las cartas que quedan en las manos de sus jugadores.
guide-score-negative = Los totales pueden quedar por debajo de cero.
guide-score-end =
    La partida termina después de la ronda en la que un bando llega a { $target }. Gana el total más alto; si los más
    altos son iguales, hay empate.
guide-score-cap =
    { $roundcap ->
        [one] Si después de una ronda nadie llegó, la partida es un empate.
       *[other] Si después de { $roundcap } rondas nadie llegó, la partida es un empate.
    }
guide-points-title = Lo que cuenta una carta
guide-bonus-title = Lo que vale una combinación completa
guide-minimum-title = El mínimo de la bajada inicial

guide-round-intro = Así puede terminar una ronda. Todo se cuenta como lo cuenta el juego.
guide-round-side = Bando { $side }
guide-round-out = Cerró el bando { $side }.
guide-round-count = La cuenta
guide-round-reds =
    { $why ->
        [for] El bando { $side } tiene lo que sus treses rojos necesitan, así que cuentan a su favor.
        [against] Al bando { $side } le falta lo que sus treses rojos necesitan, así que cuentan en su contra.
       *[nothing] Al bando { $side } le falta lo que sus treses rojos necesitan, así que no cuentan nada.
    }

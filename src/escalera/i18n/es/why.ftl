## Por qué un renglón de la hoja de puntos cuenta lo que cuenta. $count es lo que vale cada una.

why-melded = Cada carta que un bando bajó cuenta sus puntos, también en las combinaciones completas. Las cartas de la mesa se quedan donde están.

why-natural-canastas =
    Una canasta es un grupo de { $most } cartas o más. Si al final de la ronda no lleva comodines, es limpia y vale
    { $count }, una sola vez.

why-mixed-canastas =
    Una canasta es un grupo de { $most } cartas o más. Si al final de la ronda lleva algún comodín, es sucia y vale
    { $count }, una sola vez.

# $edition es el código de la variante
why-sequences =
    { $edition ->
        [samba] Una secuencia de { $most } cartas está completa y no admite más: es una samba. Vale { $count }, una sola vez.
       *[other] Una secuencia de { $most } cartas está completa y no admite más: es una escalera. Vale { $count }, una sola vez.
    }

why-wild-melds = Una combinación de comodines de { $most } cartas está completa y no admite más: es una bolivia. Vale { $count }, lleve los doses y jokers que lleve.

# $total vale por todos, que son $many; $what es lo que necesitan; $why: against, nothing
why-red-threes =
    Cada tres rojo cuenta { $count }, y los { $many } juntos { $total }. { $what ->
        [melded] Cuentan a favor de un bando que bajó alguna combinación.
        [two-canastas] Cuentan a favor de un bando con dos canastas.
        [two-finished] Cuentan a favor de un bando con dos combinaciones completas de cualquier clase.
       *[right] Cuentan a favor de un bando que tiene lo que hace falta para cerrar.
    } { $why ->
        [against] En contra de cualquier otro cuentan lo mismo.
       *[nothing] Para cualquier otro no cuentan nada.
    }

why-going-out = El bando de quien cierra recibe { $count }. Si la ronda termina de otra manera, no los recibe nadie.

# $what: none, player (según las cartas propias de quien cierra), side
why-concealed =
    { $what ->
        [none] En esta mesa un cierre de mano no vale más que cualquier otro: { $count }.
        [player]
            El cierre es de mano si quien cierra no había bajado nada antes de ese turno, no añade nada a las
            combinaciones de su compañero y tiene por su cuenta las canastas necesarias. Vale { $count } en lugar del
            premio habitual.
       *[side]
            El cierre es de mano si el bando no había bajado nada antes de ese turno. Vale { $count } en lugar del premio
            habitual.
    }

why-hands = Cada carta que queda en una mano del bando cuenta sus puntos en contra, cierre quien cierre.

# $what: always, when-somebody-goes-out
why-black-threes =
    { $what ->
        [always] Cada tres negro que queda en una mano cuesta { $count }, cierre quien cierre y también si no cierra nadie.
       *[when-somebody-goes-out]
            Cada tres negro que queda en una mano cuesta { $count } si alguien cierra; si no, sus puntos.
    }

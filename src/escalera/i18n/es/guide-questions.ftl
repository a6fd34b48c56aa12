## Preguntas que se hacen, y sus respuestas. Los datos son los de las reglas; véase guide-rules.ftl.

guide-question-wilds = ¿Cuántos comodines puede llevar una combinación?
guide-answer-wilds =
    { $wildmelds ->
        [yes] En una combinación de comodines lo son todas las cartas. Para un grupo vale esto:
       *[no] Solo los grupos llevan comodines. Para ellos vale esto:
    }
guide-question-sequence-wilds = ¿Se permite un comodín en una secuencia?
guide-answer-sequence-wilds =
    { $sequences ->
        [yes] No. Una secuencia lleva solo cartas naturales, y nada puede ocupar el lugar de una que falta.
       *[no] En este juego no hay secuencias. Los comodines van a los grupos.
    }
guide-question-names-all =
    { $edition ->
        [samba] ¿Qué diferencia hay entre una bolivia y una samba?
       *[other] ¿Qué diferencia hay entre una bolivia y una escalera?
    }
guide-question-names-sequences =
    { $edition ->
        [samba] ¿Qué diferencia hay entre una samba y una canasta?
       *[other] ¿Qué diferencia hay entre una escalera y una canasta?
    }
guide-question-names-ranks = ¿Qué diferencia hay entre una canasta limpia y una sucia?
guide-question-names-wilds = ¿Qué diferencia hay entre una bolivia y una canasta?
guide-answer-names-sequence =
    La { meld-finished-sequence } es una secuencia completa: { $size } cartas seguidas del mismo palo, sin comodines, que
    vale { $sequencebonus }.
guide-answer-names-wild = La bolivia es una combinación de comodines completa: { $size } doses y jokers, que vale { $wildmeldbonus }.
guide-answer-names-canasta =
    Una canasta es un grupo completo: { $size } o más cartas del mismo valor. Vale { $naturalcanasta } sin comodines y
    { $mixedcanasta } con ellos.
guide-question-out = ¿Qué hace falta para cerrar?
guide-question-black = ¿Por qué cuestan tanto los treses negros?
guide-answer-black-dear =
    Un tres negro deja el pozo a salvo durante un turno, y casi nunca se puede bajar. Con un precio alto, nadie se lo guarda
    mucho tiempo.
guide-answer-black-cheap = Aquí no cuestan tanto: no más de lo que cuentan como cartas.
guide-answer-black-other = Un tres negro deja el pozo a salvo durante un turno, y casi nunca se puede bajar; por eso tiene su propio precio.
guide-question-red = ¿Cuándo cuentan los treses rojos en nuestra contra?
guide-answer-red-never = En este juego, nunca.
guide-answer-red =
    { $redthreesneed ->
        [melded] Cuando la ronda termina y tu bando no bajó nada.
        [two-canastas] Cuando la ronda termina y tu bando tiene menos de dos canastas.
        [two-finished] Cuando la ronda termina y tu bando tiene menos de dos combinaciones completas.
       *[right] Cuando la ronda termina y tu bando no tiene las combinaciones que hacen falta para cerrar.
    }
guide-question-pile-wild = ¿Se puede tomar el pozo con un comodín?
guide-question-draw = ¿Cuántas cartas se roban?
guide-question-must-meld = ¿Es obligatorio bajar?
guide-answer-must-meld =
    No. Puedes guardarte combinaciones todo el tiempo que quieras, salvo que tu compañero haya dicho que puedes cerrar:
    entonces tienes que cerrar en ese turno.
guide-answer-must-meld-alone = No. Puedes guardarte combinaciones todo el tiempo que quieras.
guide-question-end = ¿Cuándo termina la partida?
guide-question-stock = ¿Qué pasa cuando el mazo está vacío?
guide-answer-stock-red = Si las últimas cartas que se roban son solo treses rojos, la ronda termina ahí.
guide-answer-stock-bonus = Cuando la ronda termina sin que nadie cierre, nadie recibe el premio del cierre.
guide-question-ask = ¿Puedo preguntar a mi compañero?
guide-answer-ask-alone = Con { $players } jugadores no hay compañeros a quienes preguntar.
guide-question-extend = ¿Se puede alargar una { meld-finished-sequence } completa?
guide-question-extend-canasta = ¿Se puede alargar una canasta completa?
guide-answer-extend =
    No. Con { $size } cartas está completa y no admite más. Otras cartas del palo pueden empezar otra secuencia.
guide-answer-extend-canasta = Sí. Siempre se le pueden añadir cartas naturales de su valor.

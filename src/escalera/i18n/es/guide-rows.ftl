## La comparación, y el resumen en una página: cada fila, un nombre y frases cortas.

guide-row-cards = Cartas
guide-row-deal = Reparto
guide-row-draw = Robar
guide-row-rank = Grupos
guide-row-sequence = Secuencias
guide-row-wild = Combinaciones de comodines
guide-row-pile = Tomar el pozo
guide-row-top = Solo la carta de arriba
guide-row-opening = Bajada inicial
guide-row-threes = Treses
guide-row-discard = Descarte
guide-row-out = Cierre
guide-row-bonuses = Premios
guide-row-target = Puntaje de victoria

guide-cell-cards =
    { $packs ->
        [one] Una baraja, { $deck } cartas.
       *[other] { $packs } barajas, { $deck } cartas.
    }
guide-cell-jokers = Jokers: { $jokers }.
guide-cell-deal = { $hand } cartas por jugador.
guide-cell-draw =
    { $draw ->
        [one] Una carta, o el pozo.
       *[other] { $draw } cartas, o el pozo.
    }
guide-cell-finished = Se completa con { $size } cartas.
guide-cell-sequence =
    { $sequences ->
        [yes] Al menos tres y como mucho { $size } cartas del mismo palo, de { $first } a { $last }, sin comodines; entonces no admite más.
       *[no] No hay.
    }
guide-cell-wild =
    { $wildmelds ->
        [yes] Al menos tres y como mucho { $size } doses y jokers; entonces no admite más.
       *[no] No hay.
    }
guide-cell-top =
    { $topcardtosequence ->
        [yes] Sí, si continúa una secuencia del propio bando.
       *[no] No.
    }
guide-cell-opening-below = Por debajo de cero: { $needed }.
guide-cell-opening-from = Desde { $total }: { $needed }.
guide-cell-discard = Una carta termina el turno. Se puede descartar cualquiera menos un tres rojo, que nunca está en una mano.
guide-cell-bonus-natural = Canasta limpia: { $naturalcanasta }.
guide-cell-bonus-mixed = Canasta sucia: { $mixedcanasta }.
guide-cell-bonus-sequence =
    { $edition ->
        [samba] Samba: { $sequencebonus }.
       *[other] Escalera: { $sequencebonus }.
    }
guide-cell-bonus-wild = Bolivia: { $wildmeldbonus }.
guide-cell-target =
    { $roundcap ->
        [one] { $target } puntos; si no se llega, la partida termina después de una ronda.
       *[other] { $target } puntos; si no se llega, la partida termina después de { $roundcap } rondas.
    }

# La tabla breve de todas las variantes
guide-short-packs = Barajas
guide-short-hand = Cartas por jugador
guide-short-sequences = Secuencias
guide-short-wild = Combinaciones de comodines
guide-short-out = Para cerrar
guide-short-black = Tres negro en la mano
guide-short-target = Puntaje de victoria

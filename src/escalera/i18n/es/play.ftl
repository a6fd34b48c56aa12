## Lo que se pide a quien juega, y los nombres de lo que puede hacer.

turn-draw = Tu turno: roba, o toma el pozo.
turn-draw-only = Tu turno: roba. Ahora no se puede tomar el pozo.
turn-draw-top = Tu turno: roba, toma el pozo, o toma solo su carta de arriba para una secuencia.
turn-stock-empty = El mazo está vacío: toma el pozo, o pasa, y con eso termina la ronda.
turn-stock-empty-pass = El mazo está vacío y no puedes tomar el pozo: pasa, y con eso termina la ronda.
turn-stock-empty-take = El mazo está vacío, y tienes que tomar el pozo.
turn-play = Tu turno: baja cartas, o descarta una para terminarlo.
turn-answer = { $player } pregunta si puede cerrar. Responde sí o no.
turn-wait = Juega { $player }.
turn-wait-answer = Falta la respuesta de { $player }.

# Las jugadas, en botones y títulos; .help dice qué hacen.
verb-draw = Robar
    .help = toma cartas del mazo
verb-take = Tomar el pozo
    .help = baja su carta de arriba en una combinación con cartas de tu mano; el resto pasa a tu mano
verb-top = Tomar la de arriba
    .help = solo esa carta, para una secuencia de tu bando, en lugar de robar
verb-meld = Bajar
    .help = baja combinaciones nuevas, y añade cartas a las de tu bando
verb-add = Añadir
    .help = añade cartas a combinaciones de tu bando
verb-merge = Unir
    .help = hace una sola de dos combinaciones del mismo valor
verb-ask = Preguntar
    .help = pregunta a tu compañero si debes cerrar; tienes que hacer lo que responda
verb-yes = Sí
    .help = que tu compañero cierre
verb-no = No
    .help = que tu compañero no cierre en este turno
verb-discard = Descartar
    .help = pone una carta en el pozo, y con eso termina tu turno
verb-pass = Pasar
    .help = no toma nada cuando el mazo está vacío, y con eso termina la ronda

# Mientras se eligen cartas.
chosen-count = { $count ->
        [one] Una carta elegida
       *[other] { $count } cartas elegidas
    }
chosen-minimum = Las cartas elegidas suman { $counted } de los { $needed } que tu bando necesita para la bajada inicial.
chosen-opens = Las cartas elegidas suman { $counted }: bastan para la bajada inicial, que pide { $needed }.

## El juego en el navegador con el teclado y de oído: la lista de teclas, la mesa en palabras.

keys-happens = Lo que pasa
keys-turn-out = Puedes cerrar. { turn-play }
keys-said = { $player } dice: { $word }

# La lista de teclas
keys-title = Teclas
keys-key = Tecla
keys-does = Qué hace
keys-in-hand = En tu mano
keys-in-acts = Lo que puedes hacer
keys-in-anywhere = En cualquier parte de la mesa
keys-space = Espacio
keys-move = De una carta a otra
keys-rank = A la siguiente carta de ese valor; 0 es el diez, X el joker
keys-ends = A la primera o a la última carta
keys-choose = Elegir la carta, o dejarla
keys-none = No elegir ninguna
keys-order = Mover la carta, o las elegidas, dentro de la mano
keys-open = A lo que admite las cartas elegidas; si no hay ninguna, la carta en la que estás
keys-acts = De la primera o la última fila a los botones
keys-along = De un botón a otro
keys-do = Hacerlo
keys-back = Volver a la mano
keys-go = Seguir: robar, bajar las cartas elegidas, jugar lo preparado, decir que sí
keys-pile = Tomar el pozo; a la pregunta del compañero: no
keys-discard = Descartar la carta elegida
keys-words = La mesa en palabras
keys-hint = Una pista: dónde mirar; otra vez: por qué; otra vez: la jugada
keys-help = Esta lista
keys-tab = De una parte a otra
keys-close = Ocultar lo que esté abierto
keys-obvious = Enter, y otra vez Enter, hace lo evidente con las cartas elegidas: van a una combinación de la mesa antes que a una nueva, y una carta suelta que no encaja en ninguna se descarta.
keys-quiet = Mientras escribes, y mientras hay una pregunta abierta, solo valen sus propias teclas.

# La mesa en palabras
keys-summary = La mesa en palabras
keys-now = Ahora
keys-hand = Tu mano
keys-piles = Mazo y pozo
keys-out = Cierre
# $many cartas de un valor, y cuáles: «3 sietes: siete de tréboles, …»
keys-of-rank =
    { $rank ->
        [joker]
            { $many ->
                [1] un joker
               *[other] { $many } jokers
            }
       *[other]
            { $many ->
                [1] { $list }
               *[other] { $many } { ranks }: { $list }
            }
    }
keys-take =
    { $many ->
        [0] Puedes tomarlo para la combinación { $meld }.
       *[other] Puedes tomarlo con { $cards }.
    }
keys-top = Puedes tomar solo su carta de arriba para la combinación { $meld }.
keys-total = Total { $total }, { $word }
keys-meld = Combinación { $meld }: { $what }, { $list }
keys-not-out =
    { $needed ->
        [one] Tu bando todavía no puede cerrar: { $count } de { $needed } combinación completa.
       *[other] Tu bando todavía no puede cerrar: { $count } de { $needed } combinaciones completas.
    }
keys-condition =
    { $what ->
        [met] { $sentence }, hecho
       *[lacking] { $sentence }, falta
    }

## El marco de las páginas de reglas, y lo que está en todas. $name es el nombre de una variante.

guide-site = Las reglas de la familia de la Canasta
# La lengua, dicha en ella misma
guide-language = Español
guide-skip = Ir al texto
guide-contents = En esta página
guide-languages = Idiomas
guide-home = A las mesas
guide-all-rules = Todas las variantes
guide-open-table = Abrir una mesa
guide-also = Lo mismo en otras formas
guide-build = Hecho por Escalera { $build } a partir de las reglas con las que juega.

guide-title = { $name }: cómo se juega
guide-description =
    Las reglas de { $name } con ejemplos que el propio juego comprobó, una ronda contada punto por punto,
    estrategia, preguntas y respuestas.
guide-of-house =
    { $count ->
        [one] Estas son las reglas de una mesa: una regla de la casa difiere de { $name }.
       *[other] Estas son las reglas de una mesa: { $count } reglas de la casa difieren de { $name }.
    }
guide-of-players = Todo en esta página vale para { $players } jugadores.
guide-players-link = Para { $count } jugadores
guide-sheet-link = En una página, para imprimir
guide-compare-link = { $name } y { $other }, una al lado de la otra

guide-index-title = Las reglas
guide-index-description = Bolivia, Boliviansk Canasta, Samba y Canasta clásica: sus reglas, una por una y lado a lado.
guide-index-intro = Aquí se juegan cuatro juegos de una misma familia. Cada uno tiene su página, y se pueden comparar dos cualesquiera.
guide-index-short = Las variantes en pocas palabras
guide-index-compare = Dos lado a lado

guide-compare-title = { $name } y { $other }
guide-compare-description = En qué se distinguen { $name } y { $other }, fila por fila.
guide-compare-what = Qué se compara
guide-compare-more = Cómo se juega cada una

guide-sheet-title = { $name } en una página
guide-sheet-description = Las reglas de { $name } en una página, para imprimir y dejar junto a las cartas.

guide-verdict-right = Bien
guide-verdict-wrong = Mal

# Qué es un grupo de cartas en una imagen
guide-cards-table = en la mesa
guide-cards-laid = bajadas de la mano
guide-cards-added = añadidas
guide-cards-kept = se quedan en la mano
guide-cards-pile = el pozo, con la carta de arriba al final
guide-cards-stock = del mazo
guide-cards-hand = en la mano
guide-cards-discarded = descartada
guide-cards-left = quedan en las manos
guide-cards-red = treses rojos
guide-cards-face-down = el mazo, boca abajo

# Las secciones de una página
guide-section-about = Qué es
guide-section-set-up = Preparación
guide-section-turn = Un turno en imágenes
guide-section-melds = Combinaciones
guide-section-rank = Grupos
guide-section-sequence = Secuencias
guide-section-wild = Combinaciones de comodines
guide-section-threes = Los treses
guide-section-opening = La bajada inicial
guide-section-pile = El pozo
guide-section-out = El cierre
guide-section-scoring = Los puntos
guide-section-round = Una ronda contada
guide-section-strategy = Estrategia
guide-section-questions = Preguntas y respuestas
guide-section-history = Historia
guide-section-preparing = Con cartas de verdad
guide-section-disputes = Donde las fuentes no coinciden
guide-section-short = Todas las variantes en pocas palabras
guide-section-values = Cada valor de las reglas
guide-section-more = Más

guide-column-rule = Regla
guide-column-value = Valor
guide-column-source = Fuente
guide-column-total = Total del bando
guide-column-minimum = Las primeras combinaciones suman al menos
guide-column-card = Carta
guide-column-points = Puntos
guide-column-finished = Combinación completa
guide-column-bonus = Premio
guide-column-players = Jugadores
guide-column-sides = Bandos
guide-name-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
guide-name-wild = Bolivia

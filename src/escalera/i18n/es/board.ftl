## La mesa en el navegador donde hay poco sitio, y lo que en ella difiere de la variante.

# Debajo de una combinación: lo que ya es, o cuántas cartas admite todavía
board-natural = limpia
board-mixed = sucia
board-missing =
    { $count ->
        [one] 1 carta más
       *[other] { $count } cartas más
    }

# El total de un bando junto a su nombre
board-total = { $total } de { $target } puntos
board-needs = necesita { $needed }
board-opened = ya bajó
# Los treses rojos de un bando, con su signo de ahora: puede cambiar
board-reds = { table-red-threes }: { $written } por ahora
# Lo que hace falta para cerrar, en un renglón
board-out = Para cerrar:
board-out-finished = { $count } de { $needed } completas
board-out-sequence = una secuencia
board-out-now = puede cerrar

# Las reglas de la casa de esta mesa
board-house =
    { $count ->
        [0] Las reglas de la variante, sin cambios.
        [one] Una regla difiere de la variante.
       *[other] { $count } reglas difieren de la variante.
    }
board-house-rule = regla de la casa

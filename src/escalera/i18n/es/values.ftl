## Lo que puede valer una regla cuando no es un número: value-FIELD-VALUE, y en las que se ponen o quitan, yes y no.

value-yes = sí
value-no = no

value-six_as-pairs = tres parejas
value-six_as-trios = dos bandos de tres

value-cover_upcard-wild-and-red = si es un comodín o un tres rojo
value-cover_upcard-wild-red-black = si es un comodín o cualquier tres
value-cover_upcard-none = nunca

value-concealed_bonus-none = nada especial

value-ask_partner-off = no se permite
value-ask_partner-may = se permite
value-ask_partner-must = es obligatorio

value-red_threes_need-melded = una primera combinación
value-red_threes_need-two-canastas = dos canastas
value-red_threes_need-two-finished = dos combinaciones completas de cualquier clase
value-red_threes_need-right = lo que hace falta para cerrar

value-black_threes_cost-always = al final de cada ronda
value-black_threes_cost-when-somebody-goes-out = solo cuando alguien cierra

value-equal_totals-draw = empate

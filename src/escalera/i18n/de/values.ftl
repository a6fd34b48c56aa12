## Was ein Wert der Regeln sein kann, wo er keine Zahl ist: value-FELD-WERT, und für Schalter yes und no.

value-yes = ja
value-no = nein

value-six_as-pairs = drei Paare
value-six_as-trios = zwei Seiten zu dritt

value-cover_upcard-wild-and-red = wenn sie wild oder eine rote Drei ist
value-cover_upcard-wild-red-black = wenn sie wild oder irgendeine Drei ist
value-cover_upcard-none = nie

value-concealed_bonus-none = nichts Besonderes

value-ask_partner-off = nicht erlaubt
value-ask_partner-may = erlaubt
value-ask_partner-must = Pflicht

value-red_threes_need-melded = eine erste Auslage
value-red_threes_need-two-canastas = zwei Canastas
value-red_threes_need-two-finished = zwei fertige Auslagen beliebiger Art
value-red_threes_need-right = das Recht auszumachen

value-black_threes_cost-always = am Ende jeder Runde
value-black_threes_cost-when-somebody-goes-out = nur wenn jemand ausmacht

value-equal_totals-draw = ein Unentschieden

## Hvad en værdi i reglerne kan være, når den ikke er et tal: value-FELT-VÆRDI, og for kontakter yes og no.

value-yes = ja
value-no = nej

value-six_as-pairs = tre par
value-six_as-trios = to sider med tre på hver

value-cover_upcard-wild-and-red = når det er vildt eller en rød treer
value-cover_upcard-wild-red-black = når det er vildt eller en treer
value-cover_upcard-none = aldrig

value-concealed_bonus-none = ikke noget særligt

value-ask_partner-off = ikke tilladt
value-ask_partner-may = tilladt
value-ask_partner-must = et krav

value-red_threes_need-melded = en første meld
value-red_threes_need-two-canastas = to canastaer
value-red_threes_need-two-finished = to færdige melder, uanset slags
value-red_threes_need-right = retten til at gå ud

value-black_threes_cost-always = ved slutningen af hver runde
value-black_threes_cost-when-somebody-goes-out = kun når nogen går ud

value-equal_totals-draw = uafgjort

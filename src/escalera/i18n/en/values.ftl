## What a value of the rules can be, where it isn't a number: value-FIELD-VALUE, and for switches yes and no.

value-yes = yes
value-no = no

value-six_as-pairs = three pairs
value-six_as-trios = two sides of three

value-cover_upcard-wild-and-red = when it is wild or a red three
value-cover_upcard-wild-red-black = when it is wild or any three
value-cover_upcard-none = never

value-concealed_bonus-none = nothing special

value-ask_partner-off = not asked
value-ask_partner-may = may be asked
value-ask_partner-must = must be asked

value-red_threes_need-melded = a first meld
value-red_threes_need-two-canastas = two canastas
value-red_threes_need-two-finished = two finished melds of any kind
value-red_threes_need-right = the right to go out

value-black_threes_cost-always = at the end of every round
value-black_threes_cost-when-somebody-goes-out = only when somebody goes out

value-equal_totals-draw = a draw

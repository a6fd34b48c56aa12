## Τι τιμή μπορεί να έχει ένας κανόνας, όταν δεν είναι αριθμός: value-FIELD-VALUE, και για διακόπτες yes και no.

value-yes = ναι
value-no = όχι

value-six_as-pairs = τρία ζευγάρια
value-six_as-trios = δύο πλευρές των τριών

value-cover_upcard-wild-and-red = όταν είναι μπαλαντέρ ή κόκκινο τριάρι
value-cover_upcard-wild-red-black = όταν είναι μπαλαντέρ ή οποιοδήποτε τριάρι
value-cover_upcard-none = ποτέ

value-concealed_bonus-none = τίποτα ιδιαίτερο

value-ask_partner-off = δεν ρωτάμε
value-ask_partner-may = μπορούμε να ρωτήσουμε
value-ask_partner-must = πρέπει να ρωτήσουμε

value-red_threes_need-melded = το πρώτο κατέβασμα
value-red_threes_need-two-canastas = δύο κανάστες
value-red_threes_need-two-finished = δύο ολοκληρωμένοι συνδυασμοί, όποιοι κι αν είναι
value-red_threes_need-right = το δικαίωμα να κλείσει

value-black_threes_cost-always = στο τέλος κάθε γύρου
value-black_threes_cost-when-somebody-goes-out = μόνο όταν κάποιος κλείσει

value-equal_totals-draw = ισοπαλία

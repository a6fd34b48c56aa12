## Το παιχνίδι στον browser.

# Τι περιμένουμε
game-reconnecting = Η σύνδεση χάθηκε. Συνδέεται ξανά…
game-dealing = Τα φύλλα ανακατεύονται…
game-ready-ask = Ο γύρος τελείωσε. Συνέχισε όποτε θέλεις.
game-ready-wait = Περιμένουμε τους άλλους
game-over = Η παρτίδα τελείωσε.
game-wait-draw = { $player } τραβάει.
game-wait-play = { $player } παίζει.
game-wait-answer = Περιμένουμε απάντηση από: { $player }.
game-answer = { $player } ρωτάει: «Να κλείσω;»
game-draw = Σειρά σου: τράβα.
game-draw-take = Σειρά σου: τράβα, ή πάρε τη στοίβα.
game-stock-empty = Η τράπουλα τελείωσε: πάρε τη στοίβα, ή πήγαινε πάσο.
game-stock-empty-pass = Η τράπουλα τελείωσε: πήγαινε πάσο, και ο γύρος τελειώνει.
game-play = Κατέβασε φύλλα αν θέλεις, και μετά πέτα ένα.
game-play-out = Μπορείς να κλείσεις. Κατέβασε φύλλα αν θέλεις, και μετά πέτα ένα.
game-answered-yes = Η απάντηση είναι ναι, άρα κλείνεις τώρα. Κατέβασε όλα σου τα φύλλα, ή όλα εκτός από ένα και πέτα αυτό.
game-answered-no = Η απάντηση είναι όχι, άρα δεν κλείνεις τώρα. Κατέβασε φύλλα αν θέλεις, και μετά πέτα ένα.
game-answer-late = Αν δεν έρθει απάντηση εγκαίρως, μετράει ως ναι.
game-seconds =
    { $count ->
        [one] μένει ένα δευτερόλεπτο
       *[other] μένουν { $count } δευτερόλεπτα
    }
game-drawer-unread =
    { $count ->
        [one] Ιστορικό, κουβέντα, τραπέζι· ένα νέο μήνυμα
       *[other] Ιστορικό, κουβέντα, τραπέζι· { $count } νέα μηνύματα
    }
game-title-mine = Σειρά σου – Escalera
game-heading = Γύρος { $round }
game-watching = Παρακολουθείς. Βλέπεις ό,τι βλέπουν όλοι οι παίκτες, και κανενός το χέρι.
game-not-yours = Δεν είναι η σειρά σου.
game-understood = Εντάξει

# Το σχέδιο της σειράς
game-plan = Απλωμένα, δεν παίχτηκαν ακόμη
game-plan-short = { $counted } από { $needed }, λείπουν { $lacking }.
game-plan-enough = { $counted } από { $needed }: φτάνει για το πρώτο κατέβασμα.
game-plan-counts = Μετράει { $counted }.
game-plan-left =
    { $count ->
        [0] Δεν μένει φύλλο στο χέρι σου.
        [one] Μένει ένα φύλλο στο χέρι σου.
       *[other] Μένουν { $count } φύλλα στο χέρι σου.
    }
# Το τραπέζι άλλαξε αφού απλώθηκαν φύλλα· $cards είναι φύλλα γραμμένα, $why μια ολόκληρη πρόταση
game-plan-over = Η σειρά σου τελείωσε. Δεν είναι πια τίποτα απλωμένο.
game-plan-gone = { $cards }: δεν μπορούν να μείνουν απλωμένα, δεν τα έχεις πια όλα.
game-plan-unfit = { $cards }: δεν μπορούν να μείνουν απλωμένα. { $why }
game-plan-finishes =
    { $what ->
        [natural] Ολοκληρώνει καθαρή κανάστα.
        [mixed] Ολοκληρώνει μικτή κανάστα.
        [samba] Ολοκληρώνει samba.
        [bolivia] Ολοκληρώνει bolivia.
       *[escalera] Ολοκληρώνει escalera.
    }
game-part-new = Νέος συνδυασμός: { $cards }
game-part-black = Μαύρα τριάρια: { $cards }
game-part-add = Στον συνδυασμό #{ $meld }: { $cards }
game-part-take = Η στοίβα, με { $cards }
game-part-take-onto = Η στοίβα στον συνδυασμό #{ $meld } { $cards }
game-take-back-one = Πάρε πίσω: { $what }
# Πάνω στα απλωμένα φύλλα· $what είναι ο συνδυασμός όπου πάνε: εφτάρια, 4–8 κούπες, μπαλαντέρ
game-plan-onto = πάνω σε: { $what }

# Κουμπιά
game-actions = Τι μπορείς να κάνεις
game-play-all = Παίξε
# Τίποτα δεν παίζεται πριν τραβήξεις φύλλο ή πάρεις τη στοίβα
game-play-after-draw = Παίξε αφού τραβήξεις
game-take-back = Πάρ’ τα όλα πίσω
game-lay-new = Κατέβασε νέο συνδυασμό
game-lay-with = Βάλε στον απλωμένο συνδυασμό ({ $count })
game-lay-black = Κατέβασε μαύρα τριάρια
game-lay-onto = Βάλε στον συνδυασμό #{ $meld }
game-join = Ένωσε τους συνδυασμούς #{ $meld } και #{ $gone }
game-take-with = Πάρε τη στοίβα με αυτά
game-take-onto = Πάρε τη στοίβα στον συνδυασμό #{ $meld }
game-take-by = Πάρε τη στοίβα με { $cards }
game-take-top = Πάρε μόνο το πάνω φύλλο
game-discard = Πέτα { $card }
game-lay-first = Παίξε όσα άπλωσες ή πάρ’ τα πίσω· μετά μπορείς να πετάξεις.
game-choose-none = Καμία επιλογή
game-take-seat-back = Γυρίζω στη θέση μου
game-ask = Ρώτα: «Να κλείσω;»
game-next-round = Επόμενος γύρος
game-rematch = Άλλη μία παρτίδα
game-record = Αποθήκευση της παρτίδας
game-waits-for = Περιμένουμε: { $players }

# Όταν το παιχνίδι ρωτάει πίσω
game-ask-first = Ρωτάς πρώτα τον συμπαίκτη ({ $player });
game-ask-must = Σε αυτό το τραπέζι πρέπει να ρωτήσεις πριν κλείσεις.
game-ask-may = Μπορείς να ρωτήσεις αν θα κλείσεις. Απαντάει { $player }, και η απάντηση σε δεσμεύει.
game-ask-not = Κλείσε χωρίς να ρωτήσεις
game-back = Πίσω
game-discard-sure = Πετάς { $card };
game-fits-own = { $card } ταιριάζει στον δικό σου συνδυασμό #{ $meld }.
game-fits-other = { $card } ταιριάζει στο σερί #{ $meld } ({ $side }): εκεί μπορούν να συνεχίσουν με αυτό.

# Ιστορικό, κουβέντα, σκορ
game-drawer = Ιστορικό, κουβέντα, τραπέζι
game-drawer-short = Μενού
game-tab-history = Ιστορικό
game-tab-chat = Κουβέντα
game-tab-score = Σκορ
game-tab-table = Τραπέζι
game-close = Πίσω
game-no-score = Δεν τελείωσε ακόμη κανένας γύρος.
game-say = Πες κάτι
game-send = Στείλε
# Κοντά στο τέλος όσων χωράνε σε μία γραμμή
game-left =
    { $count ->
        [0] Δεν χωράει άλλος χαρακτήρας.
        [one] Χωράει ένας χαρακτήρας ακόμη.
       *[other] Χωράνε { $count } χαρακτήρες ακόμη.
    }
game-too-many =
    { $count ->
        [one] Περισσεύει ένας χαρακτήρας.
       *[other] Περισσεύουν { $count } χαρακτήρες.
    }
game-goes-on = Μια γραμμή χωράει { $most } χαρακτήρες. Τα υπόλοιπα μένουν εδώ και μπορείς να τα στείλεις στην επόμενη γραμμή.
game-mute = Σίγαση: { $player }
game-unmute = Τέλος σίγασης: { $player }
game-started = Η παρτίδα αρχίζει.
game-rematched = Αρχίζει καινούργια παρτίδα.
game-stood-in = Ένας παίκτης του υπολογιστή αναπληρώνει: { $player }.
game-returned = { $player } είναι πάλι εδώ.
game-readied = { $player } προχωράει στον επόμενο γύρο.
game-sat = { $player } κάθεται στο τραπέζι.
game-checked-added = Στο ανακάτεμα μπήκε ο αριθμός που πρόσθεσε ο browser σου.
game-checked-kept = Το ανακάτεμα ήταν αυτό που είχε ανακοινωθεί, χωρίς τον αριθμό του browser σου.
game-checked-broken = Το ανακάτεμα δεν είναι αυτό που είχε ανακοινωθεί. Πες το, παρακαλώ, στους άλλους.
game-checked-unknown = Αυτός ο browser δεν πρόσθεσε τίποτα στο ανακάτεμα.

phrase-hello = Γεια σας!
phrase-good-luck = Καλή τύχη!
phrase-well-played = Ωραία παιγμένο!
phrase-thank-you = Ευχαριστώ!
phrase-sorry = Συγγνώμη!
phrase-one-moment = Μια στιγμή, παρακαλώ.
phrase-good-game = Ωραίο παιχνίδι!
phrase-bye = Αντίο!

# Οι γραμμές του σκορ, για όλες τις πλευρές μαζί
game-line-melded = Κατεβασμένα φύλλα
game-line-natural-canastas = Καθαρές κανάστες
game-line-mixed-canastas = Μικτές κανάστες
game-line-sequences =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
game-line-wild-melds = Bolivia
game-line-red-threes = Κόκκινα τριάρια
game-line-going-out = Κλείσιμο
game-line-concealed = Κλείσιμο από το χέρι
game-line-hands = Φύλλα που έμειναν στο χέρι
game-line-black-threes = Μαύρα τριάρια στο χέρι

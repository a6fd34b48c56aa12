## Το παιχνίδι στο τερματικό. $cards είναι φύλλα γραμμένα, $card ένα από αυτά.

# Η γραμμή στην κορυφή
terminal-head = { $edition }, γύρος { $round }, κερδίζει η πρώτη πλευρά με { $target }

# Θέσεις, πλευρές και συνδυασμοί
terminal-partner = (συμπαίκτης)
terminal-total = { $side }: { $total ->
        [one] { $total } πόντος
       *[other] { $total } πόντοι
    }
terminal-opened = κατέβηκε
terminal-to-open = θέλει { $needed } για πρώτο κατέβασμα
terminal-reds = { $count ->
        [one] ένα κόκκινο τριάρι
       *[other] { $count } κόκκινα τριάρια
    } ({ $total } τώρα)
terminal-finished = { $count ->
        [one] ένας ολοκληρωμένος συνδυασμός
       *[other] { $count } ολοκληρωμένοι συνδυασμοί
    }
terminal-finished-canastas = { $count ->
        [one] μία κανάστα
       *[other] { $count } κανάστες
    }
terminal-may-go-out = μπορεί να κλείσει
terminal-going-out = Για κλείσιμο:
terminal-one-of = { $what }
terminal-of-any-kind = ολοκληρωμένοι συνδυασμοί: { $finished } από { $needed }
terminal-canastas = κανάστες: { $finished } από { $needed }
terminal-missing = { $count ->
        [one] (λείπει { $count })
       *[other] (λείπουν { $count })
    }
terminal-wilds = { $count } μπαλαντέρ
terminal-ranks = { $count ->
        [one]
            { $rank ->
                [jack] ένας { rank }
                [queen] μία { rank }
                [king] ένας { rank }
                [ace] ένας { rank }
               *[other] ένα { rank }
            }
       *[other] { $count } { ranks }
    }

# Η στοίβα
terminal-frozen = Είναι παγωμένη.
terminal-can-take = Μπορείς να την πάρεις.
terminal-can-take-with = Μπορείς να την πάρεις με { $cards }.
terminal-cannot-take = Δεν μπορείς να την πάρεις.
terminal-needs-pair =
    Για να πάρεις τη στοίβα χρειάζεσαι από το χέρι σου δύο { ranks.acc }, ή { rank.one } κι έναν μπαλαντέρ· { $held ->
        [0] δεν έχεις { rank.none }.
        [one] έχεις μόνο { rank.one }.
       *[other] έχεις { $held }.
    }
terminal-cannot-take-minimum = Δεν μπορείς να την πάρεις: δεν θα μπορούσες να κατεβάσεις τους { $needed } πόντους που χρειάζεται η πλευρά σου για το πρώτο κατέβασμα.

# Το χέρι
terminal-hand = Το χέρι σου, { $count ->
        [one] ένα φύλλο
       *[other] { $count } φύλλα
    }, { $order ->
        [suit] κατά χρώμα
       *[rank] κατά βαθμό
    }
terminal-hand-other = (o: { $order ->
        [suit] κατά βαθμό
       *[rank] κατά χρώμα
    })

# Τι περιμένουμε
terminal-turn-play = Σειρά σου: κατέβασε φύλλα, ή πέτα ένα φύλλο για να τελειώσει η σειρά σου.
terminal-turn-top = Σειρά σου: τράβα, ή πάρε μόνο το πάνω φύλλο για ένα σερί.

# Τι είναι απλωμένο
terminal-laid-out = Απλωμένα, δεν παίχτηκαν ακόμη:
terminal-from-pile = στοίβα: { $card } με { $cards }
terminal-counts = Μετράνε { $counted ->
        [one] έναν πόντο
       *[other] { $counted } πόντους
    }.
terminal-counts-short = Μετράνε { $counted } από { $needed }: λείπουν { $lacking }.
terminal-counts-enough = Μετράνε { $counted }: φτάνουν για το πρώτο κατέβασμα, που θέλει { $needed }.
terminal-stay = { $count ->
        [0] Δεν μένει φύλλο στο χέρι σου.
        [one] Μένει ένα φύλλο στο χέρι σου.
       *[other] Μένουν { $count } φύλλα στο χέρι σου.
    }
terminal-ready = Γράψε p για να παιχτεί.
terminal-spoilt = Αυτό δεν παίζεται όπως είναι: { $sentence } Γράψε b για να το πάρεις πίσω.

# Οι επιλογές
terminal-menu-draw = τράβα
terminal-menu-take = πάρε τη στοίβα
terminal-menu-top = μόνο το πάνω φύλλο
terminal-menu-pass = τέλος του γύρου
terminal-menu-meld = κατέβασε συνδυασμό
terminal-menu-add = πρόσθεσε σε συνδυασμό
terminal-menu-merge = ένωσε δύο συνδυασμούς
terminal-menu-ask = ρώτα τον συμπαίκτη
terminal-menu-discard = πέτα
terminal-menu-yes = ναι
terminal-menu-no = όχι
terminal-menu-play = παίξε τα απλωμένα
terminal-menu-back = πάρε πίσω
terminal-menu-order = ταξινόμηση χεριού
terminal-menu-history = ιστορικό
terminal-menu-score = σκορ
terminal-menu-rules = κανόνες
terminal-menu-hint = υπόδειξη
terminal-menu-help = βοήθεια
terminal-menu-quit = έξοδος

# Υποδείξεις
terminal-hint-why = Γράψε πάλι i για τους λόγους.
terminal-hint-move = Γράψε πάλι i για την κίνηση.
terminal-hint-lay = Γράψε πάλι i για να απλωθεί· με αυτό δεν παίζεται τίποτα.

# Ερωτήσεις, η απάντηση είναι στην επόμενη γραμμή
terminal-which-meld = Ποια φύλλα; Αριθμοί ή ονόματα, όπως «1 2 3» ή «4h 5h 6h». Enter: πίσω.
terminal-which-addition = Ποια φύλλα, και σε ποιον συνδυασμό; Ταιριάζουν: { $list }. Για παράδειγμα «{ $word }». Enter: πίσω.
terminal-which-onto = Ποια φύλλα στον συνδυασμό #{ $meld }; Ταιριάζουν: { $list }. Enter: πίσω.
terminal-which-discard = Ποιο φύλλο; Ο αριθμός ή το όνομά του. Enter: πίσω.
terminal-which-take = Ποια φύλλα σου πάνε με { $card }; Για παράδειγμα: { $list }. Enter: πίσω.
terminal-which-top = Σε ποιο σερί; Μπορείς να διαλέξεις { $list }. Enter: πίσω.
terminal-which-merge = Ποιους δύο συνδυασμούς; Μπορείς να ενώσεις { $list }. Enter: πίσω.

# Τι δεν καταλαβαίνουμε ή δεν γίνεται
terminal-nothing-done = Δεν έγινε τίποτα.
terminal-unknown = «{ $word }» δεν είναι κάτι που γίνεται εδώ. Η γραμμή κάτω από τα φύλλα σου δείχνει τι γίνεται· το ? εξηγεί.
terminal-only-cards = Τι να γίνει με αυτά τα φύλλα; Βάλε μπροστά τους ένα γράμμα: m κατεβάζει συνδυασμό, a προσθέτει, x πετάει.
terminal-too-long = Αυτή η γραμμή είναι πολύ μεγάλη: το πολύ { $most } χαρακτήρες.
terminal-no-card = «{ $word }» δεν είναι φύλλο. Τα φύλλα είναι αριθμοί από το χέρι σου, ή ονόματα: 4h, 10s, kd, joker.
terminal-draw-first = Η σειρά αρχίζει με το τράβηγμα: τράβα (d) ή πάρε τη στοίβα (t).
terminal-pass-early = Πάσο μπορείς να πας μόνο όταν η τράπουλα έχει τελειώσει. Η σειρά αρχίζει με το τράβηγμα: τράβα (d) ή πάρε τη στοίβα (t).
terminal-no-such-number = Το χέρι σου δεν έχει φύλλο με αριθμό { $number }· οι αριθμοί πάνε από 1 ως { $most }.
terminal-bad-range = «{ $word }» δεν είναι διάστημα: πρώτα γράφεται ο μικρότερος αριθμός, όπως 2-4.
terminal-none-of-rank = Δεν έχεις άλλα φύλλα στο χέρι σου από: { ranks }.
terminal-number-twice = Το φύλλο με αριθμό { $number } αναφέρεται δύο φορές.
terminal-two-melds = Πες μόνο έναν συνδυασμό, ή βάλε κάθετο (/) ανάμεσα στις λίστες.
terminal-no-cards = Δεν είπες φύλλα.
terminal-one-card = Πες ακριβώς ένα φύλλο για πέταμα.
terminal-two-numbers = Πες δύο συνδυασμούς, όπως «#1 #4».
terminal-no-numbers = Πες τους συνδυασμούς με τον αριθμό τους, όπως «#1».
terminal-laid-out-already = Έχεις ήδη απλώσει { $card }.
terminal-plan-open = Υπάρχουν απλωμένα φύλλα: πρώτα παίξε τα (p) ή πάρ’ τα πίσω (b).
terminal-nothing-laid-out = Δεν είναι τίποτα απλωμένο.
terminal-taken-already = Η στοίβα είναι ήδη απλωμένη. Πρόσθεσε συνδυασμούς με m, παίξε με p, ή πάρε πίσω με b.
terminal-take-only-new = Με τη στοίβα κατεβάζεις μόνο νέους συνδυασμούς. Σε άλλους συνδυασμούς προσθέτεις μετά.
terminal-fits-nowhere = Κανένας συνδυασμός της πλευράς σου δεν παίρνει { $cards }.
terminal-fits-several = Πολλοί συνδυασμοί παίρνουν { $cards }: { $list }. Βάλε τον αριθμό πριν από τα φύλλα.
terminal-no-melds = Η πλευρά σου δεν έχει ακόμη συνδυασμούς στο τραπέζι: με m κατεβάζεις έναν.
terminal-nothing-fits = Κανένα φύλλο του χεριού σου δεν ταιριάζει σε συνδυασμό της πλευράς σου.
terminal-top-nowhere = Το πάνω φύλλο δεν ταιριάζει σε κανένα σερί της πλευράς σου.
terminal-nothing-to-merge = Η πλευρά σου δεν έχει δύο συνδυασμούς που να ενώνονται.

# Ιστορικό, σκορ, κανόνες
terminal-more = Enter: συνέχεια. Ή γράψε τι θέλεις να κάνεις μετά.
terminal-enter-table = Το Enter δείχνει πάλι το τραπέζι.
terminal-earlier = (το h λέει τι έγινε πριν από αυτό)
terminal-history-end = Το τέλος του ιστορικού αυτού του γύρου (το «h all» τα δείχνει όλα):
terminal-sheet-open = Κάθε γραμμή ανοίγει και δείχνει τα φύλλα της: «s 1» ως «s { $most }», ή «s all».
terminal-sheet-next = Enter: επόμενος γύρος. Ένας αριθμός ανοίγει εκείνη τη γραμμή, το «all» κάθε γραμμή, το s δείχνει πάλι το σκορ, με q φεύγεις.
terminal-sheet-last = Enter: συνέχεια. Ένας αριθμός ανοίγει εκείνη τη γραμμή, το «all» κάθε γραμμή, το s δείχνει πάλι το σκορ.
terminal-no-such-line =
    { $most ->
        [0] Το σκορ δεν έχει τίποτα ακόμη.
        [one] Το σκορ δεν έχει τέτοια γραμμή: έχει μόνο τη γραμμή 1.
       *[other] Το σκορ δεν έχει τέτοια γραμμή: οι γραμμές του πάνε από 1 ως { $most }.
    }
terminal-rounds-title = Γύροι
terminal-round-row = Γύρος { $round }
terminal-running-title = Γύρος { $round }, τώρα στο τραπέζι
terminal-running-note = Σαν να σταματούσε τώρα· από τα χέρια μετράει μόνο το δικό σου.
terminal-rules-title = { $edition } για { $count } παίκτες
terminal-house-rule = (κανόνας του σπιτιού)

# Βοήθεια
terminal-help-cards =
    Διαλέγεις φύλλα με τους αριθμούς που έχουν από πάνω ή με το όνομά τους, με όποια σειρά θέλεις: «1 2 3», «1-3» ή «4h 5h 6h»,
    10h ή th για ένα δεκάρι, x ή joker για το τζόκερ, «πεντάρι πεντάρι» για δύο πεντάρια, «πεντάρια» για όλα. Τα χρώματα
    είναι c σπαθί, d καρό, h κούπα και s μπαστούνι. Ένα γράμμα λέει τι να γίνει· τα φύλλα μπορούν να ακολουθήσουν αμέσως,
    όπως «m 1 2 3».
terminal-help-draw = τραβάει φύλλα από την τράπουλα.
terminal-help-take = απλώνει το πάνω φύλλο της στοίβας μαζί με φύλλα από το χέρι σου.
terminal-help-top = παίρνει μόνο το πάνω φύλλο, σε ένα σερί.
terminal-help-meld = απλώνει έναν νέο συνδυασμό· περισσότερους με καθέτους: «m 4h 5h 6h / 7c 7d 7s».
terminal-help-add = απλώνει φύλλα σε έναν συνδυασμό: «a #2 8h», ή απλώς «a 8h».
terminal-help-play = παίζει όλα τα απλωμένα, με μία φορά. Πριν από αυτό δεν έχει γίνει τίποτα.
terminal-help-back = παίρνει πίσω ό,τι απλώθηκε τελευταίο· το «b all» τα παίρνει όλα πίσω.
terminal-help-discard = πετάει ένα φύλλο και τελειώνει τη σειρά σου. Ό,τι παίχτηκε μένει.
terminal-help-merge = ενώνει δύο συνδυασμούς του ίδιου βαθμού.
terminal-help-ask = ρωτάει τον συμπαίκτη σου αν θα κλείσεις.
terminal-help-pass = τελειώνει τον γύρο όταν η τράπουλα έχει τελειώσει.
terminal-help-look =
    o ταξινομεί το χέρι κατά βαθμό ή χρώμα, h λέει τι έγινε, s δείχνει το σκορ, r τους κανόνες αυτού του τραπεζιού,
    i μια υπόδειξη (ξανά: γιατί· ξανά: η κίνηση· ξανά: απλώνεται), Enter πάλι το τραπέζι, με q φεύγεις· η παρτίδα αποθηκεύεται μετά από κάθε κίνηση.
terminal-help-full =
    Με ολόκληρες λέξεις μια κίνηση παίζεται αμέσως: «meld 4h 5h 6h / #2 9s», «take kd kh», «add #2 8h», «discard kd».

# Τι έγινε: $player και όλα όσα έκανε στη σειρά, ως $done. $own: yes για τον ίδιο τον παίκτη («Εσύ»).
terminal-did = { $player } { $done }.
terminal-did-draw =
    { $count ->
        [0] δεν τραβάει φύλλο που να μένει στο χέρι
        [one] τραβάει ένα φύλλο
       *[other] τραβάει { $count } φύλλα
    }
terminal-did-drew =
    { $many ->
        [0] δεν τραβάς φύλλο που να μένει στο χέρι
       *[other] τραβάς { $cards }
    }
terminal-did-red =
    { $own ->
        [yes]
            { $many ->
                [one] κατεβάζεις ένα κόκκινο τριάρι ({ $cards })
               *[other] κατεβάζεις { $many } κόκκινα τριάρια ({ $cards })
            }
       *[no]
            { $many ->
                [one] κατεβάζει ένα κόκκινο τριάρι ({ $cards })
               *[other] κατεβάζει { $many } κόκκινα τριάρια ({ $cards })
            }
    }
terminal-did-take =
    { $own ->
        [yes] παίρνεις τη στοίβα ({ amount-cards }) και κατεβάζεις { $cards }
       *[no] παίρνει τη στοίβα ({ amount-cards }) και κατεβάζει { $cards }
    }
terminal-did-take-onto =
    { $own ->
        [yes] παίρνεις τη στοίβα ({ amount-cards }), με { $cards } στον συνδυασμό #{ $meld }
       *[no] παίρνει τη στοίβα ({ amount-cards }), με { $cards } στον συνδυασμό #{ $meld }
    }
terminal-did-top =
    { $own ->
        [yes] παίρνεις το πάνω φύλλο, { $card }, στον συνδυασμό #{ $meld }
       *[no] παίρνει το πάνω φύλλο, { $card }, στον συνδυασμό #{ $meld }
    }
terminal-did-lay =
    { $own ->
        [yes] κατεβάζεις { $cards }
       *[no] κατεβάζει { $cards }
    }
terminal-did-add =
    { $own ->
        [yes] βάζεις { $cards } στον συνδυασμό #{ $meld }
       *[no] βάζει { $cards } στον συνδυασμό #{ $meld }
    }
terminal-did-merge =
    { $own ->
        [yes] ενώνεις τον συνδυασμό #{ $gone } με τον συνδυασμό #{ $meld }
       *[no] ενώνει τον συνδυασμό #{ $gone } με τον συνδυασμό #{ $meld }
    }
terminal-did-ask =
    { $own ->
        [yes] ρωτάς «Να κλείσω;»
       *[no] ρωτάει «Να κλείσω;»
    }
terminal-did-yes =
    { $own ->
        [yes] λες ναι
       *[no] λέει ναι
    }
terminal-did-no =
    { $own ->
        [yes] λες όχι
       *[no] λέει όχι
    }
terminal-did-discard =
    { $own ->
        [yes] πετάς { $card }
       *[no] πετάει { $card }
    }
terminal-did-pass =
    { $own ->
        [yes] πας πάσο
       *[no] πάει πάσο
    }
# $count: 1 όταν το κλείσιμο είναι από το χέρι
terminal-did-out =
    { $own ->
        [yes]
            { $count ->
                [1] κλείνεις από το χέρι
               *[other] κλείνεις
            }
       *[no]
            { $count ->
                [1] κλείνει από το χέρι
               *[other] κλείνει
            }
    }
terminal-own-deal =
    { $count ->
        [one] Μοιράζεις από ένα φύλλο.
       *[other] Μοιράζεις από { $count } φύλλα.
    }
terminal-win =
    { $many ->
        [one] { $player } κερδίζει την παρτίδα με { $total } πόντους.
       *[other] { $player } κερδίζουν την παρτίδα με { $total } πόντους.
    }
terminal-own-win =
    { $many ->
        [one] Κερδίζεις την παρτίδα με { $total } πόντους.
       *[other] Η πλευρά σου ({ $player }) κερδίζει την παρτίδα με { $total } πόντους.
    }

# Αρχή και τέλος
terminal-welcome-goal =
    Καλωσόρισες στο τραπέζι: { $edition }. Κατέβαζε στο τραπέζι φύλλα ενός βαθμού{ $sequences ->
        [yes] , ή φύλλα ενός χρώματος στη σειρά
       *[no] { "" }
    }: συνδυασμοί με { $count } φύλλα ή περισσότερα δίνουν μεγάλα μπόνους. Κερδίζει η πλευρά που θα φτάσει πρώτη τους { $target } πόντους, σε όσους γύρους χρειαστεί.
terminal-welcome-partner = { $many ->
        [one] { $player } παίζει μαζί σου· αντίπαλοί σου: { $list }.
       *[other] { $player } παίζουν μαζί σου· αντίπαλοί σου: { $list }.
    }
terminal-welcome-alone = Παίζεις χωρίς συμπαίκτη· { $list } { $many ->
        [one] παίζει
       *[other] παίζουν
    } εναντίον σου.
terminal-welcome-seats = Γύρω στο τραπέζι, με τη φορά του ρολογιού: { $list }.
terminal-welcome-level = { $list } ({ $word }): { $sentence }
terminal-welcome-keys = Γράψε ? για βοήθεια, h για όσα έγιναν, i για μια υπόδειξη.
terminal-welcome-go = Enter: μοίρασε τα φύλλα.
terminal-you = Εσύ
terminal-names = Παίκτης | Μαρία | Γιώργος | Ελένη | Νίκος | Κατερίνα
terminal-offer = { $edition }, γύρος { $round }: { $list } ({ $when })
terminal-offer-title =
    { $count ->
        [one] Υπάρχει μια μισοτελειωμένη παρτίδα:
       *[other] Υπάρχουν { $count } μισοτελειωμένες παρτίδες, η πιο πρόσφατη πρώτη:
    }
terminal-offer-keys =
    { $count ->
        [one] Enter: συνέχισέ την. n: νέα παρτίδα· αυτή φυλάγεται. q: έξοδος.
       *[other] Ένας αριθμός: συνέχισε εκείνη την παρτίδα. Enter: τον αριθμό 1. n: νέα παρτίδα· όλες αυτές φυλάγονται. q: έξοδος.
    }
terminal-offer-more = Το «{ $word }» τις δείχνει όλες· και οι παλιότερες έχουν αριθμό.
terminal-offer-again = Το «{ $word }» δεν είναι απάντηση εδώ.
terminal-list-keys = Το «{ $word }» συνεχίζει τον αριθμό 1.
terminal-none-left = Δεν υπάρχει μισοτελειωμένη παρτίδα.
terminal-none-unfinished = Δεν υπάρχει μισοτελειωμένη παρτίδα, κι έτσι αρχίζει καινούργια.
terminal-saved = Η παρτίδα αποθηκεύτηκε. Το «{ $word }» τη συνεχίζει.
terminal-no-copy = Το αρχείο της παρτίδας δεν γράφεται στο { $path }: { $why }. Η παρτίδα συνεχίζεται χωρίς αυτό.
terminal-not-saved = Η παρτίδα δεν αποθηκεύεται στο { $path }: { $why }. Μπορεί να παιχτεί, αλλά όχι να συνεχιστεί αργότερα.
terminal-left = Η παρτίδα δεν αποθηκεύτηκε.
terminal-record = Το αρχείο της παρτίδας είναι στο { $path }.
terminal-elsewhere = Αυτή η παρτίδα παίζεται αυτή τη στιγμή σε άλλο παράθυρο.
terminal-bad-names = Δώσε ένα όνομα για καθέναν από τους { $count } παίκτες, με κόμματα ανάμεσα.
terminal-bad-name = Αυτό δεν μπορεί να είναι όνομα: { $sentence }.
terminal-long-name = Το όνομα «{ $word }» είναι πολύ μεγάλο: το πολύ { $most } γράμματα.
terminal-bad-bots = Δεν υπάρχει παίκτης του υπολογιστή «{ $word }»· υπάρχουν { $list }.
terminal-bad-rule = Το «{ $word }» δεν έχει τη μορφή name=value.
terminal-not-with-resume = Το --resume συνεχίζει μια παρτίδα όπως είναι: άφησε έξω { $list }.
terminal-no-number =
    { $count ->
        [0] Δεν υπάρχει μισοτελειωμένη παρτίδα.
        [one] Δεν υπάρχει παρτίδα { $number }: μία είναι μισοτελειωμένη. Το --list τη δείχνει.
       *[other] Δεν υπάρχει παρτίδα { $number }: { $count } είναι μισοτελειωμένες. Το --list τις δείχνει.
    }
terminal-bad-seat = Δεν υπάρχει θέση { $seat }: οι θέσεις πάνε από 1 ως { $most }.
terminal-target-twice = Δώσε το σκορ νίκης μία φορά: με --target ή με --rule.

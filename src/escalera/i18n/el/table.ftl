## Οι λέξεις του τραπεζιού.

word-match = παρτίδα
word-round = γύρος
word-turn = σειρά
word-seat = θέση
word-side = πλευρά
word-partner = συμπαίκτης
word-dealer = μοιράζει
word-stock = τράπουλα
word-pile = στοίβα
word-top-card = πάνω φύλλο
word-hand = χέρι
word-melds = συνδυασμοί
word-red-threes = κόκκινα τριάρια
word-minimum = όριο
word-target = σκορ νίκης
word-total = σύνολο
word-frozen = παγωμένη
word-opened = κατέβηκε
word-not-opened = δεν κατέβηκε ακόμη

seat-number = θέση { $seat }
side-number = πλευρά { $side }
round-number = γύρος { $round }
meld-number = #{ $meld }

# Τα είδη των συνδυασμών. $edition είναι η παραλλαγή.
meld-rank = συνδυασμός ενός βαθμού
meld-sequence = σερί
meld-wild = συνδυασμός μπαλαντέρ
meld-black-threes = μαύρα τριάρια
meld-natural-canasta = καθαρή κανάστα
meld-mixed-canasta = μικτή κανάστα
meld-finished-sequence =
    { $edition ->
        [samba] samba
       *[other] escalera
    }
meld-finished-wild = bolivia

# Γραμμές του τραπεζιού
table-stock = Τράπουλα: { amount-cards }
table-pile = Στοίβα: { amount-cards }, από πάνω { $card }
table-pile-empty = Στοίβα: άδεια
table-pile-frozen = Η στοίβα είναι παγωμένη: παίρνεται μόνο με φυσικό ζευγάρι.
table-hand = { $player }: { amount-cards } στο χέρι
table-minimum = Για το πρώτο κατέβασμα η πλευρά σου χρειάζεται { $needed }.
table-red-threes =
    { $count ->
        [0] Κανένα κόκκινο τριάρι
        [one] Ένα κόκκινο τριάρι
       *[other] { $count } κόκκινα τριάρια
    }
table-no-melds = Τίποτα κάτω ακόμη

# Ποσότητες, κατά τη μονάδα κάθε κανόνα
amount-cards =
    { $count ->
        [0] κανένα φύλλο
        [one] ένα φύλλο
       *[other] { $count } φύλλα
    }
amount-packs =
    { $count ->
        [one] μία δεσμίδα
       *[other] { $count } δεσμίδες
    }
amount-suits =
    { $count ->
        [one] ένα χρώμα
       *[other] { $count } χρώματα
    }
amount-players =
    { $count ->
        [one] ένας παίκτης
       *[other] { $count } παίκτες
    }
amount-points =
    { $count ->
        [one] ένας πόντος
       *[other] { $count } πόντοι
    }
amount-melds =
    { $count ->
        [one] ένας συνδυασμός
       *[other] { $count } συνδυασμοί
    }
amount-rounds =
    { $count ->
        [one] ένας γύρος
       *[other] { $count } γύροι
    }
# Ένας βαθμός με τον αριθμό του: 2 είναι το τεσσάρι, 12 ο άσσος
amount-rank =
    { $count ->
        [0] δυάρι
        [1] τριάρι
        [2] τεσσάρι
        [3] πεντάρι
        [4] εξάρι
        [5] εφτάρι
        [6] οχτάρι
        [7] εννιάρι
        [8] δεκάρι
        [9] βαλές
        [10] ντάμα
        [11] ρήγας
       *[12] άσσος
    }
number = { $count }

# Πολλά μέσα σε μια πρόταση: «Μαρία, Γιώργος και Ελένη»· πολλά ολόκληρα μέρη: «με 2: 15 φύλλα· με 3: 13 φύλλα».
list-and = { $list } και { $last }
list-and-i = { $list } και { $last }
list-apart = { $list }· { $last }
# Ό,τι τελειώνει σε -i λέγεται πριν από τον ήχο του ι. Το `list-side` ενώνει τα ονόματα μιας πλευράς: «Άννα & Ελένη».
list-side = &
list-side-i = &

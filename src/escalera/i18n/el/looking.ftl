## Ένας γύρος ξανά από την αρχή, τι έγινε από την τελευταία μου σειρά, και σκορ που δεν φαίνονται σωστά.

# Η σελίδα
looking-title = Δες ένα αρχείο παρτίδας
looking-title-round = { $edition }, γύρος { $round }
looking-back = Δες ξανά αυτόν τον γύρο
looking-back-at = Δες ξανά τον γύρο { $round }
looking-to-table = Στο τραπέζι
looking-another = Άλλο αρχείο
looking-loading = Μια στιγμή…
looking-not-over = Αυτός ο γύρος δεν τελείωσε ακόμη. Όταν τελειώσει, μπορούν να τον ξαναδούν όλοι.
# Τι ζητάει μια διεύθυνση και δεν υπάρχει
looking-no-such-round = Δεν υπάρχει εδώ γύρος { $round } για να τον ξαναδείς.
looking-no-such-place = Αυτή η διεύθυνση δεν οδηγεί σε γύρο που μπορεί να εμφανιστεί. Ίσως χάθηκε ένα κομμάτι της: ζήτα τον σύνδεσμο άλλη μια φορά.
looking-no-such-act =
    { $what ->
        [first] Η διεύθυνση δεν δείχνει κίνηση αυτού του γύρου· οι κινήσεις του έχουν αριθμούς ως το { $count }. Βλέπεις το μοίρασμα.
       *[last] Η διεύθυνση δείχνει κίνηση που δεν υπάρχει σε αυτόν τον γύρο· οι κινήσεις του έχουν αριθμούς ως το { $count }. Βλέπεις την τελευταία.
    }
looking-controls = Πλοήγηση στον γύρο
looking-slider = Ποια κίνηση βλέπεις
looking-act-of = Κίνηση { $number } από { $count }
looking-first = Πρώτη
looking-back-one = Πίσω
looking-play = Έναρξη
looking-pause = Παύση
looking-on = Επόμενη
looking-last = Τελευταία
# Τα πλήκτρα όπως λέγονται στο πληκτρολόγιο
looking-key-first = Home
looking-key-back-one = ←
looking-key-play = Διάστημα
looking-key-pause = Διάστημα
looking-key-on = →
looking-key-last = End
looking-pace = Ταχύτητα
looking-pace-slow = αργά
looking-pace-steady = μέτρια
looking-pace-quick = γρήγορα
looking-round = Ποιος γύρος
looking-hands = Ανοιχτά χέρια
looking-hands-all = όλων
looking-hands-none = κανενός
looking-hand-of = Χέρι: { $player }
looking-acts = Τι παίχτηκε
looking-deal = Το μοίρασμα
looking-drew = { $player } τραβάει { $cards }.

# Ένα αρχείο από τον δίσκο
looking-record-what = Το αρχείο μιας παρτίδας το δίνει στο τέλος της το κουμπί «Αποθήκευση της παρτίδας». Διάλεξε εδώ ένα, ή σύρε το σε αυτή τη σελίδα. Μόνο εμφανίζεται, δεν φυλάγεται.
looking-record-choose = Διάλεξε αρχείο
looking-fault = Γραμμή { $number } του αρχείου: { $sentence }
looking-no-round = Σε αυτό το αρχείο δεν υπάρχει γύρος.
looking-record-gone = Το αρχείο που ήταν ανοιχτό εδώ δεν φυλάγεται πια σε αυτό το παράθυρο. Διάλεξέ το άλλη μια φορά.

# Σύνδεσμος για μια στιγμή του γύρου
looking-link = Σύνδεσμος για αυτή τη σειρά
looking-link-what = Όποιος τον ανοίξει βλέπει το τραπέζι όπως είναι τώρα. Τη συνέχεια και το σκορ τα βλέπει όταν τα ζητήσει. Ανοίγει και το τραπέζι σας, γι’ αυτό δώσ’ τον μόνο σε φίλους.
looking-link-record = Ένα αρχείο στον δίσκο σου δεν έχει διεύθυνση που να ανοίγει σε άλλους. Δώσε τους το ίδιο το αρχείο.
looking-veiled = Βλέπεις τον γύρο ως αυτή τη σειρά. Η συνέχεια δεν φαίνεται ακόμη.
looking-go-on = Δείξε τη συνέχεια

# Το συρτάρι
looking-rounds = Οι πόντοι κάθε γύρου, και το σύνολο μετά από αυτόν
looking-match = Δες ξανά την παρτίδα { $number }

# Τι έγινε από την τελευταία μου σειρά
happened-button = Τι έγινε;
happened-since-own = Από την τελευταία σου σειρά
happened-since-deal = Από το μοίρασμα
happened-since-turn = Οι τελευταίες σειρές
happened-all = Όλα
happened-nothing = Από τότε δεν παίχτηκε τίποτα.

# Μια γραμμή του σκορ που δεν φαίνεται σωστή
doubt-button = Αυτό το σκορ μοιάζει λάθος
doubt-mark = κάποιος το αμφισβητεί
doubt-no-cards = Πίσω από αυτόν τον αριθμό δεν υπάρχουν φύλλα.
doubt-what = Γύρος { $round }, { $side }. { $word }: { $written }
doubt-rule = Ο κανόνας
doubt-no-rule = Ο κανόνας δεν μπορεί να εμφανιστεί τώρα.
doubt-cards = Τα φύλλα πίσω από αυτό
doubt-words = Τι σου φαίνεται λάθος; Δυο λόγια, αν θέλεις.
doubt-file = Πες το σε όποιον έφτιαξε το τραπέζι
doubt-filed = Σημειώθηκε. Όλοι στο τραπέζι το βλέπουν δίπλα στο σκορ, και όποιος έφτιαξε το τραπέζι καλείται να κοιτάξει.
doubt-list = Σκορ υπό αμφισβήτηση
doubt-host = Εσύ έφτιαξες αυτό το τραπέζι. Άνοιξε τη γραμμή να δεις τον κανόνα και τα φύλλα της, και συζητήστε το. Το αρχείο έχει κάθε φύλλο.
doubt-others = Όποιος έφτιαξε το τραπέζι καλείται να κοιτάξει.
doubt-said = { $player } αμφισβητεί: γύρος { $round }, { $side }, { $word }.
doubt-look = Δες το
doubt-told = { $player } αμφισβητεί μια γραμμή στο σκορ του γύρου { $round }: { $word }.

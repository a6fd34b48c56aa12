## Το πλαίσιο των σελίδων με τους κανόνες, και τι γράφουν όλες. $name είναι το όνομα μιας παραλλαγής.

guide-site = Κανόνες της οικογένειας της Κανάστας
# Η γλώσσα στα δικά της λόγια
guide-language = Ελληνικά
guide-skip = Στο κείμενο
guide-contents = Σε αυτή τη σελίδα
guide-languages = Γλώσσες
guide-home = Στα τραπέζια
guide-all-rules = Όλες οι παραλλαγές
guide-open-table = Άνοιξε τραπέζι
guide-also = Το ίδιο σε άλλες μορφές
guide-build = Γράφτηκε από το Escalera { $build } με βάση τους κανόνες που παίζει.

guide-title = Πώς παίζεται η { $name }
guide-description =
    Οι κανόνες για { $name } με παραδείγματα ελεγμένα από το ίδιο το παιχνίδι, έναν μετρημένο γύρο, στρατηγική, ερωτήσεις
    και απαντήσεις.
guide-of-house =
    { $count ->
        [one] Αυτοί είναι οι κανόνες ενός τραπεζιού: ένας κανόνας του σπιτιού διαφέρει από { $name }.
       *[other] Αυτοί είναι οι κανόνες ενός τραπεζιού: { $count } κανόνες του σπιτιού διαφέρουν από { $name }.
    }
guide-of-players = Όλα σε αυτή τη σελίδα ισχύουν για { $players } παίκτες.
guide-players-link = Για { $count } παίκτες
guide-sheet-link = Σε μία σελίδα, για εκτύπωση
guide-compare-link = { $name } και { $other } δίπλα δίπλα

guide-index-title = Οι κανόνες
guide-index-description = Bolivia, Boliviansk Canasta, Samba και κλασική Κανάστα: οι κανόνες τους, ένας ένας και δίπλα δίπλα.
guide-index-intro = Εδώ παίζονται τέσσερα παιχνίδια μιας οικογένειας. Το καθένα έχει δική του σελίδα, και μπορείς να συγκρίνεις όποια δύο θέλεις.
guide-index-short = Οι παραλλαγές με λίγα λόγια
guide-index-compare = Δύο δίπλα δίπλα

guide-compare-title = { $name } και { $other }
guide-compare-description = Σε τι διαφέρουν { $name } και { $other }, γραμμή προς γραμμή.
guide-compare-what = Τι συγκρίνουμε
guide-compare-more = Πώς παίζεται το καθένα

guide-sheet-title = { $name } σε μία σελίδα
guide-sheet-description = Οι κανόνες για { $name } σε μία σελίδα, να την τυπώσεις και να την έχεις δίπλα στα φύλλα.

guide-verdict-right = Σωστό
guide-verdict-wrong = Λάθος

# Τι είναι κάθε ομάδα φύλλων σε μια εικόνα
guide-cards-table = στο τραπέζι
guide-cards-laid = κατεβαίνουν από το χέρι
guide-cards-added = προσθήκη
guide-cards-kept = ό,τι μένει στο χέρι
guide-cards-pile = η στοίβα, τελευταίο το πάνω φύλλο
guide-cards-stock = από την τράπουλα
guide-cards-hand = στο χέρι
guide-cards-discarded = πέταμα
guide-cards-left = ό,τι έμεινε στα χέρια
guide-cards-red = κόκκινα τριάρια
guide-cards-face-down = η τράπουλα, κλειστή

# Τα μέρη μιας σελίδας
guide-section-about = Τι είναι
guide-section-set-up = Πριν αρχίσουμε
guide-section-turn = Μια σειρά με εικόνες
guide-section-melds = Συνδυασμοί
guide-section-rank = Συνδυασμοί ενός βαθμού
guide-section-sequence = Σερί
guide-section-wild = Συνδυασμοί μπαλαντέρ
guide-section-threes = Τριάρια
guide-section-opening = Πρώτο κατέβασμα
guide-section-pile = Η στοίβα
guide-section-out = Κλείσιμο
guide-section-scoring = Μέτρημα
guide-section-round = Ένας γύρος μετρημένος
guide-section-strategy = Στρατηγική
guide-section-questions = Ερωτήσεις και απαντήσεις
guide-section-history = Ιστορία
guide-section-preparing = Με αληθινά φύλλα
guide-section-disputes = Πού διαφωνούν οι πηγές
guide-section-short = Όλες οι παραλλαγές με λίγα λόγια
guide-section-values = Κάθε τιμή των κανόνων
guide-section-more = Περισσότερα

guide-column-rule = Κανόνας
guide-column-value = Τιμή
guide-column-source = Πηγή
guide-column-total = Σύνολο της πλευράς
guide-column-minimum = Οι πρώτοι συνδυασμοί μετράνε τουλάχιστον
guide-column-card = Φύλλο
guide-column-points = Πόντοι
guide-column-finished = Ολοκληρωμένος συνδυασμός
guide-column-bonus = Μπόνους
guide-column-players = Παίκτες
guide-column-sides = Πλευρές
guide-name-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
guide-name-wild = Bolivia

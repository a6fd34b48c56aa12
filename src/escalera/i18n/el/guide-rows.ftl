## Η σύγκριση, και η περίληψη σε μία σελίδα: κάθε γραμμή ένα όνομα και σύντομες προτάσεις.

guide-row-cards = Φύλλα
guide-row-deal = Μοίρασμα
guide-row-draw = Τράβηγμα
guide-row-rank = Συνδυασμοί ενός βαθμού
guide-row-sequence = Σερί
guide-row-wild = Συνδυασμοί μπαλαντέρ
guide-row-pile = Πώς παίρνεται η στοίβα
guide-row-top = Μόνο το πάνω φύλλο
guide-row-opening = Πρώτο κατέβασμα
guide-row-threes = Τριάρια
guide-row-discard = Πέταμα
guide-row-out = Κλείσιμο
guide-row-bonuses = Μπόνους
guide-row-target = Σκορ νίκης

guide-cell-cards =
    { $packs ->
        [one] Μία δεσμίδα, { $deck } φύλλα.
       *[other] { $packs } δεσμίδες, { $deck } φύλλα.
    }
guide-cell-jokers = Τζόκερ: { $jokers }.
guide-cell-deal = { $hand } φύλλα στον καθένα.
guide-cell-draw =
    { $draw ->
        [one] Ένα φύλλο, ή η στοίβα.
       *[other] { $draw } φύλλα, ή η στοίβα.
    }
guide-cell-finished = Ολοκληρώνεται με { $size } φύλλα.
guide-cell-sequence =
    { $sequences ->
        [yes] Τρία ως { $size } φύλλα ενός χρώματος, από { $first } ως { $last }, χωρίς μπαλαντέρ· μετά δεν παίρνει άλλα.
       *[no] Δεν υπάρχουν.
    }
guide-cell-wild =
    { $wildmelds ->
        [yes] Τρία ως { $size } δυάρια και τζόκερ· μετά δεν παίρνει άλλα.
       *[no] Δεν υπάρχουν.
    }
guide-cell-top =
    { $topcardtosequence ->
        [yes] Ναι, όταν συνεχίζει σερί της ίδιας πλευράς.
       *[no] Όχι.
    }
guide-cell-opening-below = Κάτω από το μηδέν: { $needed }.
guide-cell-opening-from = Από { $total }: { $needed }.
guide-cell-discard = Με ένα φύλλο τελειώνει η σειρά. Πετιέται κάθε φύλλο εκτός από κόκκινο τριάρι, που δεν είναι ποτέ στο χέρι.
guide-cell-bonus-natural = Καθαρή κανάστα: { $naturalcanasta }.
guide-cell-bonus-mixed = Μικτή κανάστα: { $mixedcanasta }.
guide-cell-bonus-sequence =
    { $edition ->
        [samba] Samba: { $sequencebonus }.
       *[other] Escalera: { $sequencebonus }.
    }
guide-cell-bonus-wild = Bolivia: { $wildmeldbonus }.
guide-cell-target =
    { $roundcap ->
        [one] { $target } πόντοι· αλλιώς η παρτίδα τελειώνει μετά από έναν γύρο.
       *[other] { $target } πόντοι· αλλιώς η παρτίδα τελειώνει μετά από { $roundcap } γύρους.
    }

# Ο σύντομος πίνακας όλων των παραλλαγών
guide-short-packs = Δεσμίδες
guide-short-hand = Φύλλα στον καθένα
guide-short-sequences = Σερί
guide-short-wild = Συνδυασμοί μπαλαντέρ
guide-short-out = Για κλείσιμο χρειάζεσαι
guide-short-black = Μαύρο τριάρι στο χέρι
guide-short-target = Σκορ νίκης

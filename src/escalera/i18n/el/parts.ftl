## Τι υπάρχει στο τραπέζι, στον browser: φύλλα στο χέρι, συνδυασμοί, τράπουλα και στοίβα, θέσεις, σύνολα.

# Το χέρι
part-hand = Το χέρι σου, { amount-cards }
part-sort = Ταξινόμηση του χεριού σου
part-sort-rank = Ταξινόμηση: βαθμός
part-sort-suit = Ταξινόμηση: χρώμα
# Κάτω από τα σύμβολα στα ίδια κουμπιά
part-sort-rank-short = βαθμός
part-sort-suit-short = χρώμα
part-card-of = { card-words }, { $number } από { $count }
part-card-new = { $card }, νέο

# Τι είναι τα φύλλα που διάλεξες· $counted είναι οι πόντοι τους.
part-points =
    { $counted ->
        [one] { $counted } πόντος
       *[other] { $counted } πόντοι
    }
part-chosen-none = Διάλεξε φύλλα αγγίζοντάς τα.
part-chosen-one = { card-words }, { part-points }
# Μαύρο τριάρι όπου κοστίζει στο χέρι περισσότερο απ’ όσο μετράει κάτω.
part-chosen-one-black = { card-words }, { part-points } αν κατέβει· αν μείνει στο χέρι, κοστίζει { $count }
part-chosen-rank =
    { $wilds ->
        [0] { $many } { ranks }, { part-points }
        [one] { $many } φύλλα: { ranks } με έναν μπαλαντέρ, { part-points }
       *[other] { $many } φύλλα: { ranks } με { $wilds } μπαλαντέρ, { part-points }
    }
part-chosen-wilds = { $many } μπαλαντέρ, { part-points }
part-chosen-black = { $many } μαύρα τριάρια, { part-points }: κατεβαίνουν μόνο στο κλείσιμο
# $first και $last είναι στη γωνία του πρώτου και του τελευταίου φύλλου.
part-chosen-run = στη σειρά { $first }–{ $last }, { suit }, { part-points }
part-chosen-gap =
    { $count ->
        [1] όχι συνδυασμός ακόμη, λείπει: { card-words }
       *[other] όχι συνδυασμός ακόμη, λείπουν: { $list }, { suit }
    }
part-chosen-twice = δεν είναι ένας συνδυασμός, υπάρχει δύο φορές: { card-words }
part-chosen-wild-in-run = δεν είναι ένας συνδυασμός: σε σερί δεν μπαίνει μπαλαντέρ
part-chosen-mixed = { $many } φύλλα, όχι ένας συνδυασμός, { part-points }

# Συνδυασμοί· $what: rank, sequence ή wild.
part-meld-rank = { ranks }
part-meld-sequence = { $first }–{ $last } { suit }
part-meld-wild = μπαλαντέρ
part-meld-wilds =
    { $wilds ->
        [one] ένας μπαλαντέρ
       *[other] { $wilds } μπαλαντέρ
    }
part-missing =
    { $what ->
        [rank]
            { $count ->
                [one] ένα ακόμη για κανάστα
               *[other] { $count } ακόμη για κανάστα
            }
        [wild]
            { $count ->
                [one] ένα ακόμη για bolivia
               *[other] { $count } ακόμη για bolivia
            }
       *[sequence]
            { $edition ->
                [samba]
                    { $count ->
                        [one] ένα ακόμη για samba
                       *[other] { $count } ακόμη για samba
                    }
               *[other]
                    { $count ->
                        [one] ένα ακόμη για escalera
                       *[other] { $count } ακόμη για escalera
                    }
            }
    }
part-meld-said = Συνδυασμός { $meld }: { $list }, { amount-cards }

# Μια πλευρά
part-side-empty = Τίποτα στο τραπέζι ακόμη
part-red-threes-count =
    { $count ->
        [one] { table-red-threes }: όπως είναι τώρα, μετράει { $written }
       *[other] { table-red-threes }: όπως είναι τώρα, μετράνε { $written }
    }

# Τράπουλα και στοίβα
part-stock = Τράπουλα
part-draw = Τράβα
part-pile = Στοίβα
part-pile-empty = Η στοίβα είναι άδεια
part-pile-top = από πάνω { $card }, { amount-cards }
part-pile-frozen = παγωμένη
part-take = Πάρε τη στοίβα
part-look = Δες τη στοίβα
part-look-title = Η στοίβα, { amount-cards }
part-look-order = Πρώτο είναι το πάνω φύλλο.
part-close = Πίσω

# Θέσεις
part-seats = Παίκτες
part-seat-cards = { amount-cards } στο χέρι
part-turn = έχει σειρά
part-dealer = μοιράζει
# Ένα γράμμα: το σημάδι στη θέση που μοιράζει
part-dealer-mark = Μ
part-you = εσύ
part-away = λείπει
part-stand-in = για αυτή τη θέση παίζει ο υπολογιστής
# Το ίδιο στο κινητό
part-stand-in-short = αναπληρώνει
part-computer = υπολογιστής
part-offer = Ας παίξει ο υπολογιστής για: { $player }

# Σύνολα και δικαίωμα για κλείσιμο
part-totals = Σύνολα
part-target = Σκορ νίκης { $target }
part-own = η πλευρά σου
part-needs = θέλει { $needed } για πρώτο κατέβασμα
part-opened = κατέβηκε σε αυτόν τον γύρο
part-checklist = Για να κλείσει, η πλευρά σου χρειάζεται
part-may-go-out = Η πλευρά σου μπορεί να κλείσει
part-done = έγινε
part-lacking = λείπει ακόμη

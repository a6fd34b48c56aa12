## Τι τυπώνουν τα `escalera simulate` και `escalera tune`. $player είναι το όνομα ενός παίκτη του υπολογιστή, ή περισσότερα.

simulate-title = { $edition } για { $players }: { $list }
simulate-progress =
    { $what ->
        [matches] Παρτίδες
       *[deals] Μοιράσματα
    }
simulate-stopped =
    { $what ->
        [matches] Διακόπηκε: παίχτηκαν { $count } από { $most } παρτίδες από κάθε πλευρά.
       *[deals] Διακόπηκε: παίχτηκαν { $count } από { $most } μοιράσματα από κάθε πλευρά.
    }
# Ένας αριθμός με ένα δεκαδικό ψηφίο, το ίδιο σε εκατοστά, και ένας χρόνος
simulate-decimal = { $number },{ $tenths }
simulate-percent = { $number },{ $tenths } %
simulate-time = { $number } µs
# Από έναν αριθμό ως έναν άλλον, γραμμένους
simulate-interval = { $first } ως { $last }
simulate-column-what = Συνολικά
simulate-column-number = Αριθμός
simulate-column-interval = Διάστημα 95 %
simulate-difference = Πόντοι ανά γύρο, { $player } μπροστά από την καλύτερη άλλη πλευρά
simulate-won =
    { $what ->
        [matches] Κερδισμένες παρτίδες, { $player }, οι ισοπαλίες ως μισές
       *[deals] Κερδισμένες παρτίδες, { $player }, από αυτούς τους γύρους
    }
simulate-rounds = Γύροι
simulate-matches = Παρτίδες
simulate-turns = Σειρές ανά γύρο
simulate-ended-out = Γύροι που τελείωσαν με κλείσιμο
simulate-ended-stock = Γύροι που τελείωσαν με την τράπουλα
simulate-column-side = Ένας γύρος μιας πλευράς
simulate-points = Πόντοι
simulate-went-out = Κλεισίματα
simulate-melds =
    { $what ->
        [sequence]
            { $edition ->
                [samba] Samba
                [classic] Σερί
               *[other] Escalera
            }
        [natural] Καθαρές κανάστες
        [mixed] Μικτές κανάστες
        [wild]
            { $edition ->
                [samba] Συνδυασμοί μπαλαντέρ
                [classic] Συνδυασμοί μπαλαντέρ
               *[other] Bolivia
            }
       *[unfinished] Συνδυασμοί που έμειναν μισοί
    }
simulate-column-player = Παίκτης
simulate-column-decisions = Αποφάσεις
simulate-column-slow = Το 99 % το πολύ σε
simulate-column-failed = Αντικαταστάθηκαν με ασφαλή κίνηση
simulate-column-blunders = Σφάλματα σε 1.000 γύρους
simulate-blunder =
    { $what ->
        [wild-thrown] Μπαλαντέρ που πετάχτηκε σε μικρή στοίβα
        [seventh-given] Έβδομο φύλλο που χαρίστηκε
        [completion-missed] Δικός του συνδυασμός που δεν ολοκληρώθηκε
        [black-three-caught] Μαύρα τριάρια που έμειναν στο χέρι
       *[long-round] Γύροι με πάνω από 400 σειρές
    }
simulate-fault = { $player } στη θέση { $seat }: αποτυχία, και παίχτηκε μια ασφαλής κίνηση: { $sentence }

## Τι το τελειώνει

simulate-bad-bots = Δόθηκαν { $count } παίκτες, και με αυτούς δεν γεμίζει τραπέζι για { $players }. Δώσε έναν για όλους, δύο για μία πλευρά απέναντι στις άλλες, έναν για κάθε πλευρά, ή έναν για κάθε θέση.
simulate-unknown-bot = Δεν υπάρχει παίκτης του υπολογιστή «{ $player }». Οι δικοί μας είναι { $list }· άλλοι ονομάζονται MODULE:CLASS ή με ένα αρχείο βαρών.
simulate-bad-player = Αυτός ο παίκτης δεν φορτώνεται: { $sentence }
simulate-bad-weights =
    { $what ->
        [missing] Δεν υπάρχει αρχείο { $path }.
        [unread] Το αρχείο { $path } δεν διαβάζεται.
       *[other] Στο { $path } δεν υπάρχουν βάρη όπως τα γράφει το «escalera tune».
    }
simulate-both = Δώσε --pairs ή --matches, όχι και τα δύο.
simulate-no-folder = Αρχεία παρτίδας δεν γράφονται στο { $path }: { $why }.
simulate-used-folder = Στο { $path } υπάρχουν ήδη αρχεία παρτίδας. Διάλεξε άλλον φάκελο.
simulate-lost = Μια διεργασία που έπαιζε τελείωσε μόνη της ή διακόπηκε, άρα δεν παίχτηκαν όλα.
simulate-no-ray = Το Ray δεν είναι εγκατεστημένο. Έρχεται με το πρόσθετο «cluster»: pip install "escalera[cluster]".
simulate-no-cluster = Δεν υπάρχει επικοινωνία με τη συστοιχία στη διεύθυνση { $address }. { $sentence }

## Τι τυπώνει το `escalera tune`

tune-progress = Γενιές
# $score είναι πόσους πόντους ανά γύρο προηγείται το καλύτερο μισό των υποψηφίων
tune-generation = Γενιά { $number }: { $score } πόντοι μπροστά.
tune-written = Έγιναν { $count } από { $most } γενιές. Τα βάρη είναι στο { $path }.
tune-no-cma = Το πακέτο cma δεν είναι εγκατεστημένο. Έρχεται με το πρόσθετο «tune»: pip install "escalera[tune]".
tune-another-task = Στο { $path } είχε αρχίσει άλλη αναζήτηση: με άλλη παραλλαγή, άλλον αριθμό παικτών, μοιρασμάτων ή υποψηφίων, ή άλλον σπόρο. Διάλεξε άλλον φάκελο.
tune-broken-search = Η αναζήτηση στο { $path } δεν διαβάζεται. Διάλεξε άλλον φάκελο.

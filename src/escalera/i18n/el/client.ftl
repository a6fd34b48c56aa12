## Οι σελίδες στον browser: η πρώτη σελίδα, νέο τραπέζι, αναμονή, ρυθμίσεις, και τι μπορεί να πάει στραβά.

# Σε κάθε σελίδα
client-skip = Στο περιεχόμενο
client-version = Escalera { $build }
client-open-table = Άνοιξε τραπέζι
client-kitchen = Σκορ για αληθινά φύλλα
client-home = Escalera, στην πρώτη σελίδα
client-settings = Ρυθμίσεις
client-language = Γλώσσα
client-close = Πίσω
client-copy = Αντιγραφή
client-copied = Αντιγράφηκε
client-share = Κοινοποίηση…
client-again = Δοκίμασε ξανά
client-to-home = Στην πρώτη σελίδα

# Η πρώτη σελίδα
client-what = Bolivia, Samba και Κανάστα με φίλους, με έναν σύνδεσμο, χωρίς λογαριασμό
client-play-now = Παίξε τώρα
client-play-now-what = Bolivia με τρεις παίκτες του υπολογιστή. Αρχίζει αμέσως.
client-invite = Κάλεσε φίλους
client-invite-what = Τραπέζι Bolivia για τέσσερις. Παίρνεις έναν σύνδεσμο να στείλεις.
client-make = Φτιάξε τραπέζι
client-make-what = Διάλεξε το παιχνίδι, τους παίκτες, τον ρυθμό και τους κανόνες του σπιτιού σου.
client-join = Μπες σε τραπέζι
client-join-what = Με τον σύνδεσμο ή τον κωδικό που σου έδωσαν.
client-name = Το όνομά σου
client-name-hint = Το βλέπουν οι άλλοι στο τραπέζι. Μπορείς να το αφήσεις κενό.
client-name-full = Ένα όνομα έχει το πολύ { $most } χαρακτήρες.
client-alone = Παίκτης
client-host = Οικοδεσπότης
client-own-tables = Τα τραπέζια σου
client-own-table = { $edition }, με το όνομα { $player }
client-own-when = άνοιξε τελευταία φορά { $when }
client-forget = Διαγραφή
client-forget-which = Διαγραφή: { $edition }, { $when }
client-forgotten = Το τραπέζι βγήκε από τη λίστα. Ο σύνδεσμός του ισχύει ακόμη.

# Είσοδος
client-join-link = Σύνδεσμος, ή η διεύθυνση του τραπεζιού
client-join-link-hint = Επικόλλησε ολόκληρο τον σύνδεσμο. Μοιάζει με { $address }.
client-join-code = Κωδικός, αν σου έδωσαν
client-join-code-hint = Οχτώ γράμματα που φέρνουν τη θέση σου σε αυτή τη συσκευή.
client-join-code-wrong = Ο κωδικός έχει οχτώ γράμματα και ψηφία.
client-join-wrong = Αυτός δεν είναι σύνδεσμος τραπεζιού. Επικόλλησε, παρακαλώ, ολόκληρο τον σύνδεσμο.
client-go = Στο τραπέζι

# Νέο τραπέζι
client-make-intro = Όλα είναι ήδη διαλεγμένα. Άλλαξε ό,τι θέλεις, ή φτιάξε απλώς το τραπέζι.
client-make-button = Φτιάξε το τραπέζι
client-which = Ποιο παιχνίδι
client-edition-bolivia = Τρεις δεσμίδες, σερί και συνδυασμοί μπαλαντέρ. Για έμπειρους παίκτες.
client-edition-bolivia-dk = Η Bolivia όπως παίζεται στη Δανία.
client-edition-samba = Τρεις δεσμίδες με σερί: γρήγορη, με πολλά φύλλα στο χέρι.
client-edition-classic = Δύο δεσμίδες, χωρίς σερί: η Κανάστα της δεκαετίας του πενήντα.
client-players = Παίκτες
client-sides =
    { $players ->
        [2] Ένας εναντίον ενός.
        [3] Ο καθένας για τον εαυτό του.
        [6] Οι συμπαίκτες κάθονται απέναντι: τρία ζευγάρια, ή δύο πλευρές των τριών.
        [4] Οι συμπαίκτες κάθονται απέναντι.
       *[other] Ο καθένας για τον εαυτό του.
    }
client-target = Παίζουμε ως
client-target-usual = { $target }, όπως συνήθως
client-target-of = { $target }
client-target-own = Άλλος αριθμός
client-others = Οι άλλες θέσεις
client-others-open = Ανοιχτές, για όσους έχουν τον σύνδεσμο
client-others-computer = Παίκτες του υπολογιστή
client-pace = Ρυθμός
client-pace-relaxed = Χαλαρός
client-pace-relaxed-what = Χωρίς ρολόι. Αν θέλεις, η παρτίδα κρατάει και μέρες.
client-pace-steady = Μέτριος
client-pace-steady-what = Δύο λεπτά για κάθε σειρά. Κανείς δεν χάνει τη θέση του αν περάσουν.
client-pace-quick = Γρήγορος
client-pace-quick-what = Σαράντα πέντε δευτερόλεπτα για κάθε σειρά. Κανείς δεν χάνει τη θέση του αν περάσουν.
client-away = Όταν κάποιος λείπει, να προτείνεται να παίξει ο υπολογιστής
client-away-after =
    { $count ->
        [0] ποτέ
        [one] μετά από ένα λεπτό
       *[other] μετά από { $count } λεπτά
    }
client-asking = Ερώτηση στον συμπαίκτη πριν από το κλείσιμο
client-house = Κανόνες του σπιτιού
client-house-what = { $count ->
        [0] Κανένας: ισχύουν οι κανόνες της παραλλαγής.
        [one] Ένας κανόνας είναι αλλαγμένος.
       *[other] { $count } κανόνες είναι αλλαγμένοι.
    }
client-house-more = Όλοι οι άλλοι κανόνες
client-house-loading = Έρχονται οι κανόνες…
client-house-missing = Οι κανόνες δεν μπορούν να εμφανιστούν τώρα. Ισχύουν οι κανόνες της παραλλαγής.
client-rule-usual = συνήθως: { $word }
client-rule-source = Πηγή
client-rule-from = Η τιμή «{ $word }» είναι από εδώ: { $sentence }.
client-rule-disputed = Άλλες πηγές λένε διαφορετικά. Μπορείς να διαλέξεις: { $list }.
client-rule-differ = Οι πηγές διαφέρουν
client-rule-reset = Πίσω στους κανόνες της παραλλαγής

# Αναμονή
client-gathering = Περιμένουμε παίκτες
client-ready = Είμαστε όλοι εδώ
client-seats-left =
    { $count ->
        [0] Όλες οι θέσεις είναι πιασμένες.
        [one] Μένει μία θέση ανοιχτή.
       *[other] Μένουν { $count } θέσεις ανοιχτές.
    }
client-sit = Κάθισε
client-sit-here = Κάθισε εδώ
client-sit-at = Κάθισε εδώ, θέση { $seat }
client-guest = Επισκέπτης
client-watching = Παρακολουθείς. Βλέπεις ό,τι βλέπουν όλες οι θέσεις, και κανενός το χέρι.
client-wait-host = { $player } αρχίζει το παιχνίδι όταν έρθουν όλοι.
client-start = Αρχίζουμε
client-fill = Συμπλήρωσε με παίκτες του υπολογιστή
client-link = Στείλε αυτόν τον σύνδεσμο στους φίλους σου
client-link-hint = Όποιος τον έχει μπορεί να καθίσει ή να παρακολουθεί.
client-link-new = Δείξε σύνδεσμο
client-share-title = Κανάστα στο τραπέζι μου
client-share-text = Έλα να παίξουμε { $edition }:
client-code-picture = Ο σύνδεσμος ως εικόνα για την κάμερα του κινητού
client-seat = Θέση { $seat }
client-seat-side = Θέση { $seat }, πλευρά { $side }
client-seat-open = Ανοιχτή
client-seat-computer = Υπολογιστής
client-seat-away = λείπει
client-seat-you = εσύ
client-seat-partner = συμπαίκτης σου
client-seat-partner-of = μαζί με: { $player }
client-seat-man = Παίκτης του υπολογιστή
client-seat-free = Ελευθέρωσε τη θέση
client-seat-free-which = Ελευθέρωσε τη θέση: { $player }
client-seat-swap = Αλλαγή θέσης
client-seat-swap-which = Αλλαγή θέσης: θέση { $seat }, { $player }
client-seat-swap-here = Αλλαγή εδώ
client-seat-swap-stop = Άφησέ το ως έχει
client-about = Αυτό το τραπέζι
client-about-pace = Σειρές
client-about-no-clock = χωρίς ρολόι
client-about-turn = { $count ->
        [one] ένα δευτερόλεπτο για κάθε σειρά
       *[other] { $count } δευτερόλεπτα για κάθε σειρά
    }
client-about-answer = Απάντηση στον συμπαίκτη
client-about-answer-none = χωρίς όριο
client-about-answer-within = μέσα σε { $count } δευτερόλεπτα, μετά μετράει ως ναι
client-about-away = Απουσία
client-about-away-never = οι άλλοι περιμένουν
client-about-away-after =
    { $count ->
        [one] μετά από ένα λεπτό προτείνεται στους άλλους να παίξει ο υπολογιστής
       *[other] μετά από { $count } λεπτά προτείνεται στους άλλους να παίξει ο υπολογιστής
    }
client-about-until = Φυλάγεται ως
client-about-until-what = { $when }, με κάθε επίσκεψη περισσότερο
client-device = Η θέση σου σε άλλη συσκευή
client-device-what = Άνοιξε εκεί αυτόν τον σύνδεσμο, ή άνοιξε τη διεύθυνση του τραπεζιού και γράψε τον κωδικό. Μην τα δώσεις σε άλλους: όποιος τα έχει παίζει στη θέση σου.
client-device-link = Δείξε τον σύνδεσμο της θέσης μου
client-device-code = Δείξε κωδικό
client-device-link-is = Ο σύνδεσμος της θέσης σου
client-device-code-is = Ο κωδικός της θέσης σου
client-device-address-is = Η διεύθυνση του τραπεζιού

# Ρυθμίσεις
client-theme = Χρώματα
client-theme-system = Όπως η συσκευή
client-theme-light = Φωτεινά
client-theme-dark = Σκούρα
client-theme-contrast = Έντονη αντίθεση
client-set-reading = Ανάγνωση
client-set-playing = Παιχνίδι
client-set-around = Ήχος και κίνηση
client-set-four-colours = Τέσσερα διαφορετικά χρώματα στα φύλλα
client-set-large-print = Μεγάλα γράμματα
client-set-left-handed = Για αριστερόχειρες
client-set-sound = Ήχος
client-set-motion = Τα φύλλα κινούνται
client-set-confirm = Να ρωτάει πριν πετάξω φύλλο
client-set-warn = Να προειδοποιεί πριν πετάξω φύλλο που βοηθάει άλλους
client-set-notify = Να με ειδοποιεί όταν είναι η σειρά μου
client-set-notify-blocked = Αυτός ο browser δεν το επιτρέπει εδώ.
client-set-kept = Φυλάγεται σε αυτόν τον browser.

# Τι μπορεί να πάει στραβά
client-arriving = Πάμε στο τραπέζι…
client-code = Ο κωδικός της θέσης σου
client-closed = Αυτό το τραπέζι δεν ανοίγει
client-nowhere = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα
client-nowhere-what = Ίσως χάθηκε ένα κομμάτι της. Από την πρώτη σελίδα πηγαίνεις στα τραπέζια σου, στους κανόνες και σε όλα τα άλλα.
client-wrong-link = Αυτός ο σύνδεσμος δεν ανοίγει τραπέζι
client-wrong-link-what = Ίσως χάθηκε ένα κομμάτι του. Ζήτα τον σύνδεσμο άλλη μια φορά, ή γράψε τον κωδικό της θέσης σου.
client-expired = Αυτό το τραπέζι δεν υπάρχει πια
client-expired-what = Δεν ήρθε κανείς για πολύν καιρό, κι έτσι έκλεισε. Ένα καινούργιο φτιάχνεται γρήγορα.
client-full-what = Όλες οι θέσεις είναι πιασμένες. Μπορείς να παρακολουθείς: βλέπεις ό,τι βλέπουν όλες οι θέσεις.
client-offline = Δεν υπάρχει επικοινωνία αυτή τη στιγμή. Δοκίμασε, παρακαλώ, ξανά σε λίγο.
client-offline-title = Χωρίς σύνδεση
client-offline-what = Η συσκευή μάλλον δεν έχει σύνδεση. Η θέση σου μένει δική σου, και το τραπέζι επιστρέφει μόνο του.
client-reconnecting = Η γραμμή έπεσε. Επιστρέφουμε…
client-restarting = Ο διακομιστής δεν απαντάει, ίσως ξεκινάει πάλι. Δεν χάθηκε τίποτα, το τραπέζι επιστρέφει μόνο του.
client-back = Η σύνδεση επανήλθε.
client-troubled = Αυτό δεν γίνεται αυτή τη στιγμή. Δοκιμάζεται ξανά ώσπου να γίνει.
client-link-in-house = Αυτός ο σύνδεσμος λειτουργεί σε τηλέφωνα και υπολογιστές στο ίδιο δίκτυο με αυτόν τον υπολογιστή. Η διεύθυνση στο πάνω μέρος του δικού σου παραθύρου λειτουργεί μόνο εδώ.
client-link-only-here = Αυτός ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή. Για τους άλλους στο σπίτι, σταμάτα το Escalera και ξεκίνησέ το με: make play ARGS="serve --host 0.0.0.0". Μετά άνοιξε τη διεύθυνση αυτού του υπολογιστή στο δίκτυο του σπιτιού.

# Προς τις σελίδες των κανόνων
client-rules = Πώς παίζεται
client-rules-table = Οι κανόνες αυτού του τραπεζιού, ολόκληροι
client-rules-chosen = Πώς παίζεται ό,τι διάλεξες εδώ

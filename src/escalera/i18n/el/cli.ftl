## Τι τυπώνει η γραμμή εντολών. $edition είναι η παραλλαγή.

# Οι γραμμές του σκορ, για όλες τις πλευρές μαζί
sheet-side = Πλευρά { $side }: { $player }
sheet-melded = Κατεβασμένα φύλλα
sheet-natural-canastas = Καθαρές κανάστες
sheet-mixed-canastas = Μικτές κανάστες
sheet-sequences =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
sheet-wild-melds = Bolivia
sheet-red-threes = Κόκκινα τριάρια
sheet-going-out = Κλείσιμο
sheet-concealed = Κλείσιμο από το χέρι
sheet-hands = Έμειναν στο χέρι
sheet-black-threes = Μαύρα τριάρια στο χέρι

# Εδώ το $edition είναι το όνομά της
score-of-table = Σκορ του τραπεζιού, { $edition }
match-runs =
    { $count ->
        [0] Δεν μοιράστηκε κανένας γύρος.
       *[other] Η παρτίδα συνεχίζεται.
    }

# Τι δεν μπορεί να υπάρχει σε ένα τραπέζι, σε αρχείο τραπεζιού
position-not-a-meld = Αυτά τα φύλλα δεν κάνουν συνδυασμό: { $written }. Πρέπει να είναι ενός βαθμού· μόνο συνδυασμός ενός βαθμού μπορεί να μη γράφει χρώματα.
position-black-threes-only-going-out = Μαύρα τριάρια υπάρχουν στο τραπέζι μόνο όπου έκλεισε εκείνη η πλευρά, σε έναν συνδυασμό· η πλευρά { $side } τα έχει αλλιώς.
position-red-three =
    { $what ->
        [meld] Κόκκινο τριάρι δεν είναι ποτέ σε συνδυασμό: μετράει στο red_threes.
       *[hand] Κόκκινο τριάρι δεν είναι ποτέ στο χέρι: μετράει στο red_threes.
    }
position-out-twice = Μόνο μία πλευρά μπορεί να έχει κλείσει, και εδώ η πλευρά { $side } είναι δεύτερη.
position-out-with-cards = Η πλευρά { $side } δεν μπορεί να έχει κλείσει: κανένα χέρι της δεν είναι άδειο.
position-no-right-to-go-out = Η πλευρά { $side } δεν μπορεί να έχει κλείσει: { right-needed }· { right-held }.

file-missing = Δεν υπάρχει τέτοιο αρχείο.
file-typed = Γράψε ό,τι θα είχε το αρχείο· Ctrl-D σε δική του γραμμή το τελειώνει.

# Γιατί κάτι δεν γράφεται
output-failed = escalera: αυτό που τυπώνεται δεν μπορεί να γραφτεί: { $why }.
file-not-written = Το { $path } δεν μπορεί να γραφτεί: { $why }.
why-full = ο δίσκος είναι γεμάτος
why-missing = δεν υπάρχει τέτοιος φάκελος
why-forbidden = δεν επιτρέπεται να γράψεις εκεί
why-read-only = εκείνος ο δίσκος μόνο διαβάζεται
why-folder = αυτό είναι φάκελος
why-no-file = αυτό δεν είναι αρχείο
why-broken = ο δίσκος έχει βλάβη
why-other = «{ $word }»

# Με τόσους δεν παίζεται μια παραλλαγή· εδώ το $edition είναι το όνομά της
players-wrong = { $edition }: εδώ παίζεται με { $players } παίκτες, όχι με { $count }. Για { $count } υπάρχουν: { $list }.
players-none = { $edition }: εδώ παίζεται με { $players } παίκτες, όχι με { $count }.

# Ένας διακομιστής: $address είναι τι ανοίγουμε, $path η βάση δεδομένων
open-ready = Το Escalera είναι έτοιμο: { $address }
open-how =
    { $what ->
        [opened] Ο browser σου ανοίγει αυτή τη διεύθυνση. Με Ctrl-C σταματάει το Escalera· οι παρτίδες φυλάγονται.
       *[open] Άνοιξε αυτή τη διεύθυνση στον browser σου. Με Ctrl-C σταματάει το Escalera· οι παρτίδες φυλάγονται.
    }
open-other-port = Τη θύρα { $port } την έχει άλλο πρόγραμμα, γι’ αυτό τώρα είναι η { $number }.
open-running = Το Escalera τρέχει ήδη: { $address }
open-stopped = Το Escalera σταμάτησε. Οι παρτίδες φυλάγονται.
serve-network = Για άλλους στο δίκτυό σου: { $address }
serve-listens = Ακούει εδώ: { $address }
serve-kept = Τα τραπέζια φυλάγονται στο { $path }. Με Ctrl-C σταματάει ο διακομιστής, και δεν χάνεται τίποτα.
worker-ready = Εδώ παίρνονται αποφάσεις για τους παίκτες του υπολογιστή. Το Ctrl-C το σταματά και τίποτα δεν χάνεται.

# Οι εντολές με μια ματιά
overview-what = Escalera: Bolivia, Samba και Κανάστα, ακριβείς ως το τελευταίο φύλλο.
overview-try = Για παράδειγμα:
overview-help = Περισσότερα για μια εντολή: escalera COMMAND --help
command-open = τα τραπέζια αυτού του υπολογιστή, στον browser
command-play = μια παρτίδα στο τερματικό με παίκτες του υπολογιστή
    .usage = play
command-serve = δίνει τραπέζια σε browser και bot
    .usage = serve
command-worker = αποφασίζει για τους παίκτες του υπολογιστή πολλών διακομιστών
    .usage = worker
command-join = βάζει ένα bot σε τραπέζι ενός διακομιστή
    .usage = join LINK
command-replay = ελέγχει ένα αρχείο παρτίδας κίνηση προς κίνηση και τυπώνει τα σκορ του
    .usage = replay FILE
command-score = μετράει ό,τι υπάρχει σε ένα τραπέζι, γραμμή προς γραμμή
    .usage = score FILE
command-suggest = τι θα έκανε εκεί ένας παίκτης του υπολογιστή, και γιατί
    .usage = suggest FILE
command-simulate = παίζει πολλές παρτίδες ανάμεσα σε παίκτες του υπολογιστή, και τους μετράει
    .usage = simulate
command-tune = βρίσκει παίζοντας βάρη για τους παίκτες του υπολογιστή
    .usage = tune
command-rules = οι κανόνες μιας παραλλαγής, ή σε τι διαφέρει από μια άλλη
    .usage = rules [EDITION]
command-verify = ελέγχει αν τα ανακατέματα σε ένα αρχείο παρτίδας ήταν τίμια
    .usage = verify FILE
command-backup = αντιγράφει τη βάση δεδομένων του διακομιστή, κι ενώ τρέχει
    .usage = backup FILE
command-restore = βάζει ένα αντίγραφο στη θέση της βάσης δεδομένων του διακομιστή
    .usage = restore FILE
command-export = γράφει το αρχείο παρτίδας ενός τραπεζιού, ή το ημερολόγιό του
    .usage = export TABLE

# Οι κανόνες μιας παραλλαγής
rules-editions = Οι παραλλαγές
rules-differences = Σε τι διαφέρουν
rules-same = Δεν διαφέρουν.
rules-disputed = οι πηγές δεν συμφωνούν· το άλλο γίνεται κανόνας του σπιτιού
rules-column-rule = Κανόνας
rules-column-name = Κανόνας του σπιτιού
rules-column-value = Τιμή
rules-column-source = Πηγή
rules-column-edition = Παραλλαγή
rules-cards-in-all = Φύλλα συνολικά
rules-house = Ένας κανόνας του σπιτιού αλλάζει μία τιμή: escalera play --rule NAME=VALUE, όπως --rule hand=13.
rules-more = Ολόκληρη μια παραλλαγή: escalera rules EDITION
# $players είναι ένας ή περισσότεροι αριθμοί παικτών· ακολουθεί τι ισχύει για αυτούς
rules-with-players = με { $players }

# Από πού είναι μια τιμή, σε στήλη και ολόκληρο
source-card-room = λέσχη χαρτιών
    .long = η σελίδα κανόνων μιας διαδικτυακής λέσχης χαρτιών
source-danish-bolivia = οδηγός Bolivia
    .long = ένας δανέζικος οδηγός για τη βολιβιανή Κανάστα
source-danish-samba = οδηγός Samba
    .long = ένας δανέζικος οδηγός για τη Samba
source-laws = κανονισμοί
    .long = οι διεθνείς κανονισμοί της Κανάστας
source-project = δικό μας
    .long = επιλογή αυτού του έργου, όπου οι πηγές δεν λένε τίποτα

## Τι έγινε, όπως το ακούει όλο το τραπέζι, κατά είδος γεγονότος.
## $player είναι όνομα ή «θέση 2»· $cards είναι φύλλα γραμμένα.

event-deal =
    { $count ->
        [one] { $player } μοιράζει από ένα φύλλο.
       *[other] { $player } μοιράζει από { $count } φύλλα.
    }
event-hand = Τα φύλλα σου: { $cards }
event-red =
    { $suit ->
        [diamonds] { $player } κατεβάζει κόκκινο τριάρι, το τριάρι καρό.
       *[hearts] { $player } κατεβάζει κόκκινο τριάρι, το τριάρι κούπα.
    }
event-upcard =
    { $many ->
        [0] Δεν έμεινε φύλλο να ανοίξει: η στοίβα είναι άδεια.
        [one] Ανοίγει το πρώτο φύλλο της στοίβας: { $cards }
       *[other] Ανοίγουν το ένα μετά το άλλο: { $cards }. Το τελευταίο είναι από πάνω.
    }
event-turn = Σειρά έχει: { $player }.

event-draw =
    { $count ->
        [0] { $player } δεν τραβάει φύλλο που να μένει στο χέρι.
        [one] { $player } τραβάει ένα φύλλο.
       *[other] { $player } τραβάει { $count } φύλλα.
    }
event-drew =
    { $many ->
        [0] Δεν τράβηξες φύλλο που να μένει στο χέρι.
       *[other] Τράβηξες { $cards }.
    }

# $count είναι πόσα φύλλα έχει η στοίβα, $cards όσα μπήκαν από το χέρι μαζί με το πάνω φύλλο
event-take = { $player } παίρνει τη στοίβα ({ amount-cards }) { with-cards }.
# Το ίδιο, πάνω στον συνδυασμό $meld
event-take-onto = { $player } παίρνει τη στοίβα ({ amount-cards }) { with-cards } στον συνδυασμό #{ $meld }.
with-cards =
    { $many ->
        [0] μόνο με το πάνω φύλλο
       *[other]
            { $rank ->
                [mixed] με { $cards }
               *[other] με { cards-of-rank }
            }
    }

event-top = { $player } παίρνει το πάνω φύλλο, { $card }, στον συνδυασμό #{ $meld }.

# $what: rank-meld, sequence, wild-meld, black-threes
event-lay =
    { $what ->
        [sequence] { $player } κατεβάζει σερί: { $cards }.
        [wild-meld] { $player } κατεβάζει συνδυασμό μπαλαντέρ: { $cards }.
        [black-threes] { $player } κατεβάζει μαύρα τριάρια: { $cards }.
       *[rank-meld] { $player } κατεβάζει συνδυασμό ενός βαθμού: { $cards }.
    }
event-add = { $player } βάζει { $cards } στον συνδυασμό #{ $meld }.
event-merge = { $player } ενώνει τον συνδυασμό #{ $gone } με τον συνδυασμό #{ $meld }.

event-ask = { $player } ρωτάει: «Να κλείσω;»
event-yes = { $player } λέει ναι.
event-no = { $player } λέει όχι.
event-discard = { $player } πετάει { $card }.
event-pass = { $player } πάει πάσο.

event-out =
    { $concealed ->
        [yes] { $player } κλείνει από το χέρι.
       *[no] { $player } κλείνει.
    }
event-stock-out = Η τράπουλα τελείωσε και δεν κλείνει κανείς.

# Το τέλος
round-over = Ο γύρος { $round } τελείωσε.
match-won = { $player } κερδίζει την παρτίδα με { $total } πόντους.
match-won-side = Η πλευρά { $side } ({ $player }) κερδίζει την παρτίδα με { $total } πόντους.
match-draw = Η παρτίδα τελειώνει ισόπαλη.

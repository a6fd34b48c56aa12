## Hvad der er sket, fortalt til alle ved bordet, efter begivenhedens slags.
## $player er et navn eller »plads 2«; $cards er kort på skrift.

event-deal =
    { $count ->
        [one] { $player } giver hver spiller ét kort.
       *[other] { $player } giver hver spiller { $count } kort.
    }
event-hand = Dine kort: { $cards }
event-red =
    { $suit ->
        [diamonds] { $player } lægger en rød treer på bordet, ruder tre.
       *[hearts] { $player } lægger en rød treer på bordet, hjerter tre.
    }
event-upcard =
    { $many ->
        [0] Der var intet kort at vende: Afkastbunken er tom.
        [one] { $cards } bliver vendt.
       *[other] Vendt efter hinanden: { $cards }. Det sidste ligger øverst.
    }
event-turn = Nu har { $player } tur.

event-draw =
    { $count ->
        [0] { $player } trækker ingen kort til hånden.
        [one] { $player } trækker et kort.
       *[other] { $player } trækker { $count } kort.
    }
event-drew =
    { $many ->
        [0] Du trak ingen kort til hånden.
       *[other] Du trak { $cards }.
    }

# $count er afkastbunkens størrelse, $cards det, der blev meldt fra hånden sammen med dens øverste kort
event-take = { $player } tager afkastbunken ({ amount-cards }) { with-cards }.
# Det samme, til meld $meld
event-take-onto = { $player } tager afkastbunken ({ amount-cards }) { with-cards } til meld #{ $meld }.
with-cards =
    { $many ->
        [0] med det øverste kort alene
       *[other]
            { $rank ->
                [mixed] med { $cards }
               *[other] med { cards-of-rank }
            }
    }

event-top = { $player } tager det øverste kort, { $card }, til meld #{ $meld }.

# $what: rank-meld, sequence, wild-meld, black-threes
event-lay =
    { $what ->
        [sequence] { $player } melder en sekvens: { $cards }.
        [wild-meld] { $player } melder vilde kort: { $cards }.
        [black-threes] { $player } melder sorte treere: { $cards }.
       *[rank-meld] { $player } melder { $cards }.
    }
event-add = { $player } lægger { $cards } til meld #{ $meld }.
event-merge = { $player } lægger meld #{ $gone } sammen med meld #{ $meld }.

event-ask = { $player } spørger: »Må jeg gå ud?«
event-yes = { $player } siger ja.
event-no = { $player } siger nej.
event-discard = { $player } afkaster { $card }.
event-pass = { $player } passer.

event-out =
    { $concealed ->
        [yes] { $player } går skjult ud.
       *[no] { $player } går ud.
    }
event-stock-out = Trækbunken er brugt op, og ingen går ud.

# Slutningen
round-over = Runde { $round } er slut.
match-won = { $player } vinder partiet med { $total } point.
match-won-side = Side { $side } ({ $player }) vinder partiet med { $total } point.
match-draw = Partiet ender uafgjort.

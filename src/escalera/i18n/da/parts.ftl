## Hvad der ligger på bordet i browseren: kort på hånden, melder, trækbunke og afkastbunke, pladser, stillingen.

# Hånden
part-hand = Din hånd, { amount-cards }
part-sort = Håndens rækkefølge
part-sort-rank = Ordn efter værdi
part-sort-suit = Ordn efter farve
# Under tegnene på de samme knapper
part-sort-rank-short = efter værdi
part-sort-suit-short = efter farve
part-card-of = { card-words }, { $number } af { $count }
part-card-new = { $card }, nyt

# Hvad de valgte kort er; $counted er deres point.
part-points = { $counted } point
part-chosen-none = Tryk på kort for at vælge dem.
part-chosen-one = { card-words }, { part-points }
# En sort treer, hvor den koster mere på hånden, end den tæller i en meld.
part-chosen-one-black = { card-words }, { part-points } i en meld; tilbage på en hånd koster den { $count }
part-chosen-rank =
    { $wilds ->
        [0] { $many } { ranks }, { part-points }
        [one] { $many } kort: { ranks } med ét vildt kort, { part-points }
       *[other] { $many } kort: { ranks } med { $wilds } vilde kort, { part-points }
    }
part-chosen-wilds = { $many } vilde kort, { part-points }
part-chosen-black = { $many } sorte treere, { part-points }: De meldes kun, når man går ud
# $first og $last står i hjørnet af det første og det sidste kort.
part-chosen-run = sekvens i { suit }, { $first }–{ $last }, { part-points }
part-chosen-gap =
    { $count ->
        [1] ikke en meld endnu: { card-words } mangler
       *[other] ikke en meld endnu: { $list } i { suit } mangler
    }
part-chosen-twice = ikke én meld: { card-words } er der to gange
part-chosen-wild-in-run = ikke én meld: Et vildt kort kan ikke stå i en sekvens
part-chosen-mixed = { $many } kort, der ikke er én meld, { part-points }

# Melder; $what er rank, sequence eller wild.
part-meld-rank = { ranks }
part-meld-sequence = { suit } { $first }–{ $last }
part-meld-wild = vilde kort
part-meld-wilds =
    { $wilds ->
        [one] et vildt
       *[other] { $wilds } vilde
    }
part-missing =
    { $what ->
        [rank]
            { $count ->
                [one] ét mere til en canasta
               *[other] { $count } mere til en canasta
            }
        [wild]
            { $count ->
                [one] ét mere til en bolivia
               *[other] { $count } mere til en bolivia
            }
       *[sequence]
            { $edition ->
                [samba]
                    { $count ->
                        [one] ét mere til en samba
                       *[other] { $count } mere til en samba
                    }
               *[other]
                    { $count ->
                        [one] ét mere til en escalera
                       *[other] { $count } mere til en escalera
                    }
            }
    }
part-meld-said = Meld { $meld }: { $list }, { amount-cards }

# En side
part-side-empty = Intet på bordet endnu
part-red-threes-count = { table-red-threes }, som det står nu: { $written }

# Trækbunke og afkastbunke
# Med en blød bindestreg (U+00AD) foran »bunke«, til smalle telefoner; også nedenfor
part-stock = Træk­bunke
part-draw = Træk
part-pile = Afkast­bunke
part-pile-empty = Afkastbunken er tom
part-pile-top = { $card } øverst, { amount-cards }
part-pile-frozen = frossen
part-take = Tag afkastbunken
part-look = Se igennem
part-look-title = Afkastbunken, { amount-cards }
part-look-order = Det øverste kort kommer først.
part-close = Luk

# Pladser
part-seats = Spillere
part-seat-cards = { amount-cards } på hånden
part-turn = har tur
part-dealer = kortgiver
# Ét bogstav: mærket ved kortgiverens plads
part-dealer-mark = G
part-you = dig
part-away = væk
part-stand-in = en computer spiller for denne plads
# Det samme på en telefon
part-stand-in-short = afløser
part-computer = computer
part-offer = Lad en computer spille for { $player }

# Stillingen og retten til at gå ud
part-totals = Stilling
part-target = Mål { $target }
part-own = din side
part-needs = første meld kræver { $needed }
part-opened = har meldt i denne runde
part-checklist = For at gå ud skal din side have
part-may-go-out = Din side må gå ud
part-done = i orden
part-lacking = mangler endnu

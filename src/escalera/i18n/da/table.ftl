## Bordets ord.

word-match = parti
word-round = runde
word-turn = tur
word-seat = plads
word-side = side
word-partner = makker
word-dealer = kortgiver
word-stock = trækbunke
word-pile = afkastbunke
word-top-card = øverste kort
word-hand = hånd
word-melds = melder
word-red-threes = røde treere
word-minimum = minimum
word-target = mål
word-total = samlet stilling
word-frozen = frossen
word-opened = har meldt
word-not-opened = har ikke meldt endnu

seat-number = plads { $seat }
side-number = side { $side }
round-number = runde { $round }
meld-number = #{ $meld }

# Slags melder. $edition er udgavens kode.
meld-rank = gruppemeld
meld-sequence = sekvens
meld-wild = vild meld
meld-black-threes = sorte treere
meld-natural-canasta = ren canasta
meld-mixed-canasta = blandet canasta
meld-finished-sequence =
    { $edition ->
        [samba] samba
       *[other] escalera
    }
meld-finished-wild = bolivia

# Bordets linjer
table-stock = Trækbunke: { amount-cards }
table-pile = Afkastbunke: { amount-cards }, { $card } øverst
table-pile-empty = Afkastbunke: tom
table-pile-frozen = Afkastbunken er frossen: Den kan kun tages med et naturligt par.
table-hand = { $player }: { amount-cards } på hånden
table-minimum = Til sin første meld skal din side bruge { $needed }.
table-red-threes =
    { $count ->
        [0] Ingen røde treere
        [one] En rød treer
       *[other] { $count } røde treere
    }
table-no-melds = Intet meldt endnu

# Mængder, efter enheden på et felt i reglerne
amount-cards =
    { $count ->
        [0] ingen kort
        [one] et kort
       *[other] { $count } kort
    }
amount-packs =
    { $count ->
        [one] et sæt kort
       *[other] { $count } sæt kort
    }
amount-suits =
    { $count ->
        [one] en farve
       *[other] { $count } farver
    }
amount-players =
    { $count ->
        [one] en spiller
       *[other] { $count } spillere
    }
amount-points =
    { $count ->
        [one] et point
       *[other] { $count } point
    }
amount-melds =
    { $count ->
        [one] en meld
       *[other] { $count } melder
    }
amount-rounds =
    { $count ->
        [one] en runde
       *[other] { $count } runder
    }
# En værdi efter dens tal: 2 er firer, 12 es
amount-rank =
    { $count ->
        [0] toer
        [1] treer
        [2] firer
        [3] femmer
        [4] sekser
        [5] syver
        [6] otter
        [7] nier
        [8] tier
        [9] bonde
        [10] dame
        [11] konge
       *[12] es
    }
number = { $count }

# Flere ting i en sætning: »Ada, Ben og Cleo«; flere hele led: »med 2: 15 kort; med 3: 13 kort«.
list-and = { $list } og { $last }
list-and-i = { $list } og { $last }
list-apart = { $list }; { $last }
# Det, der ender på -i, siges før lyden i. `list-side` forbinder en sides spillere: »Anna & Kirsten«.
list-side = &
list-side-i = &

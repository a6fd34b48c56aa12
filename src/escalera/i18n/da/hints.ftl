## Tips: hvor du skal se hen, hvorfor, og forslaget. Hvert af dem passer med de kort, man selv ser.

# Hvor du skal se hen
hint-where-stock = Der er kun trækbunken: Træk, og se så på din hånd igen.
hint-where-pile = Se på afkastbunken. Er den værd at tage?
hint-where-answer = Se på din egen hånd. Vil du gerne have, at runden slutter nu?
hint-where-ask = Tænk på din makker, før du går ud.
hint-where-out = Se på hele din hånd. Kan du komme af med det hele?
hint-where-open = Se på, hvad din side skal bruge til sin første meld. Måske har du det på hånden.
hint-where-meld = Se på din meld #{ $meld }.
hint-where-hand = Se på din hånd. Der er noget nyt at melde.
hint-where-merge = Se på to af din sides melder med samme værdi.
hint-where-discard = Tænk over, hvad du afkaster. Hvilket kort kan du bedst undvære, og hvilket har den næste spiller mindst brug for?
hint-where-pass = Der er ikke mere at gøre i denne tur.

# Hvad grundene sammenligner med
hint-against-meant = Sammenlignet med det, du har tænkt dig:
hint-against-other = Sammenlignet med det næstbedste:
hint-against-none = Hvorfor:
hint-agrees = Det, du har tænkt dig, kommer ud på det samme: Det er det bedste, du kan gøre.
hint-no-why = Her er flere muligheder omtrent lige gode; denne ligger en smule foran.

# Hvorfor
hint-out = Sådan går du ud.
hint-must-ask = Din side skal spørge, før den går ud.
hint-asks =
    { $count ->
        [one] Din makker har stadig ét kort og vil måske gerne melde det først.
       *[other] Din makker har stadig { $count } kort og vil måske gerne melde nogle af dem først.
    }
hint-yes = Hvis runden slutter nu, koster din egen hånd kun { $score }.
hint-no = Hvis runden sluttede nu, ville din egen hånd koste { $score }.
hint-no-take = Afkastbunken kan ikke tages nu, så du kan kun trække.
hint-finishes =
    { $what ->
        [natural] Det gør en ren canasta færdig, og den giver { $score }.
        [mixed] Det gør en blandet canasta færdig, og den giver { $score }.
        [wild] Det gør en bolivia færdig, og den giver { $score }.
       *[sequence]
            { $edition ->
                [samba] Det gør en samba færdig, og den giver { $score }.
               *[other] Det gør en escalera færdig, og den giver { $score }.
            }
    }
hint-opens = Det er nok til den første meld: Det tæller { $counted }, og din side skal bruge { $needed }.
hint-wilds-kept =
    { $count ->
        [one] Den første meld klares med naturlige kort alene, og dit vilde kort er gemt til senere.
       *[other] Den første meld klares med naturlige kort alene, og dine { $count } vilde kort er gemt til senere.
    }
hint-keeps-wilds =
    { $count ->
        [one] Du beholder et vildt kort til senere.
       *[other] Du beholder { $count } vilde kort til senere.
    }
hint-begins =
    { $what ->
        [natural] Det begynder en meld på { $count } kort; med { $left } mere bliver det en canasta.
        [mixed] Det begynder en meld på { $count } kort; med { $left } mere bliver det en canasta.
        [wild] Det begynder en meld på { $count } vilde kort; med { $left } mere bliver det en bolivia.
       *[sequence]
            { $edition ->
                [samba] Det begynder en sekvens på { $count } kort; med { $left } mere bliver det en samba.
               *[other] Det begynder en sekvens på { $count } kort; med { $left } mere bliver det en escalera.
            }
    }
hint-grows =
    { $left ->
        [one] Din meld #{ $meld } vokser til { $count } kort; ét mere gør den færdig.
       *[other] Din meld #{ $meld } vokser til { $count } kort; { $left } mere gør den færdig.
    }
hint-stays =
    { $count ->
        [one] Du beholder ét kort på hånden; uden kort kan du ikke tage afkastbunken.
       *[other] Du beholder { $count } kort på hånden; med færre er det svært at tage afkastbunken.
    }
hint-unloads = Der er kun { $score } point tilbage på din hånd, og runden kan snart være slut.
hint-pile =
    { $count ->
        [one] Afkastbunken giver dig ét kort.
       *[other] Afkastbunken giver dig { $count } kort.
    }
hint-small-pile =
    { $count ->
        [one] Afkastbunken har kun ét kort, og tager du den, trækker du ikke.
       *[other] Afkastbunken har kun { $count } kort, og tager du den, trækker du ikke.
    }
hint-spends = Tager du afkastbunken, koster det dig { $cards } fra hånden.
hint-burden = Tager du afkastbunken, får du { $score } point mere på hånden, og runden kan snart være slut.
hint-top = { $card } kan straks lægges til din meld #{ $meld }.
hint-blocks = Så længe en sort treer ligger øverst, kan ingen tage afkastbunken.
hint-costs = En sort treer tilbage på hånden koster { $score }.
hint-wild = { $card } er et vildt kort og passer til næsten alt.
hint-breaks =
    { $count ->
        [2] Afkaster du { $card }, bryder du et par.
       *[other] Afkaster du { $card }, skiller du { $count } kort af samme værdi ad.
    }
hint-needs =
    { $edition ->
        [samba] Med { $card } har du { $count } af de { $needed } kort til en samba, og de andre kan stadig komme.
       *[other] Med { $card } har du { $count } af de { $needed } kort til en escalera, og de andre kan stadig komme.
    }
hint-dead =
    { $edition ->
        [samba] Ingen samba kan længere gøres færdig med { $card }: Af et kort, der skulle med, ligger alle allerede i melder.
       *[other] Ingen escalera kan længere gøres færdig med { $card }: Af et kort, der skulle med, ligger alle allerede i melder.
    }
hint-spare = Det er dit eneste kort af den værdi.
hint-heavier = Det tæller { $score } imod dig, hvis det bliver på din hånd, mere end { $card }.
hint-lighter = Det er kun { $score } værd i en meld, mindre end { $card }.
hint-refused = Den næste spiller lod den værdi ligge for lidt siden.
hint-threw = Den næste spiller afkastede den værdi for lidt siden.
hint-holds =
    { $count ->
        [one] Den næste spiller tog et kort af samme værdi som { $card } med en afkastbunke og har ikke vist det siden.
       *[other] Den næste spiller tog { $count } kort af samme værdi som { $card } med en afkastbunke og har ikke vist dem siden.
    }
hint-fits = Den næste spiller kunne tage afkastbunken med { $card }: Det passer til en meld på den side.
hint-few =
    { $count ->
        [0] Alle andre af den værdi er set.
        [one] Kun ét andet kort af den værdi er ikke set endnu.
       *[other] Kun { $count } andre kort af den værdi er ikke set endnu.
    }
hint-helps = { $card } ville have passet til den næste spillers sekvens.
hint-stock = Ingen kan trække mere: Det, der bliver på hånden, tæller imod dig.

# Forslaget
hint-move-draw = Træk.
hint-move-take = Tag afkastbunken med { $cards }.
hint-move-take-onto =
    { $many ->
        [0] Tag afkastbunken til din meld #{ $meld }.
       *[other] Tag afkastbunken til din meld #{ $meld } med { $cards }.
    }
hint-move-top = Tag det øverste kort alene til din meld #{ $meld }.
hint-move-meld = Meld { $cards }.
hint-move-add = Læg { $cards } til din meld #{ $meld }.
hint-move-merge = Læg dine melder #{ $meld } og #{ $gone } sammen.
hint-move-ask = Spørg din makker, om du må gå ud. Resten gælder, hvis svaret er ja.
hint-move-yes = Sig ja.
hint-move-no = Sig nej.
hint-move-discard = Afkast { $card }.
hint-move-pass = Pas.

suggest-ask-yes = Resten gælder, hvis svaret er ja.
suggest-until-draw = Hvad der så skal ske, afhænger af de kort, der bliver trukket.
suggest-no-hand = Der kan ikke rådes til noget: Bordfilen nævner intet kort i hånden på plads { $seat }.

## Hvorfor en linje i regnskabet tæller, hvad den tæller. $count er, hvad én af dem er værd.

why-melded = Hvert kort, en side har meldt, tæller sine point, også i færdige melder. Kort på bordet bliver, hvor de er.

why-natural-canastas =
    En canasta er en gruppemeld på { $most } kort eller flere. Er der ingen vilde kort i den, når runden slutter, er den
    ren og giver { $count }, én gang.

why-mixed-canastas =
    En canasta er en gruppemeld på { $most } kort eller flere. Er der et vildt kort i den, når runden slutter, er den
    blandet og giver { $count }, én gang.

# $edition er udgavens kode
why-sequences =
    { $edition ->
        [samba] En sekvens på { $most } kort er lukket: en samba. Den giver { $count }, én gang.
       *[other] En sekvens på { $most } kort er lukket: en escalera. Den giver { $count }, én gang.
    }

why-wild-melds = En vild meld på { $most } kort er lukket: en bolivia. Den giver { $count }, uanset hvilke toere og jokere der er i den.

# $total er for dem alle, som der er $many af; $what er, hvad de kræver; $why: against, nothing
why-red-threes =
    Hver rød treer tæller { $count }, alle { $many } tilsammen { $total }. { $what ->
        [melded] De tæller for en side, der har meldt.
        [two-canastas] De tæller for en side med to canastaer.
        [two-finished] De tæller for en side med to færdige melder, uanset slags.
       *[right] De tæller for en side, der har ret til at gå ud.
    } { $why ->
        [against] Imod alle andre sider tæller de lige så meget.
       *[nothing] For alle andre sider tæller de ingenting.
    }

why-going-out = Den side, hvis spiller går ud, får { $count }. Slutter runden på en anden måde, får ingen det.

# $what: none, player (bedømt efter spillerens egne kort), side
why-concealed =
    { $what ->
        [none] Ved dette bord giver det ikke mere at gå skjult ud end ellers: { $count }.
        [player]
            Man går skjult ud, når spilleren intet havde meldt før den tur, intet lægger til makkerens melder og alene
            har de canastaer, der skal til. Det giver { $count } i stedet for den sædvanlige bonus.
       *[side]
            Man går skjult ud, når siden intet havde meldt før den tur. Det giver { $count } i stedet for den sædvanlige
            bonus.
    }

why-hands = Hvert kort, der er tilbage på en af sidens hænder, tæller sine point imod den, uanset hvem der gik ud.

# $what: always, when-somebody-goes-out
why-black-threes =
    { $what ->
        [always] Hver sort treer tilbage på en hånd koster { $count }, uanset hvem der gik ud, og også når ingen gjorde det.
       *[when-somebody-goes-out]
            Hver sort treer tilbage på en hånd koster { $count }, når nogen går ud, og ellers sine point.
    }

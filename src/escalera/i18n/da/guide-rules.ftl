## Reglerne i hele sætninger. Hvert felt i reglerne kan bruges, dets navn skrevet uden understreger:
## $hand er, hvor mange kort der gives, $wildmelds er yes eller no. $kinds: ranks, sequences, wilds, all.
## $sequence er needed, hvor retten til at gå ud kræver en færdig sekvens, ellers free. $first og $last står i
## hjørnet af det laveste og det højeste naturlige kort.

# Hvad det er, i tre sætninger

guide-about-cards =
    { $kinds ->
        [all] I { $name } samler man kort af samme værdi, sekvenser i samme farve og vilde kort for sig.
        [sequences] I { $name } samler man kort af samme værdi og sekvenser i samme farve.
        [wilds] I { $name } samler man kort af samme værdi og vilde kort for sig.
       *[ranks] I { $name } samler man kort af samme værdi.
    }
guide-about-finished =
    { $kinds ->
        [all]
            En meld på { $size } kort er færdig og giver bonus: { $wildmeldbonus } for en færdig vild meld, en bolivia,
            { $sequencebonus } for en færdig sekvens, en { meld-finished-sequence }, og { $naturalcanasta } eller
            { $mixedcanasta } for en canasta.
        [sequences]
            En meld på { $size } kort er færdig og giver bonus: { $sequencebonus } for en færdig sekvens, en
            { meld-finished-sequence }, og { $naturalcanasta } eller { $mixedcanasta } for en canasta.
        [wilds]
            En meld på { $size } kort er færdig og giver bonus: { $wildmeldbonus } for en færdig vild meld, en bolivia,
            og { $naturalcanasta } eller { $mixedcanasta } for en canasta.
       *[ranks]
            En meld på { $size } kort er en canasta og giver bonus: { $naturalcanasta } uden vilde kort,
            { $mixedcanasta } med dem.
    }
guide-about-goal =
    En runde slutter, når nogen går ud, og til det skal siden have { guide-needed-melds }. Den første side med { $target }
    point vinder partiet.

# Hvad retten til at gå ud kræver, som i »siden skal have …«, »den har …«
guide-needed-melds =
    { $sequence ->
        [needed]
            { $rightmelds ->
                [one] en færdig sekvens
               *[other] { $rightmelds } færdige melder, hvoraf en er en sekvens
            }
       *[free]
            { $rightmelds ->
                [one] en færdig meld
               *[other] { $rightmelds } færdige melder
            }
    }

# Før spillet

guide-setup-pack =
    { $packs ->
        [one] Bland ét sæt kort: { $deck } kort i { $suits } farver.
       *[other] Bland { $packs } sæt kort sammen: { $deck } kort i { $suits } farver.
    }
guide-setup-jokers =
    { $jokers ->
        [0] Jokere bruges ikke.
        [one] Der er én joker iblandt.
       *[other] Der er { $jokers } jokere iblandt.
    }
guide-setup-naturals = Kortene fra { $first } op til { $last } er naturlige kort.
guide-setup-wilds = Alle toere og jokere er vilde kort, { $wildcards } tilsammen. I en gruppemeld træder de i stedet for andre kort.
guide-setup-threes =
    Treere bliver ikke til almindelige melder. Der er { $redthrees } røde, som giver eller koster point, og
    { $blackthrees } sorte, som beskytter afkastbunken.
guide-setup-sides =
    { $partners ->
        [1] Med { $players } spillere spiller alle hver for sig.
        [2] Med { $players } spillere er der { $sides } par. Makkere sidder over for hinanden og har melder og stilling til fælles.
       *[other]
            Med { $players } spillere er der { $sides } sider med { $partners } på hver. Makkere sidder på hver anden plads og
            har melder og stilling til fælles.
    }
guide-setup-six =
    { $sixas ->
        [trios] Seks spillere er to sider med tre på hver.
       *[pairs] Seks spillere er tre par.
    }
guide-setup-deal = Kortgiveren giver hver spiller { $hand } kort, ét ad gangen, med uret. Resten er trækbunken, med bagsiden opad.
guide-setup-red =
    Den, der har en rød treer, lægger den på bordet og trækker et nyt kort for den, først spilleren til venstre for
    kortgiveren.
guide-setup-upcard =
    { $coverupcard ->
        [wild-and-red]
            Så vendes ét kort, som begynder afkastbunken. Så længe det er et vildt kort eller en rød treer, lægges det
            næste kort ovenpå.
        [wild-red-black]
            Så vendes ét kort, som begynder afkastbunken. Så længe det er et vildt kort eller en treer, rød eller sort,
            lægges det næste kort ovenpå.
       *[none] Så vendes ét kort, som begynder afkastbunken, uanset hvilket kort det er.
    }
guide-setup-first = Der trækkes lod om den første kortgiver. Spilleren til venstre for kortgiveren begynder, og turen til at give går videre med uret.
guide-setup-players = Efter antallet af spillere

# En tur

guide-turn-draw =
    { $draw ->
        [one] Træk ét kort fra trækbunken.
       *[other] Træk { $draw } kort fra trækbunken.
    }
guide-turn-lay = Læg en meld, eller læg kort til melder på din side. Du behøver ikke at melde noget.
guide-turn-discard = Læg ét kort med billedsiden opad på afkastbunken. Så er turen slut.
guide-turn-order = Man trækker altid først; der meldes intet før det. Et kort, der lige er trukket, må afkastes med det samme.
guide-turn-few = Er der færre kort i trækbunken, trækker man dem, der er.
guide-turn-take = I stedet for at trække må du tage hele afkastbunken, hvis du kan.
guide-turn-top =
    { $topcardtosequence ->
        [yes] Eller du tager dens øverste kort alene, når det forlænger en sekvens på din side.
       *[no] Det øverste kort alene tages aldrig i stedet for at trække.
    }
guide-turn-red = En rød treer, du trækker, lægges straks på bordet, og du trækker et nyt kort for den.

# Melder

guide-melds-what = En meld er tre eller flere kort, der lægges sammen på bordet. Den hører til hele siden.
guide-melds-stay =
    { $merge ->
        [yes]
            Kort på bordet bliver, hvor de er, men to melder af samme værdi må lægges sammen. Der lægges aldrig noget til
            en anden sides melder.
       *[no] Kort på bordet bliver, hvor de er. Der lægges aldrig noget til en anden sides melder.
    }
guide-melds-finished = Med { $size } kort er en meld færdig og giver sin bonus, når runden slutter, én gang.

guide-rank-what = En gruppemeld er kort af samme værdi. Farverne er ligegyldige.
guide-rank-wilds =
    { $maxwilds ->
        [0] Der er ingen vilde kort i den.
        [one] Højst ét af dens kort er vildt.
       *[other] Højst { $maxwilds } af dens kort er vilde.
    }
guide-rank-naturals =
    { $minnaturals ->
        [one] Mindst ét af dens kort er naturligt.
       *[other] Mindst { $minnaturals } af dens kort er naturlige.
    }
guide-rank-per-wild =
    { $naturalsperwild ->
        [one] For hvert vildt kort er der mindst ét naturligt kort i den.
       *[other] For hvert vildt kort er der mindst { $naturalsperwild } naturlige kort i den.
    }
guide-rank-over-wilds =
    { $naturalsoverwilds ->
        [one] Der er flere naturlige kort i den end vilde.
       *[other] Der er mindst { $naturalsoverwilds } flere naturlige kort i den end vilde.
    }
guide-rank-canasta =
    En færdig gruppemeld er en canasta. Uden vilde kort er den ren og giver { $naturalcanasta }, med vilde kort er den
    blandet og giver { $mixedcanasta }. Der må lægges flere kort til den.
guide-rank-one =
    { $onemeldperrank ->
        [yes] En side har kun én meld af hver værdi. Flere kort af den værdi lægges til den.
       *[no] En side må have flere melder af samme værdi.
    }
guide-rank-merge =
    { $merge ->
        [yes] En side må lægge to af sine melder af samme værdi sammen, hvis det bliver en lovlig meld.
       *[no] Melder på bordet lægges aldrig sammen.
    }
guide-rank-locked =
    { $wildonfinished ->
        [yes] Der må lægges et vildt kort til en ren canasta. Fra da af er den blandet.
       *[no] Der må ikke lægges vilde kort til en ren canasta, der er færdig.
    }

guide-sequence-what =
    { $sequences ->
        [yes]
            En sekvens er tre eller flere kort i samme farve i ubrudt rækkefølge, mellem { $first } og { $last }. Vilde
            kort og treere har ingen plads i den.
       *[no] Sekvenser er ikke melder her. Kun kort af samme værdi hører sammen.
    }
guide-sequence-closed =
    { $edition ->
        [samba]
            En sekvens på { $size } kort er færdig og lukket: en samba, som giver { $sequencebonus }. Den tager ikke flere
            kort.
       *[other]
            En sekvens på { $size } kort er færdig og lukket: en escalera, som giver { $sequencebonus }. Den tager ikke
            flere kort.
    }
guide-sequence-apart = En side må have to sekvenser i samme farve, også helt ens. Sekvenser på bordet lægges aldrig sammen.

guide-wild-what =
    { $wildmelds ->
        [yes] En vild meld er tre eller flere toere og jokere, blandet som man vil. Der lægges aldrig et naturligt kort til den.
       *[no] Toere og jokere alene er ikke en meld her. De bruges kun i gruppemelder.
    }
guide-wild-closed =
    En vild meld på { $size } kort er færdig og lukket: en bolivia, som giver { $wildmeldbonus }. En side må have flere
    vilde melder.

guide-example-rank =
    { $wilds ->
        [0] En gruppemeld uden vilde kort: { $counted } point.
        [one] En gruppemeld med ét vildt kort: { $counted } point.
       *[other] En gruppemeld med { $wilds } vilde kort: { $counted } point.
    }
guide-example-sequence = En sekvens på { $many } kort: { $counted } point.
guide-example-finished-sequence = En færdig sekvens, { $counted } point og en bonus på { $sequencebonus }.
guide-example-wild = En vild meld på { $many } kort: { $counted } point.
guide-example-finished-wild = En bolivia: { $counted } point og en bonus på { $wildmeldbonus }.
guide-example-several = Tilsammen tæller disse melder { $counted } point.
guide-example-opening =
    { $lacking ->
        [0] En side med stillingen { $total } skal bruge { $needed }, og dette er netop { $counted }.
       *[other] En side med stillingen { $total } skal bruge { $needed }, og dette er { $counted }.
    }
guide-example-below = Sidens stilling er { $total }.
guide-example-add = Kortene passer til melden på bordet, og det hele er en lovlig meld.
guide-example-becomes-mixed = Canastaen tager det vilde kort. Fra nu af er den blandet.
guide-example-merge = De to melder bliver til én.
guide-example-take = Afkastbunken bliver taget: Dens øverste kort og kortene fra hånden bliver meldt, resten kommer op på hånden.
guide-example-take-onto = Afkastbunken bliver taget: Dens øverste kort lægges til melden på bordet, resten kommer op på hånden.
guide-example-top = Det øverste kort forlænger sekvensen. Det tages alene, i stedet for at trække.
guide-example-discard = Den sorte treer bliver afkastet. Så længe den ligger øverst, kan ingen tage afkastbunken.
guide-example-black-threes = Siden må gå ud, og spilleren gør det i denne tur: Så må de sorte treere meldes.
guide-example-out-one =
    Siden må gå ud. Der er ét kort tilbage, og det må afkastes: Runden er slut.
guide-example-out-all = Siden må gå ud. Der er ingen kort tilbage, og runden er slut.
guide-example-out-kept = Der er to kort tilbage, et at afkaste og et at beholde. Det er tilladt uden ret til at gå ud.

# Treere

guide-threes-red = En rød treer bliver aldrig på hånden, meldes aldrig og afkastes aldrig. Den ligger på bordet og tæller, når runden slutter.
guide-threes-price =
    Hver rød treer er { $redthree } point værd. En side, der har alle { $redthrees }, får { $allredthrees } for dem
    tilsammen.
guide-threes-need =
    { $redthreesneed ->
        [melded] Røde treere tæller for en side, der har meldt.
        [two-canastas] Røde treere tæller for en side, der har to canastaer.
        [two-finished] Røde treere tæller for en side, der har to færdige melder, uanset slags.
       *[right] Røde treere tæller for en side, der har ret til at gå ud.
    }
guide-threes-against =
    { $redthreesagainst ->
        [yes] Imod alle andre sider tæller røde treere lige så meget.
       *[no] For alle andre sider tæller røde treere ingenting.
    }
guide-threes-black-pile = Ingen kan tage afkastbunken, så længe der ligger en treer øverst. En sort treer er et sikkert kort at afkaste.
guide-threes-black-cost =
    { $blackthreescost ->
        [always]
            { $blackthreeinhand ->
                [one] En sort treer, der er tilbage på en hånd, når runden slutter, koster ét point, uanset hvem der gik ud.
               *[other] En sort treer, der er tilbage på en hånd, når runden slutter, koster { $blackthreeinhand } point, uanset hvem der gik ud.
            }
       *[when-somebody-goes-out]
            { $blackthreeinhand ->
                [one] En sort treer tilbage på en hånd koster ét point, når nogen går ud, ellers kun det, den tæller som kort.
               *[other]
                    En sort treer tilbage på en hånd koster { $blackthreeinhand } point, når nogen går ud, ellers kun det,
                    den tæller som kort.
            }
    }
guide-threes-black-meld =
    Sorte treere meldes kun af en spiller, der går ud i den tur: tre eller flere sammen, uden vilde kort. De tæller
    { $pointsblackthree } hver.

# Første meld

guide-opening-what =
    De første melder, en side lægger i en runde, kaldes første meld. De lægges alle på én gang, og tilsammen skal deres
    kort tælle nok.
guide-opening-total = Hvor meget der er nok, afhænger af sidens stilling, da runden begyndte.
guide-opening-counts = Kun kortene tæller, aldrig bonus eller røde treere. Tager man afkastbunken, tæller det øverste kort med.
guide-opening-once = En første meld gælder for hele siden i resten af runden.
guide-opening-concealed =
    { $concealedwaivesminimum ->
        [yes] En spiller, der går skjult ud, behøver ikke at nå minimum.
       *[no] Også den, der går ud med de første melder, skal nå minimum.
    }
guide-total-below = under { $total }
guide-total-from = fra { $total }

# Afkastbunken

guide-pile-what =
    Man tager afkastbunken i stedet for at trække. Dens øverste kort meldes straks sammen med kort fra hånden, og alle
    dens andre kort kommer op på hånden.
guide-pile-buried = Alle kort, der meldes, undtagen det øverste, var på hånden i forvejen. Det, der ligger dybere i afkastbunken, hjælper ikke.
guide-pile-pair =
    { $pairalways ->
        [yes] Man skal altid bruge to naturlige kort fra hånden af samme værdi som det øverste kort.
       *[no] Med to naturlige kort fra hånden af samme værdi som det øverste kort kan afkastbunken tages, også når den er frossen.
    }
guide-pile-mixed =
    { $takenaturalandwild ->
        [yes] Når afkastbunken ikke er frossen, er ét naturligt kort af samme værdi som det øverste og et vildt kort nok.
       *[no] Ét naturligt kort og et vildt kort er ikke nok.
    }
guide-pile-onto =
    { $topcardontomeld ->
        [yes] Når afkastbunken ikke er frossen, kan den også tages ved at lægge dens øverste kort til en meld på ens egen side.
       *[no] At lægge det øverste kort alene til en meld på ens egen side giver ikke afkastbunken.
    }
guide-pile-joins =
    { $takejoins ->
        [yes] Det øverste kort og parret kan være en ny meld eller lægges til en af den værdi på bordet.
       *[no] Det øverste kort og parret er altid en ny meld.
    }
guide-pile-joins-one = Har siden en meld af den værdi, lægges det øverste kort og kortene fra hånden til den.
guide-pile-frozen =
    { $pairalways ->
        [yes] Et vildt kort eller en rød treer i afkastbunken ændrer intet, for der skal alligevel altid et par til.
       *[no] Afkastbunken er frossen for alle, så snart der ligger et vildt kort eller en rød treer i den, indtil den bliver taget.
    }
guide-pile-frozen-opening =
    { $frozenuntilopened ->
        [yes] For en side, der ikke har meldt, er den altid frossen.
       *[no] For en side, der ikke har meldt, gælder det samme som for alle andre.
    }
guide-pile-red = En rød treer i afkastbunken lægges på bordet, når afkastbunken bliver taget, og der trækkes ikke et nyt kort for den.
guide-pile-once = En side, der har meldt, lægger kun denne ene meld sammen med afkastbunken. Andre melder følger i samme tur.
guide-pile-blocked = Så længe der ligger et vildt kort eller en treer øverst, kan ingen tage den.
guide-pile-opening = En side, der ikke har meldt, lægger hele sin første meld på én gang. Melden med det øverste kort tæller med.
guide-pile-single = En spiller med ét kort på hånden må ikke tage en afkastbunke på ét kort.
guide-pile-top =
    { $topcardtosequence ->
        [yes]
            I stedet for at trække må en spiller tage det øverste kort alene, når det passer direkte til en sekvens på ens
            egen side, som har færre end { $size } kort. Resten af afkastbunken bliver liggende.
       *[no] Det øverste kort alene kan ikke tages til en sekvens.
    }
guide-pile-top-one = Med ét kort på hånden er det kun tilladt, hvis siden derefter må gå ud. Det er tilladt, når trækbunken er tom.
guide-pile-top-title = Det øverste kort alene
guide-pile-empty =
    Når trækbunken er tom, går spillet videre, så længe hver spiller tager afkastbunken. Den, der ikke kan eller vil,
    passer, og så er runden slut.
guide-pile-empty-forced = Når trækbunken er tom, skal en spiller, der kan lægge det øverste kort alene til en meld på sin egen side, tage afkastbunken.

# At gå ud

guide-out-right = En side må gå ud, når den har { guide-needed-melds }.
guide-out-now = Melder, der bliver færdige i samme tur, tæller med.
guide-out-how = For at gå ud melder du alle dine kort, eller alle undtagen ét, som du afkaster.
guide-out-keep = Så længe din side ikke må gå ud, skal du beholde mindst to kort, når du har meldt: et at afkaste og et at beholde.
guide-out-bonus =
    { $goingoutbonus ->
        [0] At gå ud giver ingen bonus.
        [one] At gå ud giver ét point.
       *[other] At gå ud giver { $goingoutbonus } point.
    }
guide-out-concealed =
    { $concealedbonus ->
        [none] At gå skjult ud giver ikke noget særligt.
       *[other]
            { $concealedowncards ->
                [yes]
                    At gå skjult ud giver { $concealedbonus } i stedet: Spilleren havde intet meldt før, lægger intet til
                    en makkers melder og har alene de canastaer, der skal til.
               *[no]
                    At gå skjult ud giver { $concealedbonus } i stedet: Hele siden havde intet meldt før denne tur.
            }
    }
guide-out-ask =
    { $askpartner ->
        [off] Makkere spørger ikke hinanden, før de går ud.
        [may]
            Når en spiller har trukket, og før alt andet, må spilleren spørge: »Må jeg gå ud?« Makkerens svar er bindende.
       *[must]
            En spiller går kun ud efter at have spurgt: »Må jeg gå ud?« Der spørges, når spilleren har trukket, og før alt
            andet, og makkerens svar er bindende.
    }

# Regnskab

guide-score-adds = Når en runde er slut, tæller hver side sammen:
guide-score-cards = point for alle kort i dens melder,
guide-score-bonuses = bonus for dens færdige melder,
guide-score-red = dens røde treere, for eller imod den,
guide-score-out = bonus for at gå ud, hvis en af dens spillere gjorde det,
guide-score-minus = minus point for alle kort, der er tilbage på dens spilleres hænder.
guide-score-negative = Stillingen kan falde under nul.
guide-score-end =
    Partiet slutter efter den runde, hvor en side når { $target }. Den højeste stilling vinder; er to lige højest, er det
    uafgjort.
guide-score-cap =
    { $roundcap ->
        [one] Er det ikke sket efter én runde, ender partiet uafgjort.
       *[other] Er det ikke sket efter { $roundcap } runder, ender partiet uafgjort.
    }
guide-points-title = Hvad et kort tæller
guide-bonus-title = Hvad en færdig meld giver
guide-minimum-title = Minimum for den første meld

guide-round-intro = Sådan kan en runde slutte. Det hele er talt op, som spillet tæller det.
guide-round-side = Side { $side }
guide-round-out = Side { $side } er gået ud.
guide-round-count = Optællingen
guide-round-reds =
    { $why ->
        [for] Side { $side } har det, dens røde treere kræver, så de tæller for den.
        [against] Side { $side } mangler det, dens røde treere kræver, så de tæller imod den.
       *[nothing] Side { $side } mangler det, dens røde treere kræver, så de tæller ingenting.
    }

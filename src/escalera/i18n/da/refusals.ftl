## Hvorfor en handling afvises, en sætning for hver kode, i samme rækkefølge som tabellen over afvisninger.
## De møder en spiller, der gerne vil videre: først hvad der er galt, så hvad man gør, eller reglen bag det.

# Hvornår det er hvis tur

refusal-round-over = Her spilles der ikke mere: Runden eller hele partiet er slut.

# $who er en spillers navn eller »plads 2«
refusal-not-your-turn = Vent lidt: Nu er det { $who }, der skal spille.

refusal-answer-first = Der er stillet et spørgsmål: { $who } skal svare ja eller nej, før der sker andet.

refusal-draw-first =
    En tur begynder med, at du trækker fra trækbunken eller tager afkastbunken. Du må kun passe, når trækbunken er
    tom.

refusal-already-drawn =
    Du har allerede trukket eller taget afkastbunken i denne tur. Nu må du melde kort, og så afkaster du.

refusal-stock-empty =
    Trækbunken er tom, så der er intet at trække. Tag afkastbunken, eller pas, så runden slutter.

refusal-must-take =
    Du må ikke passe: Det øverste kort, { $card }, passer til en meld på din side, så du skal tage afkastbunken.

refusal-nothing-to-ask =
    { $why ->
        [no-question] Der er intet at svare på: Ingen har spurgt.
        [alone] Du har ingen makker at spørge.
        [twice] Du har allerede spurgt i denne tur, og svaret gælder.
        [late] Det er for sent at spørge: Spørg straks, når du har trukket eller taget afkastbunken, før alt andet.
        [few] For at spørge din makker skal du have mindst to kort på hånden.
       *[impossible] Der er intet at spørge om: Som det ser ud, kan du ikke gå ud i denne tur.
    }

# Kort og melder

refusal-card-not-in-hand =
    { $held ->
        [0] Du har ikke { $card } på hånden.
        [one] Du har kun { $card } én gang på hånden.
       *[other] Du har kun { $card } { $held } gange på hånden.
    }

# $why: merged (tallet har været brugt, og melden er lagt sammen med en anden), never
refusal-no-such-meld =
    { $why ->
        [merged]
            Din side har ikke længere en meld #{ $meld }: Af de { $count }, siden har lagt i denne runde, er netop
            den blevet lagt sammen med en anden.
       *[never]
            { $count ->
                [0] Din side har ingen meld #{ $meld }: Den har ikke meldt noget endnu i denne runde.
                [one] Din side har ingen meld #{ $meld }: Den har kun lagt én i denne runde.
               *[other] Din side har ingen meld #{ $meld }: Den har kun lagt { $count } i denne runde.
            }
    }

refusal-too-short =
    { $count ->
        [one] En ny meld skal have mindst tre kort; her er kun ét.
       *[other] En ny meld skal have mindst tre kort; her er kun { $count }.
    }

refusal-not-in-edition =
    { $what ->
        [asking] Ved dette bord spørger man ikke sin makker, før man går ud.
        [sequence] Ved dette bord kan sekvenser ikke meldes: Meld kort af samme værdi.
        [wild-meld] Ved dette bord er toere og jokere alene ikke en meld: Læg dem sammen med naturlige kort.
        [merge] Ved dette bord lægges melder ikke sammen.
        [joining-take]
            Ved dette bord begynder afkastbunkens øverste kort en ny meld; det kan ikke lægges til en, der ligger på
            bordet.
        [top-card] Ved dette bord kan det øverste kort ikke tages alene: Træk, eller tag hele afkastbunken.
       *[players] Denne udgave er ikke for { $players } spillere.
    }

refusal-not-a-meld =
    Disse kort er ikke en meld: { $cards }. De skal have samme værdi eller, hvor der spilles med sekvenser, samme
    farve i ubrudt rækkefølge fra firer op til es.

# $why: natural (et vildt kort til en færdig ren canasta), full
refusal-closed =
    { $why ->
        [natural]
            Meld #{ $meld } er en færdig ren canasta, og ved dette bord må der ikke lægges vilde kort til sådan en.
       *[full]
            En sekvens eller vild meld er fuldendt med { $most } kort og tager ikke flere; med dette ville der være
            { $count }.
    }

refusal-too-many-wilds =
    { $most ->
        [0] Ved dette bord er der ingen vilde kort i en gruppemeld; i denne ville der være { $wilds }.
        [one] I en gruppemeld er der højst ét vildt kort (en toer eller joker); i denne ville der være { $wilds }.
       *[other]
            I en gruppemeld er der højst { $most } vilde kort (toere og jokere); i denne ville der være { $wilds }.
    }

refusal-too-few-naturals =
    { $naturals ->
        [0] I denne gruppemeld er der ingen naturlige kort. { what-naturals }
        [one] I denne gruppemeld er der kun ét naturligt kort. { what-naturals }
       *[other] I denne gruppemeld er der kun { $naturals } naturlige kort. { what-naturals }
    }

what-naturals =
    { $wilds ->
        [one] Til ét vildt kort hører mindst { $needed } naturlige.
       *[other] Til { $wilds } vilde kort hører mindst { $needed } naturlige.
    }

refusal-rank-already-melded =
    Ved dette bord har din side kun én meld med { ranks }: Læg alle dine { ranks } til den.

# $many er antallet af kort; 0, når to melder skulle lægges sammen
refusal-does-not-fit =
    { $many ->
        [0] Den meld kan ikke lægges sammen med meld #{ $meld }: Begge skal være gruppemelder af samme værdi.
        [one] Dette kort passer ikke til meld #{ $meld }: { $cards }. { what-fits }
       *[other] Disse kort passer ikke til meld #{ $meld }: { $cards }. { what-fits }
    }

what-fits =
    Til en gruppemeld passer kort af dens værdi og vilde kort, til en sekvens kun de næste kort i dens farve, til en
    vild meld kun vilde kort.

refusal-take-one-meld =
    Din side har lagt sin første meld, så sammen med afkastbunken lægger du kun den meld, hvor dens øverste kort
    indgår. Andre kort melder du bagefter, i samme tur.

refusal-black-threes-only-going-out =
    { $why ->
        [wild] Sorte treere meldes uden vilde kort.
        [added] Der lægges intet til sorte treere: Meld dem alle på én gang.
        [last] Sorte treere kommer sidst: Nævn dine andre nye melder før dem.
       *[left]
            Sorte treere meldes kun, når du går ud, med højst ét kort tilbage at afkaste; så
            { cards-left }.
    }

# Afkastbunken

# $why: empty, card
refusal-pile-blocked =
    { $why ->
        [empty] Afkastbunken er tom, så der er intet at tage.
       *[card]
            { $rank ->
                [three] Afkastbunken kan ikke tages, så længe der ligger en treer øverst ({ $card }).
               *[other] Afkastbunken kan ikke tages, så længe der ligger et vildt kort øverst ({ $card }).
            }
    }

refusal-frozen = Afkastbunken er frossen. For at tage den skal du bruge to { ranks } fra din hånd; { pair-held }.

# $mixed: yes, hvor et naturligt og et vildt kort også ville være nok
refusal-needs-natural-pair =
    { $mixed ->
        [yes]
            For at tage afkastbunken skal du bruge to { ranks } fra din hånd, eller { rank.one } og et vildt kort; meld
            dem sammen med det øverste kort.
       *[no] For at tage afkastbunken skal du bruge to { ranks } fra din hånd; { pair-held }.
    }

pair-held =
    { $held ->
        [0] du har ingen { ranks }
        [one] du har kun { rank.one }
        [2] du har to, så meld dem begge sammen med det øverste kort
       *[other] du har { $held }, så meld mindst to af dem sammen med det øverste kort
    }

# Første meld og at gå ud

refusal-below-minimum = Disse melder tæller { $counted }; til sin første meld skal din side bruge { $needed }.

# $why: single (en afkastbunke på ét kort, taget af en hånd på ét kort), right
refusal-keep-two =
    { $why ->
        [single] Med kun ét kort på hånden må du ikke tage en afkastbunke på ét kort.
       *[right]
            Behold mindst to kort på hånden, det ene til at afkaste; så { cards-left }.
            Din side må ikke gå ud endnu: { right-needed }; { right-held }.
    }

refusal-no-right-to-go-out =
    Så { cards-left }, og din side må ikke gå ud endnu: { right-needed }; { right-held }.

right-needed =
    { $sequence ->
        [needed]
            { $needed ->
                [one] Den skal have en færdig sekvens
               *[other] Den skal have { $needed } færdige melder, og en af dem skal være en sekvens
            }
       *[free]
            { $needed ->
                [one] Den skal have en færdig meld
               *[other] Den skal have { $needed } færdige melder
            }
    }

right-held =
    { $finished ->
        [0] den har ingen
        [one] den har én{ right-held-sequence.one }
       *[other] den har { $finished }{ right-held-sequence }
    }

right-held-sequence =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , men ingen sekvens
               *[other] , heriblandt en sekvens
            }
       *[free] { "" }
    }
    .one =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , men det er ikke en sekvens
               *[other] , og det er en sekvens
            }
       *[free] { "" }
    }

refusal-partner-said-no =
    Din makker sagde nej, så du går ikke ud i denne tur: Behold mindst to kort, når du har meldt, og ét, når du har
    afkastet. Så { cards-left }.

refusal-ask-first =
    Ved dette bord går du først ud, når din makker har sagt ja: Spørg straks, når du har trukket eller taget
    afkastbunken. Så { cards-left }.

refusal-partner-said-yes =
    Din makker sagde ja, så du skal gå ud i denne tur. Så { cards-left }, og du kunne ikke længere
    gå ud.

# Efter »Så …«: hvad der ville være tilbage på hånden.
cards-left =
    { $left ->
        [0] ville du ikke have flere kort
        [one] ville du kun have ét kort tilbage
       *[other] ville du have { $left } kort tilbage
    }

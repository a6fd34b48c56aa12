## Strategi. $points er det, der blev målt, i point pr. runde, $percent det samme i procent; $number et antal kort, det handler om.

guide-strategy-intro = En tommelfingerregel er det, gode spillere fortæller begyndere.
guide-strategy-measured =
    Det, der er mærket som målt, er prøvet i mange spil { edition-bolivia } mellem computerspillere. De var { $number } om
    bordet, og hver kortgivning blev spillet to gange, anden gang med siderne byttet om. Mod andre spillere kan det være
    mere eller mindre.
guide-thumb = Tommelfingerregel
guide-measured = Målt

guide-strategy-escalera-title = En { meld-finished-sequence } kommer I ikke uden om
guide-strategy-escalera =
    Uden en færdig sekvens kan din side ikke gå ud. Saml på farver fra den første tur, før du samler på noget andet.
guide-strategy-escalera-measured = En spiller, der ikke samlede på farver på hånden, fik { $points } point mindre pr. runde.
guide-strategy-hardest-title = Det er den sværeste meld
guide-strategy-hardest =
    Intet kan træde i stedet for et kort, der mangler i en sekvens, og der findes kun { $packs } af hvert kort. Hold øje
    med, hvor de bliver af: Er alle af et kort, du mangler, væk, så find en anden farve.
guide-strategy-windows-title = Kortene i midten
guide-strategy-windows =
    { $windows ->
        [one] I en farve er kun én færdig sekvens mulig, og den kræver hvert kort.
       *[other]
            I en farve er { $windows } færdige sekvenser mulige, og disse værdier er med i dem alle: { $list }. Behold dem.
            Er alle kort af en af dem væk i en farve, er farven død.
    }
guide-strategy-early-title = Meld sekvenser tidligt
guide-strategy-early =
    Den stærkeste computerspiller begynder { $percent } procent af sine sekvenser med tre kort. Meld tre, og lad din makker
    lægge til.
guide-strategy-bolivia-title = En bolivia lokker og koster
guide-strategy-bolivia =
    En bolivia bruger { $size } af de { $wildcards } vilde kort: { $share } procent af alle, der er. De mangler så i jeres
    canastaer og til jeres første meld.
guide-strategy-wild-early-title = Begynde en vild meld tidligt?
guide-strategy-wild-early =
    Ja. En spiller, der ikke så nogen værdi i en vild meld, før den var færdig, fik { $points } point mindre pr. runde.
guide-strategy-wild-three =
    Den stærkeste computerspiller begynder { $percent } procent af dem med tre kort. At vente på { $number } gav ikke noget,
    der kunne måles.
guide-strategy-wild-keep-title = Hold på de vilde kort
guide-strategy-wild-keep = At behandle vilde kort på hånden som alle andre kort kostede { $points } point pr. runde.
guide-strategy-black-title = Kom af med sorte treere i tide
guide-strategy-black =
    { $blackthreeinhand ->
        [one] En sort treer tilbage på din hånd koster ét point. Afkast den, mens der er tid.
       *[other]
            En sort treer tilbage på din hånd koster { $blackthreeinhand } point. Afkast den, mens der er tid; den beskytter
            også afkastbunken i én tur.
    }
guide-strategy-pairs-title = Behold naturlige par
guide-strategy-pairs =
    { $pairalways ->
        [yes] Kun et naturligt par tager afkastbunken. Afkast enlige kort, og behold par af værdier, som andre afkaster.
       *[no] Kun et naturligt par tager en frossen afkastbunke. Afkast enlige kort, og behold par af værdier, som andre afkaster.
    }
guide-strategy-pairs-measured = En spiller, der ikke beholdt par, fik { $points } point mindre pr. runde.
guide-strategy-pile-title = Afkastbunken vokser sig stor
guide-strategy-pile =
    Afkastbunken er svær at tage, og derfor vokser den. Når den er stor, er et par på hånden mere værd end en meld på
    bordet.
guide-strategy-pile-measured = At afkaste uden at tænke på, hvad afkastbunken er værd, kostede { $points } point pr. runde.
guide-strategy-small-title = Små afkastbunker kan vente
guide-strategy-small =
    Den stærkeste computerspiller tog kun { $percent } procent af de afkastbunker på højst { $number } kort, som den kunne
    have taget: Tager man en, viser man et par og går glip af de kort, man ellers havde trukket.
guide-strategy-small-large = Af afkastbunker på { $number } kort og derover tog den { $percent } procent.
guide-strategy-block-title = Ét vildt kort lukker afkastbunken
guide-strategy-block =
    Så længe der ligger et vildt kort øverst, kan ingen tage afkastbunken. Det er en dyr måde at redde en stor afkastbunke
    på, og det virker kun i én tur.
guide-strategy-freeze-title = At fryse afkastbunken
guide-strategy-freeze =
    Et vildt kort i afkastbunken fryser den for alle, indtil den bliver taget. Frys den, når den anden side har meldt og
    jeres ikke har, og når du har par på hånden.
guide-strategy-suits-title = Læs farver, ikke kun værdier
guide-strategy-suits =
    Se på de andre siders sekvenser, før du afkaster. Et kort lige ved siden af en af dem hjælper, og det gør det næste
    efter det også.
guide-strategy-suits-measured = At afkaste uden at se på deres sekvenser kostede { $points } point pr. runde.
guide-strategy-minimum-title = Vilde kort til den første meld
guide-strategy-minimum =
    Det meste af et parti til { $target } spilles med et minimum på { $needed }. Naturlige kort alene når sjældent så højt,
    så gem vilde kort til den første meld.

guide-strategy-worth-title =
    { $edition ->
        [samba] Hvad en samba er værd
       *[other] Hvad en escalera er værd
    }
guide-strategy-worth =
    { $worth ->
        [one] En færdig sekvens giver lige så meget som en ren canasta. Kig efter sekvenser lige så meget som efter kort af samme værdi.
       *[other] En færdig sekvens giver lige så meget som { $worth } rene canastaer. Kig efter sekvenser, før du kigger efter kort af samme værdi.
    }
guide-strategy-both-title = To veje ud
guide-strategy-both =
    Byg en sekvens og en gruppemeld op ved siden af hinanden. Med { $rightmelds } færdige melder, ligegyldigt hvilke, må I
    gå ud, så hav to veje dertil.
guide-strategy-no-help-title = Vilde kort kan ikke redde en sekvens
guide-strategy-no-help = En sekvens tager intet vildt kort. Læg vilde kort i gruppemelder, og behold de naturlige kort, en sekvens mangler.
guide-strategy-feed-title = Giv ikke de andre noget
guide-strategy-feed = Hold øje med, hvilke farver de andre sider melder, og afkast ikke det, der forlænger dem.
guide-strategy-copies-title = Tæl kortene
guide-strategy-copies = Hvert kort findes { $packs } gange. Er alle af et kort set, kan det ikke længere komme i en sekvens.

guide-strategy-opening-title = Den første meld
guide-strategy-opening =
    Brug så få kort som muligt til den første meld. En fuld hånd tager afkastbunker, det gør en tynd ikke. Meld tidligt,
    når afkastbunken er lille, og brug kun vilde kort på det, når afkastbunken er det værd.
guide-strategy-taking-title = Afkastbunken vinder runder
guide-strategy-taking = Den side, der tager de store afkastbunker, vinder som regel runden. Afkast det, den næste spiller ikke kan bruge, og behold par af det, andre afkaster.
guide-strategy-when-title = Hvornår man går ud
guide-strategy-when =
    Gå tidligt ud, når de andre har mange kort på hånden. Vent, når din side er tæt på at gøre endnu en canasta færdig, og
    hold øje med, hvor mange kort de andre har tilbage.

## Spørgsmål, folk stiller, og svarene. Oplysningerne er reglernes; se guide-rules.ftl.

guide-question-wilds = Hvor mange vilde kort må der være i en meld?
guide-answer-wilds =
    { $wildmelds ->
        [yes] I en vild meld er alle kort vilde. For en gruppemeld gælder dette:
       *[no] Kun i gruppemelder er der vilde kort. For dem gælder dette:
    }
guide-question-sequence-wilds = Må der være et vildt kort i en sekvens?
guide-answer-sequence-wilds =
    { $sequences ->
        [yes] Nej. En sekvens består kun af naturlige kort, og intet kan træde i stedet for et, der mangler.
       *[no] Der er ingen sekvenser i dette spil. Vilde kort hører til i gruppemelder.
    }
guide-question-names-all =
    { $edition ->
        [samba] Hvad er forskellen på en bolivia og en samba?
       *[other] Hvad er forskellen på en bolivia og en escalera?
    }
guide-question-names-sequences =
    { $edition ->
        [samba] Hvad er forskellen på en samba og en canasta?
       *[other] Hvad er forskellen på en escalera og en canasta?
    }
guide-question-names-ranks = Hvad er forskellen på en ren og en blandet canasta?
guide-question-names-wilds = Hvad er forskellen på en bolivia og en canasta?
guide-answer-names-sequence =
    En { meld-finished-sequence } er en færdig sekvens: { $size } kort i samme farve i rækkefølge, uden vilde kort. Den
    giver { $sequencebonus }.
guide-answer-names-wild = En bolivia er en færdig vild meld: { $size } toere og jokere. Den giver { $wildmeldbonus }.
guide-answer-names-canasta =
    En canasta er en færdig gruppemeld: { $size } eller flere kort af samme værdi. Den giver { $naturalcanasta } uden
    vilde kort og { $mixedcanasta } med dem.
guide-question-out = Hvad skal der til for at gå ud?
guide-question-black = Hvorfor koster sorte treere så meget?
guide-answer-black-dear =
    En sort treer beskytter afkastbunken i én tur og kan næsten aldrig meldes. Den høje pris sørger for, at ingen
    beholder den ret længe.
guide-answer-black-cheap = Det gør de ikke her: De koster ikke mere, end de tæller som kort.
guide-answer-black-other = En sort treer beskytter afkastbunken i én tur og kan næsten aldrig meldes, derfor har den sin egen pris.
guide-question-red = Hvornår tæller røde treere imod os?
guide-answer-red-never = Aldrig i dette spil.
guide-answer-red =
    { $redthreesneed ->
        [melded] Når runden slutter, og jeres side intet har meldt.
        [two-canastas] Når runden slutter, og jeres side har færre end to canastaer.
        [two-finished] Når runden slutter, og jeres side har færre end to færdige melder.
       *[right] Når runden slutter, og jeres side ikke har de melder, der skal til for at gå ud.
    }
guide-question-pile-wild = Kan afkastbunken tages med et vildt kort?
guide-question-draw = Hvor mange kort trækker man?
guide-question-must-meld = Skal man melde?
guide-answer-must-meld =
    Nej. Du må holde melder tilbage, så længe du vil, undtagen når din makker har sagt, at du må gå ud: Så skal du gå ud
    i den tur.
guide-answer-must-meld-alone = Nej. Du må holde melder tilbage, så længe du vil.
guide-question-end = Hvornår er spillet slut?
guide-question-stock = Hvad sker der, når trækbunken er tom?
guide-answer-stock-red = Er de sidste kort, der trækkes, kun røde treere, slutter runden dér.
guide-answer-stock-bonus = Slutter runden, uden at nogen går ud, får ingen bonus for det.
guide-question-ask = Må jeg spørge min makker?
guide-answer-ask-alone = Med { $players } spillere er der ingen makkere at spørge.
guide-question-extend = Kan en færdig { meld-finished-sequence } forlænges?
guide-question-extend-canasta = Kan en færdig canasta udvides?
guide-answer-extend =
    Nej. Med { $size } kort er den lukket. Flere kort i den farve kan begynde en ny sekvens.
guide-answer-extend-canasta = Ja. Naturlige kort af dens værdi må altid lægges til.

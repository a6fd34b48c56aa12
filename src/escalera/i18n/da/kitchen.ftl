## Køkkenbordet: at føre regnskab i browseren for et spil med rigtige kort. Det er for spillere i alle aldre, som har
## kortene i den ene hånd. Et *regnskab* er regnskabet for ét parti.

kitchen-title = Køkkenbord
kitchen-what = Regnskabet til et spil med rigtige kort. Du skriver, hvad der ligger på bordet, og pointene bliver lagt sammen for dig.
kitchen-new = Nyt regnskab
kitchen-sheets = Dine regnskaber
kitchen-sheet = Regnskab
kitchen-all-sheets = Alle regnskaber
kitchen-rounds =
    { $count ->
        [0] Ingen runde endnu
        [one] En runde
       *[other] { $count } runder
    }
kitchen-changed = Sidst ændret { $when }
kitchen-kept = Regnskaberne er kun gemt i denne browser. Gem et regnskab som en fil, hvis du vil have det med andre steder.
kitchen-ready = Denne side virker nu uden forbindelse.
kitchen-no-rules = Reglerne er ikke i denne browser endnu. Gå på internettet én gang, så virker siden uden forbindelse bagefter.
kitchen-gone = Dette regnskab er ikke i denne browser. Har du det som fil, kan du åbne den.
kitchen-keeps-nothing = Denne browser gemmer ingenting. Gem regnskabet som en fil, før du lukker siden.

# Før spillet. Tallene i $seat går med uret rundt om bordet.
kitchen-names = Hvem spiller
kitchen-names-what = I den rækkefølge, I sidder, med uret. I må gerne lade navne stå tomme.
kitchen-first-dealer = Hvem giver i første runde
kitchen-rules-what = Dette er de regler, der har betydning for regnskabet. De andre aftaler I selv.
kitchen-fixed = Spillet og antallet af spillere bliver, som de er, for der er runder i regnskabet. Begynd et nyt regnskab til et andet spil.
kitchen-begin = Begynd regnskabet
kitchen-keep = Gem ændringerne
kitchen-set-up = Navne og regler
kitchen-set-up-kept = Navne og regler er, som du ville have dem.

# Regnskabet
kitchen-about = { $edition }, til { $target } point.
kitchen-deals = { $player } giver i runde { $round }.
kitchen-dealt = { $player } giver.
kitchen-minimum = Første meld kræver { $needed }
kitchen-enter = Skriv runde { $round }
kitchen-go-on = Skriv videre på runde { $round }
kitchen-correct = Ret runde { $round }
kitchen-correct-doubtful = Ret runde { $round }, hvor noget måske er forkert
kitchen-lines = Vis alle linjer
kitchen-after-end = Partiet var slut efter runde { $round }. Runderne efter den bliver stående, men de tæller ikke.
kitchen-undo = Fortryd
kitchen-redo = Gentag
# $what er round eller set-up, navne og regler.
kitchen-undone =
    { $what ->
        [set-up] Navne og regler er, som de var før.
       *[round] Runde { $round } er, som den var før.
    }
kitchen-redone =
    { $what ->
        [set-up] Navne og regler er ændret igen.
       *[round] Runde { $round } er ændret igen.
    }
kitchen-print = Print
kitchen-save = Gem som fil
kitchen-saved = Filen ligger blandt dine hentede filer.
kitchen-delete = Slet dette regnskab
kitchen-delete-sure = Slet dette regnskab?
kitchen-delete-what = Det kan ikke hentes tilbage, medmindre du har gemt det som fil.

# En runde. $word er en linje i regnskabet eller en slags kort: »Rene canastaer«, »Joker«.
kitchen-who-out = Hvem gik ud?
kitchen-nobody-out = Ingen
kitchen-concealed = Skjult
kitchen-concealed-what = Tæller { $count } i stedet for den sædvanlige bonus.
kitchen-melded = Point for de meldte kort
kitchen-hands = Point for kort tilbage på hånden
kitchen-each =
    { $count ->
        [one] à { $count } point
       *[other] à { $count } point
    }
kitchen-costs =
    { $count ->
        [one] hver koster { $count } point
       *[other] hver koster { $count } point
    }
# $count for én af dem, $total for dem alle, som der er $number af.
kitchen-reds = { $count } point hver, { $total } for alle { $number }
kitchen-count-cards = Tæl kortene
kitchen-count-cards-of = { $word }: tæl kortene
kitchen-write-points = Skriv pointene
kitchen-write-points-of = { $word }: skriv pointene
kitchen-more =
    { $count ->
        [1] { $word }: én mere
       *[other] { $word }: { $count } mere
    }
kitchen-fewer =
    { $count ->
        [1] { $word }: én færre
       *[other] { $word }: { $count } færre
    }
kitchen-now = { $word }: { $number }
kitchen-write = Skriv runde { $round } i regnskabet
kitchen-written = Runde { $round } står i regnskabet.
kitchen-corrected = Runde { $round } er rettet, og alle tal er lagt sammen igen.
kitchen-look-again = Noget i den er måske forkert: Åbn den for at se hvad.
kitchen-to-sheet = Til regnskabet
kitchen-draft-kept = Det, du har skrevet, er gemt, og du kan skrive videre på det.
kitchen-throw-away = Smid det skrevne væk
kitchen-leave-as-was = Lad runden være, som den var
kitchen-remove = Tag runde { $round } ud af regnskabet
kitchen-removed = Runde { $round } er taget ud af regnskabet. »Fortryd« henter den tilbage.

# Det, der ikke kan passe. Det standser ingen.
kitchen-doubts = Se lige efter en gang til
kitchen-doubt-reds =
    { $count ->
        [one] Der er talt én rød treer, men der er kun { $most }.
       *[other] Der er talt { $count } røde treere, men der er kun { $most }.
    }
# $word er en slags kort, i ental: »Joker«, »Otter til konge«.
kitchen-doubt-cards = Der er talt for mange kort som »{ $word }«: { $count }, men der er kun { $most }.
kitchen-doubt-sequences = { $count } færdige sekvenser er flere, end alle kortene rækker til: højst { $most }.
kitchen-doubt-wild-melds = { $count } færdige vilde melder er flere, end alle toere og jokere rækker til: højst { $most }.
kitchen-doubt-naturals = { $count } rene canastaer er flere, end alle kortene rækker til: højst { $most }.
kitchen-doubt-points = Alle sider tilsammen har { $count } point for kort, men alle kortene tæller kun { $most }.
kitchen-doubt-melded = De færdige melder tæller mindst { $needed } som kort, men de meldte kort har { $counted } point.
kitchen-doubt-melded-cards = De færdige melder har mindst { $needed } kort, men der er talt { $count } meldte kort.
kitchen-doubt-step = { $count } kan ikke passe: { $number } går altid op i pointene for kort.
# $sequence er needed eller free: om en af de færdige melder skal være en sekvens.
kitchen-doubt-right =
    { $sequence ->
        [needed]
            { $edition ->
                [samba] For at gå ud skal en side have { $needed } færdige melder, hvoraf en er en samba.
               *[other] For at gå ud skal en side have { $needed } færdige melder, hvoraf en er en escalera.
            }
       *[free]
            { $needed ->
                [one] For at gå ud skal en side have en færdig meld.
               *[other] For at gå ud skal en side have { $needed } færdige melder.
            }
    }
kitchen-doubt-hand = { $player } gik ud og har kort tilbage på hånden.

# En fil med et regnskab. $word er det, der står i filen.
kitchen-open-file = Åbn et gemt regnskab
kitchen-file-what = Det bliver et regnskab for sig; ingen andre ændres.
kitchen-file-nothing = Intet blev ændret.
kitchen-file-other = Denne fil er ikke et regnskab fra køkkenbordet.
kitchen-file-newer = Denne fil kommer fra en nyere version af Escalera. Hent siden igen, og prøv en gang til.
kitchen-file-edition = Spillet »{ $word }« i denne fil kendes ikke her.
kitchen-file-players = Denne fil er for »{ $word }« spillere, og så mange kan ikke spille det spil.
kitchen-file-names = Navnene i denne fil kan ikke læses: Der skal være { $players }, hvert på højst { $most } tegn.
kitchen-file-dealer = Den første kortgiver i denne fil skal være en af pladserne 1 til { $players }.
kitchen-file-rule = Husreglen »{ $word }« i denne fil kendes ikke eller har en værdi, der ikke kan lade sig gøre.
kitchen-file-rounds = Runderne i denne fil kan ikke læses.
kitchen-file-round = Runde { $round } i denne fil kan ikke læses: Noget mangler i den eller er ikke et helt tal fra 0 og op.

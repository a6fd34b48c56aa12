## Hvorfor et bord ikke kan have disse regler. $word i »…« er navnet på en regel eller udgave, som det skrives.

house-unknown = Der er ingen husregel »{ $word }«.
house-not-here = Denne udgave har ikke husreglen »{ $word }«.
house-no-edition = Der er ingen udgave »{ $word }«. Der er: { $list }.
house-no-version = Der er ingen version »{ $word }« af denne udgave; dens eneste version er { $number }.
house-players = Denne udgave er her for { $players } spillere, ikke for { $count }.

# $word er reglen, $number det, der blev angivet, $list en liste af tal eller ord, som de skrives
house-value =
    { $what ->
        [whole] »{ $word }« er et helt tal fra { $first } til { $last }, ikke »{ $number }«.
        [whole-none] »{ $word }« er et helt tal fra { $first } til { $last } eller none, ikke »{ $number }«.
        [multiple] »{ $word }« er et tal fra { $first } til { $last }, som { $list } går op i, ikke »{ $number }«.
        [multiple-none] »{ $word }« er et tal fra { $first } til { $last }, som { $list } går op i, eller none, ikke »{ $number }«.
        [whole-per-players]
            »{ $word }« er et helt tal fra { $first } til { $last } eller fem af dem med komma imellem, for to til seks
            spillere, ikke »{ $number }«.
        [multiple-per-players]
            »{ $word }« er et tal fra { $first } til { $last }, som { $list } går op i, eller fem af dem med komma
            imellem, for to til seks spillere, ikke »{ $number }«.
        [players]
            »{ $word }« er et eller flere tal fra { $first } til { $last } med komma imellem, det mindste først, ikke
            »{ $number }«.
        [always] »{ $word }« er altid { $list }, ikke »{ $number }«.
       *[one-of] »{ $word }« er en af disse: { $list }; ikke »{ $number }«.
    }

# Regler, der modsiger hinanden
house-ranks-crossed = Den laveste naturlige værdi er over den højeste.
house-too-many-jokers =
    { $count ->
        [one] Et sæt kort har højst tre jokere: Ét sæt kan ikke give { $many }.
       *[other] Et sæt kort har højst tre jokere: { $count } sæt kan ikke give { $many }.
    }
house-no-six = Hvordan seks spiller, kan kun vælges, hvor seks må spille.
house-large-hands =
    Hænderne er for store: Med { $count } kort til hver af { $players } spillere er der af de { $most } kort måske intet
    tilbage at vende.
house-right-without-sequences = Uden sekvenser kan der ikke kræves en sekvens for at gå ud.
house-top-without-sequences = Uden sekvenser kan intet øverste kort lægges til en.
house-few-ranks = En sekvens på { $count } kort kan ikke laves: Der er kun { $most } naturlige værdier.
house-nothing-to-merge = Der er intet at lægge sammen, hvor en side kun har én meld af en værdi.
house-no-canasta =
    En canasta på { $count } kort kan ikke laves: Med de vilde kort, der må være i den, har en gruppemeld højst { $most }.
house-few-wilds = En vild meld på { $count } kort kan ikke laves: Der er kun { $most } toere og jokere.
house-pair-and-wild = Et naturligt par kan ikke altid være nødvendigt, hvor et naturligt og et vildt kort er nok.
house-pair-and-top = Et naturligt par kan ikke altid være nødvendigt, hvor det øverste kort alene må lægges til en meld.
house-top-and-sequences =
    Hvor sekvenser meldes, kan det øverste kort alene kun lægges til en sekvens, ikke til en hvilken som helst meld.
house-no-meld-with-wild =
    Afkastbunken kan ikke tages med et naturligt og et vildt kort, hvor to naturlige og et vildt kort ikke er en meld.
house-falling-minimum = Minimum for den første meld må ikke falde, når stillingen stiger: { $list }.
house-cheap-red-threes =
    Alle { $count } røde treere tilsammen kan ikke tælle mindre ({ $counted }) end en for en ({ $needed }).

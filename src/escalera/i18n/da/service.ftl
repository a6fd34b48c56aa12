## Hvorfor bordtjenesten siger nej til noget, med ord til den, der sidder ved bordet.

# Ved bordet
refusal-spectators-only-watch = Du kigger med ved dette bord. Tag en plads, hvis du vil spille.
refusal-not-now = Det kan ikke lade sig gøre nu.
refusal-no-hints = Ved dette bord er der ingen tips: Det blev valgt, da det blev lavet.
refusal-host-only = Det kan kun den, der har lavet bordet.
refusal-seats-open = Der er stadig ledige pladser. Vent på folk, eller giv dem til computerspillere.
refusal-seat-taken = Den plads er optaget. Vælg en anden.
refusal-table-full = Alle pladser ved dette bord er optaget. Du kan kigge med.
refusal-own-seat = Det er din egen plads.
refusal-unknown-player = Der er ingen computerspiller, der hedder »{ $player }«.
refusal-no-such-seat = Dette bord har ingen plads { $seat }.
refusal-one-discard = Man afkaster ét kort.
refusal-nothing-said = Der var ikke noget at sige.
refusal-unknown-phrase = Den sætning findes ikke.
refusal-no-such-line = Den linje findes ikke i et afsluttet regnskab.
refusal-doubted-already = Det har du allerede sagt; den, der har lavet bordet, kan se det.
refusal-id-used = Dette blev sendt under et nummer, der var brugt til noget andet, så det blev ikke gjort. Prøv igen.
refusal-wrong-seal = Det er ikke det tal, din plads havde forseglet, så det blev ikke lagt til blandingen.
refusal-bad-name = Skriv et navn på 1 til { $most } tegn.
refusal-bad-options = Sådan et bord kan ikke laves. { $sentence }

# Ved døren
refusal-no-such-table = Det bord findes ikke, eller også åbner dette link det ikke. Bed om linket en gang til.
refusal-no-such-page = Der er intet på denne adresse.
refusal-wrong-code = Denne kode åbner ingen plads ved dette bord. Se efter en gang til.
refusal-foreign-origin = Dette kom fra et andet websted, så der blev ikke gjort noget.
refusal-try-again = Det kunne serveren ikke lige nu. Prøv igen.
refusal-too-fast =
    { $count ->
        [one] Det gik for hurtigt. Prøv igen om et sekund.
       *[other] Det gik for hurtigt. Prøv igen om { $count } sekunder.
    }
refusal-takes-too-long = Det tager for lang tid at spille dette referat igennem. Prøv det med »escalera replay«.
refusal-too-large = Det er for langt: Der kan læses { $most } byte på én gang.
refusal-too-many =
    { $most ->
        [one] Dette bord er allerede åbent for mange steder: Ét vindue er tilladt.
       *[other] Dette bord er allerede åbent for mange steder: { $most } vinduer er tilladt.
    }

# I lektionen
refusal-step-done = Dette trin er klaret. Tryk på »Næste« for at komme videre.
refusal-needed-later = Det tillader reglerne. Men et af de kort får du brug for senere i runden: Vælg hellere nogle andre.
refusal-lesson-lost = Det sted, du var nået til, kan ikke findes mere, så der begyndes forfra.
refusal-other-step =
    { $what ->
        [rank] Det tillader reglerne. Men dette trin handler om en gruppemeld: Meld kun kort af samme værdi.
        [sequence] Det tillader reglerne. Men dette trin handler om en sekvens: Meld kort i samme kulør i rækkefølge.
        [wild] Det tillader reglerne. Men dette trin handler om en vild meld: Meld kun toere og jokere.
        [take] Du kunne også trække. Men dette trin handler om afkastbunken: Tag den med dine to damer.
        [top] Du kunne også trække. Men dette trin handler om det øverste kort: Tag det alene, til din sekvens.
        [black] Det tillader reglerne. Men afkast den sorte treer nu: På din hånd ville den koste dig point.
        [discard] Det tillader reglerne. Men slut nu din tur: Afkast et kort, der ikke passer til noget.
       *[other] Det tillader reglerne. Men gør først det, som dette trin handler om.
    }

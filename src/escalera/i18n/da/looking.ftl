## At se tilbage på en runde, hvad der er sket siden ens egen tur, og regnskaber, der ser forkerte ud.

# Siden
looking-title = Se på et referat
looking-title-round = { $edition }, runde { $round }
looking-back = Se tilbage på denne runde
looking-back-at = Se tilbage på runde { $round }
looking-to-table = Til bordet
looking-another = Et andet referat
looking-loading = Et øjeblik …
looking-not-over = Denne runde er ikke slut endnu. Når den er det, kan alle se tilbage på den.
# Det, en adresse beder om, og som ikke er der
looking-no-such-round = Der er ingen runde { $round } at se tilbage på her.
looking-no-such-place = Denne adresse nævner ikke en runde, der kan vises. Måske er en del af den gået tabt: Bed om linket en gang til.
looking-no-such-act =
    { $what ->
        [first] Adressen nævner ingen handling i denne runde; handlingerne har numre op til { $count }. Du ser kortgivningen.
       *[last] Adressen nævner en handling, som denne runde ikke har; handlingerne har numre op til { $count }. Du ser den sidste.
    }
looking-controls = Gennemgang af runden
looking-slider = Hvilken handling der vises
looking-act-of = Handling { $number } af { $count }
looking-first = Første
looking-back-one = Tilbage
looking-play = Start
looking-pause = Pause
looking-on = Næste
looking-last = Sidste
# Tasterne, som de hedder på et tastatur
looking-key-first = Home
looking-key-back-one = ←
looking-key-play = Mellemrum
looking-key-pause = Mellemrum
looking-key-on = →
looking-key-last = End
looking-pace = Hastighed
looking-pace-slow = langsom
looking-pace-steady = jævn
looking-pace-quick = hurtig
looking-round = Hvilken runde
looking-hands = Åbne hænder
looking-hands-all = alles
looking-hands-none = ingens
looking-hand-of = Hånd: { $player }
looking-acts = Hvad der blev gjort
looking-deal = Kortgivningen
looking-drew = { $player } trækker { $cards }.

# Et referat fra computeren
looking-record-what = Et referat er den fil, du får med »Hent referatet«, når et parti er slut. Vælg en her, eller træk den ind på siden. Den bliver kun vist, ikke gemt.
looking-record-choose = Vælg et referat
looking-fault = Linje { $number } i filen: { $sentence }
looking-no-round = Der er ingen runde i dette referat.
looking-record-gone = Det referat, der var åbent her, er ikke længere gemt i dette vindue. Vælg filen en gang til.

# Et link til en tur
looking-link = Link til denne tur
looking-link-what = Den, der åbner det, ser bordet, som det ligger nu. Resten af runden og regnskabet vises først, når man beder om det. Linket åbner også jeres bord, så giv det kun til venner.
looking-link-record = Et referat på din computer har ingen adresse, som andre kan åbne. Giv dem selve filen.
looking-veiled = Du ser runden frem til denne tur. Hvordan det gik videre, vises ikke endnu.
looking-go-on = Vis, hvordan det gik videre

# Skuffen
looking-rounds = Point i hver runde og stillingen efter den
looking-match = Se tilbage på parti { $number }

# Hvad der er sket siden ens egen sidste tur
happened-button = Hvad skete der?
happened-since-own = Siden din sidste tur
happened-since-deal = Siden kortgivningen
happened-since-turn = De sidste ture
happened-all = Det hele
happened-nothing = Der er ikke sket noget siden.

# En linje i regnskabet, der ser forkert ud
doubt-button = Det her ser forkert ud
doubt-mark = nogen er i tvivl om dette
doubt-no-cards = Der ligger ingen kort bag dette tal.
doubt-what = Runde { $round }, { $side }. { $word }: { $written }
doubt-rule = Reglen
doubt-no-rule = Reglen kan ikke vises lige nu.
doubt-cards = Kortene bag tallet
doubt-words = Hvad ser forkert ud? Et par ord, hvis du vil.
doubt-file = Sig det til den, der har lavet bordet
doubt-filed = Det er noteret. Alle ved bordet ser det ved siden af regnskabet, og den, der har lavet bordet, bliver bedt om at se på det.
doubt-list = Omtvistede point
doubt-host = Du har lavet dette bord. Åbn linjen for at se dens regel og dens kort, og tal om det. Referatet har hvert eneste kort.
doubt-others = Den, der har lavet bordet, er bedt om at se på det.
doubt-said = { $player } er i tvivl om runde { $round }, { $side }: { $word }.
doubt-look = Se på den
doubt-told = { $player } er i tvivl om en linje i regnskabet for runde { $round }: { $word }.

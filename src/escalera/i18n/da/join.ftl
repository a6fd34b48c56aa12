## Hvad `escalera join` siger på fejlkanalen. $address er en servers eller et link.

join-joined = Sidder nu ved bord { $table } på plads { $seat }, »{ $player }«.
join-own-link = Den samme plads igen: { $command }
join-waiting = Venter på, at partiet begynder.
join-round = Runde { $round } er begyndt.
# $score og $total er point efter side: 830 : −120
join-round-over = Runde { $round } endte { $score }; stillingen er { $total }.
join-won = Partiet er slut: Side { $side } vinder med { $total }.
join-drawn = Partiet er slut: uafgjort, { $total }.
join-cut = Forbindelsen røg. Prøver at få den igen …
join-back = Forbindelsen er her igen.
join-left = Har forladt bordet; pladsen er gemt.
join-bot-failed = Botten fejlede, så der blev spillet en sikker handling. { $sentence }
join-fair = Blandingerne er kontrolleret; pladsens egne tal er med i dem.
join-unfair =
    { $count ->
        [one] Blandingen i en runde er ikke bevist, som denne plads så den: runde { $list }.
       *[other] Blandingerne i { $count } runder er ikke bevist, som denne plads så dem: runde { $list }.
    }

# Hvorfor det slutter
join-failed-bad-link = Det er ikke et link til et bord. Det ser ud som https://example.org/t/TABLE#link=TOKEN; sæt det i anførselstegn, for terminalen kan klippe det over ved #.
join-failed-bad-bot = { $sentence }. En bot angives som MODULE:CLASS, eller den er en af vores: expert, club, casual, beginner, greedy, random.
join-failed-no-table-server = Der er ingen borde på denne adresse: Den svarer med status { $number }.
join-failed-unreachable = Serveren på { $address } kan ikke nås.
join-failed-seat-lost = Pladsen blev taget tilbage: Med dette link kan man nu kun kigge med.
join-failed-perhaps-seated = Forbindelsen røg, mens der blev bedt om en plads. Se efter ved bordet: Sidder navnet der allerede, så gør den plads fri, før du prøver igen.

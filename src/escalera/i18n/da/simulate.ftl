## Hvad `escalera simulate` og `escalera tune` skriver. $player er navnet på en computerspiller, eller flere.

simulate-title = { $edition } for { $players }: { $list }
simulate-progress =
    { $what ->
        [matches] Partier
       *[deals] Kortgivninger
    }
simulate-stopped =
    { $what ->
        [matches] Afbrudt: { $count } af { $most } partier blev spillet fra alle sider.
       *[deals] Afbrudt: { $count } af { $most } kortgivninger blev spillet fra alle sider.
    }
# Et tal med et ciffer efter kommaet, det samme af hundrede, og en tid
simulate-decimal = { $number },{ $tenths }
simulate-percent = { $number },{ $tenths } %
simulate-time = { $number } µs
# Fra et tal til et andet, begge på skrift
simulate-interval = { $first } til { $last }
simulate-column-what = Det hele
simulate-column-number = Tal
simulate-column-interval = 95 %-interval
simulate-difference = Point pr. runde, som { $player } er foran den bedste anden side
simulate-won =
    { $what ->
        [matches] Partier vundet af { $player }, uafgjorte som halve
       *[deals] Partier vundet af { $player }, sat sammen af disse runder
    }
simulate-rounds = Runder
simulate-matches = Partier
simulate-turns = Ture pr. runde
simulate-ended-out = Runder, der sluttede, fordi nogen gik ud
simulate-ended-stock = Runder, der sluttede med tom trækbunke
simulate-column-side = Én sides runde
simulate-points = Point
simulate-went-out = Gået ud
simulate-melds =
    { $what ->
        [sequence]
            { $edition ->
                [samba] Sambaer
                [classic] Sekvenser
               *[other] Escaleraer
            }
        [natural] Rene canastaer
        [mixed] Blandede canastaer
        [wild]
            { $edition ->
                [samba] Vilde melder
                [classic] Vilde melder
               *[other] Boliviaer
            }
       *[unfinished] Melder, der ikke blev færdige
    }
simulate-column-player = Spiller
simulate-column-decisions = Beslutninger
simulate-column-slow = 99 % tager højst
simulate-column-failed = Erstattet af en sikker handling
simulate-column-blunders = Bommerter i 1.000 runder
simulate-blunder =
    { $what ->
        [wild-thrown] Et vildt kort afkastet på en lille afkastbunke
        [seventh-given] Et syvende kort foræret væk
        [completion-missed] Overset, at en egen meld kunne gøres færdig
        [black-three-caught] Sorte treere tilbage på hånden
       *[long-round] Runder på over 400 ture
    }
simulate-fault = { $player } på plads { $seat } fejlede, og der blev spillet en sikker handling: { $sentence }

## Hvad der afslutter det

simulate-bad-bots = Der blev nævnt { $count } spillere, og det fylder intet bord med { $players }. Nævn én til alle, to til én side mod de andre, én til hver side eller én til hver plads.
simulate-unknown-bot = Der er ingen computerspiller »{ $player }«. Vores er { $list }; andre angives som MODULE:CLASS eller med en fil med vægte.
simulate-bad-player = Denne spiller kan ikke indlæses: { $sentence }
simulate-bad-weights =
    { $what ->
        [missing] Der er ingen fil { $path }.
        [unread] Filen { $path } kan ikke læses.
       *[other] Der er ingen vægte i { $path }, som »escalera tune« skriver dem.
    }
simulate-both = Angiv --pairs eller --matches, ikke begge.
simulate-no-folder = Der kan ikke skrives referater i { $path }: { $why }.
simulate-used-folder = Der ligger allerede referater i { $path }. Vælg en anden mappe.
simulate-lost = En proces, der spillede, er sluttet af sig selv eller blev standset, så ikke alt blev spillet.
simulate-no-ray = Ray er ikke installeret. Det følger med tilvalget »cluster«: pip install "escalera[cluster]".
simulate-no-cluster = Klyngen på { $address } kan ikke nås. { $sentence }

## Hvad `escalera tune` skriver

tune-progress = Generationer
# $score er, hvor mange point pr. runde den bedste halvdel af kandidaterne er foran
tune-generation = Generation { $number }: { $score } point foran.
tune-written = { $count } af { $most } generationer er færdige. Vægtene er i { $path }.
tune-no-cma = Pakken cma er ikke installeret. Den følger med tilvalget »tune«: pip install "escalera[tune]".
tune-another-task = I { $path } blev der begyndt en anden søgning: med en anden udgave, et andet antal spillere, andre kortgivninger, kandidater eller et andet tal. Vælg en anden mappe.
tune-broken-search = Søgningen i { $path } kan ikke læses. Vælg en anden mappe.

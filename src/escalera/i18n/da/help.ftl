## Hvad »escalera COMMAND --help« siger, og hvad der svares på en kommandolinje, der ikke kan læses.
## Det, der tastes, bliver, som det er: navne på kommandoer, --valg, ord med store bogstaver, navne med små.

help-usage = Brug:
help-options = Valg
help-default = [normalt { $word }]
help-help = Viser dette og slutter.
help-version = Viser versionen, og om motoren er kompileret.
help-browser = Uden en kommando: viser bordene i browseren, eller gør det ikke; uden valget kun, hvor der er et skrivebord.
help-lang = Sproget, som i da; ellers det i ESCALERA_LANG, ellers systemets.
help-json = Skriver JSON og ikke andet.
help-database = Serverens database, hvis det ikke er den i din datamappe.
help-bus = NATS-serveren, som flere servere fortæller hinanden nyt gennem.

help-play =
    Spil et helt parti i terminalen. Tast ? i spillet for at få hjælp. Spillet gemmes efter hver handling; stopper
    du midt i det, kan du spille videre næste gang. Uafsluttede spil bliver gemt, hvad enten du spiller videre på dem
    eller ej.
help-play-edition = bolivia, bolivia-dk, samba eller classic.
help-play-players = Hvor mange der spiller.
help-play-bots = Computerspillere, med komma imellem: { $list }.
help-play-rule = En husregel, som i hand=13; kan gentages. »escalera rules EDITION« viser navnene.
help-play-target = Den stilling, der vinder partiet.
help-play-seat = Din plads, fra 1.
help-play-names = Spillernes navne fra plads 1, med komma imellem.
help-play-seed = Et tal, der bestemmer blandingerne, så de samme kort kan spilles igen.
help-play-record = Skriver også referatet dér.
help-play-resume = Går videre med spillet i FILE, med det nummer fra --list, eller med det nyeste uafsluttede.
help-play-list = Viser de uafsluttede spil og slutter.
help-play-new = Begynder et nyt spil uden at tilbyde et uafsluttet.
help-play-fast = Ingen pauser, mens computerspillere spiller.

help-serve =
    Hold borde åbne for browsere og botter indtil Ctrl-C. Indstillingerne kommer fra valgene, miljøet (ESCALERA_PORT og
    så videre) og --config, i den rækkefølge.
help-serve-host = Den adresse, der lyttes på; 127.0.0.1 er kun for denne computer.
help-serve-port = Porten; 0 tager en, der er ledig.
help-serve-processes = Serverprocesser på denne port; flere kræver PostgreSQL og --bus.
help-serve-workers = Processer til computerspillere.
help-serve-prefix = Den sti, det findes under, som i /games.
help-serve-public-url = Det, browsere taster, uden præfikset: https://example.org
help-serve-log = Loggens form.
help-serve-config = En TOML-fil med disse og alle andre indstillinger.
help-worker = Beslut for computerspillerne hos de servere, der bruger samme NATS-server, indtil Ctrl-C.
help-worker-workers = Processer at tænke i; uden angivelse én for hver kerne.

help-join =
    Sæt dig ved det bord, LINK fører til, og spil partiet. LINK er linket til et bord, som folk deler det, eller til en
    plads. Sæt det i anførselstegn i terminalen. Ctrl-C forlader bordet; pladsen er gemt.
help-join-bot = Hvem der spiller: en klasse, du selv har skrevet, eller en af { $list }.
help-join-name = Navnet ved bordet, hvis det ikke skal være modulets.
help-join-seconds = Den tid, der er til en beslutning.
help-join-patience =
    Hvor mange sekunder en server, der ikke kan nås, prøves igen; højst 20, før pladsen er taget.
help-join-http = Bruger kun almindelig HTTP, hvor ingen WebSocket kan komme igennem.

help-replay =
    Kontrollér referater handling for handling, og skriv deres regnskaber. FILE er et referat (.canasta), eller - for
    standardinput. Afslutningskoden er 1, når noget i det er ulovligt, og 2, når det ikke kan læses.
help-score =
    Gør regnskabet op for bordfiler, hver linje med kortene bag den. FILE er en bordfil (.toml), eller - for
    standardinput. Afslutningskoden er 1, når bordet ikke er lovligt, og 2, når filen ikke kan læses.
help-suggest =
    Sig, hvordan en computerspiller ville spille resten af turen, så langt det kan vides. FILE er en bordfil (.toml),
    eller - for standardinput. Der ses kun på det, som pladsen, der har tur, må se. Afslutningskoden er 1, når bordet
    ikke er lovligt, eller ingen har tur, og 2, når filen ikke kan læses.
help-suggest-level = Hvem der giver råd.
help-simulate =
    Spil mange spil mellem computerspillere. Hver kortgivning spilles fra hver side efter tur, så held med kortene går
    lige op; tilbage står, hvordan siden med det første navn spiller mod de andre. Ctrl-C skriver det, der er indtil da.
help-simulate-edition = Hvad der spilles.
help-simulate-players = Hvor mange der spiller.
help-simulate-bots =
    Hvem der spiller: ét navn til alle, to til én side mod de andre, ét til hver side eller ét til hver plads. Et navn er
    et af { $list }, untuned (expert, før den blev indstillet), MODULE:CLASS eller en fil med vægte.
help-simulate-pairs = Kortgivninger at spille, hver fra alle sider; 400, hvis intet siges.
help-simulate-matches = I stedet for kortgivninger: partier til målet.
help-simulate-duplicate = Spiller hver kortgivning fra hver side efter tur, eller kun én gang, hvor siderne skifter.
help-simulate-seed = Det samme tal giver de samme spil.
help-simulate-processes = Så mange, som der er kerner, hvis intet siges.
help-simulate-seconds = Den tid, en MODULE:CLASS har til en beslutning.
help-simulate-records = Skriver et referat af hvert spil dér.
help-simulate-blunders = Tæller også det, ingen god spiller gør; tager længere tid.
help-simulate-ray = Spiller på Ray-klyngen på denne adresse; »auto« finder en, der kører her.
help-tune =
    Find vægte til computerspillerne i en udgave: En evolutionsstrategi lader kandidater spille de samme kortgivninger
    fra alle sider. Kaldes den igen med samme mappe, går den videre, hvor den slap, også efter Ctrl-C. Til sidst spiller
    det, der er fundet, kortgivninger, som søgningen aldrig har set.
help-tune-edition = Hvad der spilles.
help-tune-players = Hvor mange der spiller.
help-tune-generations = Generationer i alt.
help-tune-deals = Kortgivninger i en generation, hver spillet fra alle sider.
help-tune-candidates = Kandidater i en generation.
help-tune-seed = Det samme tal finder de samme vægte.
help-tune-processes = Så mange, som der er kerner, hvis intet siges.
help-tune-begin = Begynder med vægtene i denne fil, ikke med det første gæt.
help-tune-confirm = Kortgivninger til sidst mod eksperten og lige så mange mod den, der ikke er tilpasset; 0 for ingen.
help-tune-folder = Gemmer søgningen og dens vægte dér.
help-rules = Skriv reglerne for en udgave, hver værdi med sin kilde. Uden EDITION: en kort tabel over alle udgaver.
help-rules-against = Viser kun det, der er anderledes end i den udgave.
help-rules-players = Viser værdierne for så mange spillere.
help-verify =
    Regn blandingen i hver runde ud igen ud fra dens bevis. FILE er et referat (.canasta), eller - for standardinput.
    Afslutningskoden er 0, når hver runde har et bevis og de alle holder, 1, når et bevis er forkert eller mangler, og 2,
    når noget ikke kan læses.
help-backup =
    Kopiér serverens database til FILE, også mens serveren kører. FILE skrives helt eller slet ikke; en ældre
    sikkerhedskopi med det navn erstattes. Den indeholder det, som igangværende spil holder hemmeligt: Pas lige så godt
    på den som på databasen.
help-restore =
    Sæt sikkerhedskopien FILE i stedet for serverens database. Sikkerhedskopien kontrolleres først. Der må ikke køre
    nogen server på den database.
help-restore-force = Erstatter en database, der har borde.
help-export = Skriv de afsluttede runder ved TABLE, eller bordets log, uden hemmeligheder og nøgler.
help-export-form =
    De afsluttede runder som et referat, eller alt, hvad der skete, et JSON-objekt på hver linje.
help-export-match = Referatet af bordets første, andet … parti, hvis det ikke er det sidste.
help-export-output = Hvor det skal skrives, hvis det ikke er til standardoutput.

# En kommandolinje, der ikke kan læses. $word er det, der blev tastet, eller valget, som det tastes.
usage-error = Fejl: { $sentence }
usage-help = Mere om det: { $command }
usage-no-option = Valget { $word } findes ikke her.
usage-no-command = Der er ingen kommando »{ $word }«.
usage-missing = { $word } mangler.
usage-no-value = Der mangler en værdi efter { $word }.
usage-unwanted-value = { $word } tager ingen værdi.
usage-bad-value = Værdien for { $word } er ikke en af dem, det kan have.
usage-bad-choice = { $word } er en af disse: { $list }.
usage-bad-range = { $word } er et tal fra { $first } til { $last }.
usage-bad-least = { $word } er et tal, der mindst er { $first }.
usage-not-installed = »{ $command }« hører ikke med til denne installation.
usage-against = --against kræver en EDITION at sammenligne med.
usage-no-language = Sproget »{ $word }« findes ikke her. Der er: { $list }.

# Hvad der blev gjort med serverens database
backup-done =
    { $count ->
        [one] { $count } bord kopieret til { $path }.
       *[other] { $count } borde kopieret til { $path }.
    }
restore-done =
    { $count ->
        [one] { $count } bord lagt tilbage i { $path }.
       *[other] { $count } borde lagt tilbage i { $path }.
    }

## Hvad kommandolinjen skriver. $edition er udgavens kode.

# Regnskabets linjer, for alle sider på én gang
sheet-side = Side { $side }: { $player }
sheet-melded = Meldte kort
sheet-natural-canastas = Rene canastaer
sheet-mixed-canastas = Blandede canastaer
sheet-sequences =
    { $edition ->
        [samba] Sambaer
       *[other] Escaleraer
    }
sheet-wild-melds = Boliviaer
sheet-red-threes = Røde treere
sheet-going-out = Gået ud
sheet-concealed = Gået skjult ud
sheet-hands = Tilbage på hånden
sheet-black-threes = Sorte treere på hånden

# $edition er dens navn her
score-of-table = Bordets regnskab, { $edition }
match-runs =
    { $count ->
        [0] Der er ikke givet nogen runde.
       *[other] Partiet går videre.
    }

# Hvad der ikke kan ligge på et bord, i en bordfil
position-not-a-meld = Disse kort er ikke en meld: { $written }. De skal have samme værdi; kun i en gruppemeld må farverne udelades.
position-black-threes-only-going-out = Sorte treere ligger kun på bordet, hvor den side er gået ud, i én meld; side { $side } har dem på en anden måde.
position-red-three =
    { $what ->
        [meld] En rød treer er aldrig i en meld: Den tælles under red_threes.
       *[hand] En rød treer er aldrig på en hånd: Den tælles under red_threes.
    }
position-out-twice = Kun én side kan være gået ud, og her er side { $side } endnu en.
position-out-with-cards = Side { $side } kan ikke være gået ud: Ingen af dens hænder er tom.
position-no-right-to-go-out = Side { $side } kan ikke være gået ud: { right-needed }; { right-held }.

file-missing = Den fil findes ikke.
file-typed = Tast det, filen ville indeholde; Ctrl-D på en linje for sig selv slutter.

# Hvorfor noget ikke kan skrives
output-failed = escalera: Det, der skal skrives, kan ikke skrives: { $why }.
file-not-written = { $path } kan ikke skrives: { $why }.
why-full = disken er fuld
why-missing = den mappe findes ikke
why-forbidden = du må ikke skrive dér
why-read-only = den disk kan kun læses
why-folder = det er en mappe
why-no-file = det er ikke en fil
why-broken = disken har en fejl
why-other = »{ $word }«

# Så mange kan ikke spille en udgave; $edition er dens navn her
players-wrong = { $edition } er her for { $players } spillere, ikke for { $count }. For { $count } er der: { $list }.
players-none = { $edition } er her for { $players } spillere, ikke for { $count }.

# En server: $address er det, man skal åbne, $path databasen
open-ready = Escalera er klar: { $address }
open-how =
    { $what ->
        [opened] Din browser åbner denne adresse. Ctrl-C stopper Escalera; spil er gemt.
       *[open] Åbn denne adresse i din browser. Ctrl-C stopper Escalera; spil er gemt.
    }
open-other-port = Port { $port } er optaget af et andet program, så det er { $number } denne gang.
open-running = Escalera kører allerede: { $address }
open-stopped = Escalera er stoppet. Spil er gemt.
serve-network = For andre på dit netværk: { $address }
serve-listens = Der lyttes på: { $address }
serve-kept = Bordene er gemt i { $path }. Ctrl-C stopper serveren, og intet går tabt.
worker-ready = Her besluttes der for computerspillere. Ctrl-C stopper det, og intet går tabt.

# Oversigten over kommandoerne
overview-what = Escalera: Bolivia, Samba og Canasta, nøjagtigt til sidste kort.
overview-try = For eksempel:
overview-help = Mere om en kommando: escalera COMMAND --help
command-open = bordene på denne computer, i browseren
command-play = et spil i terminalen mod computerspillere
    .usage = play
command-serve = holder borde åbne for browsere og botter
    .usage = serve
command-worker = beslutter for flere serveres computerspillere
    .usage = worker
command-join = sætter en bot ved et bord på en server
    .usage = join LINK
command-replay = kontrollerer et referat handling for handling og skriver dets regnskaber
    .usage = replay FILE
command-score = gør regnskabet op for det, der ligger på et bord, linje for linje
    .usage = score FILE
command-suggest = hvad en computerspiller ville gøre dér, og hvorfor
    .usage = suggest FILE
command-simulate = spiller mange spil mellem computerspillere og måler dem
    .usage = simulate
command-tune = finder vægte til computerspillerne ved at spille
    .usage = tune
command-rules = reglerne for en udgave, eller det, der skiller den fra en anden
    .usage = rules [EDITION]
command-verify = kontrollerer, at blandingerne i et referat var ærlige
    .usage = verify FILE
command-backup = kopierer serverens database, også mens den kører
    .usage = backup FILE
command-restore = sætter en sikkerhedskopi i stedet for serverens database
    .usage = restore FILE
command-export = skriver ét bords referat, eller dets log
    .usage = export TABLE

# Reglerne for en udgave
rules-editions = Udgaverne
rules-differences = Hvad der er forskelligt
rules-same = De er ikke forskellige.
rules-disputed = kilderne er uenige; den anden mulighed er en husregel
rules-column-rule = Regel
rules-column-name = Husregel
rules-column-value = Værdi
rules-column-source = Kilde
rules-column-edition = Udgave
rules-cards-in-all = Kort i alt
rules-house = En husregel ændrer én værdi: escalera play --rule NAME=VALUE, som i --rule hand=13.
rules-more = Alt om en af dem: escalera rules EDITION
# $players er et eller flere antal spillere; derefter følger, hvad der gælder for dem
rules-with-players = med { $players }

# Hvor en værdi kommer fra, i en kolonne og helt ud
source-card-room = kortklub
    .long = regelsiden hos en kortklub på nettet
source-danish-bolivia = Bolivia-vejledning
    .long = en dansk vejledning til Boliviansk Canasta
source-danish-samba = Samba-vejledning
    .long = en dansk vejledning til Samba
source-laws = regelværk
    .long = de internationale regler for Canasta
source-project = vores
    .long = dette projekts valg, hvor kilderne intet siger

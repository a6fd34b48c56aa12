## What the command line prints. $edition is the edition's code.

# Lines of the score sheet, for all sides at once
sheet-side = Side { $side }: { $player }
sheet-melded = Melded cards
sheet-natural-canastas = Natural canastas
sheet-mixed-canastas = Mixed canastas
sheet-sequences =
    { $edition ->
        [samba] Sambas
       *[other] Escaleras
    }
sheet-wild-melds = Bolivias
sheet-red-threes = Red threes
sheet-going-out = Going out
sheet-concealed = Going out, concealed
sheet-hands = Left in hand
sheet-black-threes = Black threes in hand

# $edition is its name here
score-of-table = Score of the table, { $edition }
match-runs =
    { $count ->
        [0] No round has been dealt.
       *[other] The match goes on.
    }

# What can't lie on a table, in a table file
position-not-a-meld = These cards don't make a meld: { $written }. They need one rank; only a rank meld may leave suits out.
position-black-threes-only-going-out = Black threes lie on the table only where that side has gone out, in one meld; side { $side } has them otherwise.
position-red-three =
    { $what ->
        [meld] A red three is never in a meld: it counts under red_threes.
       *[hand] A red three is never in a hand: it counts under red_threes.
    }
position-out-twice = Only one side can have gone out, and here side { $side } is another.
position-out-with-cards = Side { $side } can't have gone out: none of its hands is empty.
position-no-right-to-go-out = Side { $side } can't have gone out: { right-needed }; { right-held }.

file-missing = There is no such file.
file-typed = Type what the file would hold; Ctrl-D on a line of its own ends it.

# Why something can't be written
output-failed = escalera: what this prints can't be written: { $why }.
file-not-written = { $path } can't be written: { $why }.
why-full = the disk is full
why-missing = there is no such folder
why-forbidden = you may not write there
why-read-only = that disk can only be read
why-folder = this is a folder
why-no-file = this is not a file
why-broken = the disk has a fault
why-other = “{ $word }”

# So many can't play an edition; $edition is its name here
players-wrong = { $edition } is for { $players } players here, not for { $count }. For { $count } there are: { $list }.
players-none = { $edition } is for { $players } players here, not for { $count }.

# A server: $address is what to open, $path the database
open-ready = Escalera is ready: { $address }
open-how =
    { $what ->
        [opened] Your browser opens this address. Ctrl-C stops Escalera; games are kept.
       *[open] Open this address in your browser. Ctrl-C stops Escalera; games are kept.
    }
open-other-port = Port { $port } is taken by another program, so it is { $number } this time.
open-running = Escalera is already running: { $address }
open-stopped = Escalera has stopped. Games are kept.
serve-network = For others in your network: { $address }
serve-listens = It listens at: { $address }
serve-kept = Tables are kept in { $path }. Ctrl-C stops the server, and nothing is lost.
worker-ready = It decides for computer players. Ctrl-C stops it, and nothing is lost.

# The overview of the commands
overview-what = Escalera: Bolivia, Samba and Canasta, exact to the card.
overview-try = For example:
overview-help = More about a command: escalera COMMAND --help
command-open = the tables of this computer, in the browser
command-play = a game in the terminal against computer players
    .usage = play
command-serve = serves tables to browsers and bots
    .usage = serve
command-worker = decides for the computer players of several servers
    .usage = worker
command-join = seats a bot at a table on a server
    .usage = join LINK
command-replay = checks a game record action by action and prints its score sheets
    .usage = replay FILE
command-score = scores what lies on a table, line by line
    .usage = score FILE
command-suggest = what a computer player would do there, and why
    .usage = suggest FILE
command-simulate = plays many games between computer players, and measures them
    .usage = simulate
command-tune = finds weights for the computer players by playing
    .usage = tune
command-rules = the rules of an edition, or what sets it apart from another
    .usage = rules [EDITION]
command-verify = checks that the shuffles of a game record were fair
    .usage = verify FILE
command-backup = copies the server's database, also while it runs
    .usage = backup FILE
command-restore = puts a backup in the place of the server's database
    .usage = restore FILE
command-export = writes one table's record, or its log
    .usage = export TABLE

# The rules of an edition
rules-editions = The editions
rules-differences = What differs
rules-same = They don't differ.
rules-disputed = the sources disagree; the other side is a house rule
rules-column-rule = Rule
rules-column-name = House rule
rules-column-value = Value
rules-column-source = Source
rules-column-edition = Edition
rules-cards-in-all = Cards in all
rules-house = A house rule changes one value: escalera play --rule NAME=VALUE, as in --rule hand=13.
rules-more = The whole of one: escalera rules EDITION
# $players are one or more numbers of players; what holds for them follows
rules-with-players = with { $players }

# Where a value comes from, in a column and in full
source-card-room = card room
    .long = the rule page of an online card room
source-danish-bolivia = Bolivia guide
    .long = a Danish guide to Bolivian Canasta
source-danish-samba = Samba guide
    .long = a Danish guide to Samba
source-laws = laws
    .long = the international laws of Canasta
source-project = ours
    .long = this project's choice, where the sources are silent

## What “escalera COMMAND --help” says, and how a command line that can't be read is answered.
## What is typed stays as it is: names of commands, --options, words in capital letters, names in lower case.

help-usage = Usage:
help-options = Options
help-default = [usually { $word }]
help-help = Shows this and ends.
help-version = Shows the version, and whether the engine is compiled.
help-browser = Without a command: shows the tables in the browser, or doesn't; otherwise where there is a desktop.
help-lang = The language, as in da; else that of ESCALERA_LANG, else your system's.
help-json = Prints JSON and nothing else.
help-database = The server's database, if not the one in your data folder.
help-bus = The NATS server by which several servers tell each other what is new.

help-play =
    Play a whole match in the terminal. Type ? in the game for help. The game is saved after every act; when it was
    left, the next call offers to go on with it. Unfinished games are kept, whether you go on with them or not.
help-play-edition = bolivia, bolivia-dk, samba or classic.
help-play-players = How many play.
help-play-bots = Computer players, with commas: { $list }.
help-play-rule = A house rule, as in hand=13; may be repeated. “escalera rules EDITION” shows the names.
help-play-target = The total that wins the match.
help-play-seat = Your seat, from 1.
help-play-names = The players' names from seat 1, with commas.
help-play-seed = A number that fixes the shuffles, to play the same cards again.
help-play-record = Writes the record there too.
help-play-resume = Goes on with the game in FILE, with that number of --list, or with the newest unfinished one.
help-play-list = Lists the unfinished games and ends.
help-play-new = Begins a new game without offering an unfinished one.
help-play-fast = No pauses while computer players play.

help-serve =
    Serve tables to browsers and bots until Ctrl-C. Settings come from options, the environment (ESCALERA_PORT and so
    on) and --config, in that order.
help-serve-host = The address to listen at; 127.0.0.1 serves this computer only.
help-serve-port = The port; 0 takes a free one.
help-serve-processes = Server processes at this port; more than one need PostgreSQL and --bus.
help-serve-workers = Processes for computer players.
help-serve-prefix = The path it is found under, as in /games.
help-serve-public-url = What browsers type, without the prefix: https://example.org
help-serve-log = The form of the log.
help-serve-config = A TOML file with these and all other settings.
help-worker = Decide for the computer players of servers on the same NATS server, until Ctrl-C.
help-worker-workers = Processes to think in; one for each core, if not told.

help-join =
    Sit down at the table that LINK leads to, and play the match. LINK is a table's link, as people share it, or a
    seat's. In the shell, put it in quotes. Ctrl-C leaves; the seat is kept.
help-join-bot = Who plays: a class of yours, or one of { $list }.
help-join-name = Its name at the table, if not its module's.
help-join-seconds = The time it has for a decision.
help-join-patience =
    The seconds a server that can't be reached is tried again; at most 20 before the seat is taken.
help-join-http = Uses plain HTTP only, where no WebSocket gets through.

help-replay =
    Check game records action by action and print their score sheets. FILE is a record (.canasta), or - for standard
    input. The exit status is 1 when something in it is illegal and 2 when it can't be read.
help-score =
    Score table files, every line with the cards behind it. FILE is a table file (.toml), or - for standard input. The
    exit status is 1 when the table isn't a legal one and 2 when the file can't be read.
help-suggest =
    Say how a computer player would play the rest of the turn, as far as it can be known. FILE is a table file
    (.toml), or - for standard input. Only what the seat to act may see is looked at. The exit status is 1 when the
    table isn't a legal one or nobody is to act, and 2 when the file can't be read.
help-suggest-level = Who advises.
help-simulate =
    Play many games between computer players. Each deal is played from every side in turn, so that the luck of the cards
    cancels out; what is left is how the first name's side plays against the others. Ctrl-C prints what there is so far.
help-simulate-edition = What is played.
help-simulate-players = How many play.
help-simulate-bots =
    Who plays: one name for all, two for one side against the others, one a side, or one a seat. A name is one of
    { $list }, untuned (the expert before its tuning), MODULE:CLASS, or a file of weights.
help-simulate-pairs = Deals to play, each from every side; 400 if not said.
help-simulate-matches = In place of deals: matches to the target.
help-simulate-duplicate = Plays each deal from every side in turn, or once only with the sides changing.
help-simulate-seed = The same seed gives the same games.
help-simulate-processes = As many as there are cores, if not said.
help-simulate-seconds = The time a MODULE:CLASS has for a decision.
help-simulate-records = Writes a record of each game there.
help-simulate-blunders = Also counts what no good player does; takes longer.
help-simulate-ray = Plays on the Ray cluster at this address; “auto” finds one that runs here.
help-tune =
    Find weights for the computer players of an edition: an evolution strategy lets candidates play the same deals from
    every side. Called again with the same folder it goes on where it stopped, also after Ctrl-C. At the end what was
    found plays deals that the search has never seen.
help-tune-edition = What is played.
help-tune-players = How many play.
help-tune-generations = Generations in all.
help-tune-deals = Deals of a generation, each played from every side.
help-tune-candidates = Candidates of a generation.
help-tune-seed = The same seed finds the same weights.
help-tune-processes = As many as there are cores, if not said.
help-tune-begin = Begins from the weights of this file, not from the first guess.
help-tune-confirm = Deals at the end against the expert, and as many against the untuned one; 0 for none.
help-tune-folder = Keeps the search and its weights there.
help-rules = Print the rules of an edition, each value with its source. Without EDITION: a short table of all editions.
help-rules-against = Shows only what differs from that edition.
help-rules-players = Shows the values for that many players.
help-verify =
    Compute the shuffle of every round again from its proof. FILE is a record (.canasta), or - for standard input. The
    exit status is 0 when every round has a proof and all of them hold, 1 when a proof is wrong or missing, and 2 when
    something can't be read.
help-backup =
    Copy the server's database into FILE, also while the server runs. FILE is written whole or not at all; an older
    backup of that name is replaced. It holds what running games keep secret: keep it as safe as the database.
help-restore =
    Put the backup FILE in the place of the server's database. The backup is checked first. No server may be running on
    that database.
help-restore-force = Replaces a database that holds tables.
help-export = Write the finished rounds of TABLE, or its log, without secrets or tokens.
help-export-form =
    The finished rounds as a game record, or everything that happened, a JSON object on each line.
help-export-match = The record of the table's first, second … match, if not of its last one.
help-export-output = Where to write it, if not to standard output.

# A command line that can't be read. $word is what was typed, or the option, as it is typed.
usage-error = Error: { $sentence }
usage-help = More about it: { $command }
usage-no-option = There is no option { $word } here.
usage-no-command = There is no command “{ $word }”.
usage-missing = { $word } is missing.
usage-no-value = There is nothing after { $word }, which needs a value.
usage-unwanted-value = { $word } takes no value.
usage-bad-value = The value given for { $word } isn't one of those it may have.
usage-bad-choice = { $word } is one of these: { $list }.
usage-bad-range = { $word } is a number from { $first } to { $last }.
usage-bad-least = { $word } is a number of at least { $first }.
usage-not-installed = “{ $command }” isn't part of this installation.
usage-against = --against needs an EDITION to compare.
usage-no-language = There is no language “{ $word }” here. There are: { $list }.

# What was done with the server's database
backup-done =
    { $count ->
        [one] { $count } table copied to { $path }.
       *[other] { $count } tables copied to { $path }.
    }
restore-done =
    { $count ->
        [one] { $count } table restored to { $path }.
       *[other] { $count } tables restored to { $path }.
    }

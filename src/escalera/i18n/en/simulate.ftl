## What `escalera simulate` and `escalera tune` print. $player is a computer player's name, or several.

simulate-title = { $edition } for { $players }: { $list }
simulate-progress =
    { $what ->
        [matches] Matches
       *[deals] Deals
    }
simulate-stopped =
    { $what ->
        [matches] Interrupted: { $count } of { $most } matches were played from every side.
       *[deals] Interrupted: { $count } of { $most } deals were played from every side.
    }
# A number with one digit behind the point, the same of a hundred, and a time
simulate-decimal = { $number }.{ $tenths }
simulate-percent = { $number }.{ $tenths } %
simulate-time = { $number } µs
# From one number to another, both in writing
simulate-interval = { $first } to { $last }
simulate-column-what = The whole
simulate-column-number = Number
simulate-column-interval = 95 % interval
simulate-difference = Points a round of { $player } over the best other side
simulate-won =
    { $what ->
        [matches] Matches won by { $player }, draws as halves
       *[deals] Matches won by { $player }, put together from these rounds
    }
simulate-rounds = Rounds
simulate-matches = Matches
simulate-turns = Turns a round
simulate-ended-out = Rounds ended by a going out
simulate-ended-stock = Rounds ended by the stock
simulate-column-side = A round of one side
simulate-points = Points
simulate-went-out = Went out
simulate-melds =
    { $what ->
        [sequence]
            { $edition ->
                [samba] Sambas
                [classic] Sequences
               *[other] Escaleras
            }
        [natural] Natural canastas
        [mixed] Mixed canastas
        [wild]
            { $edition ->
                [samba] Wild melds
                [classic] Wild melds
               *[other] Bolivias
            }
       *[unfinished] Melds left unfinished
    }
simulate-column-player = Player
simulate-column-decisions = Decisions
simulate-column-slow = 99 % take at most
simulate-column-failed = Replaced by a safe act
simulate-column-blunders = Blunders in 1,000 rounds
simulate-blunder =
    { $what ->
        [wild-thrown] A wild thrown on a small pile
        [seventh-given] A seventh card given away
        [completion-missed] An own completion missed
        [black-three-caught] Black threes caught in hand
       *[long-round] Rounds of over 400 turns
    }
simulate-fault = { $player } at seat { $seat } failed, and a safe act was played: { $sentence }

## What ends it

simulate-bad-bots = { $count } players were named, which fills no table of { $players }. Name one for all, two for one side against the others, one for each side, or one for each seat.
simulate-unknown-bot = There is no computer player “{ $player }”. Ours are { $list }; others are named MODULE:CLASS or by a file of weights.
simulate-bad-player = This player can't be loaded: { $sentence }
simulate-bad-weights =
    { $what ->
        [missing] There is no file { $path }.
        [unread] The file { $path } can't be read.
       *[other] There are no weights in { $path }, as “escalera tune” writes them.
    }
simulate-both = Give --pairs or --matches, not both.
simulate-no-folder = Records can't be written to { $path }: { $why }.
simulate-used-folder = There are records in { $path } already. Choose another folder.
simulate-lost = A process that played has ended by itself or was killed, so not all was played.
simulate-no-ray = Ray isn't installed. It comes with the extra “cluster”: pip install "escalera[cluster]".
simulate-no-cluster = The cluster at { $address } can't be reached. { $sentence }

## What `escalera tune` prints

tune-progress = Generations
# $score is how many points a round the better half of the candidates is ahead
tune-generation = Generation { $number }: { $score } points ahead.
tune-written = { $count } of { $most } generations are done. The weights are in { $path }.
tune-no-cma = The package cma isn't installed. It comes with the extra “tune”: pip install "escalera[tune]".
tune-another-task = In { $path } another search was begun: with another edition, number of players, deals, candidates or seed. Choose another folder.
tune-broken-search = The search in { $path } can't be read. Choose another folder.

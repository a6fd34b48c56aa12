## What `escalera join` says on the error stream. $address is a server's or a link.

join-joined = Joined table { $table } as seat { $seat }, “{ $player }”.
join-own-link = The same seat again: { $command }
join-waiting = Waiting for the match to begin.
join-round = Round { $round } has begun.
# $score and $total are points by side: 830 : −120
join-round-over = Round { $round } ended { $score }; the totals are { $total }.
join-won = The match is over: side { $side } wins { $total }.
join-drawn = The match is over: a draw, { $total }.
join-cut = The line is cut. Trying to get it back …
join-back = The line is back.
join-left = Left the table; the seat is kept.
join-bot-failed = The bot failed, so a safe act was played. { $sentence }
join-fair = The shuffles were checked; the seat's own numbers are in them.
join-unfair =
    { $count ->
        [one] The shuffle of a round isn't proved as this seat saw it: round { $list }.
       *[other] The shuffles of { $count } rounds aren't proved as this seat saw them: rounds { $list }.
    }

# Why it ends
join-failed-bad-link = This is no link to a table. It looks like https://example.org/t/TABLE#link=TOKEN; quote it, since a shell may cut it at the #.
join-failed-bad-bot = { $sentence }. A bot is named MODULE:CLASS, or it is one of ours: expert, club, casual, beginner, greedy, random.
join-failed-no-table-server = There are no tables at this address: it answers with status { $number }.
join-failed-unreachable = The server at { $address } can't be reached.
join-failed-seat-lost = The seat was taken back: this link only watches now.
join-failed-perhaps-seated = The line was cut while a seat was asked for. Please look at the table: if the name sits there already, free that seat before trying again.

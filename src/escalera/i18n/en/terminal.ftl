## The game in the terminal. $cards are cards in writing, $card one of them.

# The line at the top
terminal-head = { $edition }, round { $round }, first side to { $target } wins

# Seats, sides and melds
terminal-partner = (partner)
terminal-total = { $side }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
terminal-opened = has opened
terminal-to-open = needs { $needed } to open
terminal-reds = { $count ->
        [one] one red three
       *[other] { $count } red threes
    } ({ $total } now)
terminal-finished = { $count ->
        [one] one finished meld
       *[other] { $count } finished melds
    }
terminal-finished-canastas = { $count ->
        [one] one canasta
       *[other] { $count } canastas
    }
terminal-may-go-out = may go out
terminal-going-out = To go out:
terminal-one-of = { $what }
terminal-of-any-kind = finished melds of any kind: { $finished } of { $needed }
terminal-canastas = canastas: { $finished } of { $needed }
terminal-missing = ({ $count } to go)
terminal-wilds = { $count } wild
terminal-ranks = { $count ->
        [one] one { rank }
       *[other] { $count } { ranks }
    }

# The pile
terminal-frozen = It is frozen.
terminal-can-take = You can take it.
terminal-can-take-with = You can take it with { $cards }.
terminal-cannot-take = You can't take it.
terminal-needs-pair =
    To take the pile you need two { ranks } from your hand, or one { rank } and a wild card; { $held ->
        [0] you hold no { rank }.
        [one] you hold one.
       *[other] you hold { $held }.
    }
terminal-cannot-take-minimum = You can't take it: you couldn't lay the { $needed } your side needs to open.

# The hand
terminal-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $order ->
        [suit] by suit
       *[rank] by rank
    }
terminal-hand-other = (o: { $order ->
        [suit] by rank
       *[rank] by suit
    })

# What is awaited
terminal-turn-play = Your turn: lay cards, or discard one card to end your turn.
terminal-turn-top = Your turn: draw, or take the top card alone onto a sequence.

# What is laid out
terminal-laid-out = Laid out, not played yet:
terminal-from-pile = pile: { $card } with { $cards }
terminal-counts = They count { $counted ->
        [one] one point
       *[other] { $counted } points
    }.
terminal-counts-short = They count { $counted } of { $needed }: { $lacking } more needed.
terminal-counts-enough = They count { $counted }: enough to open, which takes { $needed }.
terminal-stay = { $count ->
        [0] No card stays in your hand.
        [one] One card stays in your hand.
       *[other] { $count } cards stay in your hand.
    }
terminal-ready = Type p to play this.
terminal-spoilt = This can't be played as it is: { $sentence } Type b to take it back.

# The menu
terminal-menu-draw = draw
terminal-menu-take = take the pile
terminal-menu-top = top card alone
terminal-menu-pass = end the round
terminal-menu-meld = lay a meld
terminal-menu-add = add to a meld
terminal-menu-merge = join two melds
terminal-menu-ask = ask your partner
terminal-menu-discard = discard
terminal-menu-yes = yes
terminal-menu-no = no
terminal-menu-play = play what is laid out
terminal-menu-back = take back
terminal-menu-order = order of hand
terminal-menu-history = history
terminal-menu-score = score
terminal-menu-rules = rules
terminal-menu-hint = hint
terminal-menu-help = help
terminal-menu-quit = leave

# Hints
terminal-hint-why = Type i again for the reasons.
terminal-hint-move = Type i again for the move.
terminal-hint-lay = Type i again to lay it out; nothing is played by that.

# Questions, each answered on the next line
terminal-which-meld = Which cards? Numbers or names, as in “1 2 3” or “4h 5h 6h”. Enter: back.
terminal-which-addition = Which cards, and onto which meld? These fit: { $list }. For example “{ $word }”. Enter: back.
terminal-which-onto = Which cards onto meld #{ $meld }? These fit: { $list }. Enter: back.
terminal-which-discard = Which card? Its number or name. Enter: back.
terminal-which-take = Which of your cards go with { $card }? For example: { $list }. Enter: back.
terminal-which-top = Onto which sequence? You can choose { $list }. Enter: back.
terminal-which-merge = Which two melds? You can join { $list }. Enter: back.

# What can't be understood or done
terminal-nothing-done = Nothing done.
terminal-unknown = “{ $word }” is not something you can do here. The line below your cards shows what is; ? explains.
terminal-only-cards = What is to be done with these cards? Put a letter before them: m lays a meld, a adds, x discards.
terminal-too-long = This line is too long: at most { $most } characters.
terminal-no-card = “{ $word }” is not a card. Cards are numbers from your hand, or names: 4h, 10s, kd, joker.
terminal-draw-first = A turn begins with the draw: draw (d) or take the discard pile (t).
terminal-pass-early = You may pass only when the stock is empty. A turn begins with the draw: draw (d) or take the discard pile (t).
terminal-no-such-number = Your hand has no card number { $number }; the numbers go from 1 to { $most }.
terminal-bad-range = “{ $word }” is no range: the smaller number comes first, as in 2-4.
terminal-none-of-rank = Your hand holds no more { ranks }.
terminal-number-twice = Card number { $number } is named twice.
terminal-two-melds = Name one meld only, or put a stroke (/) between the lists.
terminal-no-cards = No cards are named.
terminal-one-card = Name exactly one card to discard.
terminal-two-numbers = Name two melds, as in “#1 #4”.
terminal-no-numbers = Name melds by their numbers, as in “#1”.
terminal-laid-out-already = Your { $card } is laid out already.
terminal-plan-open = Cards are laid out: first play them (p) or take them back (b).
terminal-nothing-laid-out = Nothing is laid out.
terminal-taken-already = The pile is laid out already. Add melds with m, play with p, or take back with b.
terminal-take-only-new = With the pile you can lay new melds only. Add to other melds after that.
terminal-fits-nowhere = No meld of your side takes { $cards }.
terminal-fits-several = Several melds take { $cards }: { $list }. Put the number before the cards.
terminal-no-melds = Your side has no melds on the table yet: m lays one.
terminal-nothing-fits = No card of your hand fits a meld of your side.
terminal-top-nowhere = The top card fits none of your side's sequences.
terminal-nothing-to-merge = Your side has no two melds that can be joined.

# History, scores, rules
terminal-more = Enter: more. Or type what you want to do next.
terminal-enter-table = Enter shows the table again.
terminal-earlier = (h tells what happened before this)
terminal-history-end = The end of this round's history (“h all” shows everything):
terminal-sheet-open = Every line can be opened into its cards: “s 1” to “s { $most }”, or “s all”.
terminal-sheet-next = Enter: next round. A number opens that line, “all” every line, s shows the sheet again, q leaves.
terminal-sheet-last = Enter: go on. A number opens that line, “all” every line, s shows the sheet again.
terminal-no-such-line =
    { $most ->
        [0] There is nothing on the sheet yet.
        [one] The sheet has no such line: it has only line 1.
       *[other] The sheet has no such line: its lines go from 1 to { $most }.
    }
terminal-rounds-title = Rounds
terminal-round-row = Round { $round }
terminal-running-title = Round { $round }, on the table now
terminal-running-note = As if it stopped now; of the hands only yours is counted.
terminal-rules-title = { $edition } for { $count } players
terminal-house-rule = (house rule)

# Help
terminal-help-cards =
    Cards are chosen by the numbers above them or by name, in any order: “1 2 3”, “1-3” or “4h 5h 6h”, 10h or th for a
    ten, x or joker for the joker, “five five” for two fives, “fives” for all of them. A letter says what to do; cards may follow at once, as in “m 1 2 3”.
terminal-help-draw = draws.
terminal-help-take = lays out the pile's top card with cards of your hand.
terminal-help-top = takes the top card alone onto a sequence.
terminal-help-meld = lays out a new meld; several with strokes: “m 4h 5h 6h / 7c 7d 7s”.
terminal-help-add = lays out cards onto a meld: “a #2 8h”, or just “a 8h”.
terminal-help-play = plays everything laid out, at once. Before that nothing has happened.
terminal-help-back = takes back what was laid out last; “b all” takes back everything.
terminal-help-discard = discards a card and ends your turn. What was played stands.
terminal-help-merge = joins two melds of one rank.
terminal-help-ask = asks your partner whether you may go out.
terminal-help-pass = ends the round when the stock is empty.
terminal-help-look =
    o orders the hand by rank or suit, h tells what happened, s shows the score, r the rules of this table,
    i a hint (again: why; again: the move; again: it is laid out), Enter the table again, q leaves; the game is saved after every act.
terminal-help-full =
    In full words an act is played at once: “meld 4h 5h 6h / #2 9s”, “take kd kh”, “add #2 8h”, “discard kd”.

# What has happened: $player and all that was done in a row, as $done. $own: yes for the player himself (“You”).
terminal-did = { $player } { $done }.
terminal-did-draw =
    { $count ->
        [0] draws no card to keep
        [one] draws one card
       *[other] draws { $count } cards
    }
terminal-did-drew =
    { $many ->
        [0] draw no card to keep
       *[other] draw { $cards }
    }
terminal-did-red =
    { $own ->
        [yes]
            { $many ->
                [one] lay a red three ({ $cards })
               *[other] lay { $many } red threes ({ $cards })
            }
       *[no]
            { $many ->
                [one] lays a red three ({ $cards })
               *[other] lays { $many } red threes ({ $cards })
            }
    }
terminal-did-take =
    { $own ->
        [yes] take the pile ({ amount-cards }) as { $cards }
       *[no] takes the pile ({ amount-cards }) as { $cards }
    }
terminal-did-take-onto =
    { $own ->
        [yes] take the pile ({ amount-cards }), with { $cards } on meld #{ $meld }
       *[no] takes the pile ({ amount-cards }), with { $cards } on meld #{ $meld }
    }
terminal-did-top =
    { $own ->
        [yes] take the top card, { $card }, onto meld #{ $meld }
       *[no] takes the top card, { $card }, onto meld #{ $meld }
    }
terminal-did-lay =
    { $own ->
        [yes] lay { $cards }
       *[no] lays { $cards }
    }
terminal-did-add =
    { $own ->
        [yes] add { $cards } to meld #{ $meld }
       *[no] adds { $cards } to meld #{ $meld }
    }
terminal-did-merge =
    { $own ->
        [yes] join meld #{ $gone } to meld #{ $meld }
       *[no] joins meld #{ $gone } to meld #{ $meld }
    }
terminal-did-ask =
    { $own ->
        [yes] ask “May I go out?”
       *[no] asks “May I go out?”
    }
terminal-did-yes =
    { $own ->
        [yes] say yes
       *[no] says yes
    }
terminal-did-no =
    { $own ->
        [yes] say no
       *[no] says no
    }
terminal-did-discard =
    { $own ->
        [yes] discard { $card }
       *[no] discards { $card }
    }
terminal-did-pass =
    { $own ->
        [yes] pass
       *[no] passes
    }
# $count: 1 when the going out is a concealed one
terminal-did-out =
    { $own ->
        [yes]
            { $count ->
                [1] go out, concealed
               *[other] go out
            }
       *[no]
            { $count ->
                [1] goes out, concealed
               *[other] goes out
            }
    }
terminal-own-deal =
    { $count ->
        [one] You deal one card to each player.
       *[other] You deal { $count } cards to each player.
    }
terminal-win =
    { $many ->
        [one] { $player } wins the match with { $total } points.
       *[other] { $player } win the match with { $total } points.
    }
terminal-own-win =
    { $many ->
        [one] You win the match with { $total } points.
       *[other] Your side ({ $player }) wins the match with { $total } points.
    }

# Starting and leaving
terminal-welcome-goal =
    Welcome to { $edition }. Lay cards of one rank{ $sequences ->
        [yes] , or runs of one suit,
       *[no] { "" }
    } on the table: melds of { $count } cards or more earn high bonuses. The first side to reach { $target } points over several rounds wins.
terminal-welcome-partner = { $many ->
        [one] { $player } is your partner and plays with you; { $list } play against you.
       *[other] { $player } are your partners and play with you; { $list } play against you.
    }
terminal-welcome-alone = You play alone; { $list } { $many ->
        [one] plays
       *[other] play
    } against you.
terminal-welcome-seats = Round the table, clockwise: { $list }.
terminal-welcome-level = { $list } ({ $word }): { $sentence }
terminal-welcome-keys = Type ? for help, h for what happened, i for a hint.
terminal-welcome-go = Enter: deal the cards.
terminal-you = You
terminal-names = Player | Ada | Ben | Cleo | Dan | Eva
terminal-offer = { $edition }, round { $round }: { $list } ({ $when })
terminal-offer-title =
    { $count ->
        [one] There is an unfinished game:
       *[other] There are { $count } unfinished games, the newest first:
    }
terminal-offer-keys =
    { $count ->
        [one] Enter: go on with it. n: a new game; this one is kept. q: leave.
       *[other] A number: go on with that game. Enter: with number 1. n: a new game; all these are kept. q: leave.
    }
terminal-offer-more = “{ $word }” shows all of them; older ones have numbers too.
terminal-offer-again = “{ $word }” is no answer here.
terminal-list-keys = “{ $word }” goes on with number 1.
terminal-none-left = There is no unfinished game.
terminal-none-unfinished = There is no unfinished game, so a new one begins.
terminal-saved = The game is saved. “{ $word }” goes on with it.
terminal-no-copy = The record can't be written to { $path }: { $why }. The game goes on without that.
terminal-not-saved = The game can't be saved in { $path }: { $why }. It can be played, but not gone on with later.
terminal-left = The game is not saved.
terminal-record = The record of the match is in { $path }.
terminal-elsewhere = This game is being played in another window just now.
terminal-bad-names = Give one name for each of the { $count } players, with commas between them.
terminal-bad-name = This can't be a name: { $sentence }.
terminal-long-name = The name “{ $word }” is too long: at most { $most } letters.
terminal-bad-bots = There is no computer player “{ $word }”; there are { $list }.
terminal-bad-rule = “{ $word }” is not of the form name=value.
terminal-not-with-resume = --resume goes on with a game as it is: leave { $list } out.
terminal-no-number =
    { $count ->
        [0] There is no unfinished game.
        [one] There is no game { $number }: one is unfinished. --list shows it.
       *[other] There is no game { $number }: { $count } are unfinished. --list shows them.
    }
terminal-bad-seat = There is no seat { $seat }: seats go from 1 to { $most }.
terminal-target-twice = Give the target once: by --target or by --rule.

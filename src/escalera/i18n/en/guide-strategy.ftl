## Strategy. $points is what was measured, in points a round, and $percent of a hundred; $number a number of cards it is about.

guide-strategy-intro = A rule of thumb is what good players tell beginners.
guide-strategy-measured =
    What is marked as measured was tried in many games of { edition-bolivia } between computer players, with
    { $number } players and each deal played twice, the sides changed. Against other players it may be more or less.
guide-thumb = Rule of thumb
guide-measured = Measured

guide-strategy-escalera-title = The { meld-finished-sequence } is not optional
guide-strategy-escalera =
    Without a finished sequence your side can't go out. Collect suits from the first turn, before you collect anything
    else.
guide-strategy-escalera-measured = A player who collected no suits in hand scored { $points } points a round less.
guide-strategy-hardest-title = It is the hardest meld
guide-strategy-hardest =
    Nothing can stand in for a missing card of a sequence, and only { $packs } copies of each card exist. Watch where they
    go: when all copies of a card you need are gone, look for another suit.
guide-strategy-windows-title = The cards in the middle
guide-strategy-windows =
    { $windows ->
        [one] A suit has only one finished sequence, and every card of it is needed.
       *[other]
            A suit has { $windows } finished sequences, and every one of them holds these ranks: { $list }. Keep them.
            Once all copies of one of them are gone, the suit is dead.
    }
guide-strategy-early-title = Lay sequences early
guide-strategy-early =
    The strongest computer player begins { $percent } percent of its sequences with three cards. Lay three, and let your
    partner add to them.
guide-strategy-bolivia-title = The bolivia tempts and costs
guide-strategy-bolivia =
    A bolivia takes { $size } of the { $wildcards } wild cards: { $share } percent of all there are. They are missing in
    your canastas and at your opening.
guide-strategy-wild-early-title = Start a wild meld early?
guide-strategy-wild-early =
    Yes. A player who saw nothing in a wild meld before it was finished scored { $points } points a round less.
guide-strategy-wild-three =
    The strongest computer player begins { $percent } percent of them with three cards. Waiting for { $number } brought
    nothing that could be measured.
guide-strategy-wild-keep-title = Don't part with wild cards lightly
guide-strategy-wild-keep = Treating wild cards in the hand like any other cards cost { $points } points a round.
guide-strategy-black-title = Get rid of black threes in time
guide-strategy-black =
    { $blackthreeinhand ->
        [one] A black three left in your hand costs one point. Discard it while there is time.
       *[other]
            A black three left in your hand costs { $blackthreeinhand } points. Discard it while there is time; it also
            guards the pile for one turn.
    }
guide-strategy-pairs-title = Keep natural pairs
guide-strategy-pairs =
    { $pairalways ->
        [yes] Only a natural pair takes the pile. Discard single cards, and keep pairs of ranks that others discard.
       *[no] Only a natural pair takes a frozen pile. Discard single cards, and keep pairs of ranks that others discard.
    }
guide-strategy-pairs-measured = A player who kept no pairs scored { $points } points a round less.
guide-strategy-pile-title = The pile grows large
guide-strategy-pile =
    The pile is hard to take and so it grows. When it is large, a pair in your hand is worth more than a meld on the
    table.
guide-strategy-pile-measured = Discarding without a thought for what the pile is worth cost { $points } points a round.
guide-strategy-small-title = Small piles can wait
guide-strategy-small =
    The strongest computer player took only { $percent } percent of the piles of up to { $number } cards that it could have
    taken: taking one shows a pair and costs the cards you would have drawn.
guide-strategy-small-large = Of piles of { $number } cards and more it took { $percent } percent.
guide-strategy-block-title = One wild card closes the pile
guide-strategy-block =
    While a wild card lies on top, nobody can take the pile. It is a costly way to save a large one, and it works for
    a single turn.
guide-strategy-freeze-title = Freezing the pile
guide-strategy-freeze =
    A wild card in the pile freezes it for everybody until it is taken. Freeze when the other side has opened and yours
    has not, and when you hold pairs.
guide-strategy-suits-title = Read suits, not only ranks
guide-strategy-suits =
    Look at the sequences of the other sides before you discard. A card next to one of them helps, and so does the next
    but one.
guide-strategy-suits-measured = Discarding without a look at their sequences cost { $points } points a round.
guide-strategy-minimum-title = Wild cards open
guide-strategy-minimum =
    Most of a match to { $target } is played with a minimum of { $needed }. Natural cards alone seldom reach it, so keep
    wild cards for the opening.

guide-strategy-worth-title =
    { $edition ->
        [samba] What a samba is worth
       *[other] What an escalera is worth
    }
guide-strategy-worth =
    { $worth ->
        [one] A finished sequence earns as much as a natural canasta. Look for runs as well as for ranks.
       *[other] A finished sequence earns as much as { $worth } natural canastas. Look for runs before you look for ranks.
    }
guide-strategy-both-title = Two ways out
guide-strategy-both =
    Build a sequence and a rank meld side by side. Any { $rightmelds } finished melds let you go out, so have two ways
    to get there.
guide-strategy-no-help-title = Wild cards can't save a sequence
guide-strategy-no-help = A sequence takes no wild card. Lay wild cards on rank melds, and keep the natural cards a sequence needs.
guide-strategy-feed-title = Don't feed the others
guide-strategy-feed = Watch which suits the other sides lay, and don't discard what continues them.
guide-strategy-copies-title = Count the copies
guide-strategy-copies = Each card exists { $packs } times. When all copies of a card are seen, no sequence can hold it any more.

guide-strategy-opening-title = Opening
guide-strategy-opening =
    Open with as few cards as you can. A full hand takes piles, a thin one doesn't. Open early when the pile is small, and
    spend wild cards on it only when the pile is worth it.
guide-strategy-taking-title = The pile wins rounds
guide-strategy-taking = The side that takes the large piles usually wins the round. Discard what the next player can't use, and keep pairs of what others discard.
guide-strategy-when-title = When to go out
guide-strategy-when =
    Go out early when the others hold many cards. Wait when your side is about to finish a further canasta, and watch how
    many cards the others have left.

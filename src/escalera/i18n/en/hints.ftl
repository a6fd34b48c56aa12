## Hints: where to look, why, and the move. Each is true of the cards one sees.

# Where to look
hint-where-stock = There is only the stock: draw, and then look at your hand again.
hint-where-pile = Look at the discard pile. Is it worth taking?
hint-where-answer = Look at your own hand. Would you like the round to end now?
hint-where-ask = Think of your partner before you go out.
hint-where-out = Look at your hand as a whole. Can you get rid of all of it?
hint-where-open = Look at what your side needs to open. Your hand may have it.
hint-where-meld = Look at your meld #{ $meld }.
hint-where-hand = Look at your hand. There is something new to lay.
hint-where-merge = Look at two melds of your side with the same rank.
hint-where-discard = Think about the discard. Which card will you miss least, and which will the next player need least?
hint-where-pass = Nothing more can be done in this turn.

# What the reasons compare with
hint-against-meant = Compared with what you have in mind:
hint-against-other = Compared with the next best move:
hint-against-none = Why:
hint-agrees = What you have in mind comes to the same: it is the best move.
hint-no-why = Several moves are about equally good here; this one comes out a little ahead.

# Why
hint-out = This goes out.
hint-must-ask = Your side has to ask before it goes out.
hint-asks =
    { $count ->
        [one] Your partner still holds one card and may want to lay it first.
       *[other] Your partner still holds { $count } cards and may want to lay some first.
    }
hint-yes = If the round ends now, your own hand costs only { $score }.
hint-no = If the round ended now, your own hand would cost { $score }.
hint-no-take = The pile can’t be taken now, so the draw is all there is.
hint-finishes =
    { $what ->
        [natural] It finishes a natural canasta, worth { $score }.
        [mixed] It finishes a mixed canasta, worth { $score }.
        [wild] It finishes a bolivia, worth { $score }.
       *[sequence]
            { $edition ->
                [samba] It finishes a samba, worth { $score }.
               *[other] It finishes an escalera, worth { $score }.
            }
    }
hint-opens = It opens: it counts { $counted }, and your side needs { $needed }.
hint-wilds-kept =
    { $count ->
        [one] It opens with naturals alone and keeps your wild card for later.
       *[other] It opens with naturals alone and keeps your { $count } wild cards for later.
    }
hint-keeps-wilds =
    { $count ->
        [one] You keep a wild card for later.
       *[other] You keep { $count } wild cards for later.
    }
hint-begins =
    { $what ->
        [natural] It begins a meld of { $count } cards; { $left } more make a canasta.
        [mixed] It begins a meld of { $count } cards; { $left } more make a canasta.
        [wild] It begins a meld of { $count } wild cards; { $left } more make a bolivia.
       *[sequence]
            { $edition ->
                [samba] It begins a sequence of { $count } cards; { $left } more make a samba.
               *[other] It begins a sequence of { $count } cards; { $left } more make an escalera.
            }
    }
hint-grows =
    { $left ->
        [one] Your meld #{ $meld } grows to { $count } cards; one more finishes it.
       *[other] Your meld #{ $meld } grows to { $count } cards; { $left } more finish it.
    }
hint-stays =
    { $count ->
        [one] You keep one card in hand; with none no pile can be taken.
       *[other] You keep { $count } cards in hand; with fewer a pile can hardly be taken.
    }
hint-unloads = Only { $score } points are left in your hand, and the round may end soon.
hint-pile =
    { $count ->
        [one] The pile brings one card.
       *[other] The pile brings { $count } cards.
    }
hint-small-pile =
    { $count ->
        [one] The pile has only one card, and taking it would take the place of the draw.
       *[other] The pile has only { $count } cards, and taking it would take the place of the draw.
    }
hint-spends = Taking the pile would use up { $cards } from your hand.
hint-burden = Taking the pile would put { $score } points more into your hand, and the round may end soon.
hint-top = The { $card } goes onto your meld #{ $meld } at once.
hint-blocks = While a black three lies on top nobody can take the pile.
hint-costs = A black three left in hand costs { $score }.
hint-wild = The { $card } is wild and goes with almost anything.
hint-breaks =
    { $count ->
        [2] Throwing the { $card } would break up a pair.
       *[other] Throwing the { $card } would break up { $count } cards of one rank.
    }
hint-needs =
    { $edition ->
        [samba] With the { $card } you have { $count } of the { $needed } cards of a samba, and the others may still come.
       *[other] With the { $card } you have { $count } of the { $needed } cards of an escalera, and the others may still come.
    }
hint-dead =
    { $edition ->
        [samba] No samba can be finished with the { $card } any more: every copy of a card that it would need lies in a meld.
       *[other] No escalera can be finished with the { $card } any more: every copy of a card that it would need lies in a meld.
    }
hint-spare = It is your only card of its rank.
hint-heavier = It counts { $score } against you if it stays in your hand, more than the { $card }.
hint-lighter = It is worth only { $score } in a meld, less than the { $card }.
hint-refused = The next player left that rank lying a short while ago.
hint-threw = The next player threw that rank a short while ago.
hint-holds =
    { $count ->
        [one] The next player took a card of the rank of the { $card } with a pile and hasn’t shown it since.
       *[other] The next player took { $count } cards of the rank of the { $card } with a pile and hasn’t shown them since.
    }
hint-fits = The next player could take the pile with the { $card }: it fits a meld of that side.
hint-few =
    { $count ->
        [0] All others of its rank have been seen.
        [one] Only one other card of its rank hasn’t been seen.
       *[other] Only { $count } others of its rank haven’t been seen.
    }
hint-helps = The { $card } would have fitted the next player’s sequence.
hint-stock = Nobody can draw any more: what stays in hand counts against you.

# The move
hint-move-draw = Draw.
hint-move-take = Take the pile with { $cards }.
hint-move-take-onto =
    { $many ->
        [0] Take the pile onto your meld #{ $meld }.
       *[other] Take the pile onto your meld #{ $meld } with { $cards }.
    }
hint-move-top = Take the top card alone onto your meld #{ $meld }.
hint-move-meld = Lay { $cards }.
hint-move-add = Add { $cards } to your meld #{ $meld }.
hint-move-merge = Join your melds #{ $meld } and #{ $gone }.
hint-move-ask = Ask your partner whether you may go out. The rest is for the case that the answer is yes.
hint-move-yes = Say yes.
hint-move-no = Say no.
hint-move-discard = Discard the { $card }.
hint-move-pass = Pass.

suggest-ask-yes = The rest is for the case that the answer is yes.
suggest-until-draw = What follows depends on the cards drawn.
suggest-no-hand = Nothing can be advised: the table file names no card in the hand of seat { $seat }.

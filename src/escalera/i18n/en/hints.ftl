## Why an act is advised. Each is true of the cards one sees.

hint-out = This goes out.
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
hint-opens = It opens: { $counted } of the { $needed } your side needs.
hint-wilds-kept =
    { $count ->
        [one] It opens with naturals alone; your wild card is worth more later.
       *[other] It opens with naturals alone; your { $count } wild cards are worth more later.
    }
hint-pile = The pile brings { $count } cards.
hint-small-pile =
    { $count ->
        [one] The pile has only one card; taking it would cost a pair and the draw.
       *[other] The pile has only { $count } cards; taking it would cost a pair and the draw.
    }
hint-top = The { $card } goes onto your meld #{ $meld } at once.
hint-blocks = While a black three lies on top nobody can take the pile.
hint-costs = A black three left in hand costs { $score }.
hint-spare = It is your only card of its rank.
hint-refused = The next player left that rank lying a short while ago.
hint-threw = The next player threw that rank a short while ago.
hint-few =
    { $count ->
        [0] All others of its rank have been seen.
        [one] Only one other card of its rank hasn’t been seen.
       *[other] Only { $count } others of its rank haven’t been seen.
    }
hint-helps = The { $card } would have fitted the next player’s sequence.
hint-stock = Nobody can draw any more: what stays in hand counts against you.

suggest-ask-yes = The rest is for the case that the answer is yes.
suggest-until-draw = What follows depends on the cards drawn.

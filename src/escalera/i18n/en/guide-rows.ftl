## The comparison, and the summary on one page: each row a name and short sentences.

guide-row-cards = Cards
guide-row-deal = Deal
guide-row-draw = Draw
guide-row-rank = Rank melds
guide-row-sequence = Sequences
guide-row-wild = Wild melds
guide-row-pile = Taking the pile
guide-row-top = Top card only
guide-row-opening = Opening
guide-row-threes = Threes
guide-row-discard = Discard
guide-row-out = Going out
guide-row-bonuses = Bonuses
guide-row-target = Target

guide-cell-cards =
    { $packs ->
        [one] One pack, { $deck } cards.
       *[other] { $packs } packs, { $deck } cards.
    }
guide-cell-jokers = Jokers: { $jokers }.
guide-cell-deal = { $hand } cards each.
guide-cell-draw =
    { $draw ->
        [one] One card, or the pile.
       *[other] { $draw } cards, or the pile.
    }
guide-cell-finished = Finished with { $size } cards.
guide-cell-sequence =
    { $sequences ->
        [yes] Three to { $size } cards of one suit, { $first } to { $last }, without wild cards; then closed.
       *[no] None.
    }
guide-cell-wild =
    { $wildmelds ->
        [yes] Three to { $size } twos and jokers; then closed.
       *[no] None.
    }
guide-cell-top =
    { $topcardtosequence ->
        [yes] Yes, when it continues a sequence of one's own side.
       *[no] No.
    }
guide-cell-opening-below = Below zero: { $needed }.
guide-cell-opening-from = From { $total }: { $needed }.
guide-cell-discard = One card ends the turn. Any card may be discarded except a red three, which is never in a hand.
guide-cell-bonus-natural = Natural canasta: { $naturalcanasta }.
guide-cell-bonus-mixed = Mixed canasta: { $mixedcanasta }.
guide-cell-bonus-sequence =
    { $edition ->
        [samba] Samba: { $sequencebonus }.
       *[other] Escalera: { $sequencebonus }.
    }
guide-cell-bonus-wild = Bolivia: { $wildmeldbonus }.
guide-cell-target =
    { $roundcap ->
        [one] { $target } points; without them the match ends after one round.
       *[other] { $target } points; without them the match ends after { $roundcap } rounds.
    }

# The short table of all editions
guide-short-packs = Packs
guide-short-hand = Cards each
guide-short-sequences = Sequences
guide-short-wild = Wild melds
guide-short-out = To go out
guide-short-black = Black three in hand
guide-short-target = Target

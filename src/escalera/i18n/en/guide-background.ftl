## History, playing with real cards, and where sources disagree.

guide-history-canasta =
    Canasta is usually said to have been invented in Montevideo, in Uruguay, in 1939. Some accounts put its beginnings
    later in the 1940s. It spread through South America and reached the United States in 1949. The word means basket.
guide-history-samba =
    Samba is a Canasta with three packs. Catalogues of games date it to about 1950, when the Canasta craze was at its
    height. It is called the most widespread of the variants with three packs.
guide-history-bolivia =
    Bolivia, or Bolivian Canasta, is described by reference books as a close relative of Samba. Nobody knows who invented
    it, and no date is known. Its rules differ from source to source, above all in how many wild cards a meld may hold,
    and in the bonuses for melds and threes.
guide-history-here-bolivia = The rules on this page follow an online card room, which publishes them in German, Greek and Russian.
guide-history-here-bolivia-dk = The rules on this page follow a Danish guide to Bolivia. Where it says nothing, Samba's rules are played.
guide-history-here-samba = The rules on this page follow a Danish guide to Samba.
guide-history-here-classic =
    The rules on this page follow the comparison that an online card room gives. Its gaps are filled from the international
    laws of Canasta.
guide-history-years-two-pack = This is the game from which the others come.

guide-real-packs =
    { $packs ->
        [one] You need one complete pack, { $deck } cards in all with the jokers.
       *[other] You need { $packs } complete packs with equal backs, { $deck } cards in all with the jokers.
    }
guide-real-jokers =
    { $jokers ->
        [0] Packs are sold with two or three jokers each. Put all of them aside.
        [one] Packs are sold with two or three jokers each. One joker is needed: put the others aside.
       *[other]
            Packs are sold with two or three jokers each. { $jokers } jokers are needed: count them, and put the others
            aside.
    }
guide-real-agree = Agree on these before the first deal:
guide-real-edition = the edition: { $name };
guide-real-bonus = the bonus for going out: { amount-points };
guide-real-asking = asking the partner: { $word };
guide-real-target = the points that win: { amount-points }.
guide-real-pile = Lay the pile so that everybody sees its top card.
guide-real-frozen = Lay the card that freezes the pile crosswise, so that nobody forgets it.
guide-real-writer = One player writes down the totals after each round and says which minimum each side needs next.

guide-dispute-intro =
    There is no single authority for these games, and the sources don't agree. This is what is disputed, and what each
    edition plays. At a table of your own every one of these can be a house rule.
guide-dispute-going_out_bonus = Going out in Bolivia earns { $one } in some sources and { $other } in others.
guide-dispute-concealed_bonus = Some pay more for a concealed hand, others don't.
guide-dispute-max_wilds = Most allow two wild cards in a rank meld, some allow three, and one sets no limit.
guide-dispute-naturals_per_wild = Some ask for at least two natural cards, others for twice as many natural cards as wild ones.
guide-dispute-minimum_7000 = The highest opening minimum is { $one } in some sources and { $other } in others.
guide-dispute-red_threes_need = Some let red threes count with two finished melds, others only with all that going out needs.
guide-dispute-top_card_to_sequence = Some let a player take the top card alone for a sequence, others don't.
guide-dispute-cover_upcard = Some cover a black three that is turned up after the deal, others leave it.
guide-dispute-hand = Sources deal different numbers of cards when six play.
guide-dispute-ask_partner = Some let a player ask the partner before going out, others don't.
guide-dispute-more = Also disputed are single values that are marked in the list at the end of this page.

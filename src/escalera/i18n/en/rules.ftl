## The editions, and every value of the rules: its name, and in .meaning what it says, in one line.

edition-bolivia = Bolivia
edition-bolivia-dk = Boliviansk Canasta
edition-samba = Samba
edition-classic = Classic Canasta
edition-mini-classic = Small Canasta
edition-mini-sequences = Small Samba
edition-mini-wilds = Small Bolivia

section-pack = The pack
section-deal = Players and deal
section-melds = Melds
section-pile = The discard pile
section-opening = The opening
section-going-out = Going out
section-scoring = Scoring
section-match = The match

# The pack

field-packs = Packs
    .meaning = How many packs of cards are shuffled together.
field-jokers = Jokers
    .meaning = How many jokers there are in all packs together.
field-suits = Suits
    .meaning = How many suits are used: clubs first, then diamonds, hearts and spades.
field-low_rank = Lowest rank
    .meaning = The lowest natural card.
field-high_rank = Highest rank
    .meaning = The highest natural card.

# Players and deal

field-players = Players
    .meaning = How many people can play.
field-six_as = Six players as
    .meaning = Whether six players are three pairs or two sides of three.
field-hand = Cards each
    .meaning = How many cards each player is dealt.
field-draw = Cards drawn
    .meaning = How many cards a player draws from the stock at the start of a turn.
field-cover_upcard = Upcard covered by another card
    .meaning = Which cards, when turned up after the deal, are covered by the next one.

# Melds

field-canasta_size = Cards of a finished meld
    .meaning = With this many cards a meld is finished and earns its bonus.
field-max_wilds = Most wild cards
    .meaning = A rank meld holds at most this many twos and jokers.
field-min_naturals = Fewest natural cards
    .meaning = A rank meld with wild cards holds at least this many natural ones.
field-naturals_per_wild = Natural cards for each wild
    .meaning = A rank meld needs this many natural cards for each wild one; 0 means no such limit.
field-naturals_over_wilds = Naturals outnumber wilds by
    .meaning = A rank meld with wild cards needs at least this many more natural cards than wild ones; 0 means no such limit.
field-rank_meld_past_canasta = Canastas may grow
    .meaning = Further cards may be added to a finished rank meld.
field-one_meld_per_rank = One meld of each rank
    .meaning = A side lays only one meld of a rank, and further cards of that rank join it.
field-merge = Joining melds
    .meaning = A side may make one of two melds it has of the same rank.
field-sequences = Sequences
    .meaning = Three or more cards of one suit in unbroken order, without wild cards, are a meld, closed when it is finished.
field-wild_melds = Wild melds
    .meaning = Three or more twos and jokers on their own are a meld, closed when it is finished.
field-wild_on_finished = Wild on a natural canasta
    .meaning = A wild card may be added to a finished natural canasta, which makes it mixed.

# The discard pile

field-pair_always = Pile always needs a natural pair
    .meaning = Taking the pile always needs two natural cards from the hand of the same rank as the top card.
field-take_natural_and_wild = One natural and a wild
    .meaning = A pile that is not frozen may be taken with one natural card of the top card's rank and a wild card.
field-top_card_onto_meld = Top card onto a meld
    .meaning = A pile that is not frozen may be taken by laying its top card onto a meld of one's own side.
field-take_joins = Taken pair may join a meld
    .meaning = A natural pair and the top card taken with it may join a meld of their rank that lies on the table.
field-top_card_to_sequence = Top card alone
    .meaning = Instead of drawing, a player may take only the top card, when it continues a sequence of the side.
field-wild_blocks = Wild cards block
    .meaning = Nobody can take the pile while a wild card lies on top.
field-threes_block = Threes block
    .meaning = Nobody can take the pile while a three lies on top.
field-frozen_until_opened = Frozen until opened
    .meaning = The pile is frozen for a side until it has opened.

# The opening

field-minimum_negative = Minimum below zero
    .meaning = What the first melds of a side must count when its total is below zero.
field-minimum_0 = Minimum from 0
    .meaning = What the first melds of a side must count when its total is 0 or more.
field-minimum_1500 = Minimum from 1,500
    .meaning = What the first melds of a side must count when its total is 1,500 or more.
field-minimum_3000 = Minimum from 3,000
    .meaning = What the first melds of a side must count when its total is 3,000 or more.
field-minimum_7000 = Minimum from 7,000
    .meaning = What the first melds of a side must count when its total is 7,000 or more.

# Going out

field-right_melds = Finished melds to go out
    .meaning = How many finished melds a side needs before one of its players may go out.
field-right_sequence = A sequence to go out
    .meaning = One of those finished melds has to be a sequence.
field-going_out_bonus = Going out
    .meaning = What a side earns when one of its players goes out.
field-concealed_bonus = Going out concealed
    .meaning = What a concealed going out earns in place of the usual bonus.
field-concealed_own_cards = Concealed by one's own cards
    .meaning = Going out is concealed when the player had melded nothing, adds nothing to the partner's melds and holds the needed canastas alone; otherwise when the whole side had melded nothing.
field-concealed_waives_minimum = No minimum when concealed
    .meaning = A player who goes out concealed needs no opening minimum.
field-ask_partner = Asking the partner
    .meaning = Whether a player may, or must, ask the partner before going out; what the partner answers is binding.

# Scoring

field-natural_canasta = Natural canasta
    .meaning = What a canasta without wild cards earns.
field-mixed_canasta = Mixed canasta
    .meaning = What a canasta with wild cards earns.
field-sequence_bonus = Finished sequence
    .meaning = What a finished sequence, an escalera or samba, earns.
field-wild_meld_bonus = Finished wild meld
    .meaning = What a finished wild meld, a bolivia, earns.
field-red_three = Red three
    .meaning = What each red three counts.
field-all_red_threes = All red threes
    .meaning = What the red threes count together when one side has all of them.
field-red_threes_need = Red threes count for a side
    .meaning = What a side needs so that its red threes count for it.
field-red_threes_against = Red threes count against
    .meaning = The red threes of a side that lacks what they need count against it.
field-black_three_in_hand = Black three in hand
    .meaning = What each black three left in a hand costs.
field-black_threes_cost = That price is due
    .meaning = Whether black threes left in hand always cost that much, or only when somebody goes out and otherwise their points.
field-points_joker = Joker
    .meaning = What a joker counts.
field-points_ace = Ace
    .meaning = What an ace counts.
field-points_two = Two
    .meaning = What a two counts.
field-points_high = Eight to king
    .meaning = What a king, queen, jack, ten, nine or eight counts.
field-points_low = Four to seven
    .meaning = What a seven, six, five or four counts.
field-points_black_three = Black three
    .meaning = What a black three counts in a meld.

# The match

field-target = Target
    .meaning = The match ends after the round in which a side reaches this total.
field-round_cap = Longest match
    .meaning = After the round with this number the match ends in a draw, unless a side has reached the target.
field-equal_totals = Equal totals
    .meaning = What happens when two sides end with the same highest total.

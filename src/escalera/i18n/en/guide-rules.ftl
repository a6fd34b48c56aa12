## The rules in whole sentences. Every field of the rules is a fact, its name written without underscores:
## $hand is how many cards are dealt, $wildmelds is yes or no. $kinds: ranks, sequences, wilds, all.
## $sequence is needed where the right to go out needs a finished sequence, else free. $first and $last stand in
## the corners of the lowest and the highest natural card.

# What it is, in three sentences

guide-about-cards =
    { $kinds ->
        [all] In { $name } you collect cards of one rank, runs of one suit, and wild cards on their own.
        [sequences] In { $name } you collect cards of one rank and runs of one suit.
        [wilds] In { $name } you collect cards of one rank, and wild cards on their own.
       *[ranks] In { $name } you collect cards of one rank.
    }
guide-about-finished =
    { $kinds ->
        [all]
            A meld of { $size } cards is finished and earns a bonus: { $wildmeldbonus } for a finished wild meld, the
            bolivia, { $sequencebonus } for a finished run, the { meld-finished-sequence }, and { $naturalcanasta } or
            { $mixedcanasta } for a canasta.
        [sequences]
            A meld of { $size } cards is finished and earns a bonus: { $sequencebonus } for a finished run, the
            { meld-finished-sequence }, and { $naturalcanasta } or { $mixedcanasta } for a canasta.
        [wilds]
            A meld of { $size } cards is finished and earns a bonus: { $wildmeldbonus } for a finished wild meld, the
            bolivia, and { $naturalcanasta } or { $mixedcanasta } for a canasta.
       *[ranks]
            A meld of { $size } cards is a canasta and earns a bonus: { $naturalcanasta } without wild cards,
            { $mixedcanasta } with them.
    }
guide-about-goal =
    A round ends when somebody goes out, for which the side needs { guide-needed-melds }, and the first side with { $target }
    points wins the match.

# What the right to go out needs, as in “the side needs …”, “it has …”
guide-needed-melds =
    { $sequence ->
        [needed]
            { $rightmelds ->
                [one] a finished sequence
               *[other] { $rightmelds } finished melds, one of them a sequence
            }
       *[free]
            { $rightmelds ->
                [one] one finished meld
               *[other] { $rightmelds } finished melds
            }
    }

# Setting up

guide-setup-pack =
    { $packs ->
        [one] Shuffle one pack: { $deck } cards of { $suits } suits.
       *[other] Shuffle { $packs } packs together: { $deck } cards of { $suits } suits.
    }
guide-setup-jokers =
    { $jokers ->
        [0] Jokers are not used.
        [one] One joker is among them.
       *[other] { $jokers } jokers are among them.
    }
guide-setup-naturals = The cards from { $first } up to { $last } are natural cards.
guide-setup-wilds = All twos and jokers are wild cards, { $wildcards } together. In a rank meld they stand for other cards.
guide-setup-threes =
    Threes make no ordinary melds. There are { $redthrees } red ones, which bring or cost points, and
    { $blackthrees } black ones, which guard the pile.
guide-setup-sides =
    { $partners ->
        [1] With { $players } players everyone plays alone.
        [2] With { $players } players there are { $sides } pairs. Partners sit opposite each other, and share melds and total.
       *[other]
            With { $players } players there are { $sides } sides of { $partners }. Partners sit in every second seat, and share
            melds and total.
    }
guide-setup-six =
    { $sixas ->
        [trios] Six players make two sides of three.
       *[pairs] Six players make three pairs.
    }
guide-setup-deal = The dealer gives each player { $hand } cards, one at a time, clockwise. The rest is the stock, face down.
guide-setup-red =
    Whoever holds a red three lays it on the table and draws another card for it, the player on the dealer's left
    first.
guide-setup-upcard =
    { $coverupcard ->
        [wild-and-red]
            Then one card is turned up and begins the discard pile. While it is a wild card or a red three, the next
            card is put on top of it.
        [wild-red-black]
            Then one card is turned up and begins the discard pile. While it is a wild card or any three, the next
            card is put on top of it.
       *[none] Then one card is turned up and begins the discard pile, whatever card it is.
    }
guide-setup-first = The first dealer is drawn by lot. The player on the dealer's left begins, and the deal moves on clockwise.
guide-setup-players = By the number of players

# A turn

guide-turn-draw =
    { $draw ->
        [one] Draw one card from the stock.
       *[other] Draw { $draw } cards from the stock.
    }
guide-turn-lay = Lay a meld, or add cards to melds of your side. You needn't lay anything.
guide-turn-discard = Put one card face up on the pile. That ends the turn.
guide-turn-order = Drawing comes first, always; nothing is laid before it. A card just drawn may be discarded at once.
guide-turn-few = If the stock has fewer cards, draw what is there.
guide-turn-take = Instead of drawing you may take the whole discard pile, if you can.
guide-turn-top =
    { $topcardtosequence ->
        [yes] Or you take its top card alone, when it continues a sequence of your side.
       *[no] The top card alone is never taken in place of drawing.
    }
guide-turn-red = A red three that you draw is laid on the table at once, and another card drawn for it.

# Melds

guide-melds-what = A meld is three or more cards laid on the table together. It belongs to the whole side.
guide-melds-stay =
    { $merge ->
        [yes]
            Cards on the table stay where they are, except that two melds of one rank may be joined. Nothing is ever laid
            on melds of another side.
       *[no] Cards on the table stay where they are. Nothing is ever laid on melds of another side.
    }
guide-melds-finished = With { $size } cards a meld is finished and earns its bonus at the end of the round, once.

guide-rank-what = A rank meld is made of cards of one rank. Suits don't matter.
guide-rank-wilds =
    { $maxwilds ->
        [0] It holds no wild cards.
        [one] At most one of its cards is wild.
       *[other] At most { $maxwilds } of its cards are wild.
    }
guide-rank-naturals =
    { $minnaturals ->
        [one] At least one of its cards is natural.
       *[other] At least { $minnaturals } of its cards are natural.
    }
guide-rank-per-wild =
    { $naturalsperwild ->
        [one] For each wild card it holds at least one natural card.
       *[other] For each wild card it holds at least { $naturalsperwild } natural cards.
    }
guide-rank-over-wilds =
    { $naturalsoverwilds ->
        [one] It holds more natural cards than wild ones.
       *[other] It holds at least { $naturalsoverwilds } more natural cards than wild ones.
    }
guide-rank-canasta =
    A finished rank meld is a canasta. Without wild cards it is natural and earns { $naturalcanasta }, with wild cards
    it is mixed and earns { $mixedcanasta }. More cards may be added to it.
guide-rank-one =
    { $onemeldperrank ->
        [yes] A side has only one meld of each rank. Further cards of the rank join it.
       *[no] A side may have several melds of one rank.
    }
guide-rank-merge =
    { $merge ->
        [yes] A side may join two of its melds of one rank, if the result is a legal meld.
       *[no] Melds on the table are never joined to each other.
    }
guide-rank-locked =
    { $wildonfinished ->
        [yes] A wild card may be added to a natural canasta. It is mixed from then on.
       *[no] No wild card may be added to a natural canasta that is finished.
    }

guide-sequence-what =
    { $sequences ->
        [yes]
            A sequence is three or more cards of one suit in unbroken order, between { $first } and { $last }. Wild
            cards and threes have no place in it.
       *[no] Sequences are not melds here. Only cards of one rank go together.
    }
guide-sequence-closed =
    { $edition ->
        [samba]
            A sequence of { $size } cards is finished and closed: a samba, worth { $sequencebonus }. It takes no further
            card.
       *[other]
            A sequence of { $size } cards is finished and closed: an escalera, worth { $sequencebonus }. It takes no
            further card.
    }
guide-sequence-apart = A side may have two sequences of one suit, even equal ones. Sequences on the table are never joined.

guide-wild-what =
    { $wildmelds ->
        [yes] A wild meld is three or more twos and jokers, in any mixture. No natural card ever joins it.
       *[no] Twos and jokers on their own are not a meld here. They serve in rank melds only.
    }
guide-wild-closed =
    A wild meld of { $size } cards is finished and closed: a bolivia, worth { $wildmeldbonus }. A side may have several
    wild melds.

guide-example-rank =
    { $wilds ->
        [0] A rank meld without wild cards: { $counted } points.
        [one] A rank meld with one wild card: { $counted } points.
       *[other] A rank meld with { $wilds } wild cards: { $counted } points.
    }
guide-example-sequence = A sequence of { $many } cards: { $counted } points.
guide-example-finished-sequence = A finished sequence, { $counted } points and the bonus of { $sequencebonus }.
guide-example-wild = A wild meld of { $many } cards: { $counted } points.
guide-example-finished-wild = A bolivia: { $counted } points and the bonus of { $wildmeldbonus }.
guide-example-several = Together these melds count { $counted } points.
guide-example-opening =
    { $lacking ->
        [0] A side with a total of { $total } needs { $needed }, and this is exactly { $counted }.
       *[other] A side with a total of { $total } needs { $needed }, and this is { $counted }.
    }
guide-example-below = The side has a total of { $total }.
guide-example-add = The cards fit the meld on the table, and the whole is a legal meld.
guide-example-becomes-mixed = The canasta takes the wild card. From now on it is mixed.
guide-example-merge = The two melds become one.
guide-example-take = The pile is taken: its top card and the cards from the hand are laid, the rest goes to the hand.
guide-example-take-onto = The pile is taken: its top card joins the meld on the table, the rest goes to the hand.
guide-example-top = The top card continues the sequence. It is taken alone, in place of drawing.
guide-example-discard = The black three is discarded. As long as it lies on top, nobody can take the pile.
guide-example-black-threes = The side may go out, and the player does so in this turn: black threes may be laid.
guide-example-out-one =
    The side may go out. One card is left, and it may be discarded: the round is over.
guide-example-out-all = The side may go out. No card is left, and the round is over.
guide-example-out-kept = Two cards are left, one to discard and one to keep. That is allowed without the right to go out.

# Threes

guide-threes-red = A red three is never held in the hand, melded or discarded. It lies on the table and counts at the end of the round.
guide-threes-price =
    Each red three is worth { $redthree } points. A side that has all { $redthrees } of them gets { $allredthrees } for
    them together.
guide-threes-need =
    { $redthreesneed ->
        [melded] Red threes count for a side that has melded.
        [two-canastas] Red threes count for a side that has two canastas.
        [two-finished] Red threes count for a side that has two finished melds of any kind.
       *[right] Red threes count for a side that has the right to go out.
    }
guide-threes-against =
    { $redthreesagainst ->
        [yes] Against any other side red threes count the same amount.
       *[no] For any other side red threes count nothing.
    }
guide-threes-black-pile = Nobody can take the pile while a three lies on top. A black three is a safe discard.
guide-threes-black-cost =
    { $blackthreescost ->
        [always]
            { $blackthreeinhand ->
                [one] A black three left in a hand at the end of the round costs one point, whoever went out.
               *[other] A black three left in a hand at the end of the round costs { $blackthreeinhand } points, whoever went out.
            }
       *[when-somebody-goes-out]
            { $blackthreeinhand ->
                [one] A black three left in a hand costs one point when somebody goes out, else only what it counts as a card.
               *[other]
                    A black three left in a hand costs { $blackthreeinhand } points when somebody goes out, else only
                    what it counts as a card.
            }
    }
guide-threes-black-meld =
    Black threes are melded only by a player who goes out in that turn: three or more together, without wild cards.
    They count { $pointsblackthree } each.

# Opening

guide-opening-what =
    The first melds of a side in a round are its opening. All of them are laid in one act, and together their cards
    must count enough.
guide-opening-total = How much is enough depends on the side's total at the start of the round.
guide-opening-counts = Only the cards count, never the bonuses or red threes. With the pile, the top card counts too.
guide-opening-once = One opening serves the whole side for the round.
guide-opening-concealed =
    { $concealedwaivesminimum ->
        [yes] A player who goes out concealed needs no minimum.
       *[no] Going out with the first melds needs the minimum too.
    }
guide-total-below = below { $total }
guide-total-from = from { $total }

# The discard pile

guide-pile-what =
    Taking the pile stands in place of drawing. Its top card is laid at once with cards from the hand, and all its other
    cards join the hand.
guide-pile-buried = All cards that are laid, except the top one, were in the hand before. What lies deeper in the pile doesn't help.
guide-pile-pair =
    { $pairalways ->
        [yes] Two natural cards of the top card's rank are needed from the hand, always.
       *[no] With two natural cards of the top card's rank from the hand the pile can be taken, also when it is frozen.
    }
guide-pile-mixed =
    { $takenaturalandwild ->
        [yes] While the pile isn't frozen, one natural card of the top card's rank and a wild card will do.
       *[no] One natural card and a wild card will not do.
    }
guide-pile-onto =
    { $topcardontomeld ->
        [yes] While the pile isn't frozen, it can also be taken by laying its top card on a meld of one's own side.
       *[no] The top card alone, laid on a meld of one's own side, does not take the pile.
    }
guide-pile-joins =
    { $takejoins ->
        [yes] The top card and the pair may be a new meld or join one of that rank on the table.
       *[no] The top card and the pair are always a new meld.
    }
guide-pile-joins-one = If the side has a meld of that rank, the top card and the cards from the hand join it.
guide-pile-frozen =
    { $pairalways ->
        [yes] A wild card or a red three in the pile changes nothing, since a pair is needed anyway.
       *[no] The pile is frozen for everybody once a wild card or a red three lies in it, until it is taken.
    }
guide-pile-frozen-opening =
    { $frozenuntilopened ->
        [yes] For a side that hasn't opened it is always frozen.
       *[no] For a side that hasn't opened the same holds as for any other.
    }
guide-pile-red = A red three in the pile is laid on the table when it is taken, and no card is drawn for it.
guide-pile-once = A side that has opened lays nothing but this meld with the pile. Other melds follow in the same turn.
guide-pile-blocked = While a wild card or a three lies on top, nobody can take it.
guide-pile-opening = A side that hasn't opened lays its whole opening in the same act. The meld with the top card counts toward it.
guide-pile-single = A player with one card in hand may not take a pile of one card.
guide-pile-top =
    { $topcardtosequence ->
        [yes]
            Instead of drawing, a player may take the top card alone, when it directly continues a sequence of that player's
            side that has fewer than { $size } cards. The rest of the pile stays.
       *[no] The top card alone can't be taken onto a sequence.
    }
guide-pile-top-one = With one card in hand that is allowed only if the side may go out then. It is allowed with an empty stock.
guide-pile-top-title = The top card alone
guide-pile-empty =
    When the stock is empty, play goes on as long as each player takes the pile. A player who can't or won't
    passes, and that ends the round.
guide-pile-empty-forced = With an empty stock, a player who can lay the top card alone on a meld of the same side has to take the pile.

# Going out

guide-out-right = A side may go out when it has { guide-needed-melds }.
guide-out-now = Melds that are finished in the same turn count for it.
guide-out-how = To go out, lay all your cards, or all but one and discard that one.
guide-out-keep = As long as your side may not go out, keep at least two cards after laying: one to discard, one to hold.
guide-out-bonus =
    { $goingoutbonus ->
        [0] Going out earns no bonus.
        [one] Going out earns one point.
       *[other] Going out earns { $goingoutbonus } points.
    }
guide-out-concealed =
    { $concealedbonus ->
        [none] Going out concealed earns nothing special.
       *[other]
            { $concealedowncards ->
                [yes]
                    Going out concealed earns { $concealedbonus } instead, if the player had melded nothing before,
                    lays nothing on a partner's melds, and holds the needed canastas alone.
               *[no]
                    Going out concealed earns { $concealedbonus } instead, if the whole side had melded nothing before
                    that turn.
            }
    }
guide-out-ask =
    { $askpartner ->
        [off] Partners don't ask each other before going out.
        [may]
            After drawing, and before anything else, a player may ask: “May I go out?” The partner's answer is
            binding.
       *[must]
            A player goes out only after asking: “May I go out?” The question is asked after drawing, before anything
            else, and the partner's answer is binding.
    }

# Scoring

guide-score-adds = At the end of a round each side counts:
guide-score-cards = the points of all cards in its melds,
guide-score-bonuses = the bonuses of its finished melds,
guide-score-red = its red threes, for or against it,
guide-score-out = the bonus for going out, if one of its players did,
guide-score-minus = less the points of all cards left in its players' hands.
guide-score-negative = Totals may fall below zero.
guide-score-end =
    The match ends after the round in which a side reaches { $target }. The highest total wins; equal highest totals are a
    draw.
guide-score-cap =
    { $roundcap ->
        [one] After one round without that, the match is a draw.
       *[other] After { $roundcap } rounds without that, the match is a draw.
    }
guide-points-title = What a card counts
guide-bonus-title = What a finished meld earns
guide-minimum-title = The opening minimum

guide-round-intro = A round may end like this. All of it is counted as the game counts it.
guide-round-side = Side { $side }
guide-round-out = Side { $side } has gone out.
guide-round-count = The count
guide-round-reds =
    { $why ->
        [for] Side { $side } has what its red threes need, so they count for it.
        [against] Side { $side } lacks what its red threes need, so they count against it.
       *[nothing] Side { $side } lacks what its red threes need, so they count nothing.
    }

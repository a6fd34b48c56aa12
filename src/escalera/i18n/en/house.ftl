## Why a table can't have these rules. $word in “…” is the name of a rule or an edition as it is typed.

house-unknown = There is no house rule “{ $word }”.
house-not-here = This edition doesn't have the house rule “{ $word }”.
house-no-edition = There is no edition “{ $word }”. There are: { $list }.
house-no-version = There is no version “{ $word }” of this edition; its only version is { $number }.
house-players = This edition is for { $players } players here, not for { $count }.

# $word is the rule, $number what was given, $list a list of numbers or words as they are typed
house-value =
    { $what ->
        [whole] “{ $word }” is a whole number from { $first } to { $last }, not “{ $number }”.
        [whole-none] “{ $word }” is a whole number from { $first } to { $last }, or none, not “{ $number }”.
        [multiple] “{ $word }” is a multiple of { $list } from { $first } to { $last }, not “{ $number }”.
        [multiple-none] “{ $word }” is a multiple of { $list } from { $first } to { $last }, or none, not “{ $number }”.
        [whole-per-players]
            “{ $word }” is a whole number from { $first } to { $last }, or five of them with commas for two to six
            players, not “{ $number }”.
        [multiple-per-players]
            “{ $word }” is a multiple of { $list } from { $first } to { $last }, or five of them with commas for two
            to six players, not “{ $number }”.
        [players]
            “{ $word }” is one or more numbers from { $first } to { $last } with commas, the smallest first, not
            “{ $number }”.
        [always] “{ $word }” is always { $list }, not “{ $number }”.
       *[one-of] “{ $word }” is one of these: { $list }; not “{ $number }”.
    }

# Rules that contradict each other
house-ranks-crossed = The lowest natural rank is above the highest.
house-too-many-jokers =
    { $count ->
        [one] A pack has at most three jokers: one pack can't bring { $many }.
       *[other] A pack has at most three jokers: { $count } packs can't bring { $many }.
    }
house-no-six = How six play can only be chosen where six may play.
house-large-hands =
    The hands are too large: with { $count } cards each for { $players } players, the { $most } cards may not leave
    one to turn up.
house-right-without-sequences = Without sequences, going out can't need one.
house-top-without-sequences = Without sequences, no top card can go to one.
house-few-ranks = A sequence of { $count } cards can't be made: there are only { $most } natural ranks.
house-nothing-to-merge = There is nothing to join where a side has only one meld of a rank.
house-no-canasta =
    A canasta of { $count } cards can't be made: with the wild cards it may hold, a rank meld has at most { $most }.
house-few-wilds = A wild meld of { $count } cards can't be made: there are only { $most } twos and jokers.
house-pair-and-wild = A natural pair can't always be needed where one natural and a wild card are enough.
house-pair-and-top = A natural pair can't always be needed where the top card alone may go onto a meld.
house-top-and-sequences =
    Where sequences are melded, the top card alone goes onto a sequence only, not onto any meld.
house-no-meld-with-wild =
    The pile can't be taken with one natural and a wild card where two naturals and a wild card are no meld.
house-falling-minimum = The minimum for opening may not fall as the total rises: { $list }.
house-cheap-red-threes =
    All { $count } red threes together can't count less ({ $counted }) than one by one ({ $needed }).

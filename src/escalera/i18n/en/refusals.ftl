## Why an act is refused, one sentence for each code, in the order of the refusal table.
## They stand before a player who wants to go on: what is wrong, then what to do or the rule behind it.

# When it is whose turn

refusal-round-over = Play has ended: the round or the whole match is over.

# $who is a player's name, or “seat 2”
refusal-not-your-turn = Please wait: { $who } is to act now.

refusal-answer-first = A partner has been asked: { $who } has to answer yes or no before anything else.

refusal-draw-first =
    A turn begins with the draw: draw from the stock or take the discard pile. You may pass only when the
    stock is empty.

refusal-already-drawn =
    You have already drawn or taken the pile this turn. Now you may lay cards, and then you discard.

refusal-stock-empty =
    The stock is empty, so nothing can be drawn. Take the discard pile, or pass, which ends the round.

refusal-must-take =
    You may not pass: the top card, { $card }, fits a meld of your side, so you have to take the pile.

refusal-nothing-to-ask =
    { $why ->
        [no-question] There is nothing to answer: no question is open.
        [alone] You have no partner to ask.
        [twice] You have already asked this turn, and the answer stands.
        [late] It is too late to ask: ask right after drawing or taking the pile, before anything else.
        [few] To ask your partner you need at least two cards in your hand.
       *[impossible] There is nothing to ask: as things are you can't go out this turn.
    }

# Cards and melds

refusal-card-not-in-hand =
    { $held ->
        [0] Your hand holds no { $card }.
        [one] Your hand holds only one { $card }.
       *[other] Your hand holds { $card } only { $held } times.
    }

# $why: merged (the number was given, and its meld has joined another), never
refusal-no-such-meld =
    { $why ->
        [merged]
            Your side no longer has a meld #{ $meld }: of the { $count } it has laid this round, that one was
            joined to another.
       *[never]
            { $count ->
                [0] Your side has no meld #{ $meld }: it has laid none yet this round.
                [one] Your side has no meld #{ $meld }: it has laid only one this round.
               *[other] Your side has no meld #{ $meld }: it has laid only { $count } this round.
            }
    }

refusal-too-short =
    { $count ->
        [one] A new meld needs at least three cards; here is only one.
       *[other] A new meld needs at least three cards; here are only { $count }.
    }

refusal-not-in-edition =
    { $what ->
        [asking] At this table you don't ask your partner before going out.
        [sequence] At this table sequences are not melds: lay cards of one rank.
        [wild-meld] At this table twos and jokers alone are not a meld: lay them with natural cards.
        [merge] At this table melds are not joined to each other.
        [joining-take]
            At this table the top card of the pile begins a new meld; it can't join one that lies on the table.
        [top-card] At this table the top card can't be taken alone: draw, or take the whole pile.
       *[players] This edition is not for { $players } players.
    }

refusal-not-a-meld =
    These cards don't make a meld: { $cards }. They need one rank, or, where sequences are played, one suit in
    unbroken order from four up to ace.

# $why: natural (a wild onto a finished natural canasta), full
refusal-closed =
    { $why ->
        [natural]
            Meld #{ $meld } is a finished natural canasta, and at this table no wild card may be added to one.
       *[full]
            A sequence or wild meld is complete with { $most } cards and takes no more; this would make it
            { $count }.
    }

refusal-too-many-wilds =
    { $most ->
        [0] At this table a rank meld holds no wild cards; this one would hold { $wilds }.
        [one] A rank meld holds at most one wild card (a two or a joker); this one would hold { $wilds }.
       *[other]
            A rank meld holds at most { $most } wild cards (twos and jokers); this one would hold { $wilds }.
    }

refusal-too-few-naturals =
    { $naturals ->
        [0] This rank meld has no natural cards. { what-naturals }
        [one] This rank meld has only one natural card. { what-naturals }
       *[other] This rank meld has only { $naturals } natural cards. { what-naturals }
    }

what-naturals =
    { $wilds ->
        [one] With one wild card it needs at least { $needed } natural ones.
       *[other] With { $wilds } wild cards it needs at least { $needed } natural ones.
    }

refusal-rank-already-melded =
    At this table your side has only one meld of { ranks }: put all your { ranks } on that one.

# $many is the number of cards; 0 when two melds were to be merged
refusal-does-not-fit =
    { $many ->
        [0] Meld #{ $meld } can't be joined by that meld: both must be rank melds, of the same rank.
        [one] This card doesn't fit on meld #{ $meld }: { $cards }. { what-fits }
       *[other] These cards don't fit on meld #{ $meld }: { $cards }. { what-fits }
    }

what-fits =
    A rank meld takes its own rank and wild cards, a sequence only the next cards of its suit, a wild meld only
    wild cards.

refusal-take-one-meld =
    Your side has opened, so with the pile you lay only the meld that holds its top card. Lay other cards
    after that, in the same turn.

refusal-black-threes-only-going-out =
    { $why ->
        [wild] Black threes are laid without wild cards.
        [added] Nothing is added to black threes: lay all of them at once.
        [last] Black threes come last: name your other new melds before them.
       *[left]
            Black threes are laid only when you go out, with at most one card left to discard; this would
            leave you { cards-left }.
    }

# The discard pile

# $why: empty, card
refusal-pile-blocked =
    { $why ->
        [empty] The discard pile is empty, so there is nothing to take.
       *[card]
            { $rank ->
                [three] The pile can't be taken while a three lies on top ({ $card }).
               *[other] The pile can't be taken while a wild card lies on top ({ $card }).
            }
    }

refusal-frozen = The pile is frozen. To take it you need two { ranks } from your hand; { pair-held }.

# $mixed: yes where one natural and a wild would do as well
refusal-needs-natural-pair =
    { $mixed ->
        [yes]
            To take the pile you need two { ranks } from your hand, or one and a wild card; lay them with the
            top card.
       *[no] To take the pile you need two { ranks } from your hand; { pair-held }.
    }

pair-held =
    { $held ->
        [0] you hold no { rank }
        [one] you hold only one { rank }
        [2] you hold two, so lay both with the top card
       *[other] you hold { $held }, so lay at least two of them with the top card
    }

# Opening and going out

refusal-below-minimum = These melds count { $counted }; your side needs { $needed } to open.

# $why: single (a pile of one card, taken by a hand of one card), right
refusal-keep-two =
    { $why ->
        [single] With only one card in your hand you may not take a pile of one card.
       *[right]
            Keep at least two cards in your hand, one of them to discard; this would leave you { cards-left }.
            Your side may not go out yet: { right-needed }; { right-held }.
    }

refusal-no-right-to-go-out =
    This would leave you { cards-left }, and your side may not go out yet: { right-needed }; { right-held }.

right-needed =
    { $sequence ->
        [needed]
            { $needed ->
                [one] it needs a finished sequence
               *[other] it needs { $needed } finished melds, one of them a sequence
            }
       *[free]
            { $needed ->
                [one] it needs one finished meld
               *[other] it needs { $needed } finished melds
            }
    }

right-held =
    { $finished ->
        [0] it has none
        [one] it has one{ right-held-sequence }
       *[other] it has { $finished }{ right-held-sequence }
    }

right-held-sequence =
    { $sequence ->
        [needed]
            { $sequences ->
                [0] , but no sequence
               *[other] , a sequence included
            }
       *[free] { "" }
    }

refusal-partner-said-no =
    Your partner said no, so you don't go out this turn: after laying keep at least two cards, and one after the
    discard. This would leave you { cards-left }.

refusal-ask-first =
    At this table you go out only after your partner has said yes: ask right after drawing or taking the pile.
    This would leave you { cards-left }.

refusal-partner-said-yes =
    Your partner said yes, so you have to go out this turn. This would leave you { cards-left }, and you could
    no longer go out.

cards-left =
    { $left ->
        [0] no card
        [one] only one card
       *[other] { $left } cards
    }

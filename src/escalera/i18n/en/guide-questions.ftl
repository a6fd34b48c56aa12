## Questions people ask, and the answers. The facts are those of the rules; see guide-rules.ftl.

guide-question-wilds = How many wild cards may a meld hold?
guide-answer-wilds =
    { $wildmelds ->
        [yes] In a wild meld all cards are wild. For a rank meld this holds:
       *[no] Only rank melds hold wild cards. For them this holds:
    }
guide-question-sequence-wilds = Is a wild card allowed in a sequence?
guide-answer-sequence-wilds =
    { $sequences ->
        [yes] No. A sequence is made of natural cards only, and nothing can stand in for a missing one.
       *[no] There are no sequences in this game. Wild cards go into rank melds.
    }
guide-question-names-all =
    { $edition ->
        [samba] What is the difference between a bolivia and a samba?
       *[other] What is the difference between a bolivia and an escalera?
    }
guide-question-names-sequences =
    { $edition ->
        [samba] What is the difference between a samba and a canasta?
       *[other] What is the difference between an escalera and a canasta?
    }
guide-question-names-ranks = What is the difference between a natural and a mixed canasta?
guide-question-names-wilds = What is the difference between a bolivia and a canasta?
guide-answer-names-sequence =
    The { meld-finished-sequence } is a finished sequence: { $size } cards of one suit in order, without wild cards, worth
    { $sequencebonus }.
guide-answer-names-wild = The bolivia is a finished wild meld: { $size } twos and jokers, worth { $wildmeldbonus }.
guide-answer-names-canasta =
    A canasta is a finished rank meld: { $size } or more cards of one rank, worth { $naturalcanasta } without wild cards
    and { $mixedcanasta } with them.
guide-question-out = What is needed to go out?
guide-question-black = Why do black threes cost so much?
guide-answer-black-dear =
    A black three makes the pile safe for a turn and can hardly be melded. The high price makes sure that nobody keeps it
    for long.
guide-answer-black-cheap = Here they don't: they cost no more than they count as cards.
guide-answer-black-other = A black three makes the pile safe for a turn and can hardly be melded, so it has a price of its own.
guide-question-red = When do red threes count against us?
guide-answer-red-never = Never in this game.
guide-answer-red =
    { $redthreesneed ->
        [melded] When the round ends and your side has melded nothing.
        [two-canastas] When the round ends and your side has fewer than two canastas.
        [two-finished] When the round ends and your side has fewer than two finished melds.
       *[right] When the round ends and your side hasn't the melds that going out needs.
    }
guide-question-pile-wild = Can the pile be taken with a wild card?
guide-question-draw = How many cards are drawn?
guide-question-must-meld = Must one meld?
guide-answer-must-meld =
    No. You may hold melds back as long as you like, except after your partner has said that you may go out: then you
    have to go out in that turn.
guide-answer-must-meld-alone = No. You may hold melds back as long as you like.
guide-question-end = When does the game end?
guide-question-stock = What happens when the stock is empty?
guide-answer-stock-red = If the last cards drawn are red threes only, the round ends there.
guide-answer-stock-bonus = When the round ends without somebody going out, nobody gets the bonus for it.
guide-question-ask = May I ask my partner?
guide-answer-ask-alone = With { $players } players there are no partners to ask.
guide-question-extend = Can a finished { meld-finished-sequence } be extended?
guide-question-extend-canasta = Can a finished canasta be extended?
guide-answer-extend =
    No. With { $size } cards it is closed. Further cards of the suit may begin another sequence.
guide-answer-extend-canasta = Yes. Natural cards of its rank may always be added.

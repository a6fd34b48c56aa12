"""A case, and the sentence it deserves, for every code of the refusal table and every reason within one."""

from __future__ import annotations

from typing import Final

from escalera.cards import JOKER, parse_card, parse_cards

Case = tuple[str, dict[str, object], str]

FOUR: Final = parse_card("4H")
NINE: Final = parse_card("9C")
MIXED: Final = tuple(parse_cards("4H 5H 7S"))
RIGHT: Final = {"finished": 1, "needed": 2, "sequences": 0, "sequence": "needed"}

TURN: Final[list[Case]] = [
    ("round-over", {}, "Play has ended: the round or the whole match is over."),
    ("not-your-turn", {"seat": 2}, "Please wait: seat 2 is to act now."),
    (
        "answer-first",
        {"seat": 3},
        "A partner has been asked: seat 3 has to answer yes or no before anything else.",
    ),
    (
        "draw-first",
        {},
        "A turn begins with the draw: draw from the stock or take the discard pile. "
        "You may pass only when the stock is empty.",
    ),
    (
        "already-drawn",
        {},
        "You have already drawn or taken the pile this turn. Now you may lay cards, and then you discard.",
    ),
    (
        "stock-empty",
        {},
        "The stock is empty, so nothing can be drawn. Take the discard pile, or pass, which ends the round.",
    ),
    (
        "must-take",
        {"card": FOUR},
        "You may not pass: the top card, 4♥, fits a meld of your side, so you have to take the pile.",
    ),
    ("nothing-to-ask", {"why": "no-question"}, "There is nothing to answer: no question is open."),
    ("nothing-to-ask", {"why": "alone"}, "You have no partner to ask."),
    ("nothing-to-ask", {"why": "twice"}, "You have already asked this turn, and the answer stands."),
    (
        "nothing-to-ask",
        {"why": "late"},
        "It is too late to ask: ask right after drawing or taking the pile, before anything else.",
    ),
    (
        "nothing-to-ask",
        {"why": "few"},
        "To ask your partner you need at least two cards in your hand.",
    ),
    (
        "nothing-to-ask",
        {"why": "impossible"},
        "There is nothing to ask: as things are you can't go out this turn.",
    ),
]

FORM: Final[list[Case]] = [
    ("card-not-in-hand", {"card": FOUR, "held": 0}, "Your hand holds no 4♥."),
    ("card-not-in-hand", {"card": JOKER, "held": 1}, "Your hand holds only one joker."),
    ("card-not-in-hand", {"card": FOUR, "held": 2}, "Your hand holds 4♥ only 2 times."),
    (
        "no-such-meld",
        {"meld": 3, "count": 0},
        "Your side has no meld #3: it has laid none yet this round.",
    ),
    (
        "no-such-meld",
        {"meld": 3, "count": 1},
        "Your side has no meld #3: it has laid only one this round.",
    ),
    (
        "no-such-meld",
        {"meld": 3, "count": 2},
        "Your side has no meld #3: it has laid only 2 this round.",
    ),
    (
        "no-such-meld",
        {"meld": 3, "count": 4},
        "Your side no longer has a meld #3: of the 4 it has laid this round, that one was joined to another.",
    ),
    ("too-short", {"count": 1}, "A new meld needs at least three cards; here is only one."),
    ("too-short", {"count": 2}, "A new meld needs at least three cards; here are only 2."),
    (
        "not-in-edition",
        {"what": "asking"},
        "At this table you don't ask your partner before going out.",
    ),
    (
        "not-in-edition",
        {"what": "sequence"},
        "At this table sequences are not melds: lay cards of one rank.",
    ),
    (
        "not-in-edition",
        {"what": "wild-meld"},
        "At this table twos and jokers alone are not a meld: lay them with natural cards.",
    ),
    ("not-in-edition", {"what": "merge"}, "At this table melds are not joined to each other."),
    (
        "not-in-edition",
        {"what": "joining-take"},
        "At this table the top card of the pile begins a new meld; it can't join one that lies on the table.",
    ),
    (
        "not-in-edition",
        {"what": "top-card"},
        "At this table the top card can't be taken alone: draw, or take the whole pile.",
    ),
    ("not-in-edition", {"what": "players", "players": 6}, "This edition is not for 6 players."),
    (
        "not-a-meld",
        {"cards": MIXED},
        "These cards don't make a meld: 4♥ 5♥ 7♠. They need one rank, or, where sequences are played, "
        "one suit in unbroken order from four up to ace.",
    ),
    (
        "closed",
        {"count": 8, "most": 7},
        "A sequence or wild meld is complete with 7 cards and takes no more; this would make it 8.",
    ),
    (
        "closed",
        {"why": "natural", "meld": 2},
        "Meld #2 is a finished natural canasta, and at this table no wild card may be added to one.",
    ),
    (
        "too-many-wilds",
        {"wilds": 2, "most": 0},
        "At this table a rank meld holds no wild cards; this one would hold 2.",
    ),
    (
        "too-many-wilds",
        {"wilds": 2, "most": 1},
        "A rank meld holds at most one wild card (a two or a joker); this one would hold 2.",
    ),
    (
        "too-many-wilds",
        {"wilds": 3, "most": 2},
        "A rank meld holds at most 2 wild cards (twos and jokers); this one would hold 3.",
    ),
    (
        "too-few-naturals",
        {"naturals": 3, "wilds": 2, "needed": 4},
        "This rank meld has only 3 natural cards. With 2 wild cards it needs at least 4 natural ones.",
    ),
    (
        "too-few-naturals",
        {"naturals": 1, "wilds": 1, "needed": 2},
        "This rank meld has only one natural card. With one wild card it needs at least 2 natural ones.",
    ),
    (
        "rank-already-melded",
        {"card": NINE},
        "At this table your side has only one meld of nines: put all your nines on that one.",
    ),
    (
        "does-not-fit",
        {"cards": (), "meld": 1},
        "Meld #1 can't be joined by that meld: both must be rank melds, of the same rank.",
    ),
    (
        "does-not-fit",
        {"cards": (JOKER,), "meld": 1},
        "This card doesn't fit on meld #1: joker. A rank meld takes its own rank and wild cards, "
        "a sequence only the next cards of its suit, a wild meld only wild cards.",
    ),
    (
        "does-not-fit",
        {"cards": MIXED, "meld": 2},
        "These cards don't fit on meld #2: 4♥ 5♥ 7♠. A rank meld takes its own rank and wild cards, "
        "a sequence only the next cards of its suit, a wild meld only wild cards.",
    ),
    (
        "take-one-meld",
        {},
        "Your side has opened, so with the pile you lay only the meld that holds its top card. "
        "Lay other cards after that, in the same turn.",
    ),
    (
        "black-threes-only-going-out",
        {"why": "wild"},
        "Black threes are laid without wild cards.",
    ),
    (
        "black-threes-only-going-out",
        {"why": "added"},
        "Nothing is added to black threes: lay all of them at once.",
    ),
    (
        "black-threes-only-going-out",
        {"why": "last"},
        "Black threes come last: name your other new melds before them.",
    ),
    (
        "black-threes-only-going-out",
        {"why": "left", "left": 4},
        "Black threes are laid only when you go out, with at most one card left to discard; "
        "this would leave you 4 cards.",
    ),
]

PILE: Final[list[Case]] = [
    ("pile-blocked", {}, "The discard pile is empty, so there is nothing to take."),
    (
        "pile-blocked",
        {"card": JOKER},
        "The pile can't be taken while a wild card lies on top (joker).",
    ),
    (
        "pile-blocked",
        {"card": parse_card("3S")},
        "The pile can't be taken while a three lies on top (3♠).",
    ),
    (
        "frozen",
        {"card": NINE, "held": 0},
        "The pile is frozen. To take it you need two nines from your hand; you hold no nine.",
    ),
    (
        "needs-natural-pair",
        {"card": NINE, "held": 1, "mixed": "no"},
        "To take the pile you need two nines from your hand; you hold only one nine.",
    ),
    (
        "needs-natural-pair",
        {"card": NINE, "held": 2, "mixed": "no"},
        "To take the pile you need two nines from your hand; you hold two, so lay both with the top card.",
    ),
    (
        "needs-natural-pair",
        {"card": NINE, "held": 4, "mixed": "no"},
        "To take the pile you need two nines from your hand; "
        "you hold 4, so lay at least two of them with the top card.",
    ),
    (
        "needs-natural-pair",
        {"card": NINE, "held": 1, "mixed": "yes"},
        "To take the pile you need two nines from your hand, or one and a wild card; "
        "lay them with the top card.",
    ),
]

GOING_OUT: Final[list[Case]] = [
    (
        "below-minimum",
        {"counted": 45, "needed": 90},
        "These melds count 45; your side needs 90 to open.",
    ),
    (
        "keep-two",
        {"left": 1, **RIGHT},
        "Keep at least two cards in your hand, one of them to discard; this would leave you only one card. "
        "Your side may not go out yet: it needs 2 finished melds, one of them a sequence; "
        "it has one, but no sequence.",
    ),
    (
        "keep-two",
        {"left": 1, "finished": 1, "needed": 1, "sequences": 0, "sequence": "free"},
        "With only one card in your hand you may not take a pile of one card.",
    ),
    (
        "keep-two",
        {"left": 0, "finished": 0, "needed": 1, "sequences": 0, "sequence": "free"},
        "With only one card in your hand you may not take a pile of one card.",
    ),
    (
        "no-right-to-go-out",
        {"left": 0, "finished": 0, "needed": 1, "sequences": 0, "sequence": "free"},
        "This would leave you no card, and your side may not go out yet: "
        "it needs one finished meld; it has none.",
    ),
    (
        "no-right-to-go-out",
        {"left": 0, "finished": 1, "needed": 2, "sequences": 0, "sequence": "free"},
        "This would leave you no card, and your side may not go out yet: "
        "it needs 2 finished melds; it has one.",
    ),
    (
        "no-right-to-go-out",
        {"left": 0, "finished": 2, "needed": 2, "sequences": 0, "sequence": "needed"},
        "This would leave you no card, and your side may not go out yet: "
        "it needs 2 finished melds, one of them a sequence; it has 2, but no sequence.",
    ),
    (
        "no-right-to-go-out",
        {"left": 0, "finished": 1, "needed": 2, "sequences": 1, "sequence": "needed"},
        "This would leave you no card, and your side may not go out yet: "
        "it needs 2 finished melds, one of them a sequence; it has one, a sequence included.",
    ),
    (
        "no-right-to-go-out",
        {"left": 0, "finished": 0, "needed": 1, "sequences": 0, "sequence": "needed"},
        "This would leave you no card, and your side may not go out yet: "
        "it needs a finished sequence; it has none.",
    ),
    (
        "partner-said-no",
        {"left": 1},
        "Your partner said no, so you don't go out this turn: after laying keep at least two cards, "
        "and one after the discard. This would leave you only one card.",
    ),
    (
        "ask-first",
        {"left": 0},
        "At this table you go out only after your partner has said yes: "
        "ask right after drawing or taking the pile. This would leave you no card.",
    ),
    (
        "partner-said-yes",
        {"left": 3},
        "Your partner said yes, so you have to go out this turn. "
        "This would leave you 3 cards, and you could no longer go out.",
    ),
]

FILES: Final[list[Case]] = [
    (
        "wrong-score",
        {"side": 1, "written": 1125, "right": -320},
        "The score written for side 1 is 1,125; the cards give −320.",
    ),
    (
        "beyond-pack",
        {"sentence": "7 jokers, and the pack has 6"},
        "Here are more cards than there can be: 7 jokers, and the pack has 6",
    ),
    (
        "malformed",
        {"sentence": "there is no “edition” here"},
        "This can't be read: there is no “edition” here",
    ),
    (
        "newer-format",
        {"sentence": "this is format “2”; up to 1 can be read here"},
        "This file needs a newer version of Escalera: this is format “2”; up to 1 can be read here",
    ),
]

CASES: Final = [*TURN, *FORM, *PILE, *GOING_OUT, *FILES]

"""A reason: a sentence's key with its facts, and how much it weighs.

| key | what is true |
|---|---|
| `out` | the acts go out |
| `must-ask` | the side has to ask before it goes out |
| `asks` | the partners hold `count` cards, and may have more to lay |
| `yes`, `no` | the round ending now costs this hand `score` |
| `no-take` | the pile can't be taken: a draw is all that is left |
| `small-pile` | a take was possible, but the pile has only `count` cards |
| `spends` | a take would use up `cards` of the hand |
| `burden` | a take would bring cards that count `score` into the hand, and the round may end soon |
| `pile` | the pile brings `count` cards |
| `top` | the top card lengthens meld `meld` |
| `finishes` | a meld is finished: `what` it then is, and its `score` |
| `opens` | the side opens: `counted` of `needed` |
| `wilds-kept` | the side opens without a wild, and holds `count` |
| `keeps-wilds` | `count` wilds stay in hand, more than the other way |
| `begins` | a meld of `count` cards is begun that lacks `left`: `what` it could become |
| `grows` | meld `meld` has `count` cards then, and lacks `left` |
| `stays` | `count` cards stay in hand, more than the other way, and few couldn't take a pile |
| `unloads` | only `score` is left in the hand, less than the other way, and the round may end soon |
| `stock` | nobody can draw any more |
| `blocks` | the discard is a black three: the next player can't take the pile |
| `costs` | a black three left in hand costs `score` |
| `wild` | the other discard, `card`, is wild |
| `breaks` | the other discard, `card`, is one of `count` of its rank in hand |
| `needs` | `card`, the other discard, is one of `count` there of `needed` for a sequence still possible |
| `dead` | no sequence can be finished with the discard, `card`: of cards it lacks every copy lies in a meld |
| `helps` | the card `card`, also in hand, would fit the next player's sequence |
| `fits` | the next player's side has a meld of the rank of `card`, and could take the pile with it |
| `holds` | the next player took `count` of the rank of `card` in the open and hasn't shown them since |
| `refused` | the next player left the discard's rank lying lately |
| `threw` | the next player threw the discard's rank lately |
| `few` | only `count` cards of the discard's rank are in no sight |
| `heavier`, `lighter` | the discard counts `score`, more or less than `card`, the other discard |
| `spare` | the discard is the only card of its rank in hand |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """A key (`hint-KEY` is its sentence) and the facts of the sentence; cards are faces.

    `points` is how much it speaks for the turn, compared with the other one.
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    points: float = field(default=0.0, compare=False)

"""The distribution of a deal's points over the sides, counted from the dealer's, under any house rules."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Final

from euchre.core import law
from euchre.core.cards import BENNY
from euchre.core.rules import Rules
from euchre.equity.ending import ENDINGS, Took, trick_winners
from euchre.equity.measured import Player, measured

Spread = tuple[tuple[tuple[int, ...], float], ...]
"""Points by side, clockwise from the dealer's side, with their chance; the chances add up to 1."""

_WEIGHTS: Final = {
    "partner": 4.0,
    "defend_alone": 3.0,
    "no_trump": 3.0,
    "alone_who": 2.0,
    "partners_best": 2.0,
    "alone_when": 1.5,
    "holding": 1.5,
    "points_lone_march": 1.0,
    "alone_lead": 1.0,
    "points_loner_euchred": 0.5,
    "points_lone_defence": 0.5,
    "points_euchre": 0.5,
    "points_march": 0.5,
    "weak_hand": 0.5,
    "benny_turned": 0.5,
}
"""The effect of these house rules on the way deals end, roughly; the pack and a stuck dealer change it more.

An estimate of a difference between two tables, which the law knows nothing of: here no rule is applied.
"""
_BENNY, _CARD, _STUCK = 6.0, 1.2, 6.0


@lru_cache(maxsize=256)
def measured_table(rules: Rules) -> str:
    """The rules text of the measured table, of as many players, that is played most like these rules."""
    players = law.seating(rules).players
    alike = (text for text in measured() if law.seating(Rules.parse(text)).players == players)
    return min(alike, key=lambda text: _distance(rules, Rules.parse(text)))


def _distance(rules: Rules, other: Rules) -> tuple[float, int]:
    """The distance between two tables' rules, then the number of options in which they differ."""
    mine, theirs = rules.differences(other), other.differences(rules)
    pack, others_pack = law.pack_set(rules), law.pack_set(other)
    distance = _CARD * abs(len(pack - {BENNY}) - len(others_pack - {BENNY}))
    distance += _BENNY * ((BENNY in pack) != (BENNY in others_pack))
    distance += _STUCK * (law.sticks_the_dealer(rules) != law.sticks_the_dealer(other))
    for name, value in mine.items():
        numbers = value, theirs[name]
        steps = abs(int(numbers[0]) - int(numbers[1])) if type(value) is int else 1
        distance += _WEIGHTS.get(name, 0.0) * steps
    return distance, len(mine)


@lru_cache(maxsize=256)
def spread(rules: Rules, player: Player = "house") -> Spread:
    """The points of a deal under these rules, between such players.

    Endings are as frequent as at the nearest measured table; these rules say what they score. Four tricks that earn a
    token bring one point more in a quarter of the deals. Where a deal thrown in is dealt again, it is left out.
    """
    counts, table = measured(player)[measured_table(rules)], law.seating(rules)
    found: dict[tuple[int, ...], float] = {}
    if not law.repeats_the_deal(rules) and not law.sticks_the_dealer(rules):
        found[table.nothing] = float(counts.thrown_in)
    for kind, count in zip(ENDINGS[table.sides], counts.endings, strict=True):
        maker = kind.makers
        alone = (maker,) * kind.maker_alone + (1 - maker,) * kind.defender_alone
        points = law.points(rules, maker, alone, trick_winners(kind.took, maker))
        earns = kind.took is Took.FOUR and law.token(rules, alone[: kind.maker_alone], law.HAND_SIZE - 1)
        share = 1.0 / law.TOKENS_FOR_A_POINT if earns else 0.0
        more = tuple(map(add, points, table.by_side(maker, 1)))
        found[points] = found.get(points, 0.0) + count * (1.0 - share)
        found[more] = found.get(more, 0.0) + count * share
    total = sum(found.values())
    return tuple((points, count / total) for points, count in sorted(found.items()) if count)

"""The chance that the best player wins, compared with a calculation that simulates nothing."""

import math
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from euchre.core.rules import Rules
from euchre.equity.spread import spread
from euchre.evenings.acts.entries import Enter
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.evening import Evening
from euchre.evenings.luck import best_wins, luck_of
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import Length
from support.directing import Director, new_evening
from support.sampling import few

SPREAD = 0.12
"""Between people, in points a deal, as the table assumes."""
AGREES = 0.01
"""The distance allowed between calculation and simulation: 0.005 is chance, two standard errors of 40,000 evenings;
the rest is that points are whole numbers, and that scores are not quite normal."""

_AT = np.linspace(-12, 12, 4801)
_BELOW = np.array([0.5 * math.erfc(-x / math.sqrt(2)) for x in _AT])


def by_calculation(people: int, deals: int) -> float:
    """The same chance for independent normal scores.

    A player's strength moves the points of the side by half of it a deal, and so does that of the partner and of two
    opponents in each round of eight deals. These are the others: on average they are weaker than the best by
    `people / (people - 1)` of what the best is above all. Two players are partners in one of `people - 1` rounds and
    opponents in two, so their scores hang together a little, which moves nobody past the other.
    """
    endings = [(points, chance) for points, chance in spread(Rules.parse("standard"))]
    mean = sum(sum(points) / 2 * chance for points, chance in endings)
    variance = sum((points[0] ** 2 + points[1] ** 2) / 2 * chance for points, chance in endings) - mean**2
    of_opponents = sum(points[0] * points[1] * chance for points, chance in endings) - mean**2
    in_common = (variance + 2 * of_opponents) / (people - 1)
    others = (deals / 8) * 3 * (8 * SPREAD / 2) ** 2
    noise = math.sqrt(deals * (variance - in_common) + others)
    gain = deals * SPREAD / 2 * people / (people - 1) / noise  # of strength, each in standard deviations
    grid = np.linspace(-5, 5, 161)
    weight = np.exp(-(grid**2) / 2)
    weight /= weight.sum()
    below = np.zeros((len(grid), len(grid)))  # [s, e]: another one is weaker than s, and scores less, e being the luck
    for at, strength in enumerate(grid):
        weaker = np.where(grid < strength, weight, 0.0)
        weaker[at] = weight[at] / 2
        ahead = gain * (strength - grid) + grid[:, None]
        below[at] = np.interp(ahead, _AT, _BELOW) @ weaker
    return float(people * (weight[:, None] * weight * below ** (people - 1)).sum())


@pytest.mark.parametrize("people", few([8, 16, 32, 64, 100], keep={16}))
@pytest.mark.parametrize("deals", few([24, 80, 240], keep=2))
def test_the_best_player_wins_as_often_as_a_calculation_says(people: int, deals: int) -> None:
    found = best_wins(people, deals)
    assert found is not None
    assert abs(found - by_calculation(people, deals)) < AGREES


def test_the_best_of_more_people_wins_less_often_and_over_more_deals_more_often() -> None:
    chances = [best_wins(people, 80) for people in range(8, 101)]
    assert chances == sorted(chances, reverse=True)  # type: ignore[type-var]
    longer = [best_wins(16, deals) for deals in range(24, 321)]
    assert longer == sorted(longer)  # type: ignore[type-var]


def test_between_the_simulated_numbers_lies_a_chance_between_theirs() -> None:
    low, middle, high = best_wins(20, 80), best_wins(18, 80), best_wins(16, 80)
    assert low is not None
    assert middle is not None
    assert high is not None
    assert middle == pytest.approx((low + high) / 2)


def test_beyond_the_table_nothing_is_said() -> None:
    assert best_wins(7, 80) is best_wins(101, 80) is best_wins(16, 23) is best_wins(16, 321) is None


def test_the_document_on_clubs_has_the_chances_of_the_table() -> None:
    text = (Path(__file__).parents[2] / "docs/clubs.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| (\d+)% \| (\d+)% \| (\d+)% \| (\d+)% \|$", text, re.MULTILINE)
    assert len(rows) == 5
    for people, *chances in rows:
        for deals, chance in zip((40, 80, 160, 320), chances, strict=True):
            assert abs(100 * (best_wins(int(people), deals) or 0.0) - int(chance)) <= 0.5


def _over(people: int, rounds: int, **settings: Any) -> Evening:
    director = Director(new_evening(movement="draw", rounds=rounds, **settings))
    for number in range(people):
        director.says(Enter, name=f"P{number}")
    for round_ in range(1, rounds + 1):
        director.says(SeatRound, round=round_)
        for table in director.evening.rounds[-1].tables:
            director.says(EnterResult, round=round_, table=table.number, score=RoundScore((9, 4)))
    return director.evening


def test_who_sits_out_has_played_fewer_deals() -> None:
    """Nine people at two tables: in nine rounds each sits out once, and plays 8 of 9 rounds of 8 deals."""
    found = luck_of(_over(9, 9))
    assert found is not None
    assert (found.people, found.deals) == (9, 64)
    assert found.best_wins == best_wins(9, 64)


def test_nothing_is_said_where_partners_stay_or_deals_are_not_counted() -> None:
    assert luck_of(new_evening()) is None
    assert luck_of(_over(8, 4, length=Length("minutes", 20))) is None
    assert luck_of(_over(8, 2)) is None  # 16 deals, beyond the table

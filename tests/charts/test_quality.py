"""The quality of rounds, on rounds small enough to count by hand, and its sentence."""

from __future__ import annotations

import pytest

from euchre.charts.perfect import perfect_chart
from euchre.charts.planned_round import PlannedRound
from euchre.charts.quality import Quality, quality
from euchre.charts.statement import statement
from euchre.charts.tally import TallyLine, tally_card
from euchre.wording import LANGUAGES, wording

FIRST = PlannedRound(((1, 2, 3, 4),), (5,))
AGAIN = PlannedRound(((3, 5, 1, 4),), (2,))
"""1 and 3 are partners again, and opponents of 4 again."""


def test_two_rounds_are_counted_by_hand() -> None:
    assert quality((FIRST, AGAIN)) == Quality(
        people=5,
        rounds=2,
        partners_repeated=1,
        partners_most=2,
        opponents_twice=2,
        opponents_thrice=0,
        opponents_most=2,
        sit_outs=1,
        sit_outs_apart=1,
        is_perfect=False,
    )


def test_a_round_played_three_times_repeats_everything() -> None:
    found = quality((FIRST, FIRST, FIRST))
    assert (found.partners_repeated, found.partners_most) == (2, 3)
    assert (found.opponents_twice, found.opponents_thrice, found.opponents_most) == (0, 4, 3)
    assert (found.sit_outs, found.sit_outs_apart) == (3, 3)


def test_at_a_table_of_three_all_are_opponents_and_nobody_has_a_partner() -> None:
    found = quality((PlannedRound(((1, 2, 3),)), PlannedRound(((2, 1, 3),))))
    assert (found.partners_most, found.opponents_twice, found.sit_outs, found.sit_outs_apart) == (0, 3, 2, 0)


def test_a_perfect_chart_is_called_perfect_until_it_is_cut() -> None:
    chart = perfect_chart(13)
    assert chart is not None
    assert quality(chart.rounds).is_perfect
    assert not quality(chart.first(12).rounds).is_perfect


@pytest.mark.parametrize(
    ("rounds", "partners", "opponents", "turns"),
    [
        (
            (PlannedRound(((1, 2, 3, 4),)),),
            "Nobody has the same partner twice",
            "nobody has the same opponent twice",
            "",
        ),
        (
            (FIRST, AGAIN),
            "One pair of people are partners twice",
            "2 pairs of people are opponents twice",
            "; turns without a partner are shared evenly",
        ),
        (
            (FIRST,) * 3,
            "2 pairs of people are partners more than once, at most 3 times",
            "4 pairs of people are opponents more than once, at most 3 times",
            "; some are without a partner more often than others",
        ),
    ],
)
def test_the_quality_is_said_in_a_sentence(
    rounds: tuple[PlannedRound, ...], partners: str, opponents: str, turns: str
) -> None:
    assert statement(wording("en"), quality(rounds)) == f"{partners}, and {opponents}{turns}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_quality_of_every_kind_of_chart(language: str) -> None:
    chart = perfect_chart(8)
    assert chart is not None
    several = ((FIRST,), (FIRST, AGAIN), (FIRST,) * 3, chart.rounds, (PlannedRound(((1, 2, 3),)),))
    sentences = [statement(wording(language), quality(rounds)) for rounds in several]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_a_tally_card_names_seats_partners_and_opponents() -> None:
    three = PlannedRound(((3, 5, 4, 6), (1, 2, 7)))
    assert tally_card(2, (FIRST, AGAIN, three)) == (
        TallyLine(1, 1, 1, 4, (3, 1)),
        TallyLine(2, 0, 0, None, ()),
        TallyLine(3, 2, 1, None, (7, 1)),
    )
    assert tally_card(7, (FIRST, three)) == (TallyLine(2, 2, 2, None, (1, 2)),)

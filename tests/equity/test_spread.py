"""The scores of a deal: endings counted once, and scored by the rules in force."""

import pytest
from benchmarks.house.player import HouseBot
from tools.measure_outcomes import OTHERS, ending
from tools.plain_player import PlainBot

from euchre.bots.play import play_deals
from euchre.bots.random import RandomBot
from euchre.core import law
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import FOUR
from euchre.equity.ending import ENDINGS, Took, trick_winners
from euchre.equity.measured import FILES, Player, measured
from euchre.equity.spread import measured_table, spread
from support.sampling import few

DISTINCT = (
    "target=32,score_cards=none,points_made=1,points_march=2,points_lone_made=3,points_lone_march=4,points_euchre=5,"
    "points_loner_euchred=6,points_sweep=7,points_lone_defence=8,points_lone_sweep=9,fast_break=yes"
)
"""The rules in which every way to score has its own number, so that no two endings can be mistaken."""


@pytest.mark.parametrize("bots", [(HouseBot(),) * 4, (RandomBot(),) * 4], ids=["house", "random"])
@pytest.mark.parametrize("preset", few(["standard", "british"], keep={"british"}))
def test_an_ending_scores_what_the_deal_scored(preset: str, bots: tuple[HouseBot | RandomBot, ...]) -> None:
    rules = Rules.parse(f"{preset},{DISTINCT}")
    seen = set()
    for finished in play_deals(rules, bots, 7, 150):
        how, result = ending(*finished), finished.result
        if how is None:
            assert result.maker is None
            continue
        seen.add(how[1:])
        assert result.maker is not None
        maker = FOUR.side(result.maker)
        assert (how.makers == 0) == (maker == FOUR.side(result.dealer))
        alone = (maker,) * how.maker_alone + (1 - maker,) * how.defender_alone
        assert law.points(rules, maker, alone, trick_winners(how.took, maker)) == result.points
    assert len(seen) >= 6


@pytest.mark.parametrize("text", few(OTHERS, keep=2))
@pytest.mark.parametrize("bot", [PlainBot(), RandomBot()], ids=["plain", "random"])
def test_an_ending_of_two_three_or_six_scores_what_the_deal_scored(text: str, bot: PlainBot | RandomBot) -> None:
    rules = Rules.parse(f"{text},{DISTINCT}".replace("points_march=3,", "").replace("points_lone_march=5,", ""))
    table, seen = law.seating(rules), set()
    for finished in play_deals(rules, (bot,) * table.players, 7, 120):
        how, result = ending(*finished), finished.result
        if how is None:
            assert result.maker is None
            continue
        seen.add(how)
        assert result.maker is not None
        assert (result.dealer + how.makers) % table.sides == result.maker % table.sides
        maker = result.maker % table.sides
        alone = (maker,) * how.maker_alone + (maker + 1,) * how.defender_alone
        assert law.points(rules, maker, alone, trick_winners(how.took, maker)) == result.points
    assert len(seen) >= 6


def test_of_three_each_other_player_scores_a_euchre() -> None:
    shares = dict(spread(Rules.parse("standard,players=3,points_march=3")))
    assert set(shares) == {
        (0, 0, 0),
        *((1, 0, 0), (0, 1, 0), (0, 0, 1)),  # made
        *((3, 0, 0), (0, 3, 0), (0, 0, 3)),  # marches
        *((0, 2, 2), (2, 0, 2), (2, 2, 0)),  # euchres
    }
    counts = measured()["standard,players=3,points_march=3"].endings
    euchred = [n for n, kind in enumerate(ENDINGS[3]) if kind.makers == 2 and kind.took >= Took.EUCHRED]
    assert shares[2, 2, 0] == pytest.approx(sum(counts[n] for n in euchred) / OTHERS_DEALS)


def test_there_is_one_example_of_each_way_to_take_tricks() -> None:
    taken = {took: trick_winners(took, 1) for took in Took}
    assert [sum(winners) for winners in taken.values()] == [5, 4, 3, 3, 2, 0]
    assert not any(taken[Took.LATE][:2])
    assert any(taken[Took.THREE][:2])


@pytest.mark.parametrize("text", [*PRESETS, *OTHERS, "standard,four_trick_tokens=yes", "british,fast_break=yes"])
def test_the_chances_of_a_deal_add_up(text: str) -> None:
    assert sum(share for _, share in spread(Rules.parse(text))) == pytest.approx(1)


DEALS: dict[Player, int] = {"house": 10_000, "swift": 40_000}
"""The deals measured, as the commands in the files say."""
OTHERS_DEALS = 12_000


@pytest.mark.parametrize("text", measured())
def test_every_table_was_measured_on_as_many_deals_and_is_its_own_nearest(text: str) -> None:
    for player, deals in DEALS.items():
        found = measured(player)[text]
        rules = Rules.parse(text)
        assert len(found.endings) == len(ENDINGS[law.seating(rules).sides])
        assert found.thrown_in + sum(found.endings) == (OTHERS_DEALS if text in OTHERS else deals)
    assert measured_table(Rules.parse(text)) == text


def test_all_players_were_measured_at_the_same_tables() -> None:
    assert {player: [*measured(player)] for player in FILES} == {player: [*measured()] for player in FILES}


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("standard,target=15", "standard"),
        ("standard,games=3,cut=right", "standard"),
        ("british,target=15,points_lone_defence=2", "british"),
        ("standard,lowest=7,points_march=3", "standard,lowest=7"),
        ("standard,all_pass=stick-the-dealer,target=7", "standard,all_pass=stick-the-dealer"),
        ("standard,benny=two-of-spades", "standard,benny=joker"),
        ("standard,players=2,target=5", "standard,players=2"),
        ("standard,players=3,benny=joker,lowest=7", "standard,players=3,points_march=3"),
        ("british,players=6,lowest=7", "standard,players=6,lowest=7,benny=joker,points_lone_march=5"),
    ],
)
def test_other_tables_take_after_the_one_that_is_played_most_like_them(text: str, nearest: str) -> None:
    assert measured_table(Rules.parse(text)) == nearest


def test_points_are_those_of_the_rules_in_force() -> None:
    usual, dear = dict(spread(PRESETS["standard"])), dict(spread(Rules.parse("standard,points_lone_march=5")))
    assert (4, 0) not in dear
    assert (dear[5, 0], dear[0, 5]) == (usual[4, 0], usual[0, 4])


def test_four_tricks_earn_a_quarter_of_a_point_where_tokens_are_played() -> None:
    usual, tokens = spread(PRESETS["standard"]), spread(Rules.parse("standard,four_trick_tokens=yes"))
    four = next(n for n, kind in enumerate(ENDINGS[2]) if kind == (0, False, False, Took.FOUR))
    gained = measured()["standard"].endings[four] / 10_000 / 4
    assert _mean(tokens) - _mean(usual) == pytest.approx(gained)


def _mean(deals: tuple[tuple[tuple[int, ...], float], ...]) -> float:
    return sum(share * ours for (ours, _), share in deals)


@pytest.mark.parametrize("choice", ["same-dealer", "stick-the-dealer"])
def test_no_deal_is_thrown_in_where_it_is_dealt_again_or_the_dealer_is_stuck(choice: str) -> None:
    assert (0, 0) not in dict(spread(Rules.parse(f"standard,all_pass={choice}")))

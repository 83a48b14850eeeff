from itertools import islice
from typing import Any

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.play import Gain, gain, moves, play_deal, play_deals, play_match
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.random import RandomBot
from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from support.strangers import Passer

HOUSE, RANDOM = HouseBot(), RandomBot()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_gives_the_same_match(preset: str) -> None:
    bots = ((HOUSE, RANDOM) * 3)[: law.seating(PRESETS[preset]).players]
    assert play_match(PRESETS[preset], bots, 7) == play_match(PRESETS[preset], bots, 7)


def test_another_seed_gives_another_match() -> None:
    four = (HOUSE,) * 4
    assert play_match(PRESETS["standard"], four, 1) != play_match(PRESETS["standard"], four, 2)


def test_the_cards_do_not_depend_on_who_plays() -> None:
    def first_deal(*bots: HouseBot | RandomBot) -> Deal:
        played = moves(new_match(PRESETS["standard"]), bots, 3)
        return next(move.action for move in played if isinstance(move.action, Deal))

    assert first_deal(HOUSE, HOUSE, HOUSE, HOUSE) == first_deal(RANDOM, RANDOM, RANDOM, RANDOM)


def test_a_match_is_played_to_its_target() -> None:
    state = play_match(PRESETS["british"], (HOUSE,) * 4, 5)
    assert state.over
    assert max(state.match.score) >= 11


def test_as_many_deals_are_played_as_asked_for_across_matches() -> None:
    finished = list(play_deals(PRESETS["standard"], (HOUSE,) * 4, 1, 40))
    assert len(finished) == 40
    assert sum(deal.result.game_over for deal in finished) >= 1
    assert list(islice(play_deals(PRESETS["standard"], (HOUSE,) * 4, 1, 10), 5)) == finished[:5]


def test_a_deal_can_start_at_another_score() -> None:
    finished = play_deal(PRESETS["standard"], (HOUSE,) * 4, 1, score=(9, 8))
    assert finished.result.score == (9 + finished.result.points[0], 8 + finished.result.points[1])


@pytest.mark.parametrize("rules", ["standard,all_pass=same-dealer", "standard,all_pass=next-dealer"])
def test_a_match_in_which_everybody_passes_for_ever_is_given_up_with_a_sentence(rules: str) -> None:
    with pytest.raises(EuchreError, match=f"Nobody scored in 1,000 deals in a row under {Rules.parse(rules)}"):
        play_match(Rules.parse(rules), (Passer(),) * 4, 1)


def test_deals_that_nobody_can_score_are_given_up_where_the_same_dealer_redeals() -> None:
    with pytest.raises(EuchreError, match="Nobody scored"):
        list(play_deals(Rules.parse("standard,all_pass=same-dealer"), (Passer(),) * 4, 1, 1))
    thrown_in = list(play_deals(PRESETS["standard"], (Passer(),) * 4, 1, 20))
    assert [deal.result.maker for deal in thrown_in] == [None] * 20


def test_a_gain_is_counted_from_both_sides() -> None:
    rules = PRESETS["british"]
    assert gain(rules, HOUSE, HOUSE, 1, 20) == Gain(0.0, 0.0)
    there, back = gain(rules, HOUSE, RANDOM, 1, 40), gain(rules, RANDOM, HOUSE, 1, 40)
    assert there.points == -back.points > 3 * there.error > 0
    assert there.error == back.error


@pytest.mark.parametrize("rules", ["two-handed", "three-handed", "six-handed,deals=1,target=0"])
def test_a_gain_is_counted_from_every_side_at_other_tables(rules: str) -> None:
    assert gain(Rules.parse(rules), PlainSwiftBot(), RandomBot(), 1, 20).points > 0.3


def test_a_gain_takes_the_text_of_rules_and_enough_deals_to_know_its_error() -> None:
    text = "three-handed,deals=1,target=0"
    assert gain(text, RANDOM, Passer(), 1, 5) == gain(Rules.parse(text), RANDOM, Passer(), 1, 5)
    for count in (0, 1):
        with pytest.raises(EuchreError, match=f"A gain is measured in 2 deals or more, not {count}"):
            gain(text, RANDOM, RANDOM, 1, count)


@pytest.mark.parametrize("number", [2, 3, 5])
def test_a_match_needs_a_player_for_each_seat(number: int) -> None:
    with pytest.raises(EuchreError, match=f"There are 4 seats: name 4 players, not {number}"):
        play_match(PRESETS["standard"], [RandomBot()] * number, 1)


def test_a_gain_is_the_mean_of_deals_that_stand_for_themselves() -> None:
    rules = Rules.parse("standard,deals=1,target=0")
    sides = [[*play_deals(rules, pair * 2, 3, 30)] for pair in ((HOUSE, Passer()), (Passer(), HOUSE))]
    points = [[a - b for a, b in (deal.result.points for deal in side)] for side in sides]
    assert gain(rules, HOUSE, Passer(), 3, 30).points == pytest.approx((sum(points[0]) - sum(points[1])) / 60)
    assert str(Gain(0.25, 0.125)) == "+0.250 ± 0.125 points a deal"


@pytest.mark.parametrize("wrong", ["random", RandomBot, None], ids=["name", "class", "none"])
def test_a_player_that_is_no_bot_is_refused_in_a_sentence(wrong: Any) -> None:
    with pytest.raises(EuchreError, match="A player is an object with a method `choose`, not "):
        gain("standard", RANDOM, wrong, 1, 2)

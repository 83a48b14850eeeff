"""A match is given up when nobody scores in many deals in a row, and at no other time."""

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots import deal_end
from euchre.bots.play import play_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.lab.pairs import Contest, DuplicatePair, play_pair
from euchre.lab.player import ArenaPlayer
from support.strangers import Passer


@pytest.fixture(autouse=True)
def _five(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_end, "MOST_SCORELESS_DEALS", 5)


def _pair(rules: Rules) -> DuplicatePair:
    return play_pair(
        Contest("passer", "passer", rules, matches=True), (ArenaPlayer("passer"), ArenaPlayer("passer")), 0
    )


@pytest.mark.usefixtures("strangers")
def test_so_many_deals_without_a_score_may_be_a_whole_match() -> None:
    rules = Rules.parse("standard,deals=5,target=0")
    assert play_match(rules, (Passer(),) * 4, 1).match.score == (0, 0)
    pair = _pair(rules)
    assert [deal.number for deal in pair.deals] == [1, 2, 3, 4, 5] * 2
    assert pair.wins == 1.0, "both are drawn"


@pytest.mark.usefixtures("strangers")
def test_with_one_deal_more_to_play_it_is_given_up() -> None:
    rules = Rules.parse("standard,deals=6,target=0")
    with pytest.raises(EuchreError, match="Nobody scored in 5 deals in a row"):
        play_match(rules, (Passer(),) * 4, 1)
    with pytest.raises(EuchreError, match="Nobody scored in 5 deals in a row"):
        _pair(rules)


def test_a_deal_that_wins_a_game_is_one_with_a_score() -> None:
    # Each game ends with its first score, so every deal begins and ends at 0 to 0.
    state = play_match(Rules.parse("standard,all_pass=stick-the-dealer,target=1,games=9"), (HouseBot(),) * 4, 1)
    assert max(state.match.games) == 9

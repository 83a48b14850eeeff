"""The level somebody played at: its borders and its interval by hand, its marks in the order of their strength."""

from __future__ import annotations

import pytest

from euchre.core.rules import PRESETS, Rules
from euchre.review import scale
from euchre.review.scale import PlayedLevel, PlayerLosses, ScaleLevel, level_of, level_played, measured

STANDARD = PRESETS["standard"]
MADE_UP = {"beginner": 0.09, "casual": 0.05, "club": 0.02, "expert": 0.0}
"""The borders lie at 0.07, 0.035 and 0.01."""


@pytest.fixture
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in which losses spread by 0.1 from deal to deal: 0.001 over 10,000 deals."""
    table = {name: PlayerLosses(10_000, loss, 0.001) for name, loss in MADE_UP.items()}
    monkeypatch.setattr(scale, "measured", lambda: {"standard": table})


@pytest.mark.usefixtures("_made_up")
@pytest.mark.parametrize(
    ("loss", "level"),
    [
        (0.2, "beginner"),
        (0.071, "beginner"),
        (0.069, "casual"),
        (0.036, "casual"),
        (0.034, "club"),
        (0.011, "club"),
        (0.009, "expert"),
        (-0.05, "expert"),
    ],
)
def test_a_loss_belongs_to_the_level_it_is_nearest_to(loss: float, level: ScaleLevel) -> None:
    assert level_played(STANDARD, loss, 0.0, 10**9) == PlayedLevel(level, level, level)


@pytest.mark.usefixtures("_made_up")
@pytest.mark.parametrize(
    ("deals", "spread", "ends"),
    [
        (10_000, 0.0, ("club", "club")),  # 0.02 +- 1.96 * 0.1 / 100 is 0.018 to 0.022
        (100, 0.0, ("casual", "expert")),  # +- 0.0196: 0.0004 to 0.0396
        (250, 0.0, ("club", "expert")),  # +- 0.0124: 0.0076 to 0.0324
        (10_000, 1.0, ("casual", "expert")),  # their own spread is the larger one: +- 0.0196
    ],
)
def test_the_fewer_deals_the_wider_its_interval(deals: int, spread: float, ends: tuple[ScaleLevel, ScaleLevel]) -> None:
    assert level_played(STANDARD, 0.02, spread, deals) == PlayedLevel("club", *ends)


def test_it_is_told_with_its_interval_unless_that_is_the_level_itself() -> None:
    assert str(PlayedLevel("club", "beginner", "club")) == "club (beginner to club)"
    assert str(PlayedLevel("expert", "expert", "expert")) == "expert"


def test_an_interval_that_is_the_whole_scale_tells_nothing() -> None:
    assert str(PlayedLevel("club", "beginner", "expert")) == "too few decisions to tell"


@pytest.mark.usefixtures("_made_up")
def test_their_own_losses_give_the_mean_and_the_spread() -> None:
    """Lose nothing in half of the deals, 0.04 in half: the mean is 0.02, their spread 0.02, below that of the level."""
    assert level_of(STANDARD, [0.0, 0.04] * 5000) == PlayedLevel("club", "club", "club")
    assert level_of(STANDARD, [0.04] * 10) == PlayedLevel("casual", "beginner", "expert")
    assert level_of(STANDARD, [0.3]) == PlayedLevel("beginner", "beginner", "beginner")
    assert level_of(STANDARD, []) is None


ARENA = ("random", "house", "swift", "club", "expert")
"""The players from the weakest on, as docs/strength.md has them, by points per deal against the house player."""
BRITISH = ("random", "swift", "house", "club", "expert")
"""The exceptions, as by `british` the house player beats `swift`: see docs/review.md."""


@pytest.mark.parametrize("table", measured())
def test_the_stronger_a_player_is_in_the_arena_the_less_it_loses(table: str) -> None:
    found = measured()[table]
    losses = [found[player].loss for player in (BRITISH if table == "british" else ARENA)]
    assert losses == sorted(losses, reverse=True)
    assert found["beginner"].loss > found["casual"].loss > found["club"].loss


@pytest.mark.parametrize("text", ["openspiel", "british,target=5", "standard,benny=joker"])
def test_every_table_has_a_scale(text: str) -> None:
    assert level_played(Rules.parse(text), 10.0, 0.0, 10**9) == PlayedLevel("beginner", "beginner", "beginner")

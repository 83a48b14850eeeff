"""The moments of a recorded match as positions."""

import pytest

from euchre import Position
from euchre.core.errors import EuchreError
from euchre.core.state import Phase
from euchre.core.view import view
from support.games import random_match
from support.sampling import few

RECORD = random_match("british", 7)


@pytest.mark.parametrize("seat", few([0, 1, 2, 3, None], keep={2, None}))
def test_the_moment_before_each_action_is_a_position_while_cards_are_on_the_table(seat: int | None) -> None:
    """British Euchre begins with a draw, a cut and a shuffle; from then on there are cards."""
    deals = 0
    for number, (state, _) in enumerate(RECORD.steps()):
        if state.phase in (Phase.DRAW, Phase.CUT, Phase.DEAL):
            deals += state.phase is Phase.DEAL
            with pytest.raises(EuchreError, match="There is a position from the deal on"):
                RECORD.position(number, seat)
            continue
        seen = view(state, seat)
        found = Position.parse(str(RECORD.position(number, seat)))
        assert found.view == seen._replace(match=seen.match._replace(last=None))
    assert RECORD.deals == deals > 1
    with pytest.raises(EuchreError, match="There is a position from the deal on"):
        RECORD.position(len(RECORD.actions), seat)

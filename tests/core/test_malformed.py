"""The refusal of values that are no action, card or seat: one sentence, and nothing happens."""

from typing import Any

import pytest

from euchre.core.actions import Bury, Cut, Deal, Draw, Give, GoUnder, Name, Order, Play
from euchre.core.engine import apply, legal
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.state import Phase
from euchre.core.view import redact, view
from support.hands import deal, play

NUMBER: Any = 4


@pytest.mark.parametrize(
    "action",
    [
        "pass",
        None,
        7,
        Play(NUMBER),
        Bury(NUMBER),
        Bury(None),
        Give(None),
        GoUnder((NUMBER, NUMBER, NUMBER)),
        Deal([NUMBER], (3, 3, 3, 3)),  # type: ignore[arg-type]
        Draw(True),
        Cut(3.0),  # type: ignore[arg-type]
        Name(NUMBER),
        Order("yes"),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    state = deal("standard")
    with pytest.raises(IllegalAction) as refused:
        apply(state, action)
    assert refused.value.code == "action/malformed"
    assert state == deal("standard")


def test_a_card_that_is_only_a_number_cannot_be_played() -> None:
    state = play(deal("standard"), "order")
    state = play(state, str(legal(state)[0]))
    assert state.phase is Phase.PLAY
    held, *_ = state.hand(0)
    with pytest.raises(IllegalAction, match="is not an action"):
        apply(state, Play(int(held)))  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 4, "0", 1.0, True])
def test_a_seat_that_is_none_sees_nothing(seat: Any) -> None:
    state = deal("standard")
    with pytest.raises(EuchreError, match="There is no seat"):
        view(state, seat)
    with pytest.raises(EuchreError, match="There is no seat"):
        redact(state, legal(state)[0], seat)

"""Positions of random matches under many rules: written, read again, and gone on with."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre import Position, position_of
from euchre.core import law
from euchre.core.actions import Action, Deal, Play
from euchre.core.engine import apply
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.state import State
from support.covering import ALL_TABLES
from support.positions import moments, seen_without_last
from support.sampling import few, sampled
from support.walks import EVERYTHING, walk


def _longer(position: Position, action: Action) -> str:
    """The text of the position with one more word, or card, at its end."""
    fields = [*str(position).split("/"), "", ""][:8]
    if isinstance(action, Play):
        fields[7] += f"{'' if position.state.trick or not fields[7] else '.'}{action.card}"
    else:
        word = str(action).replace("none", "n")
        for suit in ("clubs", "diamonds", "hearts", "spades"):
            word = word.replace(suit, suit[0])
        fields[6] += f"{'.' if fields[6] else ''}{word.replace(' ', '-')}"
    return "/".join(fields)


def _is_read(text: str) -> bool:
    try:
        Position.parse(text)
    except ParseError:
        return False
    return True


def _check(rules: Rules, seed: int, deals: int) -> None:
    for steps, state in moments(rules, seed, deals):
        whole = position_of(steps, None)
        for seat in (*law.seating(rules).seats, None):
            position = position_of(steps, seat)
            text = str(position)
            assert re.fullmatch(r"[A-Za-z0-9=,._/-]+", text), "goes into an address and a command as it is"
            assert Position.parse(text) == position, text
            assert position.view == seen_without_last(state, seat), text
            if seat is not None:
                assert whole.seen_from(seat) == position
        assert _without_last(whole.state) == _without_last(state)


def _without_last(state: State) -> tuple[object, ...]:
    phase, turn, match, *rest = state._values()
    return (phase, turn, match._replace(last=None), *rest)


@pytest.mark.parametrize("rules", few(sampled(ALL_TABLES, 4), keep=4), ids=range(len(ALL_TABLES)))
def test_every_moment_is_read_as_written_and_shows_each_seat_what_it_knows(rules: Rules) -> None:
    _check(rules, seed=8, deals=1)


@pytest.mark.soak
@settings(deadline=None, max_examples=200)
@given(st.sampled_from(ALL_TABLES), st.integers(0, 2**32))
def test_every_moment_of_many_matches_is_read_as_it_was_written(rules: Rules, seed: int) -> None:
    _check(rules, seed, deals=3)


@pytest.mark.parametrize("rules", few(sampled(ALL_TABLES, 4), keep=4), ids=range(len(ALL_TABLES)))
def test_a_text_goes_on_with_just_what_may_come_next(rules: Rules) -> None:
    rng = Random(str(rules))
    steps = [(step.state, step.action) for step in walk(rules, seed=3, deals=1)]
    end = rng.choice([end for end in range(1, len(steps)) if apply(*steps[end - 1]).open.up_card is not None])
    position = position_of(steps[:end], rng.choice((*law.seating(rules).seats, None)))
    following = {action: after for action, after in position.following() if after is not None}
    for after in following.values():
        assert Position.parse(str(after)) == after
    readable = {action for action in EVERYTHING if _is_read(_longer(position, action))}
    assert {action for action in readable if not isinstance(action, Deal)} == following.keys(), str(position)


@pytest.mark.parametrize("rules", few(sampled(ALL_TABLES, 4), keep=4), ids=range(len(ALL_TABLES)))
def test_what_happens_next_is_among_what_may_come_next(rules: Rules) -> None:
    """Exempt what other players show, with TRAM or for a redeal, and the cards that a seat does not see."""
    steps: list[tuple[State, Action]] = []
    for step in walk(rules, seed=5, deals=1):
        if step.state.open.up_card is not None:
            for seat in (*law.seating(rules).seats, None):
                names = {str(action) for action, _ in position_of(steps, seat).following()}
                said = str(step.action)
                hidden = {said, said.partition(" ")[0]}
                assert names & hidden or said in ("tram", "redeal"), (said, str(position_of(steps, seat)))
        steps.append((step.state, step.action))

"""What may come next in a position: just what its text can go on with."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from euchre import Position, position_of
from euchre.core.actions import Action, Deal, Play
from euchre.core.engine import apply, legal
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.state import State
from support.covering import TABLES
from support.walks import EVERYTHING, walk

CLAIMED = (
    "online/0-0/3/1/KcQcJcTc9c/Td/pass.pass.pass.pass.name-h.together.together/tram-0AhKhQhJhJd-2KsQsJsTs9s-3AsTh9hKd9d"
)
_TRIED = 1
"""Moments of each table that are tried, from one seat."""


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


def _names(actions: Iterable[Action]) -> set[str]:
    return set(map(str, actions))


@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_a_text_goes_on_with_just_what_may_come_next(rules: Rules) -> None:
    rng = Random(str(rules))
    steps = [(step.state, step.action) for step in walk(rules, seed=3, deals=1)]
    moments = [end for end in range(1, len(steps)) if apply(*steps[end - 1]).open.up_card is not None]
    for end in rng.sample(moments, min(_TRIED, len(moments))):
        position = position_of(steps[:end], rng.choice((0, 1, 2, 3, None)))
        following = dict(position.following())
        for after in following.values():
            if after is not None:
                assert Position.parse(str(after)) == after
        readable = {action for action in EVERYTHING if _is_read(_longer(position, action))}
        assert {action for action in readable if not isinstance(action, Deal)} == {
            action for action, after in following.items() if after is not None
        }, str(position)


@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_what_happens_next_is_among_what_may_come_next(rules: Rules) -> None:
    """But for what somebody else shows, with TRAM or for a redeal; and without the cards that a seat does not see."""
    steps: list[tuple[State, Action]] = []
    for step in walk(rules, seed=5, deals=1):
        if step.state.open.up_card is not None:
            for seat in (0, 1, 2, 3, None):
                names = _names(action for action, _ in position_of(steps, seat).following())
                said = str(step.action)
                hidden = {said, said.partition(" ")[0]}
                assert names & hidden or said in ("tram", "redeal"), (said, str(position_of(steps, seat)))
        steps.append((step.state, step.action))


def test_with_all_hands_open_it_is_what_is_legal() -> None:
    text = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.pass"
    position = Position.parse(text)
    following = dict(position.following())
    assert tuple(following) == legal(position.state)
    for action, after in following.items():
        assert after is not None
        assert after.state == apply(position.state, action)


def test_somebody_elses_turn_has_every_call_and_every_card_that_was_not_seen() -> None:
    """Of 24 cards this seat sees six; the three hearts among them and the up-card are in nobody else's hand."""
    start = "standard/0-0/3/1/AhKhJdTc9c/Qs"
    calls = _names(action for action, _ in Position.parse(start).following())
    assert calls == {"pass", "order", "order alone"}
    named = Position.parse(f"{start}/pass.pass.pass.pass.name-h").following()
    assert len(named) == 18
    followed = Position.parse(f"{start}/pass.pass.pass.pass.name-h/9sAhTs").following()
    assert len(followed) == 16


def test_where_the_deal_ends_or_cards_are_seen_there_is_no_position() -> None:
    last = Position.parse("standard/0-0/3/0/AsKsQsJsTs/9d/pass.pass.pass.pass.pass.pass.pass")
    assert [str(action) for action, after in last.following() if after is None] == ["pass"]
    blind = Position.parse("british/10-10/3/3/-/B")
    assert {after for _, after in blind.following()} == {None}
    under = Position.parse("standard,weak_hand=go-under/0-0/3/0/9sAhKhTc9c/Jd").following()
    assert [after is None for _, after in under] == [str(action) != "keep" for action, _ in under]
    claim = Position.parse("online/0-0/3/0/AhKhQhJhJd/Td/pass.pass.pass.pass.name-h.together.together").following()
    assert [(str(action), after) for action, after in claim] == [("tram", None)]


def test_after_tram_each_card_is_known() -> None:
    position = Position.parse(CLAIMED)
    for card in ("Jh", "9c", "9s", "9h"):
        ((action, after),) = position.following()
        assert str(action) == f"play {card}"
        assert after is not None
        position = after

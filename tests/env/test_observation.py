"""An observation shows all that a seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, reduce
from random import Random
from typing import Any

import numpy as np
import pytest

from euchre.core.engine import legal
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Phase
from euchre.core.view import View, view
from euchre.env import observation as made
from euchre.env.layout import LAYOUT, layout_of
from euchre.env.numbering import ACTIONS, choices, numbers_of
from euchre.env.observation import Array, mask, observation
from support.moments import RICH, moments
from support.other_cards import with_other_cards
from support.other_numbers import MANY, OTHERS, WIDOW
from support.sampling import SOME_OR_ALL_TABLES
from support.walks import walk

TOLD_OTHERWISE = {"rules", "seat", "legal", "leader", "dealer", "last", "winner", "deals_finished", "packets", "under"}
TOLD_OTHERWISE |= {"order", "watched", "declined", "given", "asked", "kept", "discards"}
"""The rules and the seat are the environment's; what else is here follows from other parts, or decides nothing."""


@lru_cache
def _views(matches: int) -> tuple[View, ...]:
    """The views of the seats in turn, whichever is to act."""
    seen = (state for rules in RICH for state in moments(rules, matches) if state.phase not in (Phase.DRAW, Phase.DEAL))
    return tuple(view(state, number % 4) for number, state in enumerate(seen))


def _observations(matches: int) -> Iterator[Array]:
    """Yield the observations of the views, and of a player who is choosing cards to go under."""
    for seen in _views(matches):
        yield observation(seen)
        for spelling in (numbers_of(action, seen.legal) for action in seen.legal):
            for begun in range(1, len(spelling)):
                yield observation(seen, spelling[:begun])


def _never(matches: int) -> list[str]:
    """The names of the places that are 0 in all of them."""
    most = reduce(np.maximum, _observations(matches))
    return [name for name, number in zip(LAYOUT.names, most, strict=True) if not number]


def _unused_words(matches: int) -> list[str]:
    """The words of each axis of which all places are 0 in all of them."""
    most = reduce(np.maximum, _observations(matches))
    unused = []
    for block in LAYOUT.values():
        held = most[block.places].reshape(block.shape)
        for number, axis in enumerate(block.axes):
            along = held.max(axis=tuple(other for other in range(held.ndim) if other != number))
            unused += [f"{block.name} {word}" for word, some in zip(axis, along, strict=True) if not some]
        unused += [block.name] if not block.axes and not held else []
    return unused


def test_every_place_has_a_name_of_its_own_and_lies_where_the_table_says() -> None:
    assert len(set(LAYOUT.names)) == LAYOUT.size
    assert LAYOUT.names[LAYOUT["tricks"].at(4, 1, 32)] == "tricks trick 5 left B"
    assert LAYOUT.names[LAYOUT["taken"].at()] == "taken"
    for block in LAYOUT.values():
        assert LAYOUT.names[block.places] == block.names
    for name, block in LAYOUT.items():
        assert f"\n{name} " in str(LAYOUT)
        assert block.says in str(LAYOUT)


@pytest.mark.slow
def test_every_word_of_every_block_is_used() -> None:
    assert _unused_words(14) == []


@pytest.mark.soak
def test_every_place_is_used() -> None:
    assert _never(150) == []


@pytest.mark.parametrize("forgotten", ["_said", "_contract", "_played", "_numbers"])
def test_a_part_that_is_forgotten_is_noticed(forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, forgotten, lambda *_: iter(()))
    assert len(_unused_words(1)) > 5


def test_no_number_is_out_of_bounds() -> None:
    bounds = np.array([block.most for block in LAYOUT.values() for _ in range(block.size)])
    for array in _observations(1):
        assert array.dtype == np.float32
        assert ((array >= 0) & (array <= bounds)).all()


def _in_play(seen: View) -> bool:
    return seen.phase is Phase.PLAY


_ONLY_WHERE: dict[str, Callable[[View], bool]] = {
    "trick": _in_play,
    "tricks": _in_play,
    "buried": lambda seen: seen.open.under is None,
}
"""Parts that mean something only in such views."""


def _changed(seen: View, other: View) -> Iterator[tuple[str, View]]:
    """Yield a view with each part in turn taken from another, wherever that makes a difference."""
    for field in seen._fields:
        mine, theirs = getattr(seen, field), getattr(other, field)
        if field in TOLD_OTHERWISE or mine == theirs:
            continue
        if field in _ONLY_WHERE and not (_ONLY_WHERE[field](seen) and _ONLY_WHERE[field](other)):
            continue
        if field in ("match", "open", "contract") and mine is not None and theirs is not None:
            for part in set(mine._fields) - TOLD_OTHERWISE:
                if getattr(mine, part) != getattr(theirs, part):
                    yield part, seen._replace(**{field: mine._replace(**{part: getattr(theirs, part)})})
        else:
            yield field, seen._replace(**{field: theirs})


def test_whatever_is_different_in_a_view_is_different_in_the_observation() -> None:
    seen_different = set()
    for one, other in zip(_views(2)[::3], _views(2)[9::3], strict=False):
        for part, changed in _changed(one, other):
            seen_different.add(part)
            assert (observation(changed) != observation(one)).any(), (part, one, other)
    assert seen_different >= {"phase", "turn", "hand", "buried", "shown", "counts", "trick", "tricks"}
    assert seen_different >= {
        "score",
        "games",
        "tokens",
        "cut",
        "up_card",
        "calls",
        "trump",
        "maker",
        "alone",
        "taken",
        "word",
    }


@pytest.mark.parametrize("players", [2, 3, 6])
def test_at_other_tables_each_block_has_a_place_for_each_seat_and_side(players: int) -> None:
    layout, sides = layout_of(players), 3 if players == 3 else 2
    assert list(layout) == list(LAYOUT)
    assert len(set(layout.names)) == layout.size
    for name, block in layout.items():
        four = LAYOUT[name].shape
        by_side = name in ("won", "score", "games", "tokens")
        expected = (sides,) if by_side else tuple(players if size == 4 else size for size in four)
        more = {"asked": (players, 1 + players // sides - 1)} | ({"buried": (3, 33)} if players == 2 else {})
        assert block.shape == more.get(name, expected)
    assert layout["score"].axes == {3: (("ours", "left's", "right's"),)}.get(players, (("ours", "theirs"),))


@pytest.mark.parametrize("rules", [*OTHERS, WIDOW], ids=str)
def test_hidden_cards_never_show_at_other_tables(rules: Rules) -> None:
    assert _other_cards_unseen(rules) > 20


def test_nor_do_they_under_all_house_rules_there() -> None:
    assert sum(map(_other_cards_unseen, MANY)) > 20 * len(MANY)


@SOME_OR_ALL_TABLES
def test_hidden_cards_never_show_in_an_observation(tables: tuple[Rules, ...]) -> None:
    assert sum(map(_other_cards_unseen, tables)) > 20 * len(tables)


def _other_cards_unseen(rules: Rules) -> int:
    """Deal again what a seat does not know; returns the number of moments in which that changed anything else."""
    different, rng = 0, Random(str(rules))
    for number, step in enumerate(walk(rules, 3, deals=2)):
        if step.after.open.up_card is None:
            continue
        seat = number % rules.players
        other = with_other_cards(step.after, seat, rng)
        here, there = view(step.after, seat), view(other, seat)
        assert (observation(there) == observation(here)).all()
        assert (mask(there.legal) == mask(here.legal)).all()
        different += other != step.after
    return different


def test_a_mask_allows_just_the_choices() -> None:
    for state in moments(RICH[0], 1):
        offer: tuple[Any, ...] = legal(state) if state.turn is not None else ()
        array = mask(offer)
        assert array.shape == (len(ACTIONS),)
        assert array.dtype == np.int8
        assert [number for number, may in enumerate(array) if may] == choices(offer)


@pytest.mark.parametrize("players", [0, 5, "4"])
def test_a_table_of_another_number_has_no_layout(players: Any) -> None:
    with pytest.raises(EuchreError, match=f"A table is for 2, 3, 4 or 6 players, not {players!r}"):
        layout_of(players)

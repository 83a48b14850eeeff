"""What a server that has got ready looks through for garbage."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from euchre.web import garbage


class _Node:
    """Refers to itself, so that only a search for garbage finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_what_it_was_started_with_is_left_alone() -> None:
    before = _Node()
    garbage.settle()
    after = _Node()
    looked_through = {id(one) for one in gc.get_objects()}
    assert id(after) in looked_through
    assert id(before) not in looked_through


def test_garbage_that_comes_later_is_found_soon() -> None:
    garbage.settle()
    lost = weakref.ref(_Node())
    kept: list[list[None]] = []
    while lost() is not None and len(kept) < 1000:
        kept.append([])
    assert lost() is None
    assert len(kept) < 1000

"""Positions counted by OpenSpiel or by the slow reference: the engine counts the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre.core.engine import replay
from euchre.core.rules import PRESETS
from support.perft import Entry, actions_of, count, read
from support.sampling import few

FOLDER = Path(__file__).parents[1] / "perft"
QUICK = [(path.stem, entry) for path in sorted(FOLDER.glob("*.perft")) for entry in read(path)]
DEEP = [(path.stem, entry) for path in sorted(FOLDER.glob("deep/*.perft")) for entry in read(path)]


def _check(entry: Entry) -> None:
    state = replay(*actions_of(entry))
    assert entry.counts
    assert tuple(count(state, depth) for depth in range(1, len(entry.counts) + 1)) == entry.counts


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_counted_positions(preset: str) -> None:
    assert sum(name == preset for name, _ in QUICK) >= 3


@pytest.mark.parametrize(("name", "entry"), few(QUICK, keep=20), ids=[name for name, _ in QUICK])
def test_the_engine_counts_as_the_others_do(name: str, entry: Entry) -> None:
    _check(entry)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "entry"), DEEP, ids=[name for name, _ in DEEP])
def test_the_engine_counts_deep_trees_as_the_others_do(
    name: str, entry: Entry, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "Deals have as many lines of play at each depth as OpenSpiel or the reference counts")
    record_property("kind", "exhaustive")
    record_property("cases", "counts")
    record_property("trials", len(entry.counts))
    _check(entry)

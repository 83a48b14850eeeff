"""Random evenings: whatever people send, in whatever order and however often, the evening comes to what it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest

from euchre.evenings.acts.entries import Entered, EntrantRemoved
from euchre.evenings.acts.revoking import Revoke, Revoked
from euchre.evenings.acts.rounds import RoundSeated
from euchre.evenings.catalogue import EVENING, EveningEvent
from euchre.evenings.evening import Evening
from euchre.evenings.settings import MovementName
from euchre.streams.event import Step
from euchre.streams.inputs import Said
from support.random_evening import RandomEvening
from support.sampling import few

ACTS = 120


def _without_log(evening: Evening) -> Evening:
    """The evening without what an event leaves that was taken back."""
    return replace(evening, log=(), version=0, at=0.0, news=0, taken_back={})


def _tried(seed: object) -> RandomEvening:
    evening = RandomEvening(seed)
    for _ in range(3):
        evening.runs(ACTS // 3)
        evening.check()
    evening.finishes()
    return evening


@pytest.mark.parametrize("seeds", few([20, 50], keep={20}))
def test_a_random_evening_comes_to_what_counting_slowly_says(seeds: int) -> None:
    seen: Counter[str] = Counter()
    movements: set[MovementName] = set()
    for seed in range(seeds):
        tried = _tried(seed)
        seen.update(type(event).__name__ for event in tried.evening.log)
        seen.update(tried.refused)
        movements |= {tried.evening.settings.movement} if tried.evening.rounds else set()
    kinds = (
        "RoundSeated",
        "ResultConfirmed",
        "ResultDenied",
        "TableEnded",
        "Revoked",
        "Planned",
        "CardsPrinted",
        "EveningReopened",
    )
    assert all(seen[kind] for kind in kinds), seen
    assert len(movements) == 6
    assert seen["evening/seated"], "the second of two directors"


@pytest.mark.soak
def test_a_thousand_random_evenings(record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "A random evening comes to what its stored events say when they are counted slowly")
    for seed in range(1000):
        record_property("trials", seed + 1)
        _tried(f"soak {seed}")


@pytest.mark.parametrize("seeds", few([8, 25], keep={8}))
def test_every_step_that_is_taken_back_at_once_leaves_no_trace(seeds: int) -> None:
    kinds = set()
    for seed in range(seeds):
        tried = RandomEvening(f"undo {seed}")
        tried.runs(ACTS)
        evening = EVENING.fold(tried.evening.log[:1])
        for event in tried.evening.log[1:]:
            after = EVENING.evolve(evening, event)
            if isinstance(event, Step) and event.by in evening.directors:
                kinds.add(type(event))
                revoked = EVENING.step(after, Said("dan", Revoke(id="revoke", event=after.version, reason="so")), 0.0)
                assert revoked is not None
                back, taken_back = EVENING.evolve(after, revoked), after.taken_back
                assert _without_log(back) == _without_log(evening)
                assert (back.taken_back == taken_back) != isinstance(event, RoundSeated), "that is said to everybody"
            evening = after
    assert kinds == {kind for kind in get_args(EveningEvent) if issubclass(kind, Step)}


def test_everything_can_be_taken_back_down_to_what_players_have_entered() -> None:
    ends: Counter[str] = Counter()
    for seed in range(25):
        tried = RandomEvening(f"back {seed}")
        tried.runs(ACTS)
        refused = len(tried.refused)
        while tried.evening.steps and len(tried.refused) == refused:
            id_, last = f"back {tried.evening.version}", tried.evening.steps[-1]
            tried.take(Said("eve", Revoke(id=id_, event=last, reason="so")))
            tried.check()
        ends["nothing left" if not tried.evening.steps else tried.refused[-1]] += 1
    assert set(ends) == {"nothing left", "evening/has-results"}, ends


def test_a_step_may_be_anywhere_in_the_log_of_those_that_follow() -> None:
    """Take back random steps: the people entered and not taken back are there, and nobody else."""
    for seed in range(25):
        tried = RandomEvening(f"entered {seed}")
        tried.runs(ACTS)
        revoked = {event.event for event in tried.evening.log if isinstance(event, Revoked)}
        entered = [
            event.number
            for number, event in enumerate(tried.evening.log, 1)
            if isinstance(event, Entered) and number not in revoked
        ]
        for number, event in enumerate(tried.evening.log, 1):
            if isinstance(event, EntrantRemoved) and number not in revoked:
                entered.remove(event.number)
        assert list(tried.evening.entries) == entered
        for entry in tried.evening.entries.values():
            assert entry.partner is None or tried.evening.entries[entry.partner].partner == entry.number

"""An evening without one of its guests: their id is nowhere, their entrants are Guest and a number, all else stands."""

from __future__ import annotations

from dataclasses import replace

from euchre.evenings import messages
from euchre.evenings.evening import Entry, Evening
from euchre.evenings.events import encode
from euchre.evenings.fold import opened
from euchre.evenings.forgetting import EveningForgetting, entrants_of
from support.directing import Director, new_evening
from support.random_evening import RandomEvening, fast_standings


def without(evening: Evening, guest: str) -> Evening:
    note = EveningForgetting.of(evening.log, guest, "nobody")
    return opened([note.rewrite(event) for event in evening.log])


def _of(evening: Evening, entry: Entry, guest: str) -> Entry:
    """An entrant as it must be afterwards."""
    owner = "nobody" if entry.guest == guest else entry.guest
    theirs = entry.number in entrants_of(evening.log, guest)
    return replace(entry, guest=owner, name=f"Guest {entry.number}" if theirs else entry.name)


def test_everything_but_the_guest_stays_as_it_is() -> None:
    forgotten = 0
    for seed in range(25):
        tried = RandomEvening(f"forget {seed}")
        tried.runs(60)
        linked = [entry.guest for entry in tried.evening.entries.values() if entry.guest is not None]
        for guest in {"dan", "eve", *linked[:3]}:
            after = without(tried.evening, guest)
            assert not any(f'"{guest}"'.encode() in encode(event) for event in after.log)
            assert (after.rounds, after.plans, after.steps) == (
                tried.evening.rounds,
                tried.evening.plans,
                tried.evening.steps,
            )
            assert fast_standings(after) == fast_standings(tried.evening)
            assert list(after.entries.values()) == [
                _of(tried.evening, entry, guest) for entry in tried.evening.entries.values()
            ]
            forgotten += bool(entrants_of(tried.evening.log, guest))
    assert forgotten > 50


def test_a_guest_may_be_taken_out_piece_by_piece() -> None:
    tried = RandomEvening("pieces")
    tried.runs(60)
    guest = next(entry.guest for entry in tried.evening.entries.values() if entry.guest not in (None, "dan", "eve"))
    log = list(tried.evening.log)
    for at in range(0, len(log), 7):
        note = EveningForgetting.of(log, guest, "nobody")
        log[at : at + 7] = [note.rewrite(event) for event in log[at : at + 7]]
    assert opened(log) == without(tried.evening, guest)


def test_the_names_of_an_entrant_are_forgotten_with_the_device_that_was_theirs() -> None:
    director = Director(new_evening())
    director.says(messages.Enter, name="Ann")
    director.says(messages.Enter, name="Bob")
    director.says(messages.Link, "ann", entrant=1)
    director.says(messages.ChangeEntrant, entrant=1, name="Annie")
    director.says(messages.Unlink, entrant=1)
    after = without(director.evening, "ann")
    assert [entry.name for entry in after.entries.values()] == ["Guest 1", "Bob"]
    assert not any(b"Ann" in encode(event) for event in after.log)


def test_an_entrant_who_has_another_device_by_now_keeps_their_name() -> None:
    director = Director(new_evening())
    director.says(messages.Enter, name="Ann")
    director.says(messages.Link, "bob", entrant=1)
    director.says(messages.Unlink, entrant=1)
    director.says(messages.Link, "ann", entrant=1)
    after = without(director.evening, "bob")
    assert after.entries[1] == director.evening.entries[1]

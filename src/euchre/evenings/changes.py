"""Changes of one entrant or one round of an evening."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from euchre.evenings.evening import Evening
from euchre.streams.mappings import with_entry


def with_entrant(evening: Evening, number: int, **changes: Any) -> Evening:
    """Change an entrant; one whose entry was taken back is not there, and nothing changes."""
    entry = evening.entries.get(number)
    if entry is None:
        return evening
    return replace(evening, entries=with_entry(evening.entries, number, replace(entry, **changes)))


def with_round(evening: Evening, number: int, **changes: Any) -> Evening:
    """Change a round."""
    rounds = list(evening.rounds)
    rounds[number - 1] = replace(rounds[number - 1], **changes)
    return replace(evening, rounds=tuple(rounds))

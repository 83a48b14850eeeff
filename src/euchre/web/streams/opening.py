"""Opening a stream: with a code that is drawn, and drawn again where it is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from euchre.store.database.errors import Taken
from euchre.store.store import Store
from euchre.streams.kind import StreamKind, StreamState
from euchre.tables.history import Entry
from euchre.web.settings.codes import new_code

_TRIES: Final = 5
"""The number of codes drawn at most; that even the second is taken nobody will ever see."""
StateT = TypeVar("StateT", bound=StreamState)


async def opened(
    store: Store,
    kind: StreamKind[StateT],
    opening: Callable[[str], Sequence[Any]],
    *,
    entries: Callable[[StateT], Sequence[Entry]] = lambda _: (),
    part_of: str | None = None,
) -> StateT | None:
    """Store a new stream, whose first events `opening` makes with its code; None where every code was taken.

    `entries` are its lines of lists.
    """
    for _ in range(_TRIES):
        code = new_code()
        events = opening(code)
        state = kind.fold(events)
        try:
            await store.streams.create(state.id, code, events, entries(state), kind=kind, part_of=part_of)
        except Taken:
            continue
        return state
    return None

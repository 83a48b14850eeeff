"""What guests and addresses have used at one worker, sent to the others, so that a limit holds for all together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, TypeVar

import msgspec

_T = TypeVar("_T")
_MAX_NAMES: Final = 60
"""Names in one piece: PostgreSQL takes 7,999 bytes, and a name with its numbers is not a hundred."""


class UsageReport(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was used lately at a worker."""

    worker: str
    taken: dict[str, dict[str, float]] = {}
    """By allowance and name, how much was taken since the last report."""
    connections: dict[str, int] = msgspec.field(default_factory=dict, name="lines")
    """By name, how many live connections there are now."""


_DECODER: Final = msgspec.json.Decoder(UsageReport)


class Usage:
    """Collects what the notifier sends to the other workers now and then; nothing where there is one worker."""

    def __init__(self) -> None:
        self.on_change: Callable[[], None] | None = None
        """Called when there is something to send; None where nothing is sent."""
        self.on_report: Callable[[UsageReport], None] = lambda _: None
        """Called with each report of another worker."""
        self._taken: defaultdict[str, defaultdict[str, float]] = _nothing()
        self._connections: dict[str, int] = {}

    def take(self, kind: str, name: str, much: float) -> None:
        """A name has used so much of an allowance."""
        if self.on_change is not None:
            self._taken[kind][name] += much
            self.on_change()

    def has_connections(self, name: str, count: int) -> None:
        """A name has so many live connections."""
        if self.on_change is not None:
            self._connections[name] = count
            self.on_change()

    def pieces(self, worker: str) -> list[str]:
        """Return everything that is to be sent, as texts, and forget it."""
        taken, self._taken = self._taken, _nothing()
        connections, self._connections = self._connections, {}
        found = [
            UsageReport(worker=worker, taken={kind: dict(some)})
            for kind, names in taken.items()
            for some in _some(names.items())
        ]
        found += [UsageReport(worker=worker, connections=dict(some)) for some in _some(connections.items())]
        return [msgspec.json.encode(used).decode() for used in found]

    def receive(self, worker: str, piece: str) -> None:
        """Something came in; what this `worker` has said itself, or another version of Euchre, is nothing new."""
        try:
            used = _DECODER.decode(piece)
        except msgspec.MsgspecError:
            return
        if used.worker != worker:
            self.on_report(used)


def _nothing() -> defaultdict[str, defaultdict[str, float]]:
    return defaultdict(lambda: defaultdict(float))


def _some(items: Iterable[_T]) -> Iterator[tuple[_T, ...]]:
    rest = iter(items)
    while some := tuple(islice(rest, _MAX_NAMES)):
        yield some

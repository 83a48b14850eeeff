"""Streams of any kind, for tests of what all kinds have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from euchre.streams.event import encode
from euchre.streams.forgetting import Forgetting
from euchre.streams.kind import StreamKind


def without_guest(kind: StreamKind[Any], log: Iterable[Any], guest: str, other: str = "nobody") -> list[Any]:
    """The events of a stream without a guest, as they are read once they are rewritten."""
    stored = [encode(event) for event in log]
    rewrite = kind.rewriting(Forgetting(guest, other), lambda: stored)
    return [kind.decode(rewrite(event)) for event in stored]

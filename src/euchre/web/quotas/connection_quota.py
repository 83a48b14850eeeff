"""What the guest of a live connection may still ask for at tables, on all their connections together."""

from __future__ import annotations

from typing import NamedTuple

from euchre.tables.messages import Act, Look, Message
from euchre.web.settings.limits import Bucket, take_all

ACTS, LOOKS, CHANGES = "limit/acts", "limit/looks", "limit/changes"


class ConnectionQuota(NamedTuple):
    """For each kind of message the buckets of the guest, of their address, and of the networks around it."""

    acts: tuple[Bucket, ...]
    looks: tuple[Bucket, ...]
    changes: tuple[Bucket, ...]

    def take(self, message: Message) -> str | None:
        """Count a message; return the code of the limit it exceeds, or None."""
        match message:
            case Act():
                return None if take_all(self.acts) else ACTS
            case Look():
                return None if take_all(self.looks) else LOOKS
            case _:
                return None if take_all(self.changes) else CHANGES

"""What the guest of a live line may still ask for at tables, on all their lines together."""

from __future__ import annotations

from typing import NamedTuple

from euchre.tables.messages import Act, Look, Message
from euchre.web.limits import Bucket

ACTS, LOOKS, CHANGES = "limit/acts", "limit/looks", "limit/changes"


class LineQuota(NamedTuple):
    """Buckets of a guest, and of their address."""

    acts: Bucket
    acts_here: Bucket
    looks: Bucket
    changes: Bucket

    def refuses(self, message: Message) -> str | None:
        """Why a message is too much, as a code; None if it is not, and then it is counted."""
        match message:
            case Act():
                return None if self.acts.take() and self.acts_here.take() else ACTS
            case Look():
                return None if self.looks.take() else LOOKS
            case _:
                return None if self.changes.take() else CHANGES

"""A guest who is taken out of everything that is stored: an unknown guest without a name takes their place."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Forgetting(NamedTuple):
    """The replacement of a guest by another id."""

    guest: str
    other: str

    @property
    def quoted(self) -> bytes:
        """The guest's id as JSON: what does not contain it need not be parsed."""
        return msgspec.json.encode(self.guest)

"""The result of a table in a round."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class RoundScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a table in a round."""

    points: tuple[Count, ...]
    """The points by side: of the first and third seat, and of the second and fourth; at a table of three by seat."""
    loners: tuple[Count, ...] = ()
    """Loners made, by seat; none of them where nobody counts."""
    euchres: tuple[Count, ...] = ()
    """Euchres suffered, by side."""

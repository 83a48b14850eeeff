"""The types of fields that several messages to an evening have."""

from __future__ import annotations

from typing import Annotated

import msgspec

from euchre.evenings.settings import MOST_ENTRANTS, MOST_ROUNDS

EntrantNumber = Annotated[int, msgspec.Meta(ge=1, le=10 * MOST_ENTRANTS)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRANTS)]
Seats = tuple[int, ...]
"""The people of a table by seat, as `SeatedTable.seats` has them; empty where a message leaves them open."""
Reason = Annotated[str, msgspec.Meta(max_length=200)]
MemberNumber = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
"""A member of the club whose evening it is."""
MemberOrVisitor = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
"""The same, or 0 for a visitor."""
DirectorNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=180)]

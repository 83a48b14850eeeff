"""The kinds of streams in the log. Everything that the store does with one follows from its value here."""

from __future__ import annotations

from typing import Any, Final

from euchre.clubs.catalogue import CLUB
from euchre.evenings.catalogue import EVENING
from euchre.streams.kind import StreamKind
from euchre.tables.fold import TABLE

STREAMS: Final[dict[str, StreamKind[Any]]] = {kind.name: kind for kind in (TABLE, EVENING, CLUB)}
"""The kinds of streams by name, as in the column `kind`."""

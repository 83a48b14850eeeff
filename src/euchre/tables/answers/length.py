"""How much may happen at a table: to read it anew, or to take somebody out of it, costs the more the longer it is."""

from __future__ import annotations

from typing import Final

from euchre.tables.answers.refusals import refuse
from euchre.tables.messages import Again, Begin, Gather, Message
from euchre.tables.table import Table

LAST_BEGIN: Final = 100_000
"""Events after which no match begins any more: four people play for some hundred hours until then."""
LONGEST: Final = 200_000
"""Events after which nothing is done any more; the longest match that was begun in time ends long before."""


def check_length(table: Table, message: Message | None = None) -> None:
    """Raise `EuchreError` ``table/too-long`` if too much has happened here for a message, or for anybody to come."""
    longest = LAST_BEGIN if isinstance(message, Begin | Again | Gather) else LONGEST
    if table.version >= longest:
        refuse("table/too-long", "Too much has happened at this table. Open another one.")

"""Builds a table from its stored events, which may be of another version of Euchre, or damaged."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.core.errors import EuchreError, IllegalAction
from euchre.store.database.errors import Newer, Unreadable
from euchre.tables.events import Event
from euchre.tables.fold import folded
from euchre.tables.table import Table


def table_after(table: Table | None, events: Iterable[Event]) -> Table:
    """The table after these events; None is the time before it was opened. Raises `Unreadable`."""
    try:
        return folded(table, events)
    except IllegalAction as problem:
        raise Unreadable from problem
    except EuchreError as problem:  # house rules that are not known here
        raise Newer from problem
    except Exception as problem:
        raise Unreadable from problem

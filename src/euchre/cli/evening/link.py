"""The command `euchre evening link`: the way back for a director whose browser has forgotten them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from euchre.cli.admin.options import with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo
from euchre.core.errors import EuchreError

if TYPE_CHECKING:
    from euchre.evenings.evening import Evening
    from euchre.store.store import Store

_RECENT: Final = 2 * 24 * 3600.0


def link(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port of the page.")] = 8310,
    store: StoreOption = None,
) -> None:
    """Print the directors' links of the evenings of the last two days, the latest first.

    Whoever opens a link becomes a director of its evening. It is for directors whose browser has forgotten them; the
    server may run meanwhile.

    Example: euchre evening link
    """
    from euchre.evenings.catalogue import EVENING
    from euchre.web.http.address import at_neighbours

    async def work(opened: Store) -> list[Evening]:
        ids = await opened.streams.latest(EVENING, since=time.time() - _RECENT)
        return [EVENING.fold(await opened.streams.read(EVENING, of)) for of in ids]

    found = with_store(store, work)
    if not found:
        raise EuchreError("evening/none", "Nothing has happened in any evening in the last two days.")
    page = at_neighbours(port) or f"http://127.0.0.1:{port}/"
    for evening in found:
        echo(f"{evening.settings.title or evening.code}: {page}evening/{evening.code}/director#{evening.directors.key}")

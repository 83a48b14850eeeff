"""The command `euchre admin suspects`: people who may have an engine's help in daily deals."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from euchre.cli.admin.options import with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo, printable

if TYPE_CHECKING:
    from euchre.ratings.assistance import SomeDeals, Suspicion
    from euchre.store.store import Store


class _Suspect(NamedTuple):
    guest: str
    name: str
    suspicion: Suspicion


def suspects(store: StoreOption = None) -> None:
    """List the people who lose less in daily deals than anybody who thinks alone, as if an engine helped them.

    A line for each: the guest, their name, the day since when, deals, loss a deal, that of the strongest honest people,
    the same of the deals before that day, and the share of honest people of whom as much would ever be said. It proves
    nothing: look at their games first.

    Example: euchre admin suspects --store postgresql://euchre@db/euchre
    """
    found = sorted(with_store(store, _found), key=lambda suspect: suspect.suspicion.false_alarms)
    for guest, name, (since, before, after, false_alarms) in found:
        figures = f"since {since} {_in_words(after)}; before that {_in_words(before)}"
        echo(printable(f"{guest}  {name}  {figures}; false alarms: 1 in {1 / false_alarms:,.0f}"))
    echo(f"Suspected: {len(found):,}.")


def _in_words(some: SomeDeals) -> str:
    said = f"{some.deals:,} deal{'' if some.deals == 1 else 's'}"
    return f"{said}, {some.loss:.3f} points lost in each, {some.expected:.3f} expected" if some.deals else said


async def _found(store: Store) -> list[_Suspect]:
    from euchre.daily.days import parse_day
    from euchre.ratings.assistance import suspicion

    found: list[_Suspect] = []
    for guest in dict.fromkeys(row.guest for row in await store.ratings.days()):
        by_day = groupby(await store.ratings.deals(guest), key=lambda deal: deal.day)
        suspected = suspicion([(parse_day(day), [deal.loss for deal in deals]) for day, deals in by_day])
        if suspected is not None:
            found.append(_Suspect(guest, await store.ratings.name(guest), suspected))
    return found

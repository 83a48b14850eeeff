"""The command `euchre admin suspects`: people who may have an engine's help in daily deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.cli.admin.options import with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo, printable

if TYPE_CHECKING:
    from euchre.ratings.assistance import Suspicion
    from euchre.store.store import Store


class _Suspect(NamedTuple):
    guest: str
    name: str
    suspicion: Suspicion


def suspects(store: StoreOption = None) -> None:
    """List the people who lose less in daily deals than anybody who thinks alone, as if an engine helped them.

    A line for each: the guest, their name, deals, loss a deal, that of the strongest honest people, and the share of
    honest people of whom as much would ever be said. It proves nothing: look at their games first.

    Example: euchre admin suspects --store postgresql://euchre@db/euchre
    """
    found = sorted(with_store(store, _found), key=lambda suspect: suspect.suspicion.false_alarms)
    for guest, name, (deals, loss, expected, false_alarms) in found:
        figures = f"{deals:,} deals, {loss:.3f} points lost in each, {expected:.3f} expected"
        echo(printable(f"{guest}  {name}  {figures}; false alarms: 1 in {1 / false_alarms:,.0f}"))
    echo(f"Suspected: {len(found):,}.")


async def _found(store: Store) -> list[_Suspect]:
    from euchre.daily.days import parse_day
    from euchre.ratings.assistance import may_be_suspect, suspicion
    from euchre.ratings.evidence import Evidence
    from euchre.ratings.family import family_on

    evidence = Evidence.of(await store.ratings.days())
    found: list[_Suspect] = []
    for guest in filter(lambda guest: may_be_suspect(evidence.totals(guest)), evidence.people):
        deals = await store.ratings.deals(guest)
        suspected = suspicion((family_on(parse_day(deal.day)), deal.loss) for deal in deals)
        if suspected is not None:
            found.append(_Suspect(guest, await store.ratings.name(guest), suspected))
    return found

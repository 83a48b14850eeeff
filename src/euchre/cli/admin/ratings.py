"""The command `euchre admin suspects`: people who may have an engine's help in daily deals."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from euchre.cli.admin.options import with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo, printable

if TYPE_CHECKING:
    from euchre.ratings.assistance import SomeDeals, Suspicion
    from euchre.store.store import Store
    from euchre.web.daily.typical_times import TypicalTimes

_OWN: Final = 200
"""The latest deals of a suspect of which the times are looked at."""
_OF_EVERYBODY: Final = 1_000
"""The same of everybody."""


class _Suspect(NamedTuple):
    guest: str
    name: str
    suspicion: Suspicion
    times: TypicalTimes


class _Found(NamedTuple):
    suspects: list[_Suspect]
    of_everybody: TypicalTimes


def suspects(store: StoreOption = None) -> None:
    """List the people who lose less in daily deals than anybody who thinks alone, as if an engine helped them.

    A line for each: the guest, their name, the day since when, deals, loss a deal, that of the strongest honest people,
    the same of the deals before that day, the share of honest people of whom as much would ever be said, and how long
    they take to decide, which is no part of that share. It proves nothing: look at their games first.

    Example: euchre admin suspects --store postgresql://euchre@db/euchre
    """
    found, of_everybody = with_store(store, _found)
    for guest, name, (since, before, after, false_alarms), times in found:
        figures = f"since {since} {_in_words(after)}; before that {_in_words(before)}"
        alarms = f"false alarms: 1 in {1 / false_alarms:,.0f}"
        echo(printable(f"{guest}  {name}  {figures}; {alarms}; {_seconds(times)}"))
    echo(f"Suspected: {len(found):,}.")
    if found:
        echo(f"Everybody: {_seconds(of_everybody)}. Hard ones have half a point at stake, easy ones nothing.")


def _seconds(times: TypicalTimes) -> str:
    """The median times in words: those of a person who looks everything up hardly differ."""
    words = (f"{'?' if seconds is None else f'{seconds:.1f} s'}" for seconds in times)
    return "easy decisions {}, hard ones {}".format(*words)


def _in_words(some: SomeDeals) -> str:
    said = f"{some.deals:,} deal{'' if some.deals == 1 else 's'}"
    return f"{said}, {some.loss:.3f} points lost in each, {some.expected:.3f} expected" if some.deals else said


async def _found(store: Store) -> _Found:
    """The people who are suspected, the most certain first."""
    from euchre.daily.days import parse_day
    from euchre.ratings.assistance import suspicion
    from euchre.web.daily.typical_times import TypicalTimes, typical_times

    found: list[_Suspect] = []
    for guest in await store.ratings.guests():
        by_day = groupby(await store.ratings.deals(guest), key=lambda deal: deal.day)
        suspected = suspicion([(parse_day(day), [deal.loss for deal in deals]) for day, deals in by_day])
        if suspected is not None:
            times = await typical_times(store, await store.daily.judged_of_guest(guest, most=_OWN))
            found.append(_Suspect(guest, await store.ratings.name(guest), suspected, times))
    if not found:
        return _Found([], TypicalTimes(None, None))
    of_everybody = await typical_times(store, await store.daily.judged_lately(most=_OF_EVERYBODY))
    return _Found(sorted(found, key=lambda suspect: suspect.suspicion.false_alarms), of_everybody)

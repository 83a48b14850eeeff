"""Routes of the ratings: the guest's own beside those of bots and of people who show theirs; and to show one's own."""

from __future__ import annotations

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from euchre.ratings.replies import RatingsNow
from euchre.tables.messages import PersonName
from euchre.tables.names import clean_name
from euchre.web.http.refusals import refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.quotas.quotas import CHANGE, RATINGS_LOOK
from euchre.web.routes.dependencies import Known, ThePayer, ThePerson, TheQuotas, TheRatings, TheWorker


class RatingsShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The guest's wish whether everybody may see their ratings."""

    shown: bool
    name: PersonName = ""


@get("/api/ratings", responses=refusals(429, 503))
async def ratings_now(known: Known, payer: ThePayer, ratings: TheRatings, quotas: TheQuotas) -> RatingsNow:
    """The guest's ratings, those of the bots, and of the people who show theirs."""
    quotas.charge(RATINGS_LOOK, payer)
    return await ratings.now(known, payer)


@put("/api/ratings/shown", **reads_body(409), status_code=204)
async def show_ratings(
    data: JSONBody[RatingsShown], person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> None:
    """Show the guest's ratings to everybody under a name, or show them no longer.

    Without a name it is the one at their last daily deal.
    """
    quotas.charge(CHANGE, payer)
    if data.shown:
        name = clean_name(data.name or await worker.store.ratings.name(person))
        await worker.store.ratings.enlist(person, name, worker.clock())
    else:
        await worker.store.ratings.delist(person)

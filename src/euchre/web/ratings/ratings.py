"""The ratings as a guest may know them: their own, those of the bots, and of the people who show theirs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.ratings.evidence import Evidence
from euchre.ratings.family import FAMILIES, Family, family_of
from euchre.ratings.ladder import Ladder, LadderMatch
from euchre.ratings.rating import LossRating, rating_of_bot
from euchre.ratings.replies import FamilyNow, PersonOnLadder, RatedBot, RatedPerson, RatingsNow
from euchre.ratings.yardstick import yardstick
from euchre.store.rows.ratings import JudgedDay, ListedPerson, MatchOfPeople
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.cached import Cached
from euchre.web.worker.worker import Worker

_FRESH: Final = 50
"""The results of everybody are kept for as many times as long as it took to read and fold them."""
_MOST_LATE: Final = 100
"""The people who show theirs since then, and whose results are read for each answer: the latest."""
MOST_SHOWN: Final = 200
"""The people whom a list shows, besides the guest who asks: the best."""


class _Everybody(NamedTuple):
    """The results of others."""

    read: frozenset[str]
    """The people who showed their ratings then."""
    ratings: Mapping[str, Mapping[Family, LossRating]]
    """The ratings of the people who show theirs."""
    ladder: Ladder


class _Asked(NamedTuple):
    """The guest who asks, and what is read for each answer."""

    guest: str
    """The guest; "" for one who has never been here."""
    fresh: Evidence
    """The results of the guest, and of those who show theirs since those of everybody were read."""
    listed: Sequence[ListedPerson]
    """The people who show their ratings now."""
    today: date


class Ratings:
    """The ratings, as one worker has them in memory."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._everybody: Final = Cached[_Everybody](worker.steady, times=_FRESH)

    async def now(self, guest: str | None, payer: Payer) -> RatingsNow:
        """The ratings as a guest may know them."""
        store, today = self._worker.store.ratings, self._today()
        listed = await store.listed()
        everybody = await self._everybody.get(partial(self._read, listed, today, payer))
        late = [person.guest for person in listed if person.guest not in everybody.read]
        fresh = Evidence.of(await store.days([guest or "", *late[-_MOST_LATE:]]))
        asked = _Asked(guest or "", fresh, listed, today)
        own = next((person.name for person in listed if person.guest == guest), None)
        families = await self._worker.past_matches.run(
            lambda: tuple(_family(family, asked, everybody) for family in FAMILIES), payer
        )
        return RatingsNow(shown=own, families=families)

    def _today(self) -> date:
        return datetime.fromtimestamp(self._worker.clock(), UTC).date()

    async def _read(self, listed: Sequence[ListedPerson], today: date, payer: Payer) -> _Everybody:
        store = self._worker.store.ratings
        days, matches = await store.days_of_listed(), await store.matches()
        ratings, ladder = await self._worker.past_matches.run(lambda: _folded(days, matches, today), payer)
        return _Everybody(frozenset(person.guest for person in listed), ratings, ladder)


def _folded(
    days: Iterable[JudgedDay], matches: Iterable[MatchOfPeople], today: date
) -> tuple[Mapping[str, Mapping[Family, LossRating]], Ladder]:
    return Evidence.of(days).ratings(today), Ladder.of(filter(None, map(_played, matches)))


def _played(match: MatchOfPeople) -> LadderMatch | None:
    """A match as the ladder counts it; None for rules that only a newer worker can read."""
    try:
        rules = Rules.parse(match.rules)
    except EuchreError:
        return None
    sides = law.seating(rules).sides
    return LadderMatch(family_of(rules), tuple(match.guests[side::sides] for side in range(sides)), match.winner)


def _family(family: Family, asked: _Asked, everybody: _Everybody) -> FamilyNow:
    guest, fresh, ladder = asked.guest, asked.fresh, everybody.ladder
    mine, days = fresh.rating(guest, family, asked.today), fresh.days(guest, family)
    people: list[RatedPerson] = []
    rungs: list[PersonOnLadder] = []
    for person in asked.listed:
        is_guest = person.guest == guest
        known = everybody.ratings.get(person.guest, {}).get(family)
        rating = fresh.rating(person.guest, family, asked.today) if person.guest in fresh.people else known
        rung = ladder.rung(family, person.guest)
        people += [] if rating is None else [RatedPerson(person.name, is_guest, rating)]
        rungs += [] if rung is None else [PersonOnLadder(person.name, is_guest, rung)]
    people.sort(key=lambda shown: shown.rating.loss)
    rungs.sort(key=lambda shown: -shown.rung.skill)
    return FamilyNow(
        family=family,
        deals=sum(day.deals for day in days),
        days=len(days),
        rating=mine,
        matches=ladder.matches(family, guest),
        rung=ladder.rung(family, guest),
        bots=tuple(RatedBot(bot.bot, rating_of_bot(family, bot.bot)) for bot in yardstick(family).bots),
        people=tuple(shown for place, shown in enumerate(people) if place < MOST_SHOWN or shown.you),
        ladder=tuple(shown for place, shown in enumerate(rungs) if place < MOST_SHOWN or shown.you),
    )

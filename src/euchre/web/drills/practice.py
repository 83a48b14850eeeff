"""The practice of a guest: the drills of a sitting, their answers, and their progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from euchre.core.errors import EuchreError
from euchre.drills.choosing import CALLS, FIVE, TEN, mixed, some_of
from euchre.drills.collection import collection
from euchre.drills.drill import Drill, kind_of_decision
from euchre.drills.kind import DRILL_KINDS
from euchre.drills.replies import DrillAnswered, DrillSet, DrillsNow, KindProgress, shown
from euchre.drills.schedule import answered, is_due, is_kept, is_known
from euchre.store.rows.drills import DrillRow
from euchre.store.rows.reviews import ReviewKey
from euchre.tables.match_entry import MatchEntry
from euchre.web.drills.own_drills import Reviewed, mistakes, own_drills, reviewed_matches, stored_mistakes
from euchre.web.http.refusals import Denied
from euchre.web.past.my_reviews import chosen
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker
from euchre.wording import Wording

SETS: Final = ("five", "calls", *DRILL_KINDS)
"""The sittings that can be asked for: five a day, *Call or pass?*, or ten of a kind."""


class Practice:
    """The drills that one worker asks."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker

    async def now(self, guest: str | None) -> DrillsNow:
        """The progress of a guest; None is somebody new."""
        rows = await self._rows(guest)
        drills: Counter[str] = Counter(drill.kind for drill in collection().values() if drill.kind != "call")
        drills.update(row.kind for row in rows if row.is_own or row.kind == "call")
        kinds = (
            KindProgress(
                kind=kind,
                drills=drills[kind],
                asked=sum(row.kind == kind and row.state is not None for row in rows),
                known=sum(row.kind == kind and row.state is not None and is_known(row.state) for row in rows),
            )
            for kind in DRILL_KINDS
        )
        return DrillsNow(
            kinds=tuple(kind for kind in kinds if kind.drills),
            due=sum(row.state is not None and is_due(row.due, self._worker.clock()) for row in rows),
            own=sum(row.is_own for row in rows),
        )

    async def sitting(self, wanted: str, guest: str | None, payer: Payer, words: Wording) -> DrillSet:
        """The drills of a sitting. Raises `Denied` for an unknown one."""
        if wanted not in SETS:
            choices = ", ".join(SETS)
            raise Denied("drills/set", f"There are no such drills: choose {choices}.", status=404, choices=choices)
        if wanted == "five" and guest is not None:
            await self._add_own(guest, payer)
        rows, drills, rng = await self._rows(guest), tuple(collection().values()), Random()  # noqa: S311 - no secret
        if wanted == "five":
            positions = self._five(rows, drills, rng)
        elif wanted == "calls":
            positions = some_of(["call"], drills, (), rng, CALLS)
        else:
            own = tuple(row.position for row in rows if row.is_own and row.kind == wanted)
            asked = {row.position for row in rows}
            positions = (*own, *some_of([wanted], drills, asked, rng, TEN))[:TEN]
        return await self._shown(positions, guest, rows, payer, words)

    async def like(self, entry: MatchEntry, guest: str | None, payer: Payer, words: Wording) -> DrillSet:
        """Ten drills of the kinds in which the guest made their costliest decisions in a match, as it is reviewed."""
        seat, store = entry.seat_of(guest), self._worker.store
        begun = await store.reviews.begun([(entry.table, entry.match)])
        keys: list[ReviewKey] = (
            []
            if guest is None
            else [match.review for match in chosen([entry], guest, begun) if match.review is not None]
        )
        deals = await stored_mistakes(store, [Reviewed(key, seat) for key in keys if seat is not None])
        found = await self._worker.past_matches.run(partial(mistakes, deals), payer)
        kinds = [kind_of_decision(one) for one in sorted(found, key=lambda one: -one.loss)]
        rows = await self._rows(guest)
        asked = {row.position for row in rows}
        positions = some_of(kinds[:3], collection().values(), asked, Random(), TEN)  # noqa: S311 - no secret
        return await self._shown(positions, guest, rows, payer, words)

    async def answer(
        self, guest: str, position: str, action: str, due: float | msgspec.UnsetType | None
    ) -> DrillAnswered:
        """Take an answer to a drill that was due at this moment when it was asked; None if nobody had answered it.

        One that was answered since is not answered anew: whoever has heard nothing, because a worker has died, may
        answer again. Raises `Denied` for an unknown drill, `EuchreError` for a choice that it does not offer.
        """
        store, now = self._worker.store.drills, self._worker.clock()
        own = await store.own(guest, [position])
        drill = _read(own[position]) if position in own else collection().get(position)
        if drill is None:
            raise Denied("drills/unknown", "There is no such drill.", status=404)
        if all(choice.action != action for choice in drill.choices):
            raise EuchreError("drills/choice", "This drill does not offer that choice.")
        right, row = drill.is_right(action), await store.one(guest, position)
        before, asked = (None, None) if row is None else (row.state, row.asked_again)
        if due not in (asked, msgspec.UNSET):
            return DrillAnswered(right, asked)
        if position not in own and not is_kept(drill.kind, before, right=right):
            return DrillAnswered(right, None)
        after = answered(before, now, right=right)
        kept = DrillRow(position, drill.kind, after.state, after.due, position in own)
        await store.answer(guest, kept, now, before=before)
        return DrillAnswered(right, after.due)

    def _five(self, rows: Sequence[DrillRow], drills: Sequence[Drill], rng: Random) -> tuple[str, ...]:
        """The drills that wait longest, own ones that were not asked yet, then new ones of all kinds."""
        now = self._worker.clock()
        waiting = sorted(
            (row for row in rows if row.state is not None and is_due(row.due, now)), key=lambda row: row.due
        )
        own = [row for row in rows if row.state is None]
        new = mixed([drill for drill in drills if drill.kind != "call"], {row.position for row in rows}, rng)
        return (*(row.position for row in (*waiting, *own)), *new)[:FIVE]

    async def _rows(self, guest: str | None) -> tuple[DrillRow, ...]:
        return () if guest is None else await self._worker.store.drills.of_guest(guest)

    async def _add_own(self, guest: str, payer: Payer) -> None:
        """Add the mistakes of the guest's latest matches."""
        store = self._worker.store
        deals = await stored_mistakes(store, await reviewed_matches(store, guest))
        added = await self._worker.past_matches.run(partial(own_drills, deals), payer)
        await store.drills.add_own(guest, added, self._worker.clock())

    async def _shown(
        self, positions: Sequence[str], guest: str | None, rows: Sequence[DrillRow], payer: Payer, words: Wording
    ) -> DrillSet:
        own = {} if guest is None else await self._worker.store.drills.own(guest, positions)
        due = {row.position: row.asked_again for row in rows}

        def work() -> DrillSet:
            drills = (_read(own[one]) if one in own else collection().get(one) for one in positions)
            asked = (shown(words, drill) for drill in drills if drill is not None)
            return DrillSet(tuple(replace(drill, due=due.get(drill.position)) for drill in asked))

        return await self._worker.past_matches.run(work, payer)


def _read(stored: bytes) -> Drill:
    return msgspec.json.decode(stored, type=Drill)

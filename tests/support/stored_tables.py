"""Tables made ready in a store before any server runs, and what must be true of them once it has run."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec

from euchre.core import law
from euchre.core.actions import Action
from euchre.core.rules import Rules
from euchre.store.store import Store
from euchre.streams.guest import tag_of
from euchre.tables.course import the_course
from euchre.tables.events import Acted, Event, Opened, Revealed
from euchre.tables.fair.proof import proof_of
from euchre.tables.fair.verdict import check
from euchre.tables.fold import TABLE
from euchre.tables.history import PlayedMatch, matches_in
from euchre.tables.inputs import MessageReceived, Tick
from euchre.tables.messages import Act, Terms
from euchre.tables.perspective.now import now_of
from euchre.tables.step import step
from euchre.web.http.identity import Identity
from support.friends import Friend, chosen

PEOPLE = ("ann", "bea", "cleo", "dora", "emil", "finn")
TERMS = Terms(pace="instant", grace=600)


@dataclass
class Set:
    """A table and its friends: the seats in order, then spectators."""

    id: str
    code: str
    friends: list[Friend]


def code_of(number: int) -> str:
    """The code of the table that has a number below 1,000."""
    return f"T{number:03}-T{number:03}"


async def laid(
    url: str, number: int = 1, *, rules: str = "standard,target=1", bots: int = 0, watchers: int = 0, **more: Any
) -> Set:
    """A new table whose secret, guests and contributions are always the same for the same number."""
    table, code = f"{number:032}", code_of(number)
    seated = law.seating(Rules.parse(rules)).players - bots
    guests = [f"{name}-{number}" for name in PEOPLE[:seated]]
    seats: Any = ("me", *("open" for _ in guests[1:]), *("swift" for _ in range(bots)))
    root = hashlib.sha256(table.encode()).hexdigest()
    event = Opened(
        at=1.0, table=table, code=code, host=guests[0], name="Ann", root=root, rules=rules, terms=TERMS, seats=seats
    )
    async with await Store.open(url) as store:
        await store.streams.create(table, code, (event,))
        identity = Identity(await store.keys.read())
    guests += [f"eve{number}-{other}" for other in range(watchers)]
    places = [*range(seated), *(None for _ in range(watchers))]
    cookies = [f"euchre={identity.signed(guest)}" for guest in guests]
    return Set(
        table,
        code,
        [Friend(guest, cookie, seat, **more) for guest, cookie, seat in zip(guests, cookies, places, strict=True)],
    )


async def kept(url: str, table: Set) -> tuple[Event, ...]:
    """The events stored of a table."""
    async with await Store.open(url) as store:
        return await store.streams.events(table.id)


def exactly_once(events: tuple[Event, ...], friends: list[Friend]) -> int:
    """Check that what was said is in the record once, in order, and alone; returns the number of acknowledgements."""
    marks = [(event.by, event.id) for event in events if event.by is not None]
    assert not [mark for mark, times in Counter(marks).items() if times > 1], "nothing is done twice"
    places = {mark: number for number, mark in enumerate(((event.by, event.id) for event in events), 1) if mark[0]}
    for friend in friends:
        for id_, version in friend.done.items():
            assert places[friend.guest, id_] == version, "what was acknowledged is kept where it was said to be"
            event, said = events[version - 1], friend.said[id_]
            made = [tag_of(type(event)) for event in events[version - 1 : version + 1]]
            assert any(made[: len(should)] == should for should in _EVENTS[said["type"]])
            assert not isinstance(event, Acted) or (event.action, event.seat) == (said["action"], friend.seat)
        mine = [str(event.id) for event in events if event.by == friend.guest]
        assert set(mine) <= set(friend.said), "nothing is kept that nobody said"
        order = [id_ for id_ in friend.said if id_ in set(mine) and friend.said[id_]["type"] != "say"]
        assert [id_ for id_ in mine if friend.said[id_]["type"] != "say"] == order
        refused = [answer for answer in friend.refused if friend.said[answer["id"]]["type"] != "say"]
        answers = {(friend.said[answer["id"]]["type"], answer["code"]) for answer in refused}
        assert answers <= _TOO_LATE, answers
    acted = [event for event in events if isinstance(event, Acted)]
    assert all(event.by is not None for event in acted if event.who == "person")
    return sum(len(friend.done) for friend in friends)


_TOO_LATE = {
    ("commit", "fair/no-person"),  # the shuffle goes on without somebody who was away
    ("reveal", "fair/no-person"),
    ("commit", "table/not-shuffling"),  # which may be over by the time they are back
    ("reveal", "table/not-shuffling"),
    ("again", "table/not-over"),  # and so does the next match, once everybody wants it who is there
}
"""The messages that may be refused, and why."""
_EVENTS = {
    "sit": [["seated"]],
    "begin": [["begun"]],
    "commit": [["promised"], ["restarted", "promised"]],  # who was away when it began begins the shuffle anew
    "reveal": [["revealed"]],
    "act": [["acted"]],
    "again": [["wanted"]],
    "say": [["spoke"]],
}


def sound(events: tuple[Event, ...], friends: list[Friend]) -> tuple[PlayedMatch, ...]:
    """The matches of a table, all played to their ends with the cards that were promised."""
    matches = matches_in(events)
    assert matches
    for played in matches:
        assert played.ended is not None
        proof = proof_of(played.record)
        shuffle = played.match, proof.attempt
        seen = {friend.promises[shuffle] for friend in friends if shuffle in friend.promises}
        if not any(proof.contributions):  # everybody was away, so perhaps nobody was told a promise to hold it to
            seen.add(proof.promise)
        (promise,) = seen
        verdict = check(played.record, promise=promise)
        assert verdict.holds, verdict.faults
    return matches


def lineless(events: tuple[Event, ...], friends: list[Friend]) -> tuple[Action, ...]:
    """The actions of the match that these friends play after the same shuffle with no line between them and the table.

    Who is away for a moment when the match begins has the cards shuffled anew, so that the shuffle is the line's too.
    """
    shuffled = max(number for number, event in enumerate(events, 1) if isinstance(event, Revealed))
    table, _ = step(TABLE.fold(events[:shuffled]), Tick(), 0)
    while table.stage == "playing":
        for friend in friends:
            assert friend.seat is not None
            said = chosen(friend.seat, _plain(now_of(table, friend.guest)))
            if said is not None:
                act = Act(id=f"{table.version}", seen=said["seen"], action=said["action"])
                table, _ = step(table, MessageReceived(friend.guest, friend.guest, act), 0)
    return the_course(table.course).actions


async def agreed(url: str, table: Set) -> tuple[Event, ...]:
    """Wait until every friend has been told of the last event; then all of them see what the record says."""
    async with asyncio.timeout(60):
        while True:
            events = await kept(url, table)
            if all(friend.now["version"] == len(events) for friend in table.friends):
                break
            await asyncio.sleep(0.05)
    end = TABLE.fold(events)
    for friend in table.friends:
        should = msgspec.to_builtins(now_of(end, friend.guest, friend.language))
        for what in ("you", "hosting", "table", "picture"):
            assert _plain(friend.now[what]) == _plain(should[what])
    return events


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))

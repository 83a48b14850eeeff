"""The right to send each message, and when: what is not listed here is refused."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, get_args

from euchre.core.engine import legal
from euchre.tables import messages as m
from euchre.tables.clocks import BOT_ALLOWED_AFTER
from euchre.tables.replies import Ack
from support.cases import for_each
from support.evenings import HOST, Evening, by_chance, connection, friends
from support.sampling import few

SECRET = b"s" * 32
STAGES = ("gathering", "shuffling", "playing", "over")
ROLES: dict[str, str] = {"only": HOST, "host": HOST, "person": "ben", "watching host": HOST, "spectator": "eve"}
"""The guest of each role. "only" is a host with nobody but bots."""

ALLOWED: dict[type[Any], dict[str, set[str]]] = {
    m.Sit: {
        "only": {*STAGES},
        "host": {*STAGES},
        "person": {*STAGES},
        "watching host": {"gathering", "over"},
        "spectator": {"gathering", "over"},
    },
    m.Rise: {"only": {*STAGES}, "host": {*STAGES}, "person": {*STAGES}},
    m.Arrange: {"only": {"gathering", "over"}, "host": {"gathering", "over"}, "watching host": {"gathering", "over"}},
    m.OpenSeat: {"only": {"playing"}, "host": {"playing"}, "watching host": {"playing"}},
    m.Swap: {"only": {"gathering"}, "host": {"gathering"}, "watching host": {"gathering"}},
    m.Pair: {"only": {"gathering"}, "host": {"gathering"}, "watching host": {"gathering"}},
    m.Ask: {"only": {"gathering"}, "host": {"gathering"}, "person": {"gathering"}},
    m.RequestSeat: {},  # a bot has a seat in each of these
    m.Admit: {},  # nobody asks in them
    m.Remove: {"host": {*STAGES}, "watching host": {*STAGES}},
    m.Readmit: {"only": {*STAGES}, "host": {*STAGES}, "watching host": {*STAGES}},
    m.HandOver: {"host": {*STAGES}, "watching host": {*STAGES}},
    m.Settle: {"only": {"gathering", "over"}, "host": {"gathering", "over"}, "watching host": {"gathering", "over"}},
    m.Begin: {"only": {"gathering"}, "host": {"gathering"}, "watching host": {"gathering"}},
    m.Commit: {"only": {"shuffling"}, "host": {"shuffling"}, "person": {"shuffling"}},
    m.Reveal: {"only": {"shuffling"}, "host": {"shuffling"}, "person": {"shuffling"}},
    m.Act: {"only": {"playing"}, "host": {"playing"}, "person": {"playing"}},
    m.StandIn: {"host": {"playing"}, "person": {"playing"}},
    m.Return: {"host": {"playing"}, "person": {"playing"}},
    m.Undo: {"only": {"playing"}},
    m.Concede: {"only": {"playing"}, "host": {"playing"}, "person": {"playing"}},
    m.Decline: {"host": {"playing"}},
    m.Gather: {"only": {"over"}, "host": {"over"}, "watching host": {"over"}},
    m.Again: {"only": {"over"}, "host": {"over"}, "person": {"over"}},
    m.Say: {"only": {*STAGES}, "host": {*STAGES}, "person": {*STAGES}},
    m.Hint: {"only": {"playing"}},
    m.Skip: {},  # somebody watches in each of these
    m.Look: {role: {*STAGES} for role in ROLES},
}


def _message(kind: type[Any], evening: Evening) -> m.Message:
    """A message of a kind that is in order, if its sender and the moment are."""
    action = str(legal(evening.state)[0]) if evening.table.stage == "playing" else "pass"
    what: dict[str, Any] = {
        "id": "x",
        "seen": evening.table.version,
        "name": "Rob" if kind is m.Readmit else "Name",
        "seat": None if kind is m.Sit else 2 if kind in (m.Remove, m.HandOver, m.StandIn) else 3,
        "first": 0,
        "second": 3,
        "by": "high-card",
        "match": 1,
        "player": "swift",
        "rules": "british",
        "digest": sha256(SECRET).hexdigest(),
        "contribution": SECRET.hex(),
        "action": action,
        "phrase": "hello",
    }
    message: m.Message = kind(**{name: what[name] for name in kind.__struct_fields__ if name in what})
    return message


def _gathering(role: str) -> Evening:
    evening = friends(1 if role == "only" else 3)
    if role == "watching host":
        evening.do(HOST, m.Arrange, seat=0, player="club")
    evening.do(HOST, m.Arrange, seat=3, player="open")
    evening.sit("rob")
    evening.do(HOST, m.Remove, seat=3)
    evening.leave("rob")
    evening.arrive("eve")
    return evening


def _shuffling(role: str) -> Evening:
    evening = _gathering(role)
    evening.do(HOST, m.Settle, rules="standard,deals=1,target=0")
    evening.do(HOST, m.Begin)
    return evening


def _playing(role: str) -> Evening:
    """A table at which it is their turn, and they have decided before."""
    evening = _shuffling(role)
    evening.shuffle()
    seat = evening.table.seat_of(ROLES[role])
    evening.play(by_chance(1), until=lambda: seat is None or (evening.state.turn == seat and _decided(evening, seat)))
    return evening


def _decided(evening: Evening, seat: int | None) -> bool:
    assert evening.table.course is not None
    return seat in evening.table.course.decided


def _over(role: str) -> Evening:
    evening = _shuffling(role)
    evening.shuffle()
    evening.play(by_chance(1))
    evening.do(HOST, m.Arrange, seat=3, player="open")
    return evening


EVENINGS: dict[str, Callable[[str], Evening]] = dict(
    zip(STAGES, (_gathering, _shuffling, _playing, _over), strict=True)
)


def test_every_message_is_listed() -> None:
    assert set(ALLOWED) == set(get_args(m.Message))


@for_each(ALLOWED, ROLES, few(STAGES, keep={"gathering", "playing"}))
def test_a_message_is_done_where_it_is_listed_and_refused_elsewhere(kind: type[Any], role: str, stage: str) -> None:
    evening = EVENINGS[stage](role)
    assert evening.table.stage == stage
    if kind is m.Reveal and stage == "shuffling":
        for seat in evening.table.ceremony.persons:
            evening.promise(evening.guest(seat), SECRET)
    if kind is m.Decline and stage == "playing" and evening.table.seats[2].guest == "cat":
        evening.do("cat", m.Concede, match=1)
    if kind is m.StandIn and stage == "playing" and evening.table.seats[2].guest == "cat":
        evening.play_to(2)
        evening.wait(BOT_ALLOWED_AFTER)
    if kind is m.Return and stage == "playing":
        _let_a_bot_play_for(ROLES[role], evening)
    before = evening.table
    answer = evening.send(ROLES[role], _message(kind, evening))
    if stage in ALLOWED[kind].get(role, set()):
        assert isinstance(answer, Ack), answer
    else:
        assert not isinstance(answer, Ack)
        assert answer.now is not None
        assert evening.table is before


def _let_a_bot_play_for(guest: str, evening: Evening) -> None:
    """Wait for the player to move, then let a bot play for them."""
    seat = evening.table.seat_of(guest)
    if seat is not None and evening.table.seats[2].guest == "cat":
        evening.wait(BOT_ALLOWED_AFTER)
        evening.do("cat", m.StandIn, seat=seat)


def test_a_stranger_may_say_no_more_than_a_spectator() -> None:
    for kind in ALLOWED:
        evening = _playing("host")
        evening.leave("eve")
        answer = evening.send("stranger", _message(kind, evening))
        assert isinstance(answer, Ack) == (kind is m.Look)
        assert connection("stranger") not in evening.table.connections

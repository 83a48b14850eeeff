"""The invariants of a table at every step of thousands of random acts, most of them wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any, Literal, get_args, get_origin

import pytest

from euchre.core import law
from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.tables import messages as m
from euchre.tables.effects import Refuse
from euchre.tables.evening_table import EveningBot, EveningPerson, result_of
from euchre.tables.events import Acted
from euchre.tables.fold import TABLE
from euchre.tables.history import entries, matches_in
from euchre.tables.inputs import (
    Arrived,
    BotActs,
    Gone,
    Input,
    MessageReceived,
    Replaced,
    RoundEnds,
    RoundIsOver,
    Tick,
)
from euchre.tables.perspective.now import now_of
from euchre.tables.turns import bot_turn, wakes_at
from support.evening_tables import of_plan, plan
from support.evenings import FRIENDS, HOST, OTHER_NUMBERS, Evening, connection, encoded
from support.round_shuffles import held
from support.sampling import few
from support.walks import EVERYTHING

GUESTS = (*FRIENDS, "gus")
SECRETS = tuple(bytes([number]) * 32 for number in range(3))
RARE = (m.Rise, m.Arrange, m.Remove, m.Concede, m.HandOver)
"""The messages that end much of what there is to try."""
QUICK, LONG = 1_200, 50_000
"""Steps of a table."""
_SHORT = "target=3"
_RULES = (
    f"standard,{_SHORT}",
    f"british,{_SHORT}",
    "online,games=2,target=2",
    "standard,deals=1,target=0",
    *(f"{rules},{_SHORT}" for rules in OTHER_NUMBERS.values()),
    "standard,players=3,games=2,target=2,cut=left-may-bump",
    f"british,players=6,lowest=7,benny=joker,alone_who=either-maker,{_SHORT}",
)
TEXTS = (
    "",
    "deal 3333",
    "play",
    "cut 999999999999999999999999999999",
    "bury zz",
    "\x00",
    "name hearts alone",
    "♥" * 40,
)


def _players(rules: str) -> int:
    return law.seating(Rules.parse(rules)).players


def _message(evening: Evening, rng: Random, guest: str) -> m.Message:
    kinds = get_args(m.Message)
    (kind,) = rng.choices(kinds, [1 if kind in RARE else 8 for kind in kinds])
    version = evening.table.version
    rules = _RULES if rng.random() < 0.2 else [one for one in _RULES if _players(one) == evening.table.seating.players]
    seats = range(6) if rng.random() < 0.1 else evening.table.seating.seats
    what: dict[str, Any] = {
        "id": f"i{rng.randrange(2_000)}",
        "seen": rng.choice((version, version, version, max(0, version - 3), version + 3)),
        "name": rng.choice(("Ann", "ben", "", "\u202e", "You", "x" * 60)),
        "seat": rng.choice((*seats, None)) if kind in (m.Sit, m.Ask) else rng.choice(seats),
        "open": rng.random() < 0.8,
        "player": rng.choice(("open", "open", "open", "club", "swift")),
        "title": rng.choice((None, None, "", "Tuesday \u202e", "x" * 60)),
        "first": rng.choice(seats),
        "second": rng.choice(seats),
        "by": rng.choice(("chance", "high-card")),
        "match": rng.choice((evening.table.match, evening.table.match, 7)),
        "rules": rng.choice((None, *rules, "bridge", "target=99")),
        "terms": rng.choice((None, _terms(rng))),
        "digest": sha256(rng.choice(SECRETS)).hexdigest(),
        "contribution": rng.choice(SECRETS).hex(),
        "action": _action(evening, rng, guest)[:40],
        "phrase": "hello",
    }
    message: m.Message = kind(**{name: what[name] for name in kind.__struct_fields__ if name in what})
    return message


def _terms(rng: Random) -> m.Terms:
    kind: Any = rng.choice(("off", "move", "game"))
    return m.Terms(
        clock=m.Clock(kind=kind, seconds=rng.choice((5, 60))), grace=rng.choice((5, 30)), spectators=rng.random() < 0.8
    )


def _action(evening: Evening, rng: Random, guest: str) -> str:
    if rng.random() < 0.2:
        return rng.choice((*TEXTS, str(rng.choice(EVERYTHING))))
    choices = getattr(now_of(evening.table, guest).picture, "choices", ())
    return rng.choice(choices).action if choices else "pass"


def _heard(evening: Evening, rng: Random) -> Input:
    guest = rng.choice(GUESTS)
    turn, seat = bot_turn(evening.table), _turn(evening)
    chance = rng.random()
    if chance < 0.3 and turn is not None:
        return BotActs(turn.seat, turn.seen, rng.choice(turn.view.legal))
    if chance < 0.5 and seat is not None:
        player = evening.table.seats[seat].guest
        if player is not None:
            action = _action(evening, rng, player)[:40]
            act = m.Act(id=f"a{evening.table.version}", seen=evening.table.version, action=action)
            return MessageReceived(player, connection(player), act)
    if chance < 0.6 and evening.table.stage == "shuffling":
        return _in_the_shuffle(evening, rng)
    if chance < 0.85:
        return MessageReceived(guest, connection(guest), _message(evening, rng, guest))
    return rng.choice(
        (
            Arrived(guest, connection(guest)),
            Arrived(guest, connection(guest)),
            Arrived(guest, "worker2:1"),
            Gone((connection(guest),)),
            Gone(("worker2:1",), died=True),
            Tick(),
            *_from_evening(evening, rng),
            BotActs(rng.randrange(6), evening.table.version, rng.choice(EVERYTHING)),
        )
    )


def _from_evening(evening: Evening, rng: Random) -> list[Input]:
    """The inputs an evening might give its table; the time of a round is up late."""
    seat, guest = rng.randrange(6), rng.choice(GUESTS)
    player: Any = rng.choice(("club", (guest, "Somebody")))
    return [Replaced(seat, player), RoundIsOver(), RoundEnds() if evening.table.version > 600 else Tick()]


def _in_the_shuffle(evening: Evening, rng: Random) -> Input:
    ceremony = evening.table.ceremony
    seat = rng.choice(ceremony.persons)
    guest = evening.guest(seat)
    secret = next((one for one in SECRETS if sha256(one).hexdigest() == ceremony.promised[seat]), SECRETS[seat % 3])
    id_ = f"s{evening.table.version}"
    if ceremony.ready:
        return MessageReceived(guest, connection(guest), m.Reveal(id=id_, contribution=secret.hex()))
    return MessageReceived(guest, connection(guest), m.Commit(id=id_, digest=sha256(secret).hexdigest()))


def _turn(evening: Evening) -> int | None:
    return evening.state.turn if evening.table.stage == "playing" else None


def _run(seed: int, steps: int, players: int) -> Evening:
    """A random evening; `Evening.receive` checks each step, and everybody's replies are made."""
    rng = Random(f"{seed} {players}")
    seats = tuple(rng.choice(("open", "club", "expert")) for _ in range(players - 1))
    evening = Evening(("me", *seats), rng.choice([one for one in _RULES if _players(one) == players]))
    evening.arrive(HOST)
    return _go_on(evening, rng, steps)


def _run_table_of_an_evening(seed: int, players: int) -> Evening:
    """A random table of an evening, with cards of its own or those of a round; the host directs it."""
    rng = Random(f"evening {seed} {players}")
    people = [EveningPerson(guest, guest.capitalize(), number) for number, guest in enumerate(FRIENDS[:players], 1)]
    bots = [EveningBot("club", "Robot", players + 1)] * rng.randrange(players)
    rules = rng.choice([one for one in _RULES if _players(one) == players])
    shuffle = rng.choice((None, held(8)))
    the_plan = replace(plan(0), players=(*people[len(bots) :], *bots), rules=rules, shuffle=shuffle)
    return _go_on(of_plan(the_plan, host=HOST), rng, QUICK)


def _go_on(evening: Evening, rng: Random, steps: int) -> Evening:
    for _ in range(steps):
        before = evening.table
        evening.now += rng.choice((0, 0, 0.3, 1, 1, 8, 40)) - 0.1
        effects = evening.receive(_heard(evening, rng))
        table = evening.table
        if any(isinstance(effect, Refuse) for effect in effects) and table is not before:
            assert all(effect.id == "" for effect in effects if isinstance(effect, Refuse))
        assert table.at >= before.at
        _check(evening)
        entries(before, table)
    return evening


def _check(evening: Evening) -> None:
    table = evening.table
    assert len(table.seats) == law.seating(table.rules).players
    assert len(table.ceremony.shown) == len(table.seats)
    seated = [seat.guest for seat in table.seats if seat.guest is not None]
    assert len(seated) == len(set(seated))
    for seat in table.seats:
        assert not (seat.guest and seat.level)
        assert seat.guest is None or (seat.away is None) == (seat.guest in table.guests)
    assert len({name.casefold() for name in table.names if name != "Anybody"}) == sum(
        not s.is_open for s in table.seats
    )
    assert (table.stage in ("playing", "over")) == (table.ceremony.complete and table.started is not None)
    wake = wakes_at(table)
    assert wake is None or wake > table.at, "what was due has happened"
    if table.stage == "playing":
        assert legal(evening.state)
        assert evening.state.turn is not None, "chance has acted by itself"


def _folds(evening: Evening) -> None:
    assert TABLE.fold(evening.log) == evening.table
    for guest in GUESTS:
        assert encoded(now_of(TABLE.fold(evening.log), guest)) == encoded(now_of(evening.table, guest))


@pytest.mark.parametrize(
    ("players", "seed"),
    few([*((4, seed) for seed in range(1, 5)), (2, 1), (3, 0), (3, 1), (6, 0), (6, 1)], keep=2),
)
def test_a_table_holds_together_whatever_happens(players: int, seed: int) -> None:
    evening = _run(seed, QUICK, players)
    _folds(evening)
    assert sum(isinstance(event, Acted) for event in evening.log) > 50, "something was played"
    for played in matches_in(evening.log):
        assert played.record.final.match.deals_finished >= 0


@pytest.mark.parametrize("seed", few(range(4), keep={1}))
@pytest.mark.parametrize("players", few([2, 3, 4, 6], keep={4}))
def test_so_does_a_table_of_an_evening_which_has_one_match_and_its_result(players: int, seed: int) -> None:
    evening = _run_table_of_an_evening(seed, players)
    _folds(evening)
    assert evening.table.match == 1
    assert (result_of(evening.table) is not None) == (evening.stage == "over")
    assert sum(isinstance(event, Acted) for event in evening.log) > 10, "something was played"


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_table_holds_together_for_long(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "A table refuses or folds whatever is said to it, and is the fold of what was kept")
    record_property("trials", LONG)
    _folds(_run(100, LONG, players))


def test_every_field_of_a_message_is_tried() -> None:
    fields = {name for kind in get_args(m.Message) for name in kind.__struct_fields__}
    assert fields == {
        *("id", "name", "seat", "player", "rules", "terms", "digest", "contribution"),
        *("seen", "action", "phrase", "title", "first", "second", "by", "match", "open", "sure"),
    }
    assert get_origin(m.Level) is Literal

"""Evenings at a live table: people who come, speak and go, a clock turned by hand, and everything they are told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from euchre.core import law
from euchre.core.actions import Action
from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.streams.event import encode
from euchre.tables.course import the_course
from euchre.tables.effects import Acknowledge, Advise, Broadcast, Effect, Persist, Refuse, SendNow
from euchre.tables.events import Event, Opened
from euchre.tables.fold import TABLE
from euchre.tables.inputs import Arrived, BotActs, Gone, Input, MessageReceived, Tick
from euchre.tables.messages import Act, Begin, Commit, Level, Message, Reveal, Sit, Terms
from euchre.tables.perspective.now import now_of, refused_of
from euchre.tables.replies import Ack, Now, Picture, Refused, Reply
from euchre.tables.step import step
from euchre.tables.table import Table
from euchre.tables.turns import bot_turn, wakes_at

HOST = "host"
FRIENDS = (HOST, "ben", "cat", "dan", "eve", "fay")
OTHER_NUMBERS = {
    2: "standard,players=2",
    3: "standard,players=3,points_march=3",
    6: "standard,players=6,lowest=7,benny=joker,points_lone_march=5",
}
"""The rules of tables that are not for four, by the number of players."""
_encode = msgspec.json.Encoder().encode
Chooser = Callable[[State], Action]


class Evening:
    """A table, the events that were kept, and what each connection was told. Every step is checked as it is taken."""

    def __init__(
        self,
        seats: tuple[Any, ...] = ("me", "club", "club", "club"),
        rules: str = "standard",
        *,
        terms: Terms | None = None,
        at_once: bool = False,
        root: str = "table",
        opening: tuple[Event, ...] = (),
    ) -> None:
        first = Opened(
            at=1000.0,
            table="table-1",
            code="ABCD-EFGH",
            host=HOST,
            name="Ann",
            root=sha256(root.encode()).hexdigest(),
            rules=rules,
            terms=terms or Terms(),
            seats=seats,
            at_once=at_once,
        )
        self.now = 1000.0
        self.log: list[Event] = list(opening) or [first]
        self.table: Table = TABLE.fold(self.log)
        self.replies: defaultdict[str, list[Reply]] = defaultdict(list)
        self._messages = 0
        self._secrets: dict[str, bytes] = {}

    # What happens

    def receive(self, heard: Input) -> tuple[Effect, ...]:
        """Take one step, and note the replies to all connections."""
        before = self.table
        self.table, effects = step(before, heard, self.now)
        kinds = [type(effect) for effect in effects]
        order = (Persist, Acknowledge, Refuse, Broadcast, SendNow, Advise)
        assert kinds == sorted(kinds, key=order.index) or Refuse in kinds
        kept = [event for effect in effects if isinstance(effect, Persist) for event in effect.events]
        assert Persist not in kinds or kept
        self.log += [TABLE.decode(encode(event)) for event in kept]
        assert self.table.version == len(self.log)
        if not kept:
            assert self.table is before
        for effect in effects:
            self._tell(before, effect)
        return effects

    def _tell(self, before: Table, effect: Effect) -> None:
        match effect:
            case Acknowledge(connection, id_, version):
                self.replies[connection].append(Ack(id=id_, version=version))
            case Refuse(connection):
                self.replies[connection].append(refused_of(self.table, effect))
            case SendNow(connection, guest):
                self.replies[connection].append(now_of(self.table, guest))
            case Broadcast(events):
                for connection, guest in self.table.connections.items():
                    self.replies[connection].append(now_of(self.table, guest, before=before, events=events))

    def wait(self, seconds: float) -> None:
        """Time passes, and the table is woken whenever it wants to be."""
        until = self.now + seconds
        while (wake := wakes_at(self.table)) is not None and wake <= until:
            self.now = max(self.now, wake)
            version = self.table.version
            self.receive(Tick())
            assert self.table.version > version, "a table that was woken for nothing would be woken forever"
        self.now = until

    # What people do

    def arrive(self, *guests: str) -> None:
        """Guests connect."""
        for guest in guests:
            self.receive(Arrived(guest, connection(guest)))

    def leave(self, *guests: str) -> None:
        """Guests lose their connection."""
        for guest in guests:
            self.receive(Gone((connection(guest),)))

    def say(self, guest: str, kind: type[Any], **what: Any) -> Ack | Refused:
        """A guest sends a message; returns the answer."""
        self._messages += 1
        what.setdefault("id", f"m{self._messages}")
        if "seen" in kind.__struct_fields__:
            what.setdefault("seen", self.table.version)
        return self.send(guest, kind(**what))

    def send(self, guest: str, message: Message) -> Ack | Refused:
        """A guest sends this very message."""
        effects = self.receive(MessageReceived(guest, connection(guest), message))
        for effect in effects:
            if isinstance(effect, Acknowledge):
                return Ack(id=effect.id, version=effect.version)
            if isinstance(effect, Refuse):
                return refused_of(self.table, effect)
        raise AssertionError("a message is always answered")

    def do(self, guest: str, kind: type[Any], **what: Any) -> Ack:
        """A guest sends a message that must be done."""
        answer = self.say(guest, kind, **what)
        assert isinstance(answer, Ack), answer
        return answer

    def refused(self, guest: str, kind: type[Any], **what: Any) -> str:
        """A guest sends a message that must be refused; the code of the refusal."""
        answer = self.say(guest, kind, **what)
        assert isinstance(answer, Refused), answer
        assert answer.sentence.endswith(".")
        return answer.code

    def sit(self, *guests: str) -> None:
        """Guests come and sit on the first open seats."""
        for guest in guests:
            self.arrive(guest)
            self.do(guest, Sit, name=guest.capitalize())

    def promise(self, guest: str, secret: bytes) -> None:
        """A guest promises a contribution, and keeps it in mind."""
        digest = sha256(secret).hexdigest()
        self._secrets[digest] = secret
        self.do(guest, Commit, digest=digest)

    def shuffle(self) -> None:
        """Promise and reveal for all who have not yet done so."""
        persons = self.table.ceremony.persons
        for seat in persons:
            if self.table.ceremony.promised[seat] is None:
                self.promise(self.guest(seat), sha256(f"{seat} {self.table.match}".encode()).digest())
        for seat in persons:
            if self.table.ceremony.shown[seat] is None:
                secret = self._secrets[self.table.ceremony.promised[seat] or ""]
                self.do(self.guest(seat), Reveal, contribution=secret.hex())
        assert self.table.stage == "playing"

    def begin(self) -> None:
        """The match begins, cards and all."""
        self.do(HOST, Begin)
        self.shuffle()

    # The game

    @property
    def stage(self) -> str:
        """The stage of the table."""
        return self.table.stage

    @property
    def state(self) -> State:
        """The state of the game."""
        return the_course(self.table.course).state

    def guest(self, seat: int) -> str:
        """The guest on a seat."""
        guest = self.table.seats[seat].guest
        assert guest is not None
        return guest

    def picture(self, guest: str) -> Picture:
        """The picture of the game for a guest."""
        picture = now_of(self.table, guest).picture
        assert picture is not None
        return picture

    def last_now(self, guest: str) -> Now:
        """The last `Now` a guest was told."""
        return next(reply for reply in reversed(self.replies[connection(guest)]) if isinstance(reply, Now))

    def act(self, choose: Chooser) -> None:
        """Act for the player to move, a person or a bot."""
        turn, seat = bot_turn(self.table), self.state.turn
        assert seat is not None
        if turn is None:
            self.do(self.guest(seat), Act, action=str(choose(self.state)))
        else:
            self.now = max(self.now, turn.not_before)
            self.receive(BotActs(turn.seat, turn.seen, choose(self.state)))

    def play(self, choose: Chooser, *, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the match is over, or until then."""
        while self.table.stage == "playing" and not until():
            self.act(choose)

    def play_to(self, seat: int, choose: Chooser | None = None) -> None:
        """Play until it is a seat's turn."""
        self.play(choose or first, until=lambda: self.state.turn == seat)


def connection(guest: str) -> str:
    """The connection of a guest's only page."""
    return f"worker:{guest}"


def first(state: State) -> Action:
    """Choose the first of the legal actions: pass if you can."""
    return legal(state)[0]


def by_chance(seed: object) -> Chooser:
    """A chooser of random legal actions."""
    rng = Random(str(seed))
    return lambda state: rng.choice(legal(state))


def encoded(reply: object) -> bytes:
    """A reply as it goes over the line."""
    return _encode(reply)


def friends(number: int = 2, **settled: Any) -> Evening:
    """An evening of `number` people (host, ben, cat, dan, eve, fay) and bots, before the match begins."""
    bots = _players(settled) - number
    seats: tuple[Level | str, ...] = ("me", *("open",) * (number - 1), *("club",) * bots)
    evening = Evening(seats, **settled)
    evening.arrive(HOST)
    evening.sit(*FRIENDS[1:number])
    return evening


def alone(**settled: Any) -> Evening:
    """A table of a person and bots, the cards dealt."""
    evening = Evening(("me", *("club",) * (_players(settled) - 1)), at_once=True, **settled)
    evening.arrive(HOST)
    evening.shuffle()
    return evening


def _players(settled: dict[str, Any]) -> int:
    return law.seating(Rules.parse(settled.get("rules", "standard"))).players

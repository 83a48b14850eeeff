"""Simulate a week of the lobby: people arrive at random, and play with whom they find.

Run ``python -m tools.simulate_lobby`` from the top folder: it writes the table in docs/people.md.

Tables take the very steps that they take at a server, and a guest is given a seat by the rules of the lobby. People
arrive as a Poisson process, accept some sets of rules, stay for a while, take a moment to think, and go after a deal.
Who is alone then is told of another table that fits, as the page does, and joins it or not.
What is played does not matter, so all choose at random.
"""

from __future__ import annotations

import argparse
import heapq
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.store.rows.listed_tables import ListedRow
from euchre.tables.course import the_course
from euchre.tables.effects import Persist
from euchre.tables.events import Acted, Opened
from euchre.tables.fold import TABLE
from euchre.tables.inputs import Arrived, BotActs, Gone, Input, Joined, Left, MessageReceived, Tick
from euchre.tables.listed_entry import listed_entry
from euchre.tables.messages import Act, Again, Commit, Reveal, Terms
from euchre.tables.step import step
from euchre.tables.turns import bot_turn, wakes_at
from euchre.web.lobby.lobby import suitable
from euchre.web.lobby.opening import usual_seats
from tools.page_parts import markdown_table, with_parts

PAGE: Final = Path(__file__).parents[1] / "docs/people.md"
COMMAND: Final = "python -m tools.simulate_lobby"
ACCEPTED: Final = {"standard": 0.9, "north-american": 0.5, "british": 0.3, "online": 0.3, "three-handed": 0.2}
"""The sets of rules, and the share of people who accept each."""
JOINED: Final = 0.5
"""The share of offers of another table that people take."""
LINE: Final = 0.3
"""Seconds from a page to the server and back."""
THINKS: Final = 3.0
"""Mean seconds that a person thinks about a choice, exponentially distributed."""
BOT_THINKS: Final = 0.1
HOUR: Final = 3600.0
QUICK: Final = 10.0
"""Seconds within which somebody should see their first card."""


@dataclass
class Visitor:
    """A person who comes to play."""

    name: str
    arrives: float
    leaves: float
    rules: list[str]
    first_card: float | None = None
    met: set[str] = field(default_factory=set)


@dataclass
class Outcome:
    """The result of a simulation."""

    visitors: list[Visitor]
    deals: Counter[int]
    """The deals that were played to their end, by the people who sat there."""


class Lobby:
    """A server without a network, in simulated time."""

    def __init__(self, rng: Random, *, listed: bool, offers: bool) -> None:
        self._rng: Final = rng
        self._listed: Final = listed
        self._offers: Final = offers
        self._queue: Final[list[tuple[float, int, Callable[[], None]]]] = []
        self._tables: Final[dict[str, _Table]] = {}
        self._number = 0
        self.now = 0.0
        self.outcome: Final = Outcome([], Counter())

    def at(self, time: float, what: Callable[[], None]) -> None:
        """Have something happen at a time."""
        self._number += 1
        heapq.heappush(self._queue, (time, self._number, what))

    def run(self) -> Outcome:
        """Let everything happen."""
        while self._queue:
            self.now, _, what = heapq.heappop(self._queue)
            what()
        return self.outcome

    def arrive(self, visitor: Visitor) -> None:
        """Give somebody a seat, as `POST /api/lobby` does, and let their page come."""
        self.outcome.visitors.append(visitor)
        self._come(visitor, self._found(visitor) or self._opened(visitor))

    def offer(self, visitor: Visitor, own: _Table) -> None:
        """Tell somebody alone at a table of another one that fits: now and then they join it."""
        if self._offers and self._rng.random() < JOINED and (table := self._found(visitor, but=own)) is not None:
            own.leave(visitor.name)
            self._come(visitor, table)

    def _come(self, visitor: Visitor, table: _Table) -> None:
        table.visitors[visitor.name] = visitor
        self.at(self.now + LINE, lambda: table.take(Arrived(visitor.name, f"worker:{visitor.name}")))
        self.at(visitor.leaves, lambda: table.leaving.add(visitor.name))

    def _found(self, visitor: Visitor, but: _Table | None = None) -> _Table | None:
        tables = [
            ListedRow(table.state.code, table.since, entry)
            for table in self._tables.values()
            if table is not but and (entry := listed_entry(table.state)) is not None
        ]
        rules = {str(Rules.parse(text)) for text in visitor.rules}
        for place in suitable(tables, rules, None):
            table = self._tables[place.entry.table]
            table.take(Joined(visitor.name, visitor.name))
            if table.state.seat_of(visitor.name) is not None:
                return table
        return None

    def _opened(self, visitor: Visitor) -> _Table:
        rules = Rules.parse(visitor.rules[0])
        opening = Opened(
            at=self.now,
            table=f"table {len(self._tables)}",
            code=f"code {len(self._tables)}",
            host=visitor.name,
            name=visitor.name,
            root=sha256(visitor.name.encode()).hexdigest(),
            rules=str(rules),
            terms=Terms(listed=self._listed),
            seats=usual_seats(rules),
            at_once=True,
        )
        table = _Table(self, opening, self._rng)
        self._tables[opening.table] = table
        return table

    def close(self, table: _Table) -> None:
        """Forget a table where nobody is left."""
        self._tables.pop(table.state.id, None)


class _Table:
    """A table and its people."""

    def __init__(self, lobby: Lobby, opening: Opened, rng: Random) -> None:
        self._lobby: Final = lobby
        self._rng: Final = rng
        self._messages = 0
        self.since: Final = opening.at
        self.state = TABLE.fold([opening])
        self.visitors: Final[dict[str, Visitor]] = {}
        self.leaving: Final[set[str]] = set()
        """The people who go after this deal."""

    def take(self, received: Input) -> None:
        """Take a step, note what came of it, and plan the next."""
        before = self.state
        self.state, effects = step(before, received, self._lobby.now)
        events = [event for effect in effects if isinstance(effect, Persist) for event in effect.events]
        dealt = any(isinstance(event, Acted) and event.action.startswith("deal ") for event in events)
        if dealt and before.course is not None and before.course.deals:
            self._deal_over()
        self._note_cards()
        self._next()

    def _deal_over(self) -> None:
        here = [seat.guest for seat in self.state.seats if seat.guest is not None]
        self._lobby.outcome.deals[len(here)] += 1
        for guest in here:
            self.visitors[guest].met.update(set(here) - {guest})
        for guest in self.leaving & set(here):
            self._lobby.at(self._lobby.now, lambda guest=guest: self.leave(guest))  # type: ignore[misc]
        if len(here) == 1 and not self.leaving:
            self._lobby.at(self._lobby.now, lambda: self._lobby.offer(self.visitors[here[0]], self))

    def leave(self, guest: str) -> None:
        """Let somebody go."""
        self.leaving.discard(guest)
        self.take(Left(guest))
        self.take(Gone((f"worker:{guest}",)))
        if not self.state.people_here:
            self._lobby.close(self)

    def _note_cards(self) -> None:
        course = self.state.course
        if course is None or not course.segment.is_dealt:
            return
        for place, seat in enumerate(self.state.seats):
            visitor = self.visitors.get(seat.guest or "")
            if visitor is not None and visitor.first_card is None and seat.is_here and len(course.state.hand(place)):
                visitor.first_card = self._lobby.now - visitor.arrives

    def _next(self) -> None:
        """Plan what happens next, unless something else does before."""
        version, now = self.state.version, self._lobby.now
        planned = self._planned()
        if planned is None:
            return
        time, received = planned
        self._lobby.at(max(now, time), lambda: self.take(received()) if self.state.version == version else None)

    def _planned(self) -> tuple[float, Callable[[], Input]] | None:
        now, table = self._lobby.now, self.state
        waits_for = [place for place in table.ceremony.waits_for if table.seats[place].is_here]
        if table.stage == "shuffling" and waits_for:
            return now + LINE, lambda: self._contribution(waits_for[0])
        turn = bot_turn(table)
        if turn is not None:
            action = self._rng.choice(legal(the_course(table.course).state))
            return max(now + BOT_THINKS, turn.not_before), lambda: BotActs(turn.seat, turn.seen, action)
        if table.stage == "over" and (wanting := [table.seats[place].guest for place in table.people_here]):
            guest = next((guest for guest in wanting if guest not in table.wanted), wanting[0]) or ""
            return now + THINKS, lambda: self._said(guest, Again(id=self._id()))
        if table.stage == "playing" and (place := the_course(table.course).state.turn) in table.people_here:
            guest = table.seats[place or 0].guest or ""
            action = self._rng.choice(legal(the_course(table.course).state))
            message = Act(id=self._id(), seen=table.version, action=str(action))
            return now + self._rng.expovariate(1 / THINKS), lambda: self._said(guest, message)
        wake = wakes_at(table)
        return None if wake is None else (wake, Tick)

    def _contribution(self, place: int) -> Input:
        guest = self.state.seats[place].guest or ""
        secret = sha256(f"{guest} {self.state.match}".encode()).digest()
        promised = self.state.ceremony.promised[place]
        said = Commit(id=self._id(), digest=sha256(secret).hexdigest())
        return self._said(guest, said if promised is None else Reveal(id=self._id(), contribution=secret.hex()))

    def _said(self, guest: str, message: Act | Again | Commit | Reveal) -> Input:
        return MessageReceived(guest, f"worker:{guest}", message)

    def _id(self) -> str:
        self._messages += 1
        return f"m{self._messages}"


def simulated(*, hours: float, an_hour: float, stay: float, seed: int, listed: bool, offers: bool) -> Outcome:
    """Simulate some hours with people who stay for `stay` seconds on average."""
    rng = Random(seed)
    lobby = Lobby(Random(seed + 1), listed=listed, offers=offers)
    time, number = 0.0, 0
    while (time := time + rng.expovariate(an_hour / HOUR)) < hours * HOUR:
        number += 1
        rules = [preset for preset, share in ACCEPTED.items() if rng.random() < share] or ["standard"]
        visitor = Visitor(f"visitor {number}", time, time + rng.expovariate(1 / stay), rules)
        lobby.at(time, lambda visitor=visitor: lobby.arrive(visitor))  # type: ignore[misc]
    return lobby.run()


def table(an_hour: float, stay: float, outcomes: dict[str, Outcome]) -> str:
    """The figures as a table in Markdown."""
    figures: dict[str, Callable[[Outcome], str]] = {
        "People": lambda outcome: f"{len(outcome.visitors):,}",
        "Seconds until the first card: median, longest": _first_cards,
        "First card within ten seconds": lambda outcome: str(sum(_is_quick(one) for one in outcome.visitors)),
        "People who met somebody": lambda outcome: f"{sum(bool(one.met) for one in outcome.visitors)}",
        "Deals": lambda outcome: f"{sum(outcome.deals.values()):,}",
        "Deals with two people or more": lambda outcome: _share(outcome, 2),
        "Deals with four people": lambda outcome: _share(outcome, 4),
    }
    head = (f"{an_hour:g} people an hour, {stay / 60:g} minutes", *outcomes)
    return markdown_table(head, ((title, *map(figure, outcomes.values())) for title, figure in figures.items()))


def _is_quick(visitor: Visitor) -> bool:
    return visitor.first_card is not None and visitor.first_card < QUICK


def _first_cards(outcome: Outcome) -> str:
    seconds = [visitor.first_card for visitor in outcome.visitors if visitor.first_card is not None]
    return f"{median(seconds):.1f}, {max(seconds):.1f}"


def _share(outcome: Outcome, people: int) -> str:
    deals = sum(count for number, count in outcome.deals.items() if number >= people)
    return f"{deals:,} ({deals / sum(outcome.deals.values()):.0%})"


def main() -> None:
    """Simulate a week and write its table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=168.0)
    parser.add_argument("--an-hour", type=float, default=5.0)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    stay = 60 * chosen.minutes
    week = partial(simulated, hours=chosen.hours, an_hour=chosen.an_hour, stay=stay, seed=chosen.seed)
    outcomes = {
        "Listed tables": week(listed=True, offers=True),
        "Without offers of another table": week(listed=True, offers=False),
        "Each alone with bots": week(listed=False, offers=False),
    }
    parts = {"lobby": table(chosen.an_hour, stay, outcomes)}
    PAGE.write_text(with_parts(PAGE.read_text("utf-8"), COMMAND, parts), "utf-8")


if __name__ == "__main__":
    main()

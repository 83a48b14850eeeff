"""Evenings at random: people come, go, enter results, err, correct and take back, two directors at once, twice over.

Every step is checked as it is taken: rounds seat those who are there once, and messages that were done stay done once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from euchre.charts.planned_round import PlannedRound, Seats
from euchre.charts.planning import table_sizes
from euchre.core.errors import EuchreError
from euchre.evenings.acts.charts import PlanMade
from euchre.evenings.acts.clock import StartClock, StopClock
from euchre.evenings.acts.devices import Link, Unlink
from euchre.evenings.acts.directors import Direct, DismissDirector, RenewDirectorsKey
from euchre.evenings.acts.ending import Finish, Reopen
from euchre.evenings.acts.entries import ChangeEntrant, Enter, EnterMyself, RemoveEntrant
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.presence import ComeBack, Withdraw
from euchre.evenings.acts.printing import DropCards, PrintCards
from euchre.evenings.acts.results import ConfirmResult, EnterResult, MatchOver, ReportResult
from euchre.evenings.acts.revoking import Revoke, Revoked
from euchre.evenings.acts.rounds import RoundSeated, SeatRound
from euchre.evenings.acts.settings import SetUp
from euchre.evenings.catalogue import EVENING, EveningInput, EveningMessage
from euchre.evenings.evening import Evening
from euchre.evenings.planning import PlanRequest, wanted_plan
from euchre.evenings.seated_table import SeatedTable
from euchre.evenings.settings import EveningSettings, MovementName, Progressive, Scoring
from euchre.evenings.standings import standings, team_standings
from euchre.streams.event import StreamEvent, encode
from euchre.streams.inputs import Said
from support.directing import drawn_score
from support.slow_evening import SlowEvening, SlowStanding

DIRECTORS = ("dan", "eve")
MOVEMENTS: tuple[MovementName, ...] = ("progressive", "chart", "seats", "draw", "standing", "league")


def drawn_settings(rng: Random) -> EveningSettings:
    """Settings that go together."""
    movement = rng.choice(MOVEMENTS)
    pairs = movement == "league" or (movement != "seats" and rng.random() < 0.3)
    rounds = rng.randrange(2, 8)
    return EveningSettings(
        movement=movement,
        entries="pairs" if pairs else "individual",
        rounds=rounds,
        extra=rng.choice(("sit-out", "threes")),
        progressive=Progressive(
            movers=rng.choice(("winners", "losers")),
            partners=rng.choice(("change", "stay")),
            head=rng.choice(("stay", "rotate")),
        ),
        scoring=_drawn_scoring(rng, rounds),
        same_cards=rng.random() < 0.5,
        enter=rng.choice(("director", "anybody")),
        team_size=rng.choice((0, 3)),
    )


def _drawn_scoring(rng: Random, rounds: int) -> Scoring:
    return Scoring(
        by=rng.choice(("points", "wins")),
        loner=rng.randrange(3),
        loner_partner=rng.randrange(2),
        euchre=rng.randrange(3),
        best_of=rng.choice((0, 0, rng.randrange(1, rounds + 1))),
        sit_out=rng.choice(("nothing", "average", "fixed")),
        sit_out_points=rng.randrange(10),
    )


class RandomEvening:
    """An evening in which everything happens that may happen."""

    def __init__(self, seed: object) -> None:
        self.rng = Random(str(seed))
        settings = drawn_settings(self.rng)
        event = EveningOpened(at=0.0, evening="e", code="c", director="dan", seed=str(seed), settings=settings)
        self.lines = [encode(event)]
        self.evening: Evening = EVENING.fold([event])
        self.done: dict[tuple[str, str], int] = {}
        """The messages that were done, with the version that they led to."""
        self.sent: list[Said] = []
        self.matches: list[MatchOver] = []
        self.refused: list[str] = []
        self.number = 0
        self.hands: defaultdict[tuple[int, str], set[tuple[int, int]]] = defaultdict(set)
        """The tables and seats whose hands guests have held, by seating of a round and guest."""
        self._say("eve", Direct, key=self.evening.directors.key)

    # What is said

    def _say(self, guest: str, kind: type[Any], **fields: Any) -> None:
        self.number += 1
        if "sure" in kind.__struct_fields__:  # of results that are drawn some are doubtful
            fields.setdefault("sure", True)
        message: EveningMessage = kind(id=f"m{self.number}", **fields)
        self.sent.append(Said(guest, message))
        self.take(self.sent[-1])
        if self.rng.random() < 0.1:  # the line was slow, and the page sends it again
            self.take(self.sent[-1])

    def take(self, received: EveningInput) -> None:
        """Let the evening take a step, and check it."""
        before = self.evening
        said = (received.guest, received.message.id) if isinstance(received, Said) else None
        try:
            event = EVENING.step(before, received, float(self.number))
        except EuchreError as problem:
            self.refused.append(problem.code)
            if said in self.done:
                raise AssertionError("a message that was done is never refused") from problem
            return
        if event is None:
            return
        assert said is None or said not in self.done, "a message is done once"
        self.lines.append(encode(event))
        self.evening = EVENING.evolve(before, EVENING.decode(self.lines[-1]))
        assert self.evening.version == before.version + 1
        if said is not None:
            self.done[said] = self.evening.version
        if isinstance(event, RoundSeated):
            self._check_round()
        self._check_hands(event)

    def _check_round(self) -> None:
        """Check that everybody who is there has a place once."""
        last = self.evening.rounds[-1]
        assert last.number == len(self.evening.rounds)
        seats = [number for table in last.tables for number in table.seats]
        people = sorted([number for number in seats if number > 0] + list(last.sit_outs))
        assert people == sorted(entry.number for entry in self.evening.entries.values() if entry.here)
        numbers = [table.number for table in last.tables]
        assert numbers == sorted(set(numbers))
        assert numbers == list(range(1, len(numbers) + 1)) or self.evening.printed, "a table is left out for cards only"
        for table in last.tables:
            assert all(self.evening.entries[number].section == table.section for number in table.seats if number > 0)
        assert len(set(seats)) == len(seats)

    def _check_hands(self, event: StreamEvent) -> None:
        """Check that nobody holds a second hand of a round, nor a director one that was somebody else's."""
        for seated, table, seat, guest in _hands(self.evening):
            held = self.hands[seated, guest]
            if not held and not isinstance(event, RoundSeated | Revoked):
                assert guest not in self.evening.directors, "a director has taken a hand over"
            held.add((table, seat))
            assert len(held) == 1, "somebody has held two hands of a round"

    # What happens

    def runs(self, acts: int) -> None:
        """Run `acts` random acts."""
        self._enters(self.rng.randrange(4, 24))
        for _ in range(8):
            self._links()
        for _ in range(acts):
            self._acts()

    def _director(self) -> str:
        return self.rng.choice(DIRECTORS)

    def _acts(self) -> None:
        acts = (
            (self._seats, 6),
            (self._results, 8),
            (self._ends_matches, 6),
            (self._reports, 6),
            (self._comes_and_goes, 3),
            (self._corrects, 2),
            (self._takes_back, 3),
            (self._repeats, 3),
            (self._links, 3),
            (self._tries_to_be_others, 4),
            (self._directs, 1),
            (self._sets_up, 1),
            (self._clocks, 1),
            (self._ends, 1),
            (self._plans, 4),
            (self._prints, 2),
            (self._strangers, 2),
        )
        act = self.rng.choices([one for one, _ in acts], [weight for _, weight in acts])[0]
        act()

    def _enters(self, count: int) -> None:
        for _ in range(count):
            section = self.rng.choice(("hall", "hall", "online"))
            free = [entry.number for entry in self.evening.entries.values() if entry.partner is None]
            partner = self.rng.choice(free) if free and self.rng.random() < 0.6 else None
            fields = {"name": self.rng.choice(("Ann", "Bob", "Cleo")), "section": section, "partner": partner}
            team = self.rng.choice(("Home", "Away")) if partner is None else self.evening.entries[partner].team
            if self.rng.random() < 0.2:
                self._say(f"g{self.rng.randrange(40)}", EnterMyself, team=team, **fields)
            else:
                self._say(self._director(), Enter, team=team, **fields)

    def _somebody(self) -> int:
        """The number of an entrant, or now and then one that nobody has."""
        return self.rng.choice((*self.evening.entries, *self.evening.entries, 1, 99))

    def _comes_and_goes(self) -> None:
        self._enters(self.rng.randrange(2))
        number = self._somebody()
        here = number not in self.evening.entries or self.evening.entries[number].here
        kind = self.rng.choice((Withdraw if here else ComeBack, ChangeEntrant, RemoveEntrant))
        fields: dict[str, Any] = {"entrant": number}
        if kind is ChangeEntrant:
            fields["section"] = self.rng.choice(("hall", "online", None))
            fields["partner"] = self.rng.choice((None, self._somebody()))
        self._say(self._director(), kind, **fields)

    def _seats(self) -> None:
        round_ = len(self.evening.rounds) + 1
        self._say("dan", SeatRound, round=round_)
        if self.rng.random() < 0.3:  # the other director at the same moment
            self._say("eve", SeatRound, round=round_)
        if len(self.evening.rounds) == round_:
            self.matches += [
                MatchOver(self.evening.rounds[-1].seated, round_, table.number, drawn_score(self.rng, table))
                for table in self.evening.rounds[-1].tables
                if table.section == "online"
            ]

    def _tables(self) -> list[SeatedTable]:
        return list(self.evening.rounds[-1].tables) if self.evening.rounds else []

    def _results(self) -> None:
        for table in self._tables():
            if self.rng.random() < 0.4:
                score = drawn_score(self.rng, table) if self.rng.random() < 0.95 else None
                for director in DIRECTORS[: 1 + (self.rng.random() < 0.1)]:
                    self._say(director, EnterResult, round=len(self.evening.rounds), table=table.number, score=score)

    def _ends_matches(self) -> None:
        for over in self.matches:
            if self.rng.random() < 0.5:
                self.take(over)

    def _reports(self) -> None:
        for table in self._tables():
            score = drawn_score(self.rng, table)
            fields = {"round": len(self.evening.rounds), "table": table.number, "score": score}
            for number in table.seats:
                if self.rng.random() < 0.4:
                    self._say(f"g{number}", ReportResult, **fields)
                elif self.rng.random() < 0.5:
                    self._say(f"g{number}", ConfirmResult, **fields, right=self.rng.random() < 0.5)

    def _corrects(self) -> None:
        if self.evening.rounds:
            round_ = self.rng.choice(self.evening.rounds)
            table = self.rng.choice(round_.tables)
            self._say(
                self._director(),
                EnterResult,
                round=round_.number,
                table=table.number,
                score=drawn_score(self.rng, table),
                reason="misread",
            )

    def _takes_back(self) -> None:
        for _ in range(self.rng.randrange(4)):
            steps = self.evening.steps
            event = steps[-1] if steps and self.rng.random() < 0.9 else self.rng.randrange(1, self.evening.version + 3)
            reason = self.rng.choice(("", "wrong seats", "wrong seats"))
            self._say(self._director(), Revoke, event=event, reason=reason)

    def _repeats(self) -> None:
        for said in self.rng.choices(self.sent, k=3):
            self.take(said)

    def _links(self) -> None:
        number = self._somebody()
        self._say(f"g{number}", self.rng.choice((Link, Link, Unlink)), entrant=number)

    def _tries_to_be_others(self) -> None:
        """Link a guest to another entrant, after they or a director have unlinked that one's device."""
        guest, number = self.rng.choice((*DIRECTORS, "passer-by", f"g{self.rng.randrange(12)}")), self._somebody()
        if self.rng.random() < 0.6:
            self._say(self.rng.choice((*DIRECTORS, guest)), Unlink, entrant=number)
        own = self.evening.entrant_of(guest)
        if own is not None and self.rng.random() < 0.5:
            self._say(guest, Unlink, entrant=own.number)
        self._say(guest, Link, entrant=number)

    def _directs(self) -> None:
        """Appoint or dismiss a director, or renew the key."""
        guest = f"g{self.rng.randrange(12)}"
        if self.rng.random() < 0.3:
            self._say(guest, Direct, key=self.evening.directors.key)
        others = [director.number for director in self.evening.directors.by_guest.values()]
        self._say(self.rng.choice(("dan", guest)), DismissDirector, director=self.rng.choice((3, *others)))
        if "eve" not in self.evening.directors:
            self._say("eve", Direct, key=self.evening.directors.key)
        if self.rng.random() < 0.1:
            self._say("dan", RenewDirectorsKey)

    def _sets_up(self) -> None:
        rounds = self.rng.randrange(1, 9)
        scoring = _drawn_scoring(self.rng, rounds)
        settings = self.evening.settings
        changed = EveningSettings(
            **{
                **{name: getattr(settings, name) for name in settings.__struct_fields__},
                "rounds": rounds,
                "scoring": scoring,
            }
        )
        self._say(self._director(), SetUp, settings=changed)

    def _clocks(self) -> None:
        round_ = max(1, len(self.evening.rounds))
        self._say(self._director(), StartClock, round=round_, minutes=20)
        if self.rng.random() < 0.5:
            self._say(self._director(), StopClock, round=round_)

    def _ends(self) -> None:
        self._say(self._director(), self.rng.choice((Finish, Reopen)))
        if self.evening.is_over and self.rng.random() < 0.8:
            self._say(self._director(), Reopen)

    def _plans(self) -> None:
        request = wanted_plan(self.evening)
        if request is not None:
            made = PlanMade(request.section, request.first, any_plan(request, self.rng))
            if self.rng.random() < 0.2:
                self._comes_and_goes()  # while it was being made
            self.take(made)

    def _prints(self) -> None:
        self._plans()
        self._say(self._director(), PrintCards)
        if self.rng.random() < 0.3:
            self._say(self._director(), DropCards)

    def _strangers(self) -> None:
        for table in self._tables()[:1]:
            fields = {"round": len(self.evening.rounds), "table": table.number, "score": drawn_score(self.rng, table)}
            for kind in (EnterResult, ReportResult, ConfirmResult):
                version = self.evening.version
                self._say("stranger", kind, **fields)
                assert self.evening.version == version
        self._say("stranger", Direct, key="guessed")
        assert "stranger" not in self.evening.directors

    def finishes(self) -> None:
        """A director enters what is missing, and ends the evening: whatever has happened, that is possible."""
        last = self.evening.rounds[-1] if self.evening.rounds else None
        for table in () if last is None else last.tables:
            if last is not None and table.number not in last.results:
                self._say("dan", EnterResult, round=last.number, table=table.number, score=None)
        self._say("dan", Finish)
        assert self.evening.is_over

    # What it comes to

    def check(self) -> None:
        """The evening is the fold of its stored events, comes to what they say, and holds all that was done."""
        happened = [EVENING.decode(line) for line in self.lines]
        assert EVENING.fold(happened) == self.evening
        assert SlowEvening(self.lines).standings() == fast_standings(self.evening)
        teams = [(one.team, one.rank, one.points, one.wins) for one in team_standings(self.evening)]
        assert SlowEvening(self.lines).teams() == sorted(teams)
        kept = [(event.by, event.id) for event in happened if event.id is not None]
        assert len(set(kept)) == len(kept)
        assert set(kept) == set(self.done)


def _hands(evening: Evening) -> Iterator[tuple[int, int, int, str]]:
    """Yield the hands that guests can see by now: the seating of the round, table, seat and guest."""
    last = evening.rounds[-1] if evening.rounds else None
    for table in () if last is None else last.tables:
        if last is not None and table.section == "online" and table.number not in last.ended:
            for seat, number in enumerate(table.seats):
                entry = evening.entries.get(number)
                if entry is not None and entry.guest is not None and entry.here:
                    yield last.seated, table.number, seat, entry.guest


def fast_standings(evening: Evening) -> list[SlowStanding]:
    """The standings in the words of the slow ones."""
    return [
        SlowStanding(
            one.number,
            one.rank,
            one.points,
            one.wins,
            one.loners,
            one.euchres,
            one.over_field,
            tuple(count.round for count in one.rounds),
            one.dropped,
        )
        for one in standings(evening)
    ]


def any_plan(request: PlanRequest, rng: Random) -> tuple[PlannedRound, ...]:
    """A plan for the people who are there, without any art."""
    rounds = []
    for _ in range(request.rounds):
        if request.pairs:
            pairs = rng.sample(request.pairs, len(request.pairs))
            two = [pairs[at : at + 2] for at in range(0, len(pairs) - 1, 2)]
            tables: tuple[Seats, ...] = tuple((one[0], other[0], one[1], other[1]) for one, other in two)
            left = tuple(number for pair in pairs[2 * len(two) :] for number in pair)
            rounds.append(PlannedRound(tables, (*left, *request.single)))
            continue
        people = rng.sample(request.people, len(request.people))
        sizes, _ = table_sizes(len(people), threes=request.threes)
        tables = tuple(tuple(people.pop() for _ in range(size)) for size in sizes)
        rounds.append(PlannedRound(tables, tuple(people)))
    return tuple(rounds)

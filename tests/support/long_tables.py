"""Tables at which as much has happened as can, without going through it by hand."""

from __future__ import annotations

from functools import cache
from random import Random

from euchre.core.actions import PASS
from euchre.core.engine import legal
from euchre.core.shuffle import chance, is_chance
from euchre.tables.course import the_course
from euchre.tables.events import Acted, Decider, Event
from euchre.tables.fold import evolve
from support.evenings import Evening, alone, friends

SPECTATORS = 100


@cache
def four_people(deals: int) -> Evening:
    """A table of four people with `deals` deals, all of them passed, and a hundred spectators."""
    evening = friends(4)
    evening.begin()
    _pass_on(evening, deals)
    for number in range(SPECTATORS):
        evening.arrive(f"eve{number}")
    return evening


@cache
def one_person(deals: int) -> Evening:
    """The same with three bots, and no spectators; it is the person's turn."""
    evening = alone()
    _pass_on(evening, deals)
    evening.play_to(0)
    return evening


def _pass_on(evening: Evening, deals: int) -> None:
    table, rng, happened = evening.table, Random(1), list[Event]()
    while the_course(table.course).deals < deals:
        state = the_course(table.course).state
        action = chance(state, rng) if is_chance(state) else PASS if PASS in legal(state) else legal(state)[0]
        guest = None if state.turn is None else table.seats[state.turn].guest
        who: Decider = "chance" if state.turn is None else "bot" if guest is None else "person"
        happened.append(Acted(at=evening.now, seat=state.turn, action=str(action), who=who))
        table = evolve(table, happened[-1])
    evening.table = table
    evening.log += happened

"""Tables of an evening in which everybody does as they like."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from euchre.core import law
from euchre.core.rules import Rules
from euchre.tables.evening_place import EveningPlace
from euchre.tables.evening_table import EveningBot, EveningPerson, TablePlan, opening
from euchre.tables.messages import Terms
from support.evenings import Evening

DIRECTOR = "director"
PLACE = EveningPlace(id="evening-1", code="WXYZ-2345", name="Thursday", round=3, number=5)
ENTRANTS = ("ann", "ben", "cat", "dan", "eve", "fay")


def plan(number: int, rules: str = "standard,target=0,deals=4", terms: Terms | None = None) -> TablePlan:
    """A table with `number` people, entrants 1 and on, and bots on its other seats."""
    people = [EveningPerson(guest, guest.capitalize(), at) for at, guest in enumerate(ENTRANTS[:number], 1)]
    bots = [EveningBot("club", f"Robot {seat}", 10 + seat) for seat in range(law.seating(Rules.parse(rules)).players)]
    return TablePlan(place=PLACE, players=(*people, *bots[number:]), rules=rules, terms=terms or Terms())


def opened_table(number: int, *, root: str = "evening", **settled: Any) -> Evening:
    """A table of an evening with `number` people, of whom nobody is there yet."""
    return of_plan(plan(number, **settled), root=root)


def of_plan(the_plan: TablePlan, *, root: str = "evening", host: str = DIRECTOR) -> Evening:
    """The table of a plan, as it is opened."""
    secret = sha256(root.encode()).hexdigest()
    return Evening(opening=opening(the_plan, table="table-1", code="ABCD-EFGH", root=secret, host=host, at=1000.0))


def dealt_table(number: int, **settled: Any) -> Evening:
    """The same, everybody there and the cards dealt."""
    evening = opened_table(number, **settled)
    evening.arrive(*ENTRANTS[:number])
    evening.shuffle()
    return evening

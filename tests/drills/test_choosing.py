"""The choice of drills: of the wanted kinds, in turn, and new ones first."""

from __future__ import annotations

from random import Random

from euchre.drills.choosing import mixed, some_of
from euchre.drills.drill import Drill
from euchre.drills.kind import DrillKind


def drill(position: str, kind: DrillKind) -> Drill:
    return Drill(position, kind, ())


DRILLS = [
    *(drill(f"bury {number}", "bury") for number in range(9)),
    *(drill(f"next {number}", "next") for number in range(2)),
    *(drill(f"counting {number}", "counting") for number in range(3)),
]


def test_kinds_take_turns_so_that_none_fills_a_sitting() -> None:
    kinds = [position.split()[0] for position in mixed(DRILLS, (), Random(1))]
    assert {*kinds[:3]} == {*kinds[3:6]} == {"bury", "next", "counting"}
    assert kinds[-6:] == ["bury"] * 6


def test_those_that_were_answered_come_last() -> None:
    answered = {f"bury {number}" for number in range(8)}
    chosen = some_of(["bury"], DRILLS, answered, Random(1), 3)
    assert chosen[0] == "bury 8"
    assert {*chosen[1:]} < answered


def test_other_cards_are_drilled_by_what_the_collection_has_and_no_kind_by_all() -> None:
    assert {position.split()[0] for position in some_of(["card"], DRILLS, (), Random(1), 99)} == {"counting"}
    assert len(some_of([], DRILLS, (), Random(1), 99)) == len(DRILLS)

"""The rule book is in one place: each house rule is read by one function of law.py, and by nothing else."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from euchre.core import law
from euchre.core.rules import Rules
from euchre.equity import spread
from euchre.narration import calling
from support.typed import Read, typed_reads

pytestmark = pytest.mark.slow

OPTIONS = {option.name for option in (*Rules.options(), *Rules.options_for_programs())}


RULES = "euchre.core.rules.Rules"
COMPARED = {
    "euchre.cli.rules",
    "euchre.cli.table.start",
    "euchre.equity.spread",
    "euchre.narration.calling",
    "euchre.record.ruleset",
    "euchre.web.routes.rules",
}
"""The modules that show rules, write them down, or ask how far apart two tables are; none applies an option."""
UNKNOWN = {"euchre.record.egnb", "euchre.web.routes.analysis"}
"""Here, what mypy knows nothing of is a message of protobuf's, or the body of a request, and no rules."""
PLANTED = """
from collections.abc import Callable
from typing import Any, TypeVar
from euchre import Match
from euchre.core import law
from euchre.core.rules import Rules

Some = TypeVar("Some", bound=Rules)

class Den:
    lynx: Rules | None = None
    def look(self) -> object:
        return self.lynx and self.lynx.target

def look(zebra: Rules, match: Match, makes: Callable[[], list[Rules]], some: Some, thing: object, what: Any) -> object:
    for one in [yak := match.state.rules]:
        print(one.tram, (lambda ox: ox.lowest)(yak))
    match thing:
        case Rules(games=3):
            return zebra.cut
        case Rules() as emu:
            return emu.benny
    if isinstance(thing, Rules):
        print(getattr(thing, "packets"), getattr(thing, str(what)))
    print(zebra.differences(yak), makes()[0].differences)
    print([ram.partner for ram in makes()], makes()[0].no_trump, some.deals, Rules.words)
    return what.points_made, match.state.match.games, law.packets
"""
"""Reads of rules under any name. Of the last three, the first may be of anything, the others are of none."""


@pytest.fixture(scope="module")
def reads() -> list[Read]:
    """The places where the package, and the planted code, read an option."""
    return typed_reads("euchre", RULES, {*OPTIONS, "differences"}, {"planted": PLANTED})


def test_each_option_is_read_in_one_function_of_law_and_nowhere_else(reads: list[Read]) -> None:
    functions = ast.parse(Path(law.__file__).read_text("utf-8")).body
    readers = defaultdict(set)
    for read in reads:
        if read.module == law.__name__:
            around = next(one for one in functions if one.lineno <= read.line <= (one.end_lineno or 0))
            assert isinstance(around, ast.FunctionDef), f"{read.name} is read outside a function"
            readers[read.name].add(around.name)
    assert set(readers) == OPTIONS
    assert {name: readers[name] for name in OPTIONS if len(readers[name]) != 1} == {}
    others = [read for read in reads if read.module not in {law.__name__, "planted"}]
    others = [read for read in others if read.sure or read.module not in UNKNOWN]
    others = [read for read in others if read.name != "differences"]
    assert {read.name for read in others if read.module == Rules.__module__} == {"*"}, "all options, never one of them"
    assert [read for read in others if read.module != Rules.__module__] == [], "ask law instead"


def test_rules_are_compared_option_by_option_where_no_option_is_applied(reads: list[Read]) -> None:
    comparing = {read.module for read in reads if read.name == "differences"}
    assert comparing - {"planted"} == {*COMPARED, Rules.__module__}
    assert {*spread._WEIGHTS, *calling._MATTERS} <= OPTIONS


def test_rules_are_found_by_their_type_and_not_by_their_name(reads: list[Read]) -> None:
    planted = {(read.name, read.sure) for read in reads if read.module == "planted"}
    certain = {
        "target",
        "tram",
        "lowest",
        "games",
        "cut",
        "benny",
        "packets",
        "*",
        "partner",
        "no_trump",
        "deals",
        "words",
        "differences",
    }
    assert planted == {(name, True) for name in certain} | {("points_made", False)}

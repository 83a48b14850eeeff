"""The budget of `make test` is written down once, and counts every test and every stage in one family."""

from __future__ import annotations

import re

import pytest
from tools.budget import FAMILIES, PAGE, SECONDS, family_of, with_table
from tools.cost import Cost, report

_TEXT = PAGE.read_text("utf-8")
_MAKEFILE = (PAGE.parent / "Makefile").read_text("utf-8")


def test_the_page_shows_the_budget() -> None:
    assert with_table(_TEXT) == _TEXT, "the page is out of date: python -m tools.budget"
    assert (sum(family.budget for family in FAMILIES), SECONDS) == (600, 300)


def test_every_stage_of_make_test_belongs_to_one_family() -> None:
    (first,) = re.findall(r"^FIRST := (.*)$", _MAKEFILE, re.MULTILINE)
    assert sorted([*first.split(","), "tests"]) == sorted(target for family in FAMILIES for target in family.targets)


def test_a_file_belongs_to_the_family_of_its_folder() -> None:
    assert [family_of(f"tests/{name}/test_it.py").name for name in ("page", "web", "core")] == [
        "browser",
        "waiting",
        "units",
    ]
    assert family_of("src/euchre/match.py").name == family_of("README.md").name == "units"


@pytest.mark.parametrize(
    ("processor", "clock", "over"), [(40, 299, ""), (71, 299, "browser 1"), (40, 310, "the clock 10")]
)
def test_a_run_over_budget_is_said_loudly(processor: float, clock: float, over: str) -> None:
    targets = {"page-types": Cost(100, 60), "compiled": Cost(20, 30), "tests": Cost(processor + 30, 200)}
    files = {"tests/page/test_it.py": Cost(processor, 90), "tests/core/test_it.py": Cost(10, 10)}
    lines = "\n".join(report(targets, files, clock))
    said = {line.split()[0]: line.split()[1:] for line in lines.splitlines()}
    assert said["lint"] == ["100", "130", "60"]
    assert said["browser"] == [str(processor), "70", "90"]
    assert said["units"][0] == "10"
    assert said["collecting"][0] == "20"
    assert said["all"][:2] == [str(150 + processor), "600"]
    assert ("OVER BUDGET" in lines, over in lines) == (bool(over), True)
    assert lines.index("tests/page/test_it.py") < lines.index("tests/core/test_it.py")


def test_a_stage_without_a_budget_has_a_line_of_its_own() -> None:
    lines = [*report({"tests": Cost(50, 20), "rest": Cost(900, 500)}, {}, 520)]
    assert ["rest", "900", "500"] in [line.split() for line in lines]
    assert not any("OVER" in line for line in lines)

"""Refusals: the codes with which each act at a table, in an evening or in a club may be refused.

Docstrings say in words what is refused; the codes stand here, and the test reads from the source what an act and all
that it calls may say. What the rules of the game forbid is in tests/core/test_refusals.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from typing import Final

import pytest

from support.refusal_codes import SOURCES, all_codes, codes_of_acts

_CODE: Final = re.compile(r"``[a-z.]+/[a-z.-]+``")

TABLES: Final = {
    "Concede": "concede/others-play concede/proposed seat/none table/not-playing version/stale",
    "Decline": "concede/none seat/none table/not-playing version/stale",
    "Arrange": "table/not-host table/under-way",
    "OpenSeat": "seat/here seat/replayed table/not-host table/not-playing",
    "Settle": "table/not-host table/players table/under-way",
    "Begin": "table/not-host table/under-way table/vote",
    "Swap": "table/not-gathering table/not-host",
    "Pair": "seat/no-partners table/not-gathering table/not-host",
    "Ask": "seat/none table/not-gathering",
    "RequestSeat": "seat/many-requests seat/not-full seat/removed",
    "Admit": (
        "seat/fixed seat/no-requests seat/none-open seat/other-hand seat/removed seat/replayed seat/taken seat/too-few "
        "table/not-host"
    ),
    "Gather": "table/not-host table/not-over",
    "Say": "say/too-often seat/none",
    "Remove": "seat/no-person table/not-host",
    "Readmit": "seat/not-removed table/not-host",
    "HandOver": "seat/no-person table/not-host",
    "Act": "seat/none table/not-playing turn/not-yours version/ahead version/stale",
    "Skip": "seat/none skip/with-people table/not-playing",
    "Again": "seat/none table/not-over",
    "Sit": "seat/fixed seat/none-open seat/other-hand seat/removed seat/replayed seat/taken",
    "Rise": "seat/none",
    "Commit": "fair/malformed fair/no-person fair/promised-already seat/none table/not-shuffling",
    "Reveal": "fair/mismatch fair/no-person fair/not-yet fair/size seat/none table/not-shuffling",
    "StandIn": "seat/no-person seat/none standin/already standin/clock standin/early table/not-playing",
    "Return": "seat/none standin/none",
    "Undo": "seat/none table/not-playing undo/nothing undo/with-people version/ahead version/stale",
    "Hint": "seat/none table/not-playing turn/not-yours undo/with-people version/ahead version/stale",
}

EVENINGS: Final = {
    "SetUp": (
        "evening/begun evening/best-of evening/day evening/league-pairs evening/not-director evening/players "
        "evening/rounds "
        "evening/seats-pairs evening/team-names"
    ),
    "PlanAhead": "evening/not-director evening/over",
    "SeatRound": (
        "evening/no-more evening/no-round evening/not-director evening/other-seats evening/over evening/results "
        "evening/seated evening/too-few evening/two-teams"
    ),
    "StartClock": "evening/no-round evening/not-director evening/not-last",
    "StopClock": "evening/no-round evening/not-director evening/not-last",
    "Revoke": "evening/has-results evening/not-director evening/not-last-step evening/nothing evening/why-again",
    "Finish": "evening/not-director evening/over evening/unfinished",
    "Reopen": "evening/not-director evening/not-over",
    "Enter": (
        "evening/full evening/has-partner evening/member evening/no-entrant evening/not-director evening/over "
        "evening/own-partner"
    ),
    "EnterMyself": (
        "evening/by-director evening/entered evening/entered-before evening/full evening/has-partner "
        "evening/no-entrant evening/over evening/own-partner evening/partner-played"
    ),
    "RemoveEntrant": "evening/has-played evening/no-entrant evening/not-director",
    "ChangeEntrant": "evening/has-partner evening/member evening/no-entrant evening/not-director evening/own-partner",
    "Withdraw": "evening/gone evening/no-entrant evening/not-director",
    "ComeBack": "evening/here evening/no-entrant evening/not-director",
    "Link": "evening/director-hand evening/linked evening/no-entrant evening/other-hand evening/over",
    "Unlink": "evening/no-entrant evening/not-director",
    "ShowPlay": "evening/not-entered",
    "Direct": "evening/directs evening/key",
    "DismissDirector": "evening/no-director evening/not-director evening/senior",
    "RenewDirectorsKey": "evening/not-director",
    "PrintCards": "evening/not-director evening/over",
    "DropCards": "evening/not-director evening/over",
    "EnterResult": (
        "evening/doubtful evening/has-result evening/no-round evening/no-table evening/not-director "
        "evening/other-seats evening/score"
    ),
    "ReportResult": (
        "evening/doubtful evening/has-result-already evening/no-reports evening/no-round evening/no-table "
        "evening/not-entered evening/not-yours evening/online evening/over evening/score evening/went-home"
    ),
    "ConfirmResult": (
        "evening/has-result-already evening/late-device evening/no-report evening/no-round evening/no-table "
        "evening/not-entered evening/not-yours evening/online evening/over evening/own-report "
        "evening/went-home"
    ),
    "PromisePart": "evening/no-shuffle evening/not-entered fair/malformed fair/no-person fair/promised-already",
    "ShowPart": "evening/no-shuffle evening/not-entered fair/mismatch fair/no-person fair/not-yet fair/size",
}

CLUBS: Final = {
    "SetUpClub": (
        "club/day club/name club/not-admin club/zone evening/best-of evening/day evening/league-pairs "
        "evening/players evening/seats-pairs evening/team-names"
    ),
    "AddMember": "club/full club/not-admin",
    "ChangeMember": "club/no-member club/not-admin",
    "BecomeMember": "club/linked club/member-key",
    "Agree": "club/not-member",
    "PartMember": "club/no-member club/not-admin",
    "Administer": "club/admin club/key",
    "DismissAdmin": "club/not-admin club/senior",
    "RenewKey": "club/not-admin",
    "PlanSeason": "club/day club/days club/name club/no-season club/not-admin club/seasons",
    "DropSeason": "club/no-season club/not-admin",
    "DropEvening": "club/no-evening club/not-admin",
}

OTHERS: Final = {
    "tables": (
        "daily/once evening/closed evening/director seat/unknown table/closed table/no-spectators table/seats-of-rules "
        "replay/not-over fair/no-proof fair/promise fair/version"
    ),
    "evenings": "evening/no-member evening/too-much",
    "clubs": "club/evenings club/too-much",
}
"""Codes that belong to no act: those of any act, of an opening, a visit, a replay or a proof."""


@pytest.mark.parametrize(("package", "acts"), [("tables", TABLES), ("evenings", EVENINGS), ("clubs", CLUBS)])
def test_an_act_may_be_refused_with_these_codes_and_no_others(package: str, acts: Mapping[str, str]) -> None:
    assert codes_of_acts(package) == {act: frozenset(codes.split()) for act, codes in acts.items()}


@pytest.mark.parametrize(("package", "acts"), [("tables", TABLES), ("evenings", EVENINGS), ("clubs", CLUBS)])
def test_every_code_is_that_of_an_act_or_is_named(package: str, acts: Mapping[str, str]) -> None:
    """Except that too much has happened, which may be said of anything."""
    of_acts = {code for codes in acts.values() for code in codes.split()}
    others = {code for code in all_codes(package) - of_acts if not code.endswith("/too-long")}
    assert others == set(OTHERS[package].split())


@pytest.mark.parametrize("package", ["tables", "evenings", "clubs"])
def test_no_docstring_repeats_a_code(package: str) -> None:
    named = [
        f"{path.name}: {node.name}"
        for path in sorted((SOURCES / "euchre" / package).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and _CODE.search(ast.get_docstring(node) or "")
    ]
    assert named == []

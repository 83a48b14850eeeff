"""A match that need never end, since all may pass for ever, is abandoned after as many deals as a table plays."""

from __future__ import annotations

import pytest

from euchre.core.actions import PASS, Action
from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.record.log import format_log, parse_log
from euchre.record.statistics import statistics
from euchre.tables import course
from euchre.tables.fair.verdict import check
from euchre.tables.history import entry_of, matches_in
from euchre.tables.messages import Again
from euchre.tables.perspective import announcements
from euchre.tables.perspective.replay import frames
from euchre.wording import wording
from support.evenings import HOST, Evening, alone

FEW = 7


def _pass(state: State) -> Action:
    return PASS if PASS in legal(state) else legal(state)[0]


@pytest.fixture(params=["standard", "standard,all_pass=same-dealer", "british", "standard,cut=right"])
def passed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """A match at a table that plays few deals, in which all players passed all the time."""
    for module in (course, announcements):
        monkeypatch.setattr(module, "MOST_DEALS", FEW)
    evening = alone(rules=request.param)
    evening.play(_pass, until=lambda: evening.stage == "over")
    return evening


def test_the_match_is_over_and_nobody_has_won(passed: Evening) -> None:
    now = passed.last_now(HOST)
    assert now.picture is not None
    assert (now.picture.phase, now.picture.winner, now.picture.turn, now.picture.choices) == ("over", None, None, ())
    assert now.picture.verdict == "A draw."
    assert (now.table.abandoned, now.table.conceded, now.table.dealt) == (True, None, FEW)
    assert [line for news in now.news for line in news.lines][-1] == "The match ends without a winner after 7 deals."
    entry = entry_of(passed.table)
    assert (entry.winner, entry.conceded, entry.ended) == (None, None, passed.table.ended)
    assert entry.ended is not None


def test_its_record_is_a_whole_match(passed: Evening) -> None:
    (played,) = matches_in(passed.log)
    assert played.record.over
    assert played.record.winner is None
    assert parse_log(format_log(played.record)).over
    assert check(played.record).holds
    assert frames(wording(), played.record, 0)[-1].picture.phase == "over"
    assert statistics([(played.record, 0)]).matches.of == 1


def test_another_match_follows(passed: Evening) -> None:
    passed.do(HOST, Again)
    passed.shuffle()
    assert passed.last_now(HOST).table.match == 2
    assert not passed.last_now(HOST).table.abandoned


def test_no_match_in_which_every_deal_scores_is_that_long() -> None:
    """Bound a match by nine games to 32 points: each side may stand one game, and one point, before it wins."""
    most = {option.name: max(option.choices) for option in Rules.options() if option.name in ("games", "target")}
    assert (2 * int(most["games"]) - 1) * (2 * int(most["target"]) - 1) == 1_071 < course.MOST_DEALS

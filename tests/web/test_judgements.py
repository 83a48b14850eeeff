"""Judgements are made once for a position, however many people come to it, and are the same as without that."""

from __future__ import annotations

from random import Random

import pytest

from euchre.record.match_record import MatchRecord
from euchre.review.decision import JudgedDecision, Way, judge_ways
from euchre.review.judgement import ReviewLevel
from euchre.review.match_review import review_deal
from euchre.tables.history import played
from euchre.web.past import judgements
from euchre.web.past.judgements import Judgements
from euchre.wording import Wording
from support.daily import MONDAY, finished, opened

PEOPLE = 60


def _records() -> list[MatchRecord]:
    """A daily deal as many people play it; each chooses at random."""
    return [played(finished(opened(MONDAY, 1, f"guest-{seed}"), Random(seed)))[0].record for seed in range(PEOPLE)]


def test_a_position_that_many_come_to_is_judged_once_for_each_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = list[tuple[str, str, str]]()

    def note(ways: tuple[Way, ...], seed: str, _level: ReviewLevel, _words: Wording | None) -> JudgedDecision | None:
        judged.extend((str(way.position), str(way.chosen), seed) for way in ways)
        return None

    monkeypatch.setattr(judgements, "judge_ways", note)
    memory, asked = Judgements(), 0

    def ask(ways: tuple[Way, ...], seed: str, level: ReviewLevel, words: Wording | None) -> JudgedDecision | None:
        nonlocal asked
        asked += 1
        return memory.judge(ways, seed, level, words)

    for record in _records():
        review_deal(record, 1, judge=ask)
    assert len(judged) == len(set(judged)), "none is judged twice"
    assert asked > 1.3 * len(judged)


@pytest.mark.slow
def test_a_remembered_judgement_is_that_which_is_made_anew() -> None:
    memory = Judgements()
    for record in _records()[:4]:
        for _ in range(2):
            remembered = review_deal(record, 1, judge=memory.judge)
            assert remembered.reviewed == review_deal(record, 1, judge=judge_ways).reviewed

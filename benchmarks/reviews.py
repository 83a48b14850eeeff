"""A whole match reviewed in one process: how long somebody waits for the review of an evening."""

from __future__ import annotations

from benchmarks.house.player import HouseBot
from benchmarks.race import Race
from euchre.bots.play import moves
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.record.match_record import MatchRecord
from euchre.review.judgement import ReviewLevel
from euchre.review.match_review import review

_DEALS = 12


def race() -> Race:
    """Deals a second at the level quick, against the level full, in a match of twelve."""
    rules = Rules.parse(f"standard,target=0,deals={_DEALS}")
    played = moves(new_match(rules), (HouseBot(),) * FOUR.players, 1)
    record = MatchRecord(rules=rules, actions=tuple(move.action for move in played))

    def reviewed(level: ReviewLevel) -> int:
        return len(review(record, level).deals)

    return Race(
        "a match reviewed",
        "deals/s",
        lambda: reviewed("quick"),
        lambda: reviewed("full"),
        "the same at the level full",
    )

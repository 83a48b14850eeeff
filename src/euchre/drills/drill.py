"""A drill: a decision to practise, with the worth of its choices."""

from __future__ import annotations

from typing import Final

import msgspec

from euchre.core.actions import parse_action
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.drills.kind import DrillKind, kind_of
from euchre.position.position import Position
from euchre.review.judgement import CLEAR
from euchre.review.reviewed_deal import ReviewedDecision, WeighedChoice

_MOST_CALLS: Final = 5
"""The most calls that a drill offers; of cards it offers the whole hand."""


class Drill(msgspec.Struct, frozen=True):
    """A decision to practise."""

    position: str
    """The moment as a text, from the seat that decides; no other drill has the same."""
    kind: DrillKind
    choices: tuple[WeighedChoice, ...]
    """The choices on offer, the best first; their reasons without words (`euchre.wording.unspoken`)."""
    chosen: str = ""
    """The choice once taken in a match; "" in the collection."""

    @property
    def best(self) -> WeighedChoice:
        """The best choice."""
        return self.choices[0]

    def is_right(self, action: str) -> bool:
        """True for the best choice, and for any that is not clearly worse. Raises `StopIteration` for no choice."""
        choice = next(choice for choice in self.choices if choice.action == action)
        return _loss(self.best, choice) <= CLEAR * choice.error


def drill_of(decision: ReviewedDecision) -> Drill:
    """The drill on a decision that somebody took in a match: its best choices, and the one they took."""
    offered = decision.choices[: most_choices(Position.parse(decision.position).view)]
    taken = (choice for choice in decision.choices[len(offered) :] if choice.action == decision.chosen)
    return Drill(decision.position, kind_of_decision(decision), (*offered, *taken), decision.chosen)


def kind_of_decision(decision: ReviewedDecision) -> DrillKind:
    """The kind of a decision that somebody took in a match."""
    best, view = decision.choices[0], Position.parse(decision.position).view
    return kind_of(view, parse_action(best.action), parse_action(decision.chosen), best.points)


def most_choices(view: View) -> int:
    """The number of choices that a drill on a decision offers at most, the best first."""
    return len(view.legal) if view.phase in {Phase.BURY, Phase.GIVE, Phase.PLAY} else _MOST_CALLS


def _loss(best: WeighedChoice, choice: WeighedChoice) -> float:
    return (best.wins or 0.0) - (choice.wins or 0.0)

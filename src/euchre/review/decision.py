"""A judged decision, from what its seat could know: the worth of each choice, and the loss of the one taken."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from euchre.bots.advice.advice import AdvisedAction, advise
from euchre.bots.search.level import SearchLevel, level_named
from euchre.core.actions import Action, Play
from euchre.core.state import Phase, the_contract
from euchre.core.trump import suit_of
from euchre.core.view import View, the_seat
from euchre.position.position import Position
from euchre.review.caution import with_condition
from euchre.review.judgement import CLEAR, Judgement, Kind, ReviewLevel, review_level
from euchre.review.measured_choices import MeasuredChoices, measured
from euchre.wording import Wording, wording

_SEARCH: Final[dict[ReviewLevel, SearchLevel]] = {
    "quick": level_named("expert")._replace(looks=1),
    "full": level_named("expert"),
}
"""The depth of the search that judges: always at deals that are likely after what the others did."""


KNOWN_TO: Final[dict[ReviewLevel, float]] = {"quick": 0.02, "full": 0.01}
"""The standard error (0..1) to which the chance of the best choice is known."""


def search_level(level: ReviewLevel) -> SearchLevel:
    """The depth of the search that judges. Raises `EuchreError` for an unknown level."""
    return _SEARCH[review_level(level)]


NOTHING: Final = 0.001
"""A choice that gives away no more than this, in chances to win the match, gives away nothing that is printed."""
FINE, INACCURACY, MISTAKE = 0.01, 0.03, 0.06
"""Up to these losses, in chances to win the match, a choice is fine, an inaccuracy, a mistake; beyond, a blunder."""

_KINDS: Final[dict[Phase, Kind]] = {
    Phase.WEAK_HANDS: "weak hand",
    Phase.BENNY: "name",
    Phase.ROUND_1: "order",
    Phase.ROUND_2: "name",
    Phase.BURY: "bury",
    Phase.ALONE: "alone",
    Phase.ASK: "give",
    Phase.GIVE: "give",
}


class JudgedDecision(NamedTuple):
    """A decision that somebody had, judged."""

    seat: int
    kind: Kind
    view: View
    """The view of the seat."""
    chosen: Action
    choices: tuple[AdvisedAction, ...]
    """The choices with their worth, the best first."""
    loss: float
    """The chance (0..1) to win the match that the choice gave away next to the best one.

    It is measured on deals of its own, so its average over many decisions has no bias; where the two are close it may
    be less than 0.
    """
    error: float
    """The standard error of the loss."""
    verdict: Judgement
    edge: float = 0.0
    """The clear gain of the choice over the obvious one, that of a player who does not search; or 0."""
    position: Position | None = None
    """The same moment with a text of its own; None where nobody knows how it came about."""
    step: int | None = None
    """The index of the action in the record, from 0; None where there is no record."""

    def __repr__(self) -> str:
        lost = f"lost {self.loss:.3f} ± {self.error:.3f} of the match"
        return f"<Decision of seat {self.seat}, {self.chosen}: {self.verdict.value}, {lost}; best: {self.best.action}>"

    @property
    def best(self) -> AdvisedAction:
        """The best choice."""
        return self.choices[0]

    @property
    def wins(self) -> float:
        """The chance (0..1) that the seat's side wins the match after what was chosen."""
        return next(one.wins for one in self.choices if one.action == self.chosen)


def is_decision(view: View) -> bool:
    """True where a seat has a choice that can be better or worse: no cut is."""
    return len(view.legal) > 1 and view.phase is not Phase.CUT


def judge(view: View, chosen: Action, seed: str, level: ReviewLevel, words: Wording | None = None) -> JudgedDecision:
    """Judge what a seat chose, from its view alone. The same view, choice, seed and level give the same verdict.

    The reasons are told in these `words`. Raises `ValueError` if `chosen` is not one of ``view.legal``.
    """
    if chosen not in view.legal:
        raise ValueError(f"{chosen} is not among the choices of this view")
    search = search_level(level)
    choices = advise(view, Random(f"{seed}/best"), level=search, known_to=KNOWN_TO[level], words=words)
    found = measured(view, choices, chosen, Random(f"{seed}/loss"), search)
    best, *others = found.choices
    if found.has_condition:
        best = with_condition(words or wording(), view, best)
    return JudgedDecision(
        the_seat(view),
        kind_of(view, chosen),
        view,
        chosen,
        (best, *others),
        found.loss.wins,
        found.loss.error,
        _verdict(found),
        found.edge,
    )


class Way(NamedTuple):
    """The moment of a decision, as it may have been."""

    position: Position
    view: View
    chosen: Action


def judge_ways(
    ways: tuple[Way, ...], seed: str, level: ReviewLevel, words: Wording | None = None
) -> JudgedDecision | None:
    """Judge a decision that may have been one of several; None where they have not the same verdict.

    Of those with the same verdict the least loss counts.
    """
    judged = [judge(way.view, way.chosen, seed, level, words)._replace(position=way.position) for way in ways]
    return min(judged, key=lambda decision: decision.loss) if len({one.verdict for one in judged}) == 1 else None


def kind_of(view: View, chosen: Action) -> Kind:
    """The subject of a decision."""
    if not isinstance(chosen, Play):
        return _KINDS[view.phase]
    if not view.trick:
        return "lead"
    trump = the_contract(view).trump
    return "follow" if suit_of(chosen.card, trump) is suit_of(view.trick[0], trump) else "discard"


def _verdict(found: MeasuredChoices) -> Judgement:
    if found.has_condition:
        return Judgement.TOO_CLOSE
    behind, error, _ = found.behind
    least, most = behind - CLEAR * error, behind + CLEAR * error
    if most <= NOTHING or (least <= 0 and most <= FINE):
        return Judgement.BEST
    if least <= 0 or found.is_best:  # or what chose it and what measured it contradict each other
        return Judgement.TOO_CLOSE
    if behind <= FINE:
        return Judgement.FINE
    if behind <= INACCURACY:
        return Judgement.INACCURACY
    return Judgement.MISTAKE if behind <= MISTAKE else Judgement.BLUNDER

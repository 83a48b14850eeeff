"""The analysis of a position from what its seat knows: the worth of each choice, and where unseen cards may lie."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from euchre.bots.advice.advice import AdvisedAction, advise
from euchre.core.errors import EuchreError
from euchre.core.view import View
from euchre.review.caution import with_conditions
from euchre.review.decision import KNOWN_TO, search_level
from euchre.review.judgement import ReviewLevel
from euchre.review.whereabouts import Whereabouts, where_cards_lie
from euchre.wording import Wording, wording


class Analysis(NamedTuple):
    """The analysis of a seat's position; ``print(analysis)`` shows it."""

    view: View
    """The view of the seat."""
    level: ReviewLevel
    seed: int
    choices: tuple[AdvisedAction, ...]
    """The choices with their worth, the best first; none where it is not this seat's turn."""
    cards: Whereabouts
    """The likely places of the cards that the seat does not see."""

    def __str__(self) -> str:
        """The seat's view; for each choice its chance to win in per cent, error, points and why; then the cards."""
        rows = [
            f"{one.action!s:20}{100 * one.wins:6.1f} ±{100 * one.error:4.1f}{one.points:+7.2f}  {one.why}"
            for one in self.choices
        ]
        return "\n".join((str(self.view), *rows, str(self.cards)))

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain values: chances from 0 to 1, points of the seat's side less those of the others."""
        return {
            "seat": self.view.seat,
            "turn": self.view.turn,
            "level": self.level,
            "seed": self.seed,
            "choices": [one.to_json() for one in self.choices],
            "cards": self.cards.to_json(),
        }


def analyse(view: View, level: ReviewLevel = "quick", *, seed: int = 1, words: Wording | None = None) -> Analysis:
    """Analyse a position as its seat sees it. The same view, level and seed give the same analysis.

    The reasons are told in these `words`. No hidden card is looked at. Raises `EuchreError` for a spectator, where no
    cards are dealt, where the cards cannot lie in any way that fits the view, and for what is no view.
    """
    _check_view(view)
    cards = where_cards_lie(view, seed=seed)
    search, words = search_level(level), words or wording()
    choices = advise(view, Random(f"{seed}/best"), level=search, known_to=KNOWN_TO["full"], words=words)
    if choices:
        choices = with_conditions(words, view, choices, Random(f"{seed}/careful"), search)
    return Analysis(view, level, seed, choices, cards)


def _check_view(view: object) -> None:
    """Raise `EuchreError` for what is no view: a position has one, and looks like one."""
    if not isinstance(view, View):
        given = type(view).__name__
        raise EuchreError("review/view", f"An analysis is of a view, such as position.view, not of a {given}.")

"""The decisions of one match, as rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.advice.advice import AdvisedAction, advise
from euchre.bots.bot import dismiss
from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.core.actions import Action, Deal
from euchre.core.cards import Card
from euchre.core.engine import Move, new_match
from euchre.core.scoring import gained
from euchre.core.state import State, result_between
from euchre.core.unseen import laid_away
from euchre.core.view import View, view
from euchre.data.columns import NUMBERS
from euchre.data.plan import DataPlan
from euchre.env.layout import layout_of
from euchre.env.numbering import Spelling, numbers_of
from euchre.env.observation import mask, observation
from euchre.env.reward import Gains, nothing, outcome
from euchre.position.position import position_of
from euchre.review.decision import is_decision, kind_of, search_level
from euchre.review.judgement import review_level

Row = dict[str, Any]
Worths = NDArray[np.float32]
_UNASKED: Final = np.full(NUMBERS, np.nan, np.float32)


def match_rows(plan: DataPlan, match: int) -> Iterator[Row]:
    """A row for each decision of a match of this plan; an action that takes three numbers has three.

    Cuts, and where only one action is legal, are no decisions. The match is played anew, from its number alone.
    """
    rules, names = plan.rules_of(match), plan.seats_of(match)
    bots = [bot_named(name) for name in names]
    try:
        played = list(moves(new_match(rules), bots, f"{plan.seed}/{match}"))
    finally:
        for bot in bots:
            dismiss(bot)
    won, table = outcome(played[-1].after), plan.seating
    steps: list[tuple[State, Action]] = []
    begins, number = 0, 0
    gains = _gains(played)
    for step, move in enumerate(played):
        if isinstance(move.action, Deal):
            begins, number = step, number + 1
            steps = []
        if move.before.turn is not None and is_decision(seen := view(move.before, move.before.turn)):
            seat, side = move.before.turn, table.side(move.before.turn)
            clockwise = (seat, *table.from_left(seat)[:-1])
            shared = {
                "match": match,
                "deal": number,
                "step": step,
                "rules": str(rules),
                "seat": seat,
                "player": names[seat],
                "kind": kind_of(seen, move.action),
                "position": str(position_of(steps, seat)),
                "hands": _places(table.players, (move.before.hand(one) for one in clockwise)),
                "away": _places(table.players, (laid_away(move.before, one) for one in clockwise)),
                "points": gains[begins][side],
                "won": won[side],
            }
            for row in _decision(plan, seen, move.action, f"{plan.seed}/{match}/{step}/values"):
                yield shared | row
        steps.append((move.before, move.action))


def _places(players: int, sets: Iterable[Iterable[Card]]) -> NDArray[np.int8]:
    """A set of cards for each player, each with a place for every card, as an observation has them."""
    block = layout_of(players).shown
    found = np.zeros(block.size, np.int8)
    found[[block.at(place, card) - block.first for place, cards in enumerate(sets) for card in cards]] = 1
    return found


def _gains(played: Sequence[Move]) -> dict[int, Gains]:
    """Points of each side less the others' by deal, under the step that dealt it; nothing where cards came again."""
    found, begins = dict[int, Gains](), 0
    for step, move in enumerate(played):
        if isinstance(move.action, Deal):
            begins, found[step] = step, nothing(move.after.rules)
        if (result := result_between(move.before, move.after)) is not None:
            found[begins] = gained(result.points)
    return found


def _decision(plan: DataPlan, seen: View, chosen: Action, seed: str) -> Iterator[Row]:
    """The view, the legal choices, the chosen one and the worth of each, number by number."""
    spelling = numbers_of(chosen, seen.legal)
    advised = () if plan.values == "none" else advise(seen, Random(seed), level=search_level(review_level(plan.values)))
    for length, number in enumerate(spelling):
        begun = spelling[:length]
        wins, gains, errors = _worths(advised, seen.legal, begun)
        yield {
            "observation": observation(seen, begun),
            "legal": mask(seen.legal, begun),
            "choice": number,
            "wins": wins,
            "gains": gains,
            "errors": errors,
        }


def _worths(
    advised: Sequence[AdvisedAction], legal: Sequence[Action], begun: Spelling
) -> tuple[Worths, Worths, Worths]:
    """The worth of the best action that begins with `begun`, by next number: chance to win, points, standard error."""
    wins, gains, errors = _UNASKED.copy(), _UNASKED.copy(), _UNASKED.copy()
    for one in advised:
        spelling = numbers_of(one.action, legal)
        if spelling[: len(begun)] == begun and not wins[spelling[len(begun)]] >= one.wins:
            wins[spelling[len(begun)]], gains[spelling[len(begun)]] = one.wins, one.points
            errors[spelling[len(begun)]] = one.error
    return wins, gains, errors

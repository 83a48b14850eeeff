"""Make the collection of drills in the package: ``python -m tools.make_drills``.

Deals from random scores are played by `swift`, and their decisions weighed as a review of the full level weighs them. A
decision becomes a drill where its best choice is ahead of every other one that does not come to the same by more than
chance explains, measured on deals of their own; a bid also among players who call less readily. What casual players
would not get wrong is left out. The same seed makes the same collection; it takes a quarter of an hour on one core.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from euchre.bots.advice.advice import AdvisedAction, advise
from euchre.bots.advice.loss import losses
from euchre.bots.play import moves
from euchre.bots.policy.player import SwiftBot
from euchre.bots.search.player import SearchBot
from euchre.core.actions import Action, Name, Order, Pass, parse_action
from euchre.core.engine import Move, new_match
from euchre.core.state import Phase, result_between
from euchre.core.view import View, view
from euchre.drills.collection import COLLECTION, CollectionFile
from euchre.drills.drill import Drill, most_choices
from euchre.drills.kind import DRILL_KINDS, DrillKind, kind_of
from euchre.drills.situation import PLACES, SCORE_BANDS, place_of, score_band
from euchre.position.position import position_of
from euchre.review.caution import cautious_loss
from euchre.review.decision import is_decision, search_level
from euchre.review.reviewed_deal import WeighedChoice
from euchre.wording.unspoken import Unspoken
from tools.data_file import as_text

COMMAND: Final = "python -m tools.make_drills"
ABOUT: Final = "Decisions to practise; euchre/drills/collection.py reads them, docs/drills.md says how they were made."
RULES: Final = "standard"
SEED: Final = "drills 1"
SCORES: Final = ((0, 0), (3, 3), (4, 2), (2, 5), (6, 6), (8, 5), (5, 8), (9, 6), (6, 9), (9, 7), (7, 9), (9, 9))
EACH: Final = 24
"""The drills of a kind."""
CELL: Final = 8
"""The drills of the kind that asks only to call or to pass, for each place, score and answer."""
CALLS: Final = CELL * len(PLACES) * len(SCORE_BANDS) * 2
WANTED: Final[dict[DrillKind, int]] = {
    kind: CALLS if kind == "call" else EACH for kind in DRILL_KINDS if kind != "card"
}
LEAST, MOST = 0.015, 0.2
"""The part of the chance to win by which the best choice leads: less is worth little, more is seen by everybody."""
SURE: Final = 3.0
"""The number of standard errors by which it must lead."""
TEMPTED: Final = 6
"""The number of casual players who are asked: a decision is worth asking where one of them gets it wrong."""
MOST_DEALS: Final = 2_500
"""Deals after which a kind that has too few stays as it is."""
PHASES: Final = {Phase.ROUND_1, Phase.ROUND_2, Phase.BURY, Phase.PLAY}
_QUICK, _FULL = search_level("quick"), search_level("full")._replace(looks=12)


class Making:
    """The drills made so far."""

    def __init__(self) -> None:
        self.drills: Final[list[Drill]] = []
        self._counts: Final[Counter[object]] = Counter()

    @property
    def is_done(self) -> bool:
        """True once there are enough of each kind."""
        return all(self._counts[kind] >= wanted for kind, wanted in WANTED.items())

    def wants(self, kind: DrillKind, cell: object = None) -> bool:
        """True if there are too few of a kind, of the calls also of one `cell`."""
        return self._counts[kind] < WANTED.get(kind, 0) and (cell is None or self._counts[cell] < CELL)

    def add(self, drill: Drill, seen: View) -> None:
        """Add a drill."""
        self.drills.append(drill)
        self._counts.update((drill.kind, _cell(drill.kind, seen, parse_action(drill.best.action))))

    def report(self, deals: int) -> str:
        """The number of drills of each kind."""
        return f"{deals} deals: " + ", ".join(f"{kind} {self._counts[kind]}" for kind in WANTED)


def _cell(kind: DrillKind, seen: View, best: Action) -> object:
    """The place, score and answer of a drill that asks only to call or to pass; None for any other."""
    return (place_of(seen), score_band(seen), isinstance(best, Pass)) if kind == "call" else None


def made() -> tuple[Drill, ...]:
    """Make all drills, kind by kind."""
    making = Making()
    for number in range(MOST_DEALS):
        if making.is_done:
            break
        seed = f"{SEED}/{number}"
        decisions = list(_decisions(seed))
        Random(seed).shuffle(decisions)
        for drill, seen in filter(None, (_drill(making, *decision, seed) for decision in decisions)):
            making.add(drill, seen)
            break  # one of each deal: nobody is to know the cards from another drill
        if number % 100 == 0:
            print(making.report(number), flush=True)
    order = list(WANTED)
    return tuple(sorted(making.drills, key=lambda drill: order.index(drill.kind)))


def _decisions(seed: str) -> Iterator[tuple[str, View]]:
    """The decisions of a deal, each with its position."""
    score = SCORES[Random(f"{seed}/score").randrange(len(SCORES))]
    past: list[Move] = []
    for move in moves(new_match(RULES, score=score), (SwiftBot(),) * 4, seed):
        seat = move.before.turn
        if seat is not None and move.before.phase in PHASES:
            seen = view(move.before, seat)
            if is_decision(seen):
                steps = [(step.before, step.action) for step in past]
                yield str(position_of(steps, seat)), seen
        past.append(move)
        if result_between(move.before, move.after) is not None:
            return


def _drill(making: Making, position: str, seen: View, seed: str) -> tuple[Drill, View] | None:
    """The drill on a decision; None where it makes none, or none is wanted."""
    first, second, *_ = seen.legal
    if seen.phase is Phase.PLAY and not making.wants(kind_of(seen, first, second, 0.0)):
        return None
    quick = advise(seen, Random(f"{seed}/quick"), level=_QUICK, words=Unspoken())
    for kind, choices in _kinds(seen, quick):
        if making.wants(kind, _cell(kind, seen, choices[0].action)) and LEAST / 2 < _lead(choices) < 2 * MOST:
            drill = _weighed(position, seen, kind, seed)
            if drill is not None and _tempts(drill, seen, seed):
                return drill, seen
    return None


def _tempts(drill: Drill, seen: View, seed: str) -> bool:
    """True if a casual player may get a drill wrong; of choices that are not on offer nothing is said."""
    player = SearchBot("casual")
    answers = [str(player.choose(seen, Random(f"{seed}/casual {number}"))) for number in range(TEMPTED)]
    offered = {choice.action for choice in drill.choices}
    return any(answer in offered and not drill.is_right(answer) for answer in answers)


def _kinds(seen: View, choices: tuple[AdvisedAction, ...]) -> Iterator[tuple[DrillKind, tuple[AdvisedAction, ...]]]:
    """The kinds of drills that a decision may make, each with the choices that it offers, the best first.

    Only a drill on calling alone offers that. The last kind offers a pass and the best call.
    """
    together = tuple(choice for choice in choices if not _is_alone(choice.action))
    for offered in (choices, together):
        kind = kind_of(seen, offered[0].action, offered[1].action, offered[0].points)
        if (kind == "loner") == (offered is choices and together != choices) and kind != "call":
            yield kind, offered[: most_choices(seen)]
    passing = [choice for choice in together if isinstance(choice.action, Pass)]
    calls = [choice for choice in together if isinstance(choice.action, Order | Name)]
    if passing and calls:
        yield "call", tuple(choice for choice in together if choice in {*passing, calls[0]})


def _is_alone(action: Action) -> bool:
    return isinstance(action, Order | Name) and action.alone


def _lead(choices: tuple[AdvisedAction, ...]) -> float:
    """The part of the chance to win by which the best choice leads the next one that does not come to the same."""
    best = choices[0]
    others = [choice.wins for choice in choices[1:] if (choice.wins, choice.points) != (best.wins, best.points)]
    return best.wins - max(others, default=best.wins)


def _weighed(position: str, seen: View, kind: DrillKind, seed: str) -> Drill | None:
    """The drill, if its best choice leads clearly on other deals, too."""
    advised = advise(seen, Random(f"{seed}/best"), level=_FULL, known_to=0.005, words=Unspoken())
    choices = dict(_kinds(seen, advised)).get(kind)
    if choices is None:
        return None
    best, *others = choices
    found = losses(seen, best.action, [other.action for other in others], Random(f"{seed}/loss"), _FULL)
    apart = [loss for loss in found if loss.error > 0]
    if not apart or any(loss.wins < max(LEAST, SURE * loss.error) for loss in apart):
        return None
    if min(loss.wins for loss in apart) > MOST:
        return None
    for other in others:
        careful = cautious_loss(seen, best.action, other.action, Random(f"{seed}/careful"), _FULL)
        if careful is not None and careful.wins < max(LEAST, SURE * careful.error):
            return None
    weighed = [_choice(best, best.wins, best.points, 0.0, best.why)]
    for other, loss in zip(others, found, strict=True):
        weighed.append(_choice(other, best.wins - loss.wins, best.points - loss.points, loss.error, ""))
    return Drill(position, kind, tuple(sorted(weighed, key=lambda choice: -(choice.wins or 0))))


def _choice(choice: AdvisedAction, wins: float, points: float, error: float, why: str) -> WeighedChoice:
    return WeighedChoice(str(choice.action), round(points, 2), round(wins, 4), round(error, 4), why)


def main() -> None:
    """Write the collection."""
    COLLECTION.write_text(as_text(msgspec.to_builtins(CollectionFile(ABOUT, COMMAND, made()))))


if __name__ == "__main__":
    main()

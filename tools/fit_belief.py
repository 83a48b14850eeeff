"""Fit the likelihoods behind "where the cards lie" to players of many kinds, and score them on other games.

Run ``python -m tools.fit_belief`` from the top folder: it prints the scores that `docs/review.md` has, of the numbers
in `euchre.bots.policy.likelihood`. With ``--fit`` it looks for better numbers instead, a step at a time from those, and
prints them. At each table sit four players of a kind, or of four kinds; the people are those of ``tests/data/egn``.
The games to fit to and the games to score are different ones.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from benchmarks.yardsticks import player_named

from euchre.bots.play import moves
from euchre.bots.policy.belief import PolicyBelief
from euchre.bots.policy.likelihood import MODELS, PlayerModel
from euchre.bots.policy.nets import policy
from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.cards import set_of
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.state import Phase, State
from euchre.core.view import View, view
from euchre.record.egn import untold
from euchre.record.read import read_records
from euchre.review.whereabouts import Whereabouts, where_cards_lie, whereabouts
from euchre.worlds.belief import weights
from euchre.worlds.draw import Worlds, worlds

KINDS: Final = {
    "swift": ("swift",),
    "search": ("search",),
    "search:level=club": ("search:level=club",),
    "search:level=beginner": ("search:level=beginner",),
    "house": ("house",),
    "pimc": ("pimc",),
    "mixed": ("house", "search:level=beginner", "pimc", "search:level=club"),
}
"""The players at the tables that are played."""
PEOPLE: Final = {
    "fit": ("eleven-deals", "twelve-deals", "old-names"),
    "held out": ("one-deal", "two-deals", "nine-deals", "thirteen-deals"),
}
_EVERY: Final = 8
"""The number of decisions of which one is taken, so that there are many deals."""
_FIT_DRAWN: Final = 512
_DRAWN: Final = 2048
_STEP: Final = 1.5
_LEAST: Final = 0.005
"""The least gain of a step, in nats a decision; less is chance."""


class Moment(NamedTuple):
    """A decision, and where the cards lay."""

    kind: str
    deal: str
    seen: View
    state: State
    is_told: bool = True
    """True if the record tells what was buried."""

    @property
    def stage(self) -> str:
        """The bidding, or the number of cards the player holds."""
        return str(len(self.seen.hand)) if self.seen.phase is Phase.PLAY else "bidding"


def _is_asked(state: State) -> bool:
    """True if the player to move has a choice, after other players have acted."""
    if state.turn is None or state.open.up_card is None or not state.open.calls:
        return False
    return bool(state.hand(state.turn)) and len(view(state, state.turn).legal) > 1


def played(kind: str, games: str, matches: int) -> Iterator[Moment]:
    """Yield sampled decisions from matches between players of this kind."""
    for match in range(matches):
        name = f"{games}/{kind}/{match}"
        rng = Random(f"{name}/moments")
        names = [KINDS[kind][(match + seat) % len(KINDS[kind])] for seat in range(FOUR.players)]
        for state, _, _ in moves(new_match(PRESETS["standard"]), [*map(player_named, names)], name):
            if _is_asked(state) and state.turn is not None and not rng.randrange(_EVERY):
                yield Moment(kind, f"{name}/{state.match.deals_finished}", view(state, state.turn), state)


def recorded(games: str) -> Iterator[Moment]:
    """The decisions of people of which it is known what they saw, and what the others held."""
    for name in PEOPLE[games]:
        record = read_records(f"tests/data/egn/{name}.egn")[0]
        deals, guessed = json.loads(record.egn or "")["deals"], untold(record).decisions
        number = -1
        for index, (state, action) in enumerate(record.steps()):
            number += isinstance(action, Deal)
            if index in guessed or not _is_asked(state) or state.turn is None:
                continue
            bidding, *play = deals[number]["phases"]
            is_told = "discard" in bidding or not any(call == "Order" for call in bidding["calls"])
            if _is_whole(play) and (is_told or state.phase is Phase.PLAY):
                yield Moment("people", f"{name}/{number}", view(state, state.turn), state, is_told)


def _is_whole(play: list[dict[str, Any]]) -> bool:
    """True if all four hands were played and written down."""
    cards = [card for phase in play for trick in phase.get("tricks", ()) for card in trick]
    return len(cards) == FOUR.players * law.HAND_SIZE and all(len(card) == 2 and card != "Xx" for card in cards)


def moments(games: str, matches: int) -> list[Moment]:
    """The decisions to fit to, or to score."""
    return [*(one for kind in KINDS for one in played(kind, games, matches)), *recorded(games)]


# The score of numbers to be fitted


class Sampled(NamedTuple):
    """A decision with deals that might have been, the true one first."""

    kind: str
    seen: View
    deals: Worlds


def sampled(one: Moment) -> Sampled:
    """The deals sampled for a decision, after the true one."""
    hidden, buried = one.state.hidden, [0, 0, 0, 0]
    for seat, card in hidden.buried:
        buried[seat] |= 1 << card
    hands = [set_of(one.state.hand(seat)) for seat in range(FOUR.players)]
    true = (hands, buried, set_of(hidden.kitty), (sum(buried), 0), 0)
    drawn = worlds(one.seen, Random(1), _FIT_DRAWN)
    both = (np.concatenate([np.array([part], np.uint64), rest]) for part, rest in zip(true, drawn, strict=True))
    return Sampled(one.kind, one.seen, Worlds(*both))


def likelihood(found: Sequence[Sampled], models: tuple[PlayerModel, ...]) -> float:
    """The log likelihood of the true deals over uniform draws, in nats a decision; every kind counts the same."""
    gains: dict[str, list[float]] = defaultdict(list)
    belief = PolicyBelief(policy(), models)
    for one in found:
        likely = weights(one.seen, one.deals, belief)
        gains[one.kind].append(log(likely[0] / likely[1:].mean()))
    return fmean(map(fmean, gains.values()))


def fitted(found: Sequence[Sampled]) -> tuple[PlayerModel, ...]:
    """Go from the numbers of today to better ones, one number at a time, until no step gains."""
    models, best, moved = MODELS, likelihood(found, MODELS), True
    while moved:
        moved = False
        for row in range(len(models)):
            for field in PlayerModel._fields:
                for factor in (_STEP, 1 / _STEP):
                    trial = _moved(models, row, field, factor)
                    while (gain := likelihood(found, trial)) > best + _LEAST:
                        models, best, moved = trial, gain, True
                        print(f"{gain:+.4f} {models[row]}", flush=True)
                        trial = _moved(models, row, field, factor)
    return models


def _moved(models: tuple[PlayerModel, ...], row: int, field: str, factor: float) -> tuple[PlayerModel, ...]:
    """The models with one number changed; of a chance, its odds."""
    value = getattr(models[row], field)
    if "doubt" in field:
        value *= factor
    else:
        odds = value / (1 - value) * factor
        value = odds / (1 + odds)
    moved = [*models]
    moved[row] = models[row]._replace(**{field: value})
    total = sum(model.share for model in moved)
    return tuple(model._replace(share=model.share / total) for model in moved)


# The score of what is shown


def gain(one: Moment) -> float:
    """The gain of `where_cards_lie` over uniform draws in predicting the unseen cards, in nats."""
    drawn = worlds(one.seen, Random(1), _DRAWN)
    flat = whereabouts(one.seen, drawn, np.ones(_DRAWN))
    return _told(one, where_cards_lie(one.seen)) - _told(one, flat)


def _told(one: Moment, found: Whereabouts) -> float:
    """The logarithms of the chances that the true places were given, summed over the unseen cards."""
    total = 0.0
    for card, seats, away in zip(found.cards, found.seats, found.away, strict=True):
        place = next((seat for seat in range(FOUR.players) if card in one.state.hand(seat)), None)
        share = away if place is None else seats[place]
        total += log((share * _DRAWN + 0.5) / (_DRAWN + 1))
    return total


def table(found: Sequence[Moment]) -> Iterator[str]:
    """A line for each kind of player, with the standard errors of deals."""
    stages = ("bidding", "5", "4", "3", "2")
    yield "| | decisions | all | bidding | 5 cards left | 4 | 3 | 2 |\n|---|---|---|---|---|---|---|---|"
    gains = [(one, gain(one)) for one in found]
    for kind in (*KINDS, "people"):
        rows = [
            [(one.deal, value) for one, value in gains if one.kind == kind and stage in ("all", one.stage)]
            for stage in ("all", *stages)
        ]
        yield f"| {kind} | {len(rows[0]):,} | {' | '.join(map(_cell, rows))} |"


def _cell(values: Sequence[tuple[str, float]]) -> str:
    mean, deals = fmean(value for _, value in values), defaultdict[str, float](float)
    for deal, value in values:
        deals[deal] += value - mean
    return f"{mean:+.2f} ± {sqrt(sum(total**2 for total in deals.values())) / len(values):.2f}"


def main() -> None:
    """Fit, or score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=8, help="matches of each kind of player")
    parser.add_argument("--fit", action="store_true", help="look for better numbers")
    asked = parser.parse_args()
    if asked.fit:
        for model in fitted([sampled(one) for one in moments("fit", asked.matches) if one.is_told]):
            print(model)
        return
    for line in table(moments("held out", asked.matches)):
        print(line, flush=True)


if __name__ == "__main__":
    main()

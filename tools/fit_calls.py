"""Fit the limits by which a beginner's hand is counted before a call to the calls of `swift`, then score them.

Run ``python -m tools.fit_calls --deals 2000`` from the top folder: for each preset in `euchre.narration.calling` it
prints the limit of each place in both rounds that gets the fewest calls wrong, then how often clear advice by the
limits in that module agrees with `swift` in other deals.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from euchre.bots.policy.player import SwiftBot
from euchre.core import law
from euchre.core.actions import Pass
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import Place
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase
from euchre.core.view import View, view
from euchre.narration.calling import LIMITS, counted

ROUNDS: Final = (Phase.ROUND_1, Phase.ROUND_2)


class Call(NamedTuple):
    """A decision to call or to pass."""

    seen: View
    place: Place
    is_call: bool


def calls(rules: Rules, seeds: Sequence[int]) -> Iterator[Call]:
    """The calls of `swift` in each place of random deals, in both rounds, while everybody before it passes.

    Whoever would have called in the first round is not asked in the second.
    """
    table, bot = law.seating(rules), SwiftBot()
    for seed in seeds:
        state, dealing, called = new_match(rules), Random(seed), set[int]()
        while state.phase not in ROUNDS:
            state = apply(state, chance(state, dealing) if is_chance(state) else legal(state)[0])
        while state.turn is not None and Pass() in legal(state):
            seen = view(state, state.turn)
            is_call = not isinstance(bot.choose(seen, dealing), Pass)
            if state.turn not in called:
                yield Call(seen, table.place_of(state.turn, state.match.dealer), is_call)
            called |= {state.turn} if is_call else set()
            state = apply(state, Pass())


def best_limit(hands: Sequence[tuple[int, bool]]) -> int:
    """The worth of hands that may as well be called as passed, so that the fewest calls are wrong."""
    worths = range(min(worth for worth, _ in hands), max(worth for worth, _ in hands) + 2)
    wrong = [
        sum(((worth > limit) is not is_call) + ((worth >= limit) is not is_call) for worth, is_call in hands)
        for limit in worths
    ]
    best = [limit for limit, number in zip(worths, wrong, strict=True) if number == min(wrong)]
    return best[len(best) // 2]


def fitted(preset: str, decisions: Sequence[Call]) -> Mapping[Phase, Mapping[Place, int]]:
    """The limits of each place in a preset, by round."""
    hands: dict[Phase, dict[Place, list[tuple[int, bool]]]] = defaultdict(lambda: defaultdict(list))
    for seen, place, is_call in decisions:
        count = counted(seen)
        if count is not None:
            limits = LIMITS[preset][ROUNDS.index(seen.phase)]
            hands[seen.phase][place].append((count.above + limits[place], is_call))
    return {phase: {place: best_limit(found) for place, found in hands[phase].items()} for phase in ROUNDS}


def agreement(decisions: Sequence[Call]) -> str:
    """The share of clear advice that `swift` follows, and the share of advice that is clear, by round and place."""
    clear, right, seen_at = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for seen, place, is_call in decisions:
        advice = counted(seen)
        for key in ((seen.phase.name, place), (seen.phase.name, "all")):
            seen_at[key] += 1
            if advice is not None and advice.advice in {"call", "pass"}:
                clear[key] += 1
                right[key] += (advice.advice == "call") is is_call
    return "; ".join(
        f"{phase} {place} {right[phase, place] / clear[phase, place]:.1%} of {clear[phase, place] / number:.0%}"
        for (phase, place), number in sorted(seen_at.items())
        if clear[phase, place]
    )


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    asked = parser.parse_args()
    for name in LIMITS:
        rules = PRESETS[name]
        found = fitted(name, tuple(calls(rules, range(asked.deals))))
        others = tuple(calls(rules, range(asked.deals, 2 * asked.deals)))
        print(f"{name}: {[dict(found[phase]) for phase in ROUNDS]}")
        print(f"  agreed in {asked.deals} other deals: {agreement(others)}", flush=True)


if __name__ == "__main__":
    main()

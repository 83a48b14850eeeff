"""Write the counted positions in tests/perft: `python -m tools.perft [FILE ...]`, a few minutes.

The counts come from OpenSpiel for its preset and from the slow reference for all others, never from the
engine that they test.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from euchre.core.actions import Action, Deal, Draw, Play  # noqa: E402 - the tests are found now
from euchre.core.engine import apply, legal, new_match  # noqa: E402
from euchre.core.rules import PRESETS, Rules  # noqa: E402
from euchre.core.shuffle import chance, is_chance  # noqa: E402
from support import reference  # noqa: E402
from support.perft import Entry  # noqa: E402
from support.reference_walk import table_of  # noqa: E402
from support.spiel import load, spiel_action  # noqa: E402

WEAK = "standard,weak_hand={},lowest=7,benny=joker,no_trump=second-round"
TABLES = {
    "standard": "standard",
    "british": "british",
    "north-american": "north-american",
    "online": "online",
    "openspiel": "openspiel",
    "house-1": WEAK.format("farmers-redeal"),
    "house-2": WEAK.format("go-under"),
    "house-3": "british,partners_best=1,benny_turned=dealer-looks-first,holding=trump",
    "house-4": "online,defend_alone=against-loner,holding=natural,alone_when=after-burial,alone_who=either-maker",
    "two-handed": "two-handed",
    "three-handed": "three-handed",
    "six-handed": "six-handed",
    "six-british": "british,players=6,lowest=7,score_cards=none",
    "railroad": "railroad",
    "two-widow": "two-handed,widow=yes,all_pass=stick-the-dealer,stuck_names=any-suit,no_trump=when-stuck",
    "six-asking": "six-handed,partners_best=1,best_when=may-ask,alone_when=after-burial",
}
"""The files and their rules; a new one comes last, so that the others stay as they are."""
HEAD = "# Counted by {}; see README.md.\n\n"


def leaves(state: Any, depth: int) -> int:
    """The number of sequences of `depth` legal actions from an OpenSpiel state."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(leaves(state.child(action), depth - 1) for action in actions)


def position(rules: Rules, rng: Random, calls: int) -> list[Action]:
    """The actions of a random deal and of some random calls and cards after it."""
    state, actions = new_match(rules), list[Action]()
    while calls or not any(isinstance(action, Deal) for action in actions):
        calls -= any(isinstance(action, Deal) for action in actions)
        actions.append(chance(state, rng) if is_chance(state) else rng.choice(legal(state)))
        state = apply(state, actions[-1])
    return actions


def spiel_counter(rules: Rules, actions: list[Action]) -> Callable[[int], int]:
    """A function that counts from the position after `actions` with OpenSpiel."""
    state, theirs = new_match(rules), load(stick=True, defend=False).new_initial_state()
    for action in actions:
        match action:
            case Draw(dealer):
                theirs.apply_action(dealer)
            case Deal(deck):
                for card in deck[:21]:
                    theirs.apply_action(spiel_action(state, Play(card)))
            case _:
                theirs.apply_action(spiel_action(state, action))
        state = apply(state, action)
    return lambda depth: leaves(theirs, depth)


def reference_counter(rules: Rules, actions: list[Action]) -> Callable[[int], int]:
    """A function that counts from the position after `actions` with the reference."""
    state, table = new_match(rules), None
    for action in actions:
        if isinstance(action, Deal):
            table = table_of(state, action)
        elif table is not None:
            table = table.do(str(action))
        state = apply(state, action)
    assert table is not None
    return lambda depth: reference.count(table, depth)


def entry(rules: Rules, rng: Random, calls: int, most: int) -> Entry:
    """A random position, counted to the first depth with more than `most` sequences or to the end of the deal."""
    actions = position(rules, rng, calls)
    counter = (spiel_counter if rules == PRESETS["openspiel"] else reference_counter)(rules, actions)
    counts: list[int] = []
    while not counts or 0 < counts[-1] <= most:
        counts.append(counter(len(counts) + 1))
    return Entry(str(rules), tuple(map(str, actions)), tuple(counts))


def write(path: Path, rules: Rules, seed: int, calls: tuple[int, ...], most: int) -> None:
    """Write a file: a position after each number of calls."""
    rng = Random(seed)
    by = "OpenSpiel" if rules == PRESETS["openspiel"] else "the slow reference"
    entries = [str(entry(rules, rng, some, most)) for some in calls]
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEAD.format(by) + "\n\n".join(entries) + "\n")
    print(f"{path.relative_to(ROOT)}: {len(entries)} positions by {by}", flush=True)


def main() -> None:
    """Write all files, or those that are named."""
    folder, chosen = ROOT / "tests" / "perft", sys.argv[1:]
    for number, (stem, text) in enumerate(TABLES.items()):
        rules, spiel = Rules.parse(text), text == "openspiel"
        if chosen and stem not in chosen:
            continue
        write(folder / f"{stem}.perft", rules, number, (0, 0, 2, 12, 14), 20_000 if spiel else 5_000)
        write(folder / "deep" / f"{stem}.perft", rules, 100 + number, (0, 3, 8), 3_000_000 if spiel else 50_000)


if __name__ == "__main__":
    main()

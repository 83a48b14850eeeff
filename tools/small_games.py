"""Solve the small games, and write the tables of `docs/small.md`: ``python -m tools.small_games``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from euchre.env.openspiel_policies import game_of, policy_of_openspiel
from euchre.lab.exact.equilibrium import Equilibrium, equilibrium
from euchre.lab.exact.passes import NOBODY, reach
from euchre.lab.exact.players import policy_of_bot
from euchre.lab.exact.response import exploitability, values
from euchre.lab.exact.tree import Floats, Tree, tree_of
from tools.page_parts import markdown_table, with_parts

PAGE: Final = Path(__file__).parents[1] / "docs" / "small.md"
COMMAND: Final = "python -m tools.small_games"
GAMES: Final = ("tiny", "tiny,all_pass=stick-the-dealer", "tiny,ranks=4", "tiny,suits=4,ranks=2", "small")
PLAYED: Final = ("tiny", "tiny,ranks=4")
"""The games in which every player is asked in every information state."""
PLAYERS: Final = ("swift", "search:level=beginner", "search:level=casual", "search:level=club", "search:level=expert")
LEARNT: Final = 4
"""The reports of a learner."""
ITERATIONS: Final = 25_000
"""Iterations of the learner from one report to the next."""
MIXED: Final = 0.05
"""The least probability of an action that is shown among those that the equilibrium mixes."""
OFTEN: Final = 0.01
"""The least share of deals in which such a choice comes up."""


def shares_of(tree: Tree, policy: Floats) -> Floats:
    """``[state]``: the share of deals that come to an information state if all go by a policy."""
    state, chances = tree.histories.state, reach(tree.histories, policy, NOBODY)
    shares = np.zeros(len(tree.states))
    np.add.at(shares, state[state >= 0], chances[state >= 0])
    return shares


def mixed(tree: Tree, solved: Equilibrium) -> Iterator[tuple[str, ...]]:
    """A row for each bid that the equilibrium makes by chance, hearts for diamonds left out."""
    for number, share in enumerate(shares_of(tree, solved.policy)):
        known, chances = tree.states[number], solved.policy[number]
        up_card = known.view.open.up_card
        bids = known.view.contract is None and up_card is not None and str(up_card).endswith("d")
        if bids and share >= OFTEN and (chances >= MIXED).sum() > 1:
            calls = ", ".join(str(call.action) for call in known.view.open.calls) or "-"
            yield (
                "dealer" if known.view.seat == 0 else "other",
                str(up_card),
                " ".join(map(str, known.view.hand)),
                calls,
                ", ".join(f"{action} {chance:.2f}" for action, chance in zip(known.actions, chances, strict=False)),
            )


def learner(text: str) -> Iterator[tuple[str, ...]]:
    """A row for each report of OpenSpiel's external-sampling MCCFR: how exploitable what it has learnt is."""
    tree = tree_of(text)
    np.random.seed(1)  # noqa: NPY002 - the learner draws from it
    solver, seconds = ExternalSamplingSolver(game_of(tree)), 0.0
    for report in range(1, LEARNT + 1):
        begun = process_time()
        for _ in range(ITERATIONS):
            solver.iteration()
        seconds += process_time() - begun
        policy = policy_of_openspiel(tree, solver.average_policy())
        yield f"{report * ITERATIONS:,}", f"{seconds:.0f}", f"{exploitability(tree, policy):.3f}"


def with_tables(page: str) -> str:
    """The page with its tables brought up to date. Raises `ValueError` if its marks are missing."""
    sizes, exploited = [], []
    for text in GAMES:
        tree = tree_of(text)
        solved, owners = equilibrium(tree), tree.owners
        sizes.append(
            (
                f"`{text}`",
                f"{tree.deals:,}",
                f"{len(tree.histories.parent):,}",
                f"{(owners == 0).sum():,}, {(owners == 1).sum():,}",
                f"{solved.value:+.4f}",
                f"{solved.high - solved.low:.5f}",
                f"{exploitability(tree, tree.uniform):.4f}",
            )
        )
    for text in PLAYED:
        tree = tree_of(text)
        policies = {"the equilibrium": equilibrium(tree).policy, "uniform": tree.uniform}
        policies |= {f"`{name}`": policy_of_bot(tree, name) for name in PLAYERS}
        figures = [(exploitability(tree, policy), name, values(tree, policy)[0]) for name, policy in policies.items()]
        exploited += [(f"`{text}`", name, f"{gap:.4f}", f"{value:+.3f}") for gap, name, value in sorted(figures)]
    tiny = tree_of("tiny")
    parts = {
        "values": markdown_table(
            (
                *("rules", "deals", "histories", "information states: dealer, other", "value to the dealer"),
                *("bounds apart", "exploitability of uniform"),
            ),
            sizes,
        ),
        "players": markdown_table(
            ("rules", "player", "exploitability", "value to the dealer against itself"), exploited
        ),
        "learner": markdown_table(("iterations", "seconds of a core", "exploitability"), learner("tiny")),
        "mixed": markdown_table(
            ("seat", "up-card", "hand", "calls before", "choice"), mixed(tiny, equilibrium(tiny, 1e-6))
        ),
    }
    return with_parts(page, COMMAND, parts)


def main() -> None:
    """Solve, play, and write the page."""
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()

"""OpenSpiel's own tests, for a game of ours that is registered with it."""

from __future__ import annotations

import unittest

import pyspiel


def check_game(spec: str) -> None:
    """Play the game at random, there and back as text, and hold every state of a part of its tree to the interface."""
    # They bring SciPy: a second, in every worker.
    from open_spiel.integration_tests import api_test  # noqa: PLC0415
    from open_spiel.python.tests import games_sim_test  # noqa: PLC0415

    game = pyspiel.load_game(spec)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)
    names = {"game": game, "game_name": game.get_type().short_name}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(
        type("Whole", (api_test.EnforceAPIOnPartialTreeBase,), names)
    )
    result = unittest.TestResult()
    suite.run(result)
    assert (result.errors, result.failures, result.skipped) == ([], [], [])
    assert result.testsRun == 5

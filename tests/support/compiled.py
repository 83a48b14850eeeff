"""Compiles, ahead of the tests, what the players do not need: each of their workers would do it for itself.

`make test` runs it as a program.
"""

from random import Random

import numpy as np

from euchre import Match, Position
from euchre.bots.search.player import SearchBot
from euchre.core.rules import PRESETS, Rules
from euchre.env import BatchEnv
from euchre.env.batch.swift import BatchSwift
from euchre.fast.batch.random_deals import random_deals
from euchre.solve.open_values import open_values

_OPEN = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td"

if __name__ == "__main__":
    batch = BatchEnv(deals=1)
    swift = BatchSwift(Rules(), batch.scores)
    for _ in range(30):  # a whole deal: bids, perhaps a burial, cards
        batch.step(swift.choose(batch, np.arange(batch.deals)))
    for rules in (Rules(), PRESETS["three-handed"]):  # each number of players is compiled for itself
        batch = BatchEnv(rules, deals=1)
        batch.step(batch.random_actions())
        batch.observe()
        random_deals(rules, 1, 1)
    for said in ("/pass", "/pass.pass.pass.pass.name-h"):
        open_values(Position.parse(f"{_OPEN}{said}").state)
    bot = SearchBot()
    for preset in ("two-handed", "three-handed", "six-handed"):  # the play, too, is compiled for each number of players
        match = Match(preset, seed=1)
        while match.last is None:  # a whole deal: bids, a burial, cards
            match.play(bot.choose(match.view(match.turn), Random(1)))

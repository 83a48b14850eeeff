"""Compiles, ahead of the tests, what the players do not need: each of their workers would do it for itself.

`make test` runs it as a program.
"""

from random import Random

from euchre import Match, Position
from euchre.bots.search.player import SearchBot
from euchre.solve.open_values import open_values

_OPEN = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td"

if __name__ == "__main__":
    for said in ("/pass", "/pass.pass.pass.pass.name-h"):
        open_values(Position.parse(f"{_OPEN}{said}").state)
    bot = SearchBot()
    for preset in ("two-handed", "three-handed", "six-handed"):  # the play, too, is compiled for each number of players
        match = Match(preset, seed=1)
        while match.last is None:  # a whole deal: bids, a burial, cards
            match.play(bot.choose(match.view(match.turn), Random(1)))

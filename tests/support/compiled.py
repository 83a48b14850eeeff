"""Compiles, ahead of the tests, what the players do not need: each of their workers would do it for itself.

`make test` runs it as a program.
"""

from euchre import Position
from euchre.core.rules import Rules
from euchre.env import BatchEnv
from euchre.fast.batch.random_deals import random_deals
from euchre.solve.open_values import open_values

_OPEN = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td"

if __name__ == "__main__":
    batch = BatchEnv(deals=1)
    batch.step(batch.random_actions())
    batch.observe()
    random_deals(Rules(), 1, 1)
    for said in ("/pass", "/pass.pass.pass.pass.name-h"):
        open_values(Position.parse(f"{_OPEN}{said}").state)

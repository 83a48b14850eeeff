from collections import Counter
from random import Random

from euchre.bots.random import RandomBot
from euchre.core.view import view
from support.hands import deal


def test_every_legal_action_comes_up_about_equally_often() -> None:
    seen = view(deal("standard", left="Jh Jd Ah As 9c", up="9h"), 0)
    rng = Random(1)
    counts = Counter(RandomBot().choose(seen, rng) for _ in range(900))
    assert set(counts) == set(seen.legal)
    assert all(240 < count < 360 for count in counts.values())  # 300 expected, standard deviation 14

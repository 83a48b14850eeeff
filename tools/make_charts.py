"""Search for the charts of twenty rounds that are stored in the package: ``python -m tools.make_charts``.

``python -m tools.make_charts 22 23`` does it for these numbers of people only. The seeds are in this file, so the same
computer finds the same charts again; the search takes about a quarter of an hour.

A chart is searched for in stages: the first rounds, and then further ones which count those before, since an evening
may be shorter than twenty rounds. Which stages are best depends on the number of people, so several are tried. Last,
the rounds are put into the order whose beginnings are best.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from json import dumps, loads
from random import Random
from typing import Final

from euchre.charts.arrangement import Arrangement, Meetings, arranged
from euchre.charts.chart import FEWEST, MOST
from euchre.charts.perfect import perfect_chart
from euchre.charts.planned_round import Pair, PlannedRound
from euchre.charts.search import PARTNER_WEIGHT
from euchre.charts.stored import STORED, packed
from euchre.charts.turns import TurnRecord

COMMAND: Final = "python -m tools.make_charts"
ABOUT: Final = "Charts of twenty rounds by the number of people; euchre/charts/stored.py reads them."
STEPS: Final = 4_000
"""Steps of a search for each place in its rounds."""
STAGES: Final = ((2,) * 10, (9, 3, 3, 3, 2), (6, 5, 4, 3, 2), (10, 4, 3, 3))
"""The number of rounds of each stage."""
LONG_STAGES: Final = ((20,), (16, 2, 2), (2,) * 10)
"""The same where hardly anybody need meet an opponent twice in twenty rounds."""
MANY: Final = 42
"""The number of people from which on that holds."""
FEW: Final = 20
"""Fewer people must meet again often, and a search for them is short: it has `FEW_SEEDS`."""
FEW_SEEDS: Final = 16
SEEDS_PEOPLE: Final = 60
"""The number of which a multiple of people brings a seed more each."""
Rounds = tuple[PlannedRound, ...]


class Meeting:
    """The meetings in some rounds, and the points that they cost."""

    def __init__(self, people: int) -> None:
        self.pairs: Final = people * (people - 1) // 2
        self.partners: Counter[Pair] = Counter()
        self.opponents: Counter[Pair] = Counter()
        self.sit_outs: Counter[int] = Counter(dict.fromkeys(range(people), 0))
        self.points = 0.0

    def add(self, one: PlannedRound) -> None:
        """Count a round."""
        self.points += self.cost(one)
        self.partners.update(one.partners())
        self.opponents.update(one.opponents())
        self.sit_outs.update(one.sit_outs)

    def cost(self, one: PlannedRound) -> float:
        """The points that a round would cost."""
        partners = sum(self.partners[met] for met in one.partners())
        return PARTNER_WEIGHT * partners + sum(self.opponents[met] for met in one.opponents())

    @property
    def excess(self) -> float:
        """The points beyond the least cost of this number of meetings."""
        return self.points - PARTNER_WEIGHT * self._least(self.partners) - self._least(self.opponents)

    def _least(self, met: Counter[Pair]) -> int:
        times, more = divmod(met.total(), self.pairs)
        return self.pairs * times * (times - 1) // 2 + more * times

    def is_fair_with(self, one: PlannedRound) -> bool:
        """True if nobody would sit out two times more than anybody else."""
        after = self.sit_outs + Counter(one.sit_outs)
        return max(after.values(), default=0) - min(after[person] for person in self.sit_outs) <= 1


def excess(people: int, rounds: Rounds) -> float:
    """The excess cost of a chart over the best conceivable, added up over all its beginnings."""
    meeting, total = Meeting(people), 0.0
    for one in rounds:
        meeting.add(one)
        total += meeting.excess
    return total


def staged(people: int, stages: Sequence[int], seed: int) -> Rounds:
    """A chart searched for stage by stage."""
    rounds: Rounds = ()
    rng = Random(seed)
    record = TurnRecord((), range(people))
    for stage in stages:
        turns = tuple(record.next_round(people % 4, rng) for _ in range(stage))
        met = Meetings(
            Counter(met for one in rounds for met in one.partners()),
            Counter(met for one in rounds for met in one.opponents()),
        )
        task = Arrangement(range(people), (4,) * (people // 4), turns)
        rounds += arranged(task, met, rng.getrandbits(60), STEPS * people * stage)
    return rounds


def in_order(people: int, rounds: Rounds) -> Rounds:
    """The same rounds, each next one that which costs least; as they are if sit-outs cannot be fair like that."""
    left, meeting, ordered = list(rounds), Meeting(people), list[PlannedRound]()
    while left:
        fair = [one for one in left if meeting.is_fair_with(one)]
        if not fair:
            return rounds
        best = min(fair, key=meeting.cost)
        left.remove(best)
        meeting.add(best)
        ordered.append(best)
    return tuple(ordered)


def candidates(people: int) -> Iterator[Rounds]:
    """Charts, until the one that comes first is as good as can be."""
    seeds = FEW_SEEDS if people < FEW else 1 + SEEDS_PEOPLE // people
    for seed in range(1, seeds + 1):
        for stages in LONG_STAGES if people >= MANY else STAGES:
            rounds = staged(people, stages, seed)
            yield rounds
            yield in_order(people, rounds)


def best_chart(people: int) -> tuple[float, Rounds]:
    """The best chart, and how far it is from the best that could be thought of."""
    best, found = float("inf"), Rounds()
    for rounds in candidates(people):
        if (worth := excess(people, rounds)) < best:
            best, found = worth, rounds
        if best == 0:
            break
    return best, found


def is_needed(people: int, chart: Rounds) -> bool:
    """True if a chart has a beginning that is better than that of the perfect chart."""
    perfect = perfect_chart(people)
    if perfect is None:
        return True
    ours, theirs = Meeting(people), Meeting(people)
    for one, other in zip(chart, islice(cycle(perfect.rounds), len(chart)), strict=True):
        ours.add(one)
        theirs.add(other)
        if ours.excess < theirs.excess:
            return True
    return False


def main(arguments: Sequence[str]) -> None:
    """Search, and write the file after each chart."""
    charts: dict[str, str] = loads(STORED.read_bytes())["charts"] if STORED.exists() else {}
    for people in map(int, arguments) if arguments else range(FEWEST, MOST + 1):
        worth, chart = best_chart(people)
        charts.pop(str(people), None)
        if is_needed(people, chart):
            charts[str(people)] = packed(chart)
        print(people, "people:", worth, "points too many", flush=True)
        ordered = dict(sorted(charts.items(), key=lambda item: int(item[0])))
        STORED.write_text(dumps({"about": ABOUT, "command": COMMAND, "charts": ordered}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""The best chart that is known for an evening in which nothing has been played yet."""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle, islice

from euchre.charts.chart import Chart
from euchre.charts.perfect import perfect_chart
from euchre.charts.quality import quality
from euchre.charts.stored import stored_chart


@lru_cache
def known_chart(people: int, rounds: int) -> Chart | None:
    """The best known chart for `people` and `rounds`, or None if it has to be searched for.

    A perfect chart begins again at its end: then all have been partners equally often.
    """
    perfect, stored = perfect_chart(people), stored_chart(people)
    known = []
    if perfect is not None:
        known.append(Chart(people, tuple(islice(cycle(perfect.rounds), rounds))))
    if stored is not None and rounds <= len(stored.rounds):
        known.append(stored.first(rounds))
    return min(known, key=_repeats, default=None)


def _repeats(chart: Chart) -> tuple[int, ...]:
    """The sort key of a chart by how often people meet again: lower is better."""
    found = quality(chart.rounds)
    return found.partners_most, found.partners_repeated, found.opponents_thrice, found.opponents_twice

"""Simulate people of known strength, and write into `docs/ratings.md` how well and how fast the ratings find them.

Run ``python -m tools.simulate_ratings`` from the top folder. A person plays each deal as one of two neighbouring bots
of the yardstick, drawn so often that they lose as much as their strength says on average. What they lose in a deal is
drawn from what that bot lost in the deals that were measured, so it scatters as real losses do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.daily.programme import DEALS
from euchre.ratings.assistance import ENGINE, HONEST, Day, suspicion
from euchre.ratings.evidence import Evidence
from euchre.ratings.family import FAMILIES, Family, family_on
from euchre.ratings.rating import HALF_LIFE, DayOfDeals, LossRating, rating_of
from euchre.ratings.yardstick import BOTS, YardstickBot, yardstick
from tools.page_parts import markdown_table, with_parts

PAGE: Final = Path(__file__).parents[1] / "docs" / "ratings.md"
COMMAND: Final = "python -m tools.simulate_ratings"
SEED: Final = 1
PEOPLE: Final = 200
RUNS: Final = 20
"""Simulations of as many people, whose figures are averaged."""
COPYISTS: Final = 2_000
"""Copyists, and as many honest people."""
AFTER: Final = (16, 40, 80, 160, 320)
"""The deals after which ratings are compared with strengths."""
AT_BEST: Final = 40
"""The deals after which strengths are also told from all that is known of how bots lose."""
_BINS: Final = 24
"""Classes of losses of about the same size."""
COPIED: Final = (56, 112, 300)
"""The deals after which a copyist is sought."""
MANY: Final = 20_000
TODAY: Final = date(2026, 11, 28)

Floats = NDArray[np.float64]


class Accuracy(NamedTuple):
    """The accuracy of the ratings of some people after as many deals."""

    rank_correlation: float
    """Spearman's, between ratings and strengths."""
    covered: float
    """The share of people whose strength lies in the interval of their rating."""
    width: float
    """The mean length of an interval, in points."""


class Stretch(NamedTuple):
    """A number of deals that people play like a bot, or, learning evenly, less and less like it and like another."""

    deals: int
    bot: YardstickBot
    learnt: YardstickBot | None = None


BEFORE: Final[dict[str, list[Stretch]]] = {
    "with the first deal": [],
    "after 100 deals like `casual`": [Stretch(100, "casual")],
    "after 300 deals like `casual`": [Stretch(300, "casual")],
    "after 300 deals, learning from `casual` to `club`": [Stretch(300, "casual", HONEST)],
}
"""The deals that a copyist has played alone."""
HONEST_PEOPLE: Final = {
    "1,000 deals like `club`": [Stretch(1_000, HONEST)],
    "300 deals, learning from `casual` to `club`, and 700 like `club`": [
        Stretch(300, "casual", HONEST),
        Stretch(700, HONEST),
    ],
}


def losses(family: Family, strengths: Floats, deals: int, rng: np.random.Generator) -> Floats:
    """The losses of people by these strengths, their mean losses, in as many deals: `[person, deal]`, in points."""
    bots = yardstick(family).bots
    means = [bot.loss for bot in bots]
    place = np.clip(np.searchsorted(means, strengths) - 1, 0, len(bots) - 2)
    share = (strengths - np.take(means, place)) / (np.take(means, place + 1) - np.take(means, place))
    weaker = rng.random((len(strengths), deals)) < share[:, None]
    played = place[:, None] + weaker
    drawn = np.zeros(played.shape)
    for bot, measured in enumerate(bots):
        drawn[played == bot] = rng.choice(measured.losses, int((played == bot).sum()))
    return drawn


def strengths_of(family: Family, people: int, rng: np.random.Generator) -> Floats:
    """The strengths of some people, spread evenly between the best and the weakest bot."""
    scale = yardstick(family)
    return rng.uniform(scale.least, scale.most, people)


def rated(family: Family, of: Floats) -> LossRating:
    """The rating of a person with these losses by deal, the last of them played today."""
    days = len(of) // DEALS
    by_day = of.reshape(days, DEALS).sum(axis=1)
    played = (DayOfDeals(TODAY, DEALS, float(loss)) for loss in by_day)
    rating = rating_of(family, played, TODAY)
    assert rating is not None
    return rating


def accuracy(family: Family, deals: int, runs: int) -> Accuracy:
    """The mean accuracy in as many simulations of 200 people."""
    return Accuracy(*(fmean(values) for values in zip(*_runs(family, deals, runs), strict=True)))


def _runs(family: Family, deals: int, runs: int) -> Iterator[Accuracy]:
    for run in range(runs):
        rng = np.random.default_rng([SEED, FAMILIES.index(family), deals, run])
        strengths = strengths_of(family, PEOPLE, rng)
        ratings = [rated(family, of) for of in losses(family, strengths, deals, rng)]
        covered = [rating.low <= strength <= rating.high for rating, strength in zip(ratings, strengths, strict=True)]
        widths = [rating.high - rating.low for rating in ratings]
        order = rank_correlation(strengths, np.array([rating.loss for rating in ratings]))
        yield Accuracy(order, fmean(covered), fmean(widths))


def rank_correlation(strengths: Floats, estimates: Floats) -> float:
    """Spearman's rank correlation."""
    ranks = [np.argsort(np.argsort(values)) for values in (strengths, estimates)]
    return float(np.asarray(np.corrcoef(ranks))[0, 1])


def order_at_best(family: Family, deals: int, runs: int) -> float:
    """The mean rank correlation if it were known how the losses of each bot scatter, and that people are mixtures.

    The estimate is then the mean of strengths, each weighted by its likelihood after the losses, in classes.
    """
    bots = yardstick(family).bots
    edges = np.unique(np.quantile(np.concatenate([bot.losses for bot in bots]), np.linspace(0, 1, _BINS + 1)))
    counts = np.array([np.histogram(bot.losses, edges)[0] + 0.5 for bot in bots])
    scatter = counts / counts.sum(axis=1, keepdims=True)
    means = [bot.loss for bot in bots]
    grid = np.linspace(means[0], means[-1], 101)
    shares = np.array([np.interp(grid, means, one) for one in np.eye(len(bots))])
    likely = np.log(shares.T @ scatter)
    orders = []
    for run in range(runs):
        rng = np.random.default_rng([SEED, FAMILIES.index(family), deals, run])
        strengths = strengths_of(family, PEOPLE, rng)
        classes = np.clip(np.digitize(losses(family, strengths, deals, rng), edges) - 1, 0, len(edges) - 2)
        logs = likely[:, classes].sum(axis=2)
        weights = np.exp(logs - logs.max(axis=0))
        orders.append(rank_correlation(strengths, grid @ weights / weights.sum(axis=0)))
    return fmean(orders)


def suspected(stretches: Sequence[Stretch], people: int) -> float:
    """The share of people who play these stretches, whole days in order, and are suspected by then."""
    rng = np.random.default_rng([SEED, *(stretch.deals for stretch in stretches)])
    played: list[Floats] = []
    for deals, bot, learnt in stretches:
        for deal in range(deals):
            scale = yardstick(family_on(_day(len(played))))
            as_learnt = rng.random(people) < deal / deals
            losses_of_both = [rng.choice(scale.of(one).losses, people) for one in (bot, learnt or bot)]
            played.append(np.where(as_learnt, losses_of_both[1], losses_of_both[0]))
    return fmean(suspicion(_by_day(own)) is not None for own in np.transpose(played))


def _day(deal: int) -> date:
    return TODAY + timedelta(deal // DEALS)


def _by_day(own: Floats) -> list[Day]:
    return [(_day(first), own[first : first + DEALS].tolist()) for first in range(0, len(own), DEALS)]


def seconds_for(people: int) -> float:
    """The processor seconds in which these `people` are rated, each with thirty days of deals."""
    rng = np.random.default_rng(SEED)
    rows = [
        (str(person), str(TODAY - timedelta(int(day))), DEALS, 0.8)
        for person in range(people)
        for day in rng.choice(HALF_LIFE, 30, replace=False)
    ]
    before = process_time()
    Evidence.of(rows).ratings(TODAY)
    return process_time() - before


def with_tables(page: str) -> str:
    """The page with its tables brought up to date. Raises `ValueError` if its marks are missing."""
    marks, order = [], []
    for family in FAMILIES:
        found = [accuracy(family, deals, RUNS) for deals in AFTER]
        cells = (f"{one.rank_correlation:.2f}, {100 * one.covered:.1f} %, {one.width:.2f}" for one in found)
        order.append((family, *cells, f"{order_at_best(family, AT_BEST, RUNS):.2f}"))
        marks.append((family, *(f"{bot.loss:.3f} ± {bot.error:.3f}" for bot in map(yardstick(family).of, BOTS))))
    copyists = [
        (begin, *(f"{100 * suspected([*before, Stretch(deals, ENGINE)], COPYISTS):.1f} %" for deals in COPIED))
        for begin, before in BEFORE.items()
    ]
    honest = [(who, f"{100 * suspected(stretches, COPYISTS):.2f} %") for who, stretches in HONEST_PEOPLE.items()]
    return with_parts(
        page,
        COMMAND,
        {
            "yardstick": markdown_table(("family", *BOTS), marks),
            "order": markdown_table(
                ("family", *(f"{deals} deals" for deals in AFTER), f"{AT_BEST} deals, at best"), order
            ),
            "copyists": markdown_table(("begins to copy", *(f"{deals} deals copied" for deals in COPIED)), copyists),
            "honest": markdown_table(("honest people", "listed"), honest),
        },
    )


def main() -> None:
    """Simulate, and bring the page up to date."""
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
    print(f"wrote {PAGE.relative_to(PAGE.parents[1])}")
    print(f"{MANY:,} people are rated in {seconds_for(MANY):.1f} s of a core")


if __name__ == "__main__":
    main()

"""Possible worlds: where the unseen cards may lie, drawn so that everything a seat has seen fits, all equally likely.

What is drawn is a deal together with everything done in secret: what was buried, put under the kitty, given to a
loner. Each such story that the rules allow and that looks to the seat just as its view does is equally likely. What
the others *would* do is another matter: `euchre.worlds.belief` weighs worlds by it.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.errors import EuchreError
from euchre.core.state import the_up_card
from euchre.core.view import View
from euchre.fast.lanes import Sets
from euchre.worlds.claims import Moments, agree, moments
from euchre.worlds.constraints import COLUMNS, Holding, Kind, Known, Layout, holding, known
from euchre.worlds.sampler import place, place_at_random, ways

_FEW: Final = 1 << 18
"""The number of deals up to which they are listed rather than drawn when most of them do not fit."""
_PATIENCE: Final = 32
"""Draws for each world wanted before the deals are listed, if they are few."""
GIFTS: Final = 2
"""The most cards that are given: one to a lone maker, and one to a lone defender."""
_MOST: Final = 1 << 62
"""The number of deals from which on they are not numbered any more."""
_SEVERAL: Final = 5
"""Places, below which there are fewer: three hands and a discard of 28 cards are some 10 ** 14 deals."""
_TIRED: Final = 1 << 22
"""The number of draws without a fit after which no deal is taken to fit."""


class Worlds(NamedTuple):
    """The worlds drawn; sets of cards are uint64 with one bit a card, as in `euchre.core.cards`."""

    hands: Sets
    """``[n, seats]``: what each seat holds now."""
    away: Sets
    """``[n, seats]``: what each seat has buried or put under the kitty."""
    kitty: Sets
    """``[n]``: the face-down cards nobody was dealt and nobody laid away; the up-card is not among them."""
    buried: Sets
    """``[n, 3]``: of the cards laid away, what was buried for the up-card, then, in order, for partners' best or the
    widow; 0 for nothing."""
    gift: Sets
    """``[n, 2]``: the cards that lone players were given by a partner, in order; 0 for none."""
    widow: Sets
    """``[n]``: the cards dealt aside that the maker took; 0 for none."""

    def only(self, rows: NDArray[np.bool_] | NDArray[np.int64]) -> Worlds:
        """The worlds selected by number or by a mask."""
        return Worlds(*(part[rows] for part in self))


class PossibleDeals:
    """The deals that fit what a seat has seen, to draw from.

    Raises `EuchreError` for a spectator, where no cards are dealt, and where no deal fits, which does not happen to the
    view of a real game.
    """

    def __init__(self, view: View) -> None:
        self._view, self._facts = view, known(view)
        self._tables = _tables(self._facts)
        self._total = sum(table.total for table in self._tables)
        self._call, self._claims = holding(view), moments(view)
        if not self._total:
            raise _no_world()

    def draw(self, rng: Random, count: int) -> Worlds:
        """Draw `count` worlds, each as likely as any other.

        Equal views and equal states of `rng` give equal worlds.
        """
        total, call = self._total, self._call
        if self._claims is None and (call is None or _holds_openly(self._facts, call)):
            return self._drawn(rng, count)
        parts: list[Worlds] = []
        fitting = drawn = 0
        while fitting < count:
            if drawn >= _PATIENCE * count and total <= _FEW:
                every = self._fitting(_numbered(self._facts, self._tables, list(range(total))))
                if not len(every.kitty):
                    raise _no_world()
                return every.only(np.array([rng.randrange(len(every.kitty)) for _ in range(count)], np.int64))
            parts.append(self._fitting(self._drawn(rng, count)))
            fitting += len(parts[-1].kitty)
            drawn += count
            if not fitting and drawn > _TIRED:
                raise _no_world()
        return Worlds(*(np.concatenate(arrays)[:count] for arrays in zip(*parts, strict=True)))

    def _drawn(self, rng: Random, count: int) -> Worlds:
        """Draw worlds, which need not agree with the call and the claims."""
        if self._total < _MOST:
            return _numbered(self._facts, self._tables, [rng.randrange(self._total) for _ in range(count)])
        return _at_random(self._facts, self._tables, rng, count)

    def _fitting(self, drawn: Worlds) -> Worlds:
        """The worlds that agree with the call and the claims."""
        return drawn.only(_fits(self._view, self._facts, drawn, self._call, self._claims))


def worlds(view: View, rng: Random, count: int) -> Worlds:
    """Draw `count` worlds that fit what a seat has seen; see `PossibleDeals`."""
    return PossibleDeals(view).draw(rng, count)


def dealt(view: View, drawn: Worlds) -> Sets:
    """``[n, seats]``: each seat's hand in the bidding, before the up-card, a gift and the play; after going under."""
    return _dealt(view, known(view), drawn)


def _dealt(view: View, facts: Known, drawn: Worlds) -> Sets:
    hands = drawn.hands | np.array(facts.played, np.uint64)
    dealer, taken = view.match.dealer, view.contract is not None and view.contract.taken
    for seat, column in facts.discarded:
        hands[:, seat] |= drawn.buried[:, column]
    for number, arrival in enumerate(facts.arrivals):
        came = drawn.widow if arrival.giver is None else drawn.gift[:, number]
        hands[:, arrival.seat] &= ~came
        if arrival.giver is not None:
            hands[:, arrival.giver] |= came
    if taken:
        hands[:, dealer] &= ~np.uint64(1 << the_up_card(view.open))
    return hands


class _Table:
    """The numbered ways to fill the places of one layout."""

    def __init__(self, facts: Known, layout: Layout, kind: type[np.int64 | np.float64] = np.int64) -> None:
        cards = [card for card in range(33) if facts.unseen >> card & 1]
        places = layout.places
        kitty = len(places)
        may = [
            sum((p.may >> c & 1) << j for j, p in enumerate(places)) | (facts.kitty >> c & 1) << kitty for c in cards
        ]
        self.me = facts.me
        self.layout = layout
        self.sizes = np.array([p.size for p in places], np.int64)
        self.cards = np.array([1 << card for card in cards], np.uint64)
        self.may = np.array(may, np.int64)
        self.ways = ways(self.may, self.sizes, kind)
        self.total = int(self.ways[0, -1])

    def placed(self, facts: Known, numbers: NDArray[np.int64]) -> Worlds:
        """The worlds with these numbers."""
        return self._worlds(facts, place(numbers, self.cards, self.may, self.sizes, self.ways))

    def placed_at_random(self, facts: Known, rng: Random, count: int) -> Worlds:
        """Draw `count` worlds, each as likely as any other."""
        chances = np.array([rng.random() for _ in range(count * len(self.cards))]).reshape(count, len(self.cards))
        return self._worlds(facts, place_at_random(chances, self.cards, self.may, self.sizes, self.ways))

    def _worlds(self, facts: Known, contents: Sets) -> Worlds:
        """The worlds with these sets of cards in the places, the kitty's last."""
        rows, seats = len(contents), len(facts.hands)
        hands, away, buried, gift = (np.zeros((rows, width), np.uint64) for width in (seats, seats, COLUMNS, GIFTS))
        hands[:] = facts.hands
        away[:, self.me] = sum(facts.buried) | facts.under
        buried[:] = facts.buried
        for at, (kind, seat, _, _, column) in enumerate(self.layout.places):
            (hands if kind in (Kind.HAND, Kind.CAME) else away)[:, seat] |= contents[:, at]
            if kind is Kind.DISCARD:
                buried[:, column] = contents[:, at]
        widow = np.zeros(rows, np.uint64)
        for number, (arrival, came) in enumerate(zip(facts.arrivals, self.layout.came, strict=True)):
            cards = np.bitwise_or.reduce(contents[:, list(came.places)], axis=1) | np.uint64(came.cards)
            if arrival.giver is None:
                widow = cards
            else:
                gift[:, number] = cards
        return Worlds(hands, away, contents[:, -1], buried, gift, widow)


def _numbered(facts: Known, tables: list[_Table], numbers: list[int]) -> Worlds:
    """The worlds with these numbers, the layouts numbered through."""
    wanted = np.array(numbers, np.int64)
    if len(tables) == 1:
        return tables[0].placed(facts, wanted)
    result, first = _blank(facts, len(wanted)), 0
    for table in tables:
        rows = np.flatnonzero((wanted >= first) & (wanted < first + table.total))
        for whole, part in zip(result, table.placed(facts, wanted[rows] - first), strict=True):
            whole[rows] = part
        first += table.total
    return result


def _at_random(facts: Known, tables: list[_Table], rng: Random, count: int) -> Worlds:
    """Draw `count` worlds where there are too many to number."""
    chosen = np.array(rng.choices(range(len(tables)), [table.total for table in tables], k=count))
    result = _blank(facts, count)
    for number, table in enumerate(tables):
        rows = np.flatnonzero(chosen == number)
        for whole, part in zip(result, table.placed_at_random(facts, rng, len(rows)), strict=True):
            whole[rows] = part
    return result


def _blank(facts: Known, rows: int) -> Worlds:
    seats = (len(facts.hands),)
    shapes = (seats, seats, (), (COLUMNS,), (GIFTS,), ())
    return Worlds(*(np.zeros((rows, *shape), np.uint64) for shape in shapes))


def _tables(facts: Known) -> list[_Table]:
    """The ways of each layout, in floating point where they might be too many for whole numbers."""
    many = len(facts.layouts[0].places) >= _SEVERAL
    if many and sum(_at_most(facts, layout) for layout in facts.layouts) >= _MOST:
        tables = [_Table(facts, layout, np.float64) for layout in facts.layouts]
        if sum(table.total for table in tables) >= _MOST:
            return tables
    return [_Table(facts, layout) for layout in facts.layouts]


def _at_most(facts: Known, layout: Layout) -> int:
    """The number of layouts if every card might lie everywhere."""
    most, left = 1, facts.unseen.bit_count()
    for one in layout.places:
        most, left = most * comb(max(left, 0), one.size), left - one.size
    return most


def _holds_openly(facts: Known, call: Holding) -> bool:
    """True if cards that all have seen account for the call."""
    return not facts.arrivals and bool((facts.hands[call.seat] | facts.played[call.seat]) & call.some)


def _fits(view: View, facts: Known, drawn: Worlds, call: Holding | None, claims: Moments | None) -> NDArray[np.bool_]:
    """The worlds, as a mask, that agree with the call that made trump, and with TRAM called or not."""
    good = np.ones(len(drawn.kitty), np.bool_)
    if call is not None:
        hand = _dealt(view, facts, drawn)[:, call.seat]
        good &= hand & np.uint64(call.some) != 0
        if call.none:
            good |= hand & np.uint64(call.none) == 0
    if claims is not None:
        good &= agree(drawn.hands, drawn.away, claims)
    return good


def _no_world() -> EuchreError:
    return EuchreError("worlds/none", "No deal fits what this seat has seen.")

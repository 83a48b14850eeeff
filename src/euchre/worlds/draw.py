"""Possible worlds: where the unseen cards may lie, drawn so that everything a seat has seen fits, all equally likely.

What is drawn is a deal together with everything done in secret: what was buried, put under the kitty, given to a
loner. Each such story that the rules allow and that looks to the seat just as its view does is equally likely. What
the others *would* do is another matter: `euchre.worlds.belief` weighs worlds by it.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.errors import EuchreError
from euchre.core.state import the_up_card
from euchre.core.view import View
from euchre.fast.lanes import Sets
from euchre.worlds.claims import Moments, agree, moments
from euchre.worlds.constraints import Holding, Kind, Known, Layout, holding, known
from euchre.worlds.sampler import place, ways

_FEW: Final = 1 << 18
"""So many deals are listed rather than drawn when most of them do not fit."""
_PATIENCE: Final = 32
"""Draws for each world wanted before the deals are listed, if they are few."""
_TIRED: Final = 1 << 22
"""Draws without a single deal that fits, after which there is none."""


class Worlds(NamedTuple):
    """Some worlds; sets of cards are uint64 with one bit a card, as in `euchre.core.cards`."""

    hands: Sets
    """``[n, seats]``: what each seat holds now."""
    away: Sets
    """``[n, seats]``: what each seat has buried or put under the kitty."""
    kitty: Sets
    """``[n]``: the face-down cards nobody was dealt and nobody laid away; the up-card is not among them."""
    buried: Sets
    """``[n, 2]``: of the cards laid away, what was buried for the up-card, and for a partner's best; 0 for nothing."""
    gift: Sets
    """``[n]``: the card a lone maker was given by a partner; 0 for none."""

    def only(self, rows: NDArray[np.bool_] | NDArray[np.int64]) -> Worlds:
        """Some of the worlds, by number or by a mask."""
        return Worlds(*(part[rows] for part in self))


class PossibleDeals:
    """The deals that fit what a seat has seen, to draw from.

    Raises `EuchreError` for a spectator, where no cards are dealt, and where no deal fits, which does not happen to the
    view of a real game.
    """

    def __init__(self, view: View) -> None:
        self._view, self._facts = view, known(view)
        self._tables = [_Table(self._facts, layout) for layout in self._facts.layouts]
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
            return self._numbered([rng.randrange(total) for _ in range(count)])
        parts: list[Worlds] = []
        fitting = drawn = 0
        while fitting < count:
            if drawn >= _PATIENCE * count and total <= _FEW:
                every = self._fitting(list(range(total)))
                if not len(every.kitty):
                    raise _no_world()
                return every.only(np.array([rng.randrange(len(every.kitty)) for _ in range(count)], np.int64))
            parts.append(self._fitting([rng.randrange(total) for _ in range(count)]))
            fitting += len(parts[-1].kitty)
            drawn += count
            if not fitting and drawn > _TIRED:
                raise _no_world()
        return Worlds(*(np.concatenate(arrays)[:count] for arrays in zip(*parts, strict=True)))

    def _numbered(self, numbers: list[int]) -> Worlds:
        return _numbered(self._facts, self._tables, numbers)

    def _fitting(self, numbers: list[int]) -> Worlds:
        """The worlds with these numbers that agree with the call and the claims."""
        drawn = self._numbered(numbers)
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
    if taken:
        hands[:, dealer] |= drawn.buried[:, 0]
    if facts.loner is not None:
        hands[:, facts.loner] = (hands[:, facts.loner] | drawn.buried[:, 1]) & ~drawn.gift
        hands[:, facts.giver] |= drawn.gift
    if taken:
        hands[:, dealer] &= ~np.uint64(1 << the_up_card(view.open))
    return hands


class _Table:
    """The numbered ways to fill the places of one layout."""

    def __init__(self, facts: Known, layout: Layout) -> None:
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
        self.ways = ways(self.may, self.sizes)
        self.total = int(self.ways[0, -1])

    def placed(self, facts: Known, numbers: NDArray[np.int64]) -> Worlds:
        """The worlds with these numbers."""
        contents = place(numbers, self.cards, self.may, self.sizes, self.ways)
        rows, seats = len(numbers), len(facts.hands)
        hands, away, buried = (np.zeros((rows, width), np.uint64) for width in (seats, seats, 2))
        gift = np.full(rows, self.layout.gift, np.uint64)
        hands[:] = facts.hands
        away[:, self.me] = facts.buried | facts.second | facts.under
        buried[:] = facts.buried, facts.second
        for at, (kind, seat, _, _) in enumerate(self.layout.places):
            inside = contents[:, at]
            (hands if kind in (Kind.HAND, Kind.GIFT) else away)[:, seat] |= inside
            if kind in (Kind.BURIED, Kind.SECOND):
                buried[:, int(kind is Kind.SECOND)] = inside
            if kind is self.layout.gift_is:
                gift = inside
        return Worlds(hands, away, contents[:, -1], buried, gift)


def _numbered(facts: Known, tables: list[_Table], numbers: list[int]) -> Worlds:
    """The worlds with these numbers, the layouts numbered through."""
    wanted = np.array(numbers, np.int64)
    if len(tables) == 1:
        return tables[0].placed(facts, wanted)
    seats = (len(facts.hands),)
    result = Worlds(*(np.zeros((len(wanted), *shape), np.uint64) for shape in (seats, seats, (), (2,), ())))
    first = 0
    for table in tables:
        rows = np.flatnonzero((wanted >= first) & (wanted < first + table.total))
        for whole, part in zip(result, table.placed(facts, wanted[rows] - first), strict=True):
            whole[rows] = part
        first += table.total
    return result


def _holds_openly(facts: Known, call: Holding) -> bool:
    """True if cards that all have seen account for the call."""
    return facts.loner is None and bool((facts.hands[call.seat] | facts.played[call.seat]) & call.some)


def _fits(view: View, facts: Known, drawn: Worlds, call: Holding | None, claims: Moments | None) -> NDArray[np.bool_]:
    """Which worlds agree with the call that made trump, and with TRAM called or not."""
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

"""TRAM, read backwards: a leader certain of the rest must say so, and one who did not say so was not certain."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.cards import CARDS, Card, Suit, set_of
from euchre.core.state import Phase, the_contract
from euchre.core.trump import FOLLOWS, FREE
from euchre.core.unseen import holdable, plays
from euchre.core.view import View
from euchre.fast.claims import is_certain
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Sets

ALL: Final = set_of(CARDS)


class Moments(NamedTuple):
    """The starts of tricks at which somebody else may have been certain of the rest; one row a trick."""

    leader: NDArray[np.int64]
    played: Sets
    """The cards played before."""
    later: Sets
    """The cards the leader has played since."""
    threats: Sets
    """``threats[moment, other]``: what each of the others in the game may hold, as far as the tricks tell."""
    fits: NDArray[np.bool_]
    """True for a moment at which a claim agrees with what was seen; where it does not, there was none."""
    trump: int
    called: bool
    """TRAM has been called, so one of the claims was made."""


@entry
@compiled
def agree(hands: Sets, away: Sets, moments: Moments) -> NDArray[np.bool_]:
    """True for each world (hands and cards laid away, ``[n, seats]``) in which TRAM was called when it had to be."""
    good = np.empty(len(hands), np.bool_)
    others = moments.threats.shape[1]
    threats = np.empty(others, np.uint64)
    for row in range(len(hands)):
        good[row] = not moments.called
        for moment in range(len(moments.leader)):
            seat = moments.leader[moment]
            hand = hands[row, seat] | moments.later[moment]
            known = hand | moments.played[moment] | away[row, seat]
            for other in range(others):
                threats[other] = moments.threats[moment, other] & ~known
            if is_certain(hand, threats, others, moments.trump):
                good[row] = moments.fits[moment]
                break
    return good


def moments(view: View) -> Moments | None:
    """The moments at which a claim, or its absence, tells something; None where TRAM tells nothing."""
    if not law.tram_called(view.rules) or view.phase is not Phase.PLAY:
        return None
    contract = the_contract(view)
    trump, order, called = contract.trump, contract.order, contract.word == "TRAM"
    played = tuple(plays(view))
    pack = set_of(law.pack(view.rules))
    last = min(forced_from(view), len(view.tricks) + (called or bool(view.trick)))
    rows: list[tuple[int, int, int, tuple[int, ...], bool]] = []
    for number in range(last):
        leader = view.tricks[number].leader if number < len(view.tricks) else view.leader
        if leader == view.seat and not called:
            continue
        before = played[: number * len(view.order)]
        threats = holdable(view, pack, order[leader][1:], before)
        since = played[len(before) :]
        rows.append(
            (
                leader,
                set_of(card for _, card, _ in before),
                set_of(card for seat, card, _ in since if seat == leader),
                threats,
                called and _is_forced(view, since),
            )
        )
    if not rows:
        return None
    leaders, gone, later, threat, fits = zip(*rows, strict=True)
    return Moments(
        np.array(leaders, np.int64),
        np.array(gone, np.uint64),
        np.array(later, np.uint64),
        np.array(threat, np.uint64),
        np.array(fits, np.bool_),
        int(trump),
        called,
    )


def forced_from(view: View) -> int:
    """The first trick (from 0) that plays itself because Euchre was called; 5 if it was not."""
    contract = view.contract
    if contract is None or not law.euchre_called(view.rules):
        return law.HAND_SIZE
    sides = tuple(map(law.seating(view.rules).side, (trick.winner for trick in view.tricks)))
    for number in range(len(sides) + 1):
        if law.settled(view.rules, contract.maker, contract.alone, sides[:number]):
            return number
    return law.HAND_SIZE


def own_tricks(view: View) -> int:
    """The number of tricks, the first of the deal, played by decision; 5 while nothing is called."""
    if the_contract(view).word != "TRAM":
        return forced_from(view)
    played = tuple(plays(view))
    tricks = range(len(view.tricks) + 1)
    return next((number for number in tricks if _is_forced(view, played[number * len(view.order) :])), law.HAND_SIZE)


def unplayed_by_itself(trump: Suit, card: Card, led: Card | None) -> int:
    """Cards that a hand which plays itself cannot hold once it has played this card (`led` None: it led)."""
    order = law.claim_order(trump, ALL)
    at = order.index(card)
    if led is None:
        return set_of(order[:at])
    worse = set_of(order[at + 1 :])
    return worse & (FOLLOWS[trump][led] | FREE[trump]) if FOLLOWS[trump][led] >> card & 1 else worse


def _is_forced(view: View, since: tuple[tuple[int, Card, Card], ...]) -> bool:
    """True if the hands, all shown by now, would have played just these cards by themselves."""
    trump = the_contract(view).trump
    held = [set_of(cards) for cards in view.shown]
    for at in range(len(since) - 1, -1, -1):
        seat, card, led = since[at]
        leads = at % len(view.order) == 0
        if held[seat] & unplayed_by_itself(trump, card, None if leads else led):
            return False
        held[seat] |= 1 << card
    return True

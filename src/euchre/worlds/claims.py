"""TRAM, read backwards: a leader certain of the rest must say so, and one who did not say so was not certain.

`stands` is `law.claim_stands`, compiled: a thousand worlds are asked at every table where TRAM is played.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.cards import CARDS, Card, Suit, set_of
from euchre.core.play import order_of_play
from euchre.core.trump import FOLLOWS, FREE, SUIT_IN_PLAY, SUIT_SET
from euchre.core.unseen import is_given, may_hold, plays, up_card_holders, voids
from euchre.core.view import View
from euchre.fast.jit import compiled

Sets = NDArray[np.uint64]
ALL: Final = set_of(CARDS)
_NONE: Final = np.uint64(0)
_ONE: Final = np.uint64(1)


class Ranking(NamedTuple):
    """The pack in the order a claiming leader plays it; one row a card, sets of cards as uint64."""

    cards: Sets
    higher: Sets
    """The cards of the same suit that beat it."""
    suit: NDArray[np.int64]
    suit_set: Sets


@cache
def ranking(trump: Suit) -> Ranking:
    """The pack as `law.claim_order` sorts it."""
    order = law.claim_order(trump, ALL)
    suits = [SUIT_IN_PLAY[trump][card] for card in order]
    sets = [SUIT_SET[trump][suit] for suit in suits]
    higher = [set_of(order[:at]) & members for at, members in enumerate(sets)]
    return Ranking(
        np.array([1 << card for card in order], np.uint64),
        np.array(higher, np.uint64),
        np.array(suits, np.int64),
        np.array(sets, np.uint64),
    )


class Moments(NamedTuple):
    """The starts of tricks at which somebody else may have been certain of the rest; one row a trick."""

    leader: NDArray[np.int64]
    played: Sets
    """The cards played before."""
    later: Sets
    """The cards the leader has played since."""
    threats: Sets
    """``threats[moment, 0..2]``: what the others in the game may hold, as far as the tricks tell."""
    fits: NDArray[np.bool_]
    """Whether a claim at that moment agrees with what was seen; where it does not, there was none."""
    called: bool
    """TRAM has been called, so one of the claims was made."""


@compiled
def _count(members: np.uint64) -> int:
    count = 0
    while members != _NONE:
        members &= members - _ONE
        count += 1
    return count


@compiled
def stands(
    hand: np.uint64,
    known: np.uint64,
    threats: Sets,
    trump: int,
    cards: Sets,
    higher: Sets,
    suit: NDArray[np.int64],
    suit_set: Sets,
    trumps: np.uint64,
) -> bool:
    """True if a leader with this hand is certain of the rest; she knows where the cards in `known` are."""
    led = np.zeros(5, np.int64)
    for at in range(len(cards)):
        if hand & cards[at] == _NONE:
            continue
        for other in range(len(threats)):
            threat = threats[other] & ~known
            if threat & higher[at] != _NONE and _count(threat & suit_set[at]) > led[suit[at]]:
                return False
            if suit[at] != trump and _count(threat & trumps) > led[trump]:
                return False
        led[suit[at]] += 1
    return True


@compiled
def agree(
    hands: Sets,
    away: Sets,
    leader: NDArray[np.int64],
    played: Sets,
    later: Sets,
    threats: Sets,
    fits: NDArray[np.bool_],
    called: bool,  # noqa: FBT001 - compiled code takes no keywords
    trump: int,
    cards: Sets,
    higher: Sets,
    suit: NDArray[np.int64],
    suit_set: Sets,
    trumps: np.uint64,
) -> NDArray[np.bool_]:
    """For each world (hands and cards laid away, ``[n, 4]``), whether TRAM was called when it had to be."""
    good = np.empty(len(hands), np.bool_)
    for row in range(len(hands)):
        good[row] = not called
        for moment in range(len(leader)):
            seat = leader[moment]
            hand = hands[row, seat] | later[moment]
            known = hand | played[moment] | away[row, seat]
            if stands(hand, known, threats[moment], trump, cards, higher, suit, suit_set, trumps):
                good[row] = fits[moment]
                break
    return good


def moments(view: View) -> Moments | None:
    """The moments at which a claim, or its absence, tells something; None where TRAM tells nothing."""
    if not law.tram_called(view.rules) or view.trump is None or view.leader is None or view.dealer is None:
        return None
    trump, order, called = view.trump, order_of_play(view.alone), view.word == "TRAM"
    played = tuple(plays(order, view.tricks, view.trick, view.leader))
    pack = set_of(law.pack(view.rules))
    holders = up_card_holders(view.dealer, taken=view.taken, given=is_given(view.calls))
    last = min(forced_from(view), len(view.tricks) + (called or bool(view.trick)))
    rows: list[tuple[int, int, int, list[int], bool]] = []
    for number in range(last):
        leader = view.tricks[number].leader if number < len(view.tricks) else view.leader
        if leader == view.seat and not called:
            continue
        before = played[: number * len(view.order)]
        missing = voids(trump, iter(before))
        others = order[leader][1:]
        threats = [may_hold(pack, seat, missing, view.up_card, holders) for seat in others]
        since = played[len(before) :]
        rows.append(
            (
                leader,
                set_of(card for _, card, _ in before),
                set_of(card for seat, card, _ in since if seat == leader),
                threats + [0] * (3 - len(others)),
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
        called,
    )


def forced_from(view: View) -> int:
    """The first trick (from 0) that plays itself because Euchre was called; 5 if it was not."""
    if view.maker is None or not law.euchre_called(view.rules):
        return law.HAND_SIZE
    sides = tuple(law.side(trick.winner) for trick in view.tricks)
    for number in range(len(sides) + 1):
        if law.settled(view.rules, view.maker, view.alone, sides[:number]):
            return number
    return law.HAND_SIZE


def own_tricks(view: View) -> int:
    """How many tricks, the first of the deal, the players play by their own decisions; 5 while nothing is called."""
    if view.word != "TRAM" or view.leader is None:
        return forced_from(view)
    told = tuple(plays(order_of_play(view.alone), view.tricks, view.trick, view.leader))
    tricks = range(len(view.tricks) + 1)
    return next((number for number in tricks if _is_forced(view, told[number * len(view.order) :])), law.HAND_SIZE)


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
    assert view.trump is not None, "cards have been played"
    held = [set_of(cards) for cards in view.shown]
    for at in range(len(since) - 1, -1, -1):
        seat, card, led = since[at]
        leads = at % len(view.order) == 0
        if held[seat] & unplayed_by_itself(view.trump, card, None if leads else led):
            return False
        held[seat] |= 1 << card
    return True

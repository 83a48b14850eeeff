"""A trick somebody has led to: the rest of it card by card, then on with whole tricks."""

from __future__ import annotations

from typing import NamedTuple

from euchre.fast.bits import FENCES, NONE, TRUMPS, above, choices, lane_of, legal
from euchre.fast.jit import compiled
from euchre.fast.lanes import Cards
from euchre.solve.window import reply, win


class Four(NamedTuple):
    """A set of cards for each hand in the order of play, the leader's first."""

    a: Cards
    b: Cards
    c: Cards
    d: Cards


@compiled
def _next_trick(hands: Four, laid: Four, n: int, r: int, free: Cards) -> bool:
    """True if `finish` holds, once the four have played."""
    (a, b, c, d), x = hands, laid.a
    counts = lane_of(x) | TRUMPS
    y, z, w = laid.b & counts, laid.c & counts, laid.d & counts
    ours = bool(max(x, z) > max(y, w))
    n -= ours
    r -= 1
    if n <= 0 or n > r:
        return n <= 0
    if ours:
        return win(a, b, c, d, n, r, free, None) if x > z else win(c, d, a, b, n, r, free, None)
    n = r - n + 1
    return not (win(b, c, d, a, n, r, free, None) if y > w else win(d, a, b, c, n, r, free, None))


@compiled
def finish(hands: Four, laid: Four, place: int, n: int, r: int, free: Cards) -> bool:
    """True if the leader's side takes `n` or more of `r` tricks (1 <= n <= r), as in `win`, a card being led.

    `laid` is what each hand has played to this trick, 0 for nothing; `hands` are without it. The hand at `place` (1 the
    leader's left .. 3 the leader's right) plays next, or passes over if it sits out; 4: nobody.
    """
    if place == 4:
        return _next_trick(hands, laid, n, r, free)
    (a, b, c, d), (x, y, z, w) = hands, laid
    hand = b if place == 1 else c if place == 2 else d
    if hand == NONE:
        return finish(hands, laid, place + 1, n, r, free)
    # Always place + 1 below, never a plain number: Numba could not load a recursion of several types from its cache.
    counts = lane_of(x) | TRUMPS
    gone = ~(a | b | c | d | x | y | z | FENCES)
    best = max(x, y & counts, z & counts)
    leaders_lead = best != y & counts
    cards = legal(hand, lane_of(x), free) & choices(hand, gone)
    while cards:
        card = reply(cards, cards & counts & above(best), NONE, leaders_lead != (place == 2))
        cards ^= card
        if place == 1:
            holds = finish(Four(a, b ^ card, c, d), Four(x, card, z, w), place + 1, n, r, free)
        elif place == 2:
            holds = finish(Four(a, b, c ^ card, d), Four(x, y, card, w), place + 1, n, r, free)
        else:
            holds = finish(Four(a, b, c, d ^ card), Four(x, y, z, card), place + 1, n, r, free)
        if holds == (place == 2):
            return holds
    return place != 2

"""A trick somebody has led to: the rest of it card by card, then on with whole tricks."""

from __future__ import annotations

from euchre.fast.bits import FENCES, NONE, TRUMPS, above, choices, lane_of, legal
from euchre.fast.jit import compiled
from euchre.fast.lanes import Cards
from euchre.solve.window import reply, win


@compiled
def _next_trick(
    a: Cards, b: Cards, c: Cards, d: Cards, x: Cards, y: Cards, z: Cards, w: Cards, n: int, r: int, free: Cards
) -> bool:
    """The answer of `finish` once the four have played."""
    counts = lane_of(x) | TRUMPS
    y, z, w = y & counts, z & counts, w & counts
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
def finish(
    a: Cards,
    b: Cards,
    c: Cards,
    d: Cards,
    x: Cards,
    y: Cards,
    z: Cards,
    w: Cards,
    place: int,
    n: int,
    r: int,
    free: Cards,
) -> bool:
    """Whether the leader's side takes `n` or more of `r` tricks (1 <= n <= r), as in `win`, the lead `x` on the table.

    Hands a to d do not hold the cards x to w that they have played, 0 for none. The hand at `place` (1 her left's ..
    3 her right's) plays next, or passes over if it sits out; 4: nobody.
    """
    if place == 4:
        return _next_trick(a, b, c, d, x, y, z, w, n, r, free)
    hand = b if place == 1 else c if place == 2 else d
    if hand == NONE:
        return finish(a, b, c, d, x, y, z, w, place + 1, n, r, free)
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
            holds = finish(a, b ^ card, c, d, x, card, z, w, place + 1, n, r, free)
        elif place == 2:
            holds = finish(a, b, c ^ card, d, x, y, card, w, place + 1, n, r, free)
        else:
            holds = finish(a, b, c, d ^ card, x, y, z, card, place + 1, n, r, free)
        if holds == (place == 2):
            return holds
    return place != 2

"""The heart of the open-hand solver: the test that the leader's side takes `n` or more of the tricks left.

Hands are in lanes (`euchre.fast.lanes`), in the order of play: the leader's, the left's, the partner's, the
right's; a seat that sits out holds 0 and "plays" 0, which never wins. A question with a yes or a no for an answer
can be cut off early, and is asked anew only between tricks. Three things keep it short: cards next to each
other in one hand are one choice; tricks that are certain are counted and not played; likely refutations come first.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from euchre.fast.bits import (
    FENCES,
    NONE,
    ONE,
    TRUMPS,
    above,
    choices,
    count,
    highest,
    lane_of,
    legal,
    lowest,
    reach,
)
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Cards

Tally = NDArray[Any] | None


@compiled
def _throw(cards: Cards, masters: Cards) -> Cards:
    """The card that is missed least: a plain one that is no master, if there is one."""
    plain = cards & ~TRUMPS & ~masters
    return lowest(plain or cards)


@compiled
def _sure(trumps: Cards, against: Cards) -> int:
    """The number of tricks a hand's trumps take whatever anybody plays.

    Each falls in another trick, and is lost only to a higher one of the other side, of which each beats but one.
    """
    sure, left = 0, count(trumps)
    while trumps:
        trump = lowest(trumps)
        sure = max(sure, left - count(against & above(trump)))
        trumps ^= trump
        left -= 1
    return sure


@compiled
def lead(leads: Cards, high: Cards) -> Cards:
    """The lead to try first: a trump, then a plain card, that nobody beats; a low plain card; a low trump."""
    certain = leads & high
    return lowest((certain & TRUMPS) or certain or (leads & ~TRUMPS) or leads)


@compiled
def reply(cards: Cards, beating: Cards, masters: Cards, wins: bool) -> Cards:  # noqa: FBT001 - compiled
    """The card to play first of those left: the cheapest that beats what lies, where that `wins` something."""
    return lowest(beating) if beating and wins else _throw(cards, masters)


@compiled
def _last_trick(a: Cards, b: Cards, c: Cards, d: Cards) -> bool:
    """True if the leader's side takes the last trick, one card each."""
    counts = lane_of(a) | TRUMPS
    return bool(max(a, c & counts) > max(b & counts, d & counts))


# Four hands, in the order they play to this trick, and the card each plays:
#
#                    c   z                  c   the leader's partner
#                                           b   on the leader's left
#            b   y       w   d              d   on the leader's right
#                                           a   the leader
#                    a   x
#
# Letters, because nearly every line compares two or four of them, and because each trick turns the table: whoever wins
# it becomes `a`. A name that ends in a letter is about that hand or card (`best_b`: those of b that can win this trick,
# `best_y`: y if it can); `xs` to `ws` are the cards still to be tried as x to w, `all_zs` and `all_ws` all that could
# be played to a lead of x.
#
#     for x, any card of a:                  a and c need one x
#         for y, what b may answer:          for which every y
#             for z, what c may answer:      has a z
#                 for w, what d may answer:  after which every w
#                     on with the winner     leaves n of r tricks for a and c
#
# `refuted` says that x has met a y without a good z, `holds` that the last z (or, before any, the trick as it stands)
# is good against every w so far. If b or d wins the trick, the next question is theirs: a and c get fewer than n of r
# just if b and d get r - n of the r - 1 tricks after this one. So `win` is asked about them, and its answer reversed.
#
# It is one function with a loop for each player, and not a function that calls itself for each card, for speed: what
# one player's loop works out (suits, masters, best cards) the next one has at hand. `euchre.solve.table.finish` goes
# card by card; it is there for a trick that has begun, and leaves the others to `win`.
@entry
@compiled
def win(a: Cards, b: Cards, c: Cards, d: Cards, n: int, r: int, free: Cards, tally: Tally) -> bool:  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - one loop a player, kept together for speed
    """True if the leader's side takes `n` or more of the `r` tricks left (1 <= n <= r).

    `free` is the lane of the Benny at no trump, otherwise 0. Cards tried with r tricks left are counted in
    ``tally[r]``; if `tally` is None the compiler leaves the counting out.
    """
    if r == 1:
        return _last_trick(a, b, c, d)
    trumps_a, trumps_b, trumps_c, trumps_d = a & TRUMPS, b & TRUMPS, c & TRUMPS, d & TRUMPS
    ours, theirs = trumps_a | trumps_c, trumps_b | trumps_d
    if _sure(trumps_a, theirs) >= n or _sure(trumps_c, theirs) >= n:
        return True
    if _sure(trumps_b, ours) > r - n or _sure(trumps_d, ours) > r - n:
        return False
    high = a & ~reach(b | c | d)
    # The leader draws trumps and leads plain cards nobody beats; then the side's own trumps are left.
    draws = count(high & TRUMPS) >= max(count(trumps_b), count(trumps_d))
    if draws and count(high & ~TRUMPS) + max(count(trumps_a), count(trumps_c)) >= n:
        return True
    held = a | b | c | d
    masters, gone = held & ~(reach(held) >> ONE), ~(held | FENCES)
    all_b, all_c, all_d = choices(b, gone), choices(c, gone), choices(d, gone)
    xs = choices(a, gone)
    while xs:
        x = lead(xs, high)
        xs ^= x
        if tally is not None:
            tally[r] += 1
        suit = lane_of(x)
        counts = suit | TRUMPS
        ys, all_zs, all_ws = legal(all_b, suit, free), legal(all_c, suit, free), legal(all_d, suit, free)
        best_b, best_c, best_d = ys & counts, highest(all_zs & counts), highest(all_ws & counts)
        if n == 1 and max(x, best_c) > max(best_b, best_d):
            return True  # one trick is enough, and this is one
        refuted = n == r and max(x, best_c) < max(best_b, best_d)
        while not refuted:
            beating = ys & counts & above(x)
            y = reply(ys, beating, masters, bool(max(x, best_c) > best_d))
            ys ^= y
            if tally is not None and y:
                tally[r] += 1
            best_y = y & counts
            best = max(x, best_y)
            zs = all_zs & choices(c, gone | (x ^ y ^ best))  # a beaten card on the table parts nothing any more
            if n == r and x < max(best_y, best_d):
                zs &= counts & above(max(best_y, best_d))
            holds = bool(n == 1 and max(x, best_c) > max(best_y, best_d))
            refuted = not holds and n == r and zs == NONE and x < max(best_y, best_d)
            while not (holds or refuted):
                beating = zs & counts & above(best)
                z = reply(zs, beating, masters, bool(best == best_y or best_d > best))
                zs ^= z
                if tally is not None and z:
                    tally[r] += 1
                best_z = z & counts
                mine = max(x, best_z)
                ws = all_ws & choices(d, gone | (x | y | z) ^ max(mine, best_y))
                if n == 1 and mine > best_y:
                    ws &= counts & above(mine)
                while True:
                    w = reply(ws, ws & counts & above(mine), masters, bool(mine > best_y))
                    ws ^= w
                    if tally is not None and w:
                        tally[r] += 1
                    best_w = w & counts
                    if mine > max(best_y, best_w):
                        if n == 1:
                            holds = True
                        elif x > best_z:
                            holds = win(a & ~x, b & ~y, c & ~z, d & ~w, n - 1, r - 1, free, tally)
                        else:
                            holds = win(c & ~z, d & ~w, a & ~x, b & ~y, n - 1, r - 1, free, tally)
                    elif n == r:
                        holds = False
                    elif best_y > best_w:
                        holds = not win(b & ~y, c & ~z, d & ~w, a & ~x, r - n, r - 1, free, tally)
                    else:
                        holds = not win(d & ~w, a & ~x, b & ~y, c & ~z, r - n, r - 1, free, tally)
                    if ws == NONE or not holds:
                        break
                refuted = not holds and zs == NONE
            if ys == NONE:
                break
        if not refuted:
            return True
    return False

"""A short memory: the play as it looks to a player who remembers their own cards and the last tricks."""

from __future__ import annotations

from random import Random

import numpy as np

from euchre.core.cards import set_of
from euchre.core.unseen import plays, voids
from euchre.fast.decision import PlayDecision
from euchre.fast.lanes import Sets, to_lanes


def remembered(decision: PlayDecision, tricks: int) -> PlayDecision:
    """The decision of a player who has forgotten what the others played before the last `tricks` tricks."""
    view, play = decision.view, decision.play
    old = len(view.order) * (len(view.tricks) - tricks)
    if old <= 0:
        return decision
    played = list(plays(view))
    forgotten = set_of(card for seat, card, _ in played[:old] if seat != decision.seat)
    gaps = [to_lanes(gap, decision.trump) for gap in voids(len(play.voids), decision.trump, played[old:])]
    gone = play.gone & ~np.uint64(to_lanes(forgotten, decision.trump))
    return decision._replace(play=play._replace(voids=np.array(gaps, np.uint64), gone=gone))


def mix_in(forgotten: int, hands: Sets, decision: PlayDecision, rng: Random) -> None:
    """Put forgotten cards into the others' hands, ``hands[world, seat]`` in lanes, in place of cards they may hold.

    Each lies there as often as any card that the player takes to be unseen (reservoir sampling), but not where a void
    was shown. `decision` is as they remember it.
    """
    terms, voids, gone = decision.play.terms, decision.play.voids.tolist(), decision.play.gone[0]
    others = [seat for seat in decision.view.order if seat != decision.seat]
    holders = [seat for seat in others for _ in range(decision.view.counts[seat])]
    cards = _cards(forgotten)
    unseen = int(terms.pack & ~(decision.hand | decision.away | gone)).bit_count()
    for world in hands:
        for many, card in enumerate(cards, unseen - len(cards) + 1):
            place = rng.randrange(many)
            if place >= len(holders) or card & voids[holders[place]]:
                continue
            seat = holders[place]
            mine = _cards(int(world[seat]) & ~int(terms.up))
            if mine:
                world[seat] ^= np.uint64(mine[rng.randrange(len(mine))] | card)


def _cards(cards: int) -> list[int]:
    """The cards of a set, each as a set of one."""
    return [1 << place for place in range(cards.bit_length()) if cards >> place & 1]

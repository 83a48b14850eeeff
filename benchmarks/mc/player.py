"""The player `mc`: at every decision 24 deals that fit, each choice played out in each, the best mean taken."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.house.plain import ACE_TAKES, ENOUGH, ENOUGH_ALONE
from benchmarks.house.player import HouseBot
from benchmarks.mc.thumb import Bidding, bid_end, played_out
from euchre.bots.any_table.auction import bid_number, packs
from euchre.bots.endings import winners
from euchre.core import law
from euchre.core.actions import Action, Bury, Play
from euchre.core.cards import set_of
from euchre.core.rules import Rules
from euchre.core.seating import FOUR, ahead
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.view import View, the_seat
from euchre.fast.convert import many_in_lanes
from euchre.fast.decision import play_state
from euchre.fast.lanes import place
from euchre.fast.play import CODES, LEADER, SEAT, PlayState, copy
from euchre.worlds.draw import worlds

WORLDS: Final = 24
HOUSE: Final = HouseBot()


class McBot:
    """Looks at `WORLDS` deals before each bid, burial and card; the house player does anything else."""

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        first = view.legal[0]
        if len(view.legal) == 1 or law.seating(view.rules) == FOUR:
            return HOUSE.choose(view, rng)
        bids = view.phase in (Phase.ROUND_1, Phase.ROUND_2) and view.hand
        if bids and (turned := law.turned_suit(view.rules, the_up_card(view.open))) is not None:
            return self._bid(view, int(turned), rng)
        if isinstance(first, Play | Bury) and first.card is not None:
            return self._card(view, rng)
        return HOUSE.choose(view, rng)

    def _card(self, view: View, rng: Random) -> Action:
        """The card to play, or to bury: each is tried, and the rest of the deal played by rules of thumb."""
        seat, contract = the_seat(view), the_contract(view)
        drawn = worlds(view, rng, WORLDS)
        hands = many_in_lanes(np.ascontiguousarray(drawn.hands), contract.trump)
        played = view.phase is Phase.PLAY
        play = play_state(view, seat)
        if not played:
            play.at[SEAT] = play.at[LEADER] = law.leader(view.rules, view.match.dealer, contract.maker, contract.alone)
        hands[:, [one for one in law.seating(view.rules).seats if play.terms.out >> one & 1]] = 0
        worth = end_worths(view.rules, law.seating(view.rules).side(seat))[contract.maker, int(bool(contract.alone))]
        found: list[tuple[float, int, Action]] = []
        for at, action in enumerate(view.legal):
            if not isinstance(action, Play | Bury) or action.card is None:
                continue
            card = np.uint64(1 << place(action.card, contract.trump))
            ends = [_tried(card, world, seat, play, played=played) for world in hands]
            found.append((float(worth[ends].sum()), -at, action))
        return max(found, key=lambda one: one[:2])[2]

    def _bid(self, view: View, turned: int, rng: Random) -> Action:
        seat, rules, table = the_seat(view), view.rules, law.seating(view.rules)
        up_card = the_up_card(view.open)
        facts = Bidding(
            tuple(table.seats),
            table.sides,
            view.match.dealer,
            int(up_card),
            turned,
            np.uint64(law.buriable(rules, set_of(law.pack(rules)), up_card)),
            packs(rules),
            ENOUGH[table.players],
            ENOUGH_ALONE,
            ACE_TAKES[table.players],
            law.sticks_the_dealer(rules),
        )
        hands, worth = np.ascontiguousarray(worlds(view, rng, WORLDS).hands), end_worths(rules, table.side(seat))
        points = np.append(worth.ravel(), 0.0)
        ordering = view.phase is Phase.ROUND_1
        found = []
        for at, action in enumerate(view.legal):
            bid = bid_number(rules, action, up_card)
            ends = [bid_end(world, seat, ordering, bid, facts) for world in hands]
            found.append((float(points[ends].sum()), -at, action))
        return max(found, key=lambda one: one[:2])[2]


def _tried(card: np.uint64, world: NDArray[np.uint64], seat: int, play: PlayState, *, played: bool) -> int:
    """The end of one world if a seat plays a card, or buries it."""
    hands = world.copy()
    if not played:
        hands[seat] ^= card
    return played_out(card if played else np.uint64(0), hands, copy(play))


@lru_cache(maxsize=32)
def end_worths(rules: Rules, side: int) -> NDArray[np.float64]:
    """``[maker, alone, code]``: how many points a side is ahead by once a deal has ended so."""
    table = law.seating(rules)
    found = np.zeros((table.players, 2, CODES))
    for maker in table.seats:
        for alone in range(2):
            for code in range(CODES):
                won = winners(table.side(maker), code)
                if won is not None:
                    lone = (maker,) if alone and table.partners(maker) else ()
                    found[maker, alone, code] = ahead(law.points(rules, maker, lone, won), side)
    return found

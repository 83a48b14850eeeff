"""The plain policy: which card a sound player plays by rule, from what they know. The nets are measured against it.

It pulls trump for the makers, cashes masters, never ducks what it can win, and throws away what it misses least.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from euchre.bots.nets.holdings import suspect
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.bots.policy.card_net import learned_card
from euchre.bots.policy.trick import TrickSoFar, trick_so_far
from euchre.core.actions import PLAYS, Action
from euchre.core.view import View
from euchre.fast.bits import NONE, ONE, TRUMPS, beats, count, higher, highest, lane_of, lane_set, lowest
from euchre.fast.decision import play_decision
from euchre.fast.jit import compiled, entry, inlined, lean
from euchre.fast.lanes import Cards, Sets, from_lane
from euchre.fast.play import LOST, MADE, ON_TABLE, SEAT, PlayState, advance, copy, end_code, is_over, to_play

PLAIN: Final[CardNet] = np.zeros((0, 0), dtype=np.float32)
"""The value in place of a net to play by rule."""

_GOES_ROUND: Final = np.array([0.10, 0.30, 0.45, 0.62, 0.75, 0.85, 0.92, 0.95, 0.95], dtype=np.float32)
"""The chance that a master of a plain suit wins, while the other side has trumps, by the cards of its suit unseen."""


@compiled
def worst(options: Cards, hand: Cards, theirs: Cards, foes: Cards, leads: Cards) -> Cards:
    """The card of `options` that a hand misses least.

    `theirs` are the cards the others in the game may hold, `foes` those the other side may hold, `leads`
    those that the player who is winning the trick may hold.
    """
    found = NONE
    least = np.float32(1e9)
    trumps = count(hand & TRUMPS)
    left = options
    while left != NONE:
        card = lowest(left)
        left ^= card
        lane = lane_of(card)
        above = count(theirs & higher(card, lane))
        if card & TRUMPS != NONE:
            use = np.float32(100.0 - above)
        else:
            others = hand & lane & ~card
            use = np.float32(40.0) if above == 0 else np.float32(8.0 - above)
            if above == 1 and others != NONE:
                use += np.float32(5.0)
            if others == NONE and trumps > 0:
                use -= np.float32(7.0)
            if theirs & lane == NONE and theirs & TRUMPS == NONE:
                use = np.float32(60.0)
            elif foes & lane == NONE:  # nobody will lead it, and they trump it
                use = np.float32(2.0)
            if count(hand) == 2 and leads & lane == NONE:
                use = np.float32(1.0)  # the last lead is of another suit
            second = others & higher(card, lane)
            if second == NONE and others != NONE:
                use += np.float32(1.0)
            elif second != NONE and count(theirs & higher(highest(second), lane)) == 1:
                use += np.float32(3.0)
        if use < least:
            least = use
            found = card
    return found


@lean
def _draws(role: int, held: int, master: bool, alone: bool, first: bool) -> bool:  # noqa: FBT001 - compiled code takes no keywords
    """True if a player leads the highest trump while others hold some; `master`: nobody beats it.

    `role` is 0 for the maker, 1 for their partner, 2 for a defender; `held` counts trumps.
    """
    if role == 2:
        return False
    if alone and (held >= 2 or master):
        return True
    if role == 0:
        return held >= 3 or (master and held >= 2)
    return first or master


@inlined
def _side_lead(
    mine: Cards, lane: Cards, trumps: Cards, left_may: Cards, mate_may: Cards, right_may: Cards
) -> tuple[Cards, np.float32]:
    """The card to lead from a side suit, and how likely it wins, roughly."""
    foes = left_may | right_may
    card = highest(mine)
    unseen = count((foes | mate_may) & lane)
    if foes & higher(card, lane) == NONE:
        chance = np.float32(1.0)
        if foes & TRUMPS != NONE:
            chance = _GOES_ROUND[min(unseen, 8)]
            if left_may & TRUMPS != NONE and left_may & lane == NONE:
                chance = np.float32(0.05)
            if right_may & TRUMPS != NONE and right_may & lane == NONE:
                chance = np.float32(0.05)
        return card, chance - np.float32(0.02) * np.float32(count(mine))
    chance = np.float32(0.12)
    card = lowest(mine)
    if count(mine) == 1:
        chance += np.float32(0.06 if trumps != NONE else 0.02)
    if mate_may & higher(card, lane) != NONE:
        chance += np.float32(0.02) * np.float32(min(unseen, 4))
    return card, chance


@compiled
def _lead(hand: Cards, may: Sets, play: PlayState) -> Cards:
    """The lead."""
    seat, maker = play.at[SEAT], play.terms.maker
    left_may, mate_may, right_may = may[(seat + 1) & 3], may[seat ^ 2], may[(seat + 3) & 3]
    role = 0 if maker == seat else 1 if maker == seat ^ 2 else 2
    trumps = hand & TRUMPS
    top, held = highest(trumps), count(trumps)
    out = (left_may | right_may) & TRUMPS
    master = trumps != NONE and out & higher(top, TRUMPS) == NONE
    if held > 0 and out != NONE:
        alone = (play.terms.out >> (seat ^ 2)) & 1 != 0
        if _draws(role, held, master, alone, play.at[MADE] + play.at[LOST] == 0):
            return top
    best = NONE
    most = np.float32(-1.0)
    for number in range(4):
        lane = lane_set(number)
        mine = hand & lane
        if mine != NONE:
            card, chance = _side_lead(mine, lane, trumps, left_may, mate_may, right_may)
            if chance > most:
                most = chance
                best = card
    if best == NONE:
        return top if master or held == 1 else lowest(trumps)
    if master and role != 2 and most < np.float32(0.3):
        return top
    return best


@inlined
def _winners(options: Cards, theirs: Cards, trick: TrickSoFar) -> tuple[Cards, Cards]:
    """The cards that win so far, and those of them that nobody still to play is likely to beat."""
    led, best, later = trick.led, trick.best, trick.later
    wins = NONE
    sure = NONE
    while options != NONE:
        card = lowest(options)
        options ^= card
        if beats(card, best):
            wins |= card
            danger = later & higher(card, lane_of(card))
            if danger == NONE and (card & TRUMPS != NONE or count(theirs & led) >= 3 or later & TRUMPS == NONE):
                sure |= card
    return wins, sure


@lean
def _over_partner(trick: TrickSoFar, sure: Cards) -> Cards:
    """The card to take partner's trick with, or none."""
    over = trick.later & higher(trick.best, lane_of(trick.best))
    if trick.best & TRUMPS == NONE and trick.later & trick.led == NONE:
        over |= trick.later & TRUMPS
    if over == NONE:
        return NONE
    if sure & trick.led != NONE:
        return lowest(sure & trick.led)
    return lowest(sure) if count(over) >= 3 else NONE


@lean
def _over_foe(trick: TrickSoFar, wins: Cards, sure: Cards) -> Cards:
    """The card to take a foe's trick with, or none."""
    if trick.later == NONE:
        return lowest(wins)
    if sure != NONE:
        cheap = lowest(wins)
        ruffs = trick.later_mate == 0 and wins & trick.led == NONE
        return cheap if ruffs and count(trick.later & higher(cheap, TRUMPS)) <= 2 else lowest(sure)
    if wins & trick.led != NONE:
        return highest(wins & trick.led)
    return lowest(wins)


@entry
@compiled
def plain_card(hand: Cards, options: Cards, may: Sets, play: PlayState) -> Cards:
    """The card to play, one of `options`.

    `may` is, for each seat, the set of cards it may hold as far as this player knows: empty for the player and for a
    seat that sits out.
    """
    if play.at[ON_TABLE] == 0:
        return _lead(hand, may, play)
    seat = play.at[SEAT]
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    foes = may[left] | may[right]
    theirs = foes | may[mate]
    trick = trick_so_far(may, play)
    wins, sure = _winners(options, theirs, trick)
    card = _over_partner(trick, sure) if trick.winner == 0 else _over_foe(trick, wins, sure)
    if card != NONE:
        return card
    winners = may[mate] if trick.winner == 0 else may[left] if trick.winner == 1 else may[right]
    return worst(options, hand, theirs, foes, winners)


def action_for(view: View) -> Action:
    """Choose an action in the play of the cards by the plain policy."""
    if len(view.legal) == 1:
        return view.legal[0]
    decision, may = play_decision(view), np.empty(4, np.uint64)
    suspect(decision.hand, decision.away, decision.play, may)
    card = plain_card(decision.hand, np.uint64(to_play(decision.hand, decision.play)), may, decision.play)
    return PLAYS[from_lane(int(card), decision.trump)]


class SideNets(NamedTuple):
    """The net each side plays by, or `PLAIN`."""

    makers: CardNet
    defenders: CardNet


@entry
@compiled
def playout(nets: SideNets, first: Cards, hands: Sets, away: Sets, play: PlayState) -> int:
    """`euchre.bots.policy.playout.playout`, where each side may play in its own way."""
    hands, play, may = hands.copy(), copy(play), np.empty(4, np.uint64)
    scratch = card_scratch()
    while not is_over(play):
        seat = play.at[SEAT]
        hand = hands[seat]
        card = first if first != NONE else to_play(hand, play)
        first = NONE
        if card & (card - ONE) != NONE:
            suspect(hand, away[seat], play, may)
            net = nets.defenders if (play.terms.maker ^ seat) & 1 else nets.makers
            if len(net) > 0:
                card = learned_card(net, hand, card, may, play, scratch)
            else:
                card = plain_card(hand, card, may, play)
        advance(card, hands, play)
    return end_code(play)

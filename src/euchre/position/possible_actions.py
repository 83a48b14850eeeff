"""Possible actions of the other seats, as far as one seat can tell, from the whole state or one with blanks.

Nothing that really happened is ever found impossible. Conversely, an action is possible only if it is legal for some
hand and the cards nobody has shown can fill all hands. What silence tells is left out, such as that somebody who does
not call TRAM cannot be certain of the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Final

from euchre.core import law, unseen
from euchre.core.actions import ALONE, TOGETHER, Action, Bury, Give, GoUnder, Play
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.dealing import weak_hand_offer
from euchre.core.engine import legal
from euchre.core.errors import EuchreError
from euchre.core.refusals import refusal
from euchre.core.state import Phase, State, the_actor, the_contract, with_hand, with_hands
from euchre.core.unseen import plays, voids
from euchre.core.view import Seen, View, see, view


def holdable(state: State, seat: int, other: int) -> int:
    """The set of cards that `other` may hold, as far as `seat` knows; its own cards and those played are not in it."""
    return _holdable(state, view(state, seat), (other,))[0]


def _holdable(state: State, known: View, others: Sequence[int]) -> tuple[int, ...]:
    own = known.hand | set_of(known.buried)
    return unseen.holdable(state, set_of(law.pack(state.rules)) & ~(own | state.played), others)


def possible(state: State, seat: int | None) -> tuple[Action, ...]:
    """The actions of the player whose turn it is, as far as `seat` can tell; with all hands open (None), exactly.

    Actions of others are redacted as `seat` sees them. Those by which they show cards, TRAM and a redeal, are left out.
    """
    if seat is None or state.turn == seat:
        return legal(state)
    return tuple(action for action in _candidates(state, seat) if fits(see(state, Seen(action)), seat))


def _candidates(state: State, seat: int) -> tuple[Action, ...]:
    """The actions of another player with some hand."""
    actor = the_actor(state)
    may = holdable(state, seat, actor)
    if state.phase is Phase.PLAY:
        return tuple(map(Play, cards_in(shown_to_play(state) or may)))
    if sees_gift(state, seat):
        return tuple(map(Give, cards_in(may)))
    return _offers(state, actor, may)


def sees_gift(state: State, seat: int) -> bool:
    """True if a seat sees the best card that is about to be given, because it is to get it."""
    asked = the_contract(state).asked if state.phase is Phase.GIVE else None
    return asked is not None and seat == asked.loner


def shown_to_play(state: State) -> int:
    """The open cards after TRAM of which the player to move plays one; empty before TRAM."""
    contract = the_contract(state)
    if contract.word != "TRAM":
        return 0
    if state.trick:
        return state.options
    return 1 << law.claim_order(contract.trump, state.hidden.hands[the_actor(state)] & ~state.played)[0]


def why_not(state: State, seat: int, action: Action) -> EuchreError | None:
    """The reason why the player to move, another than `seat`, cannot have done this; None if they may have.

    `action` is redacted as `seat` saw it, and its cards are cards of this pack.
    """
    actor = the_actor(state)
    match action:
        case Play(card):
            return _why_not_played(state, seat, card)
        case Give(card) if card is not None and state.phase is Phase.GIVE:
            return None if holdable(state, seat, actor) >> card & 1 else _cannot_hold(actor, card)
    may = holdable(state, seat, actor)
    offer = _offers(state, actor, may)
    if action in offer:
        return None
    return refusal(with_hands(state, with_hand(state.hidden.hands, actor, may)), action, offer)


def _offers(state: State, actor: int, may: int) -> tuple[Action, ...]:
    """The actions of `actor` with all cards of the set that they may hold, or with none."""
    some = (with_hands(state, with_hand(state.hidden.hands, actor, hand)) for hand in (may, 0))
    return tuple(dict.fromkeys(action for assumed in some for action in _offer(assumed)))


def _offer(state: State) -> tuple[Action, ...]:
    """The actions of a player with these cards, as others see them."""
    if state.phase is Phase.WEAK_HANDS:
        return tuple(GoUnder(()) if isinstance(one, GoUnder) else one for one in weak_hand_offer(state))
    if state.phase is Phase.PLAY:
        return tuple(map(Play, cards_in(state.hidden.hands[the_actor(state)])))
    return _UNSEEN.get(state.phase) or legal(state)


_UNSEEN: Final[dict[Phase, tuple[Action, ...]]] = {
    Phase.BURY: (Bury(None),),
    Phase.GIVE: (Give(None),),
    Phase.ALONE: (ALONE, TOGETHER),
}
"""The actions as others see them, where the cards do not matter."""


def _why_not_played(state: State, seat: int, card: Card) -> EuchreError | None:
    actor = the_actor(state)
    if state.phase is not Phase.PLAY:
        return refusal(state, Play(card), _offer(state))
    if holdable(state, seat, actor) >> card & 1:
        return None
    if state.played >> card & 1:
        return EuchreError("position/played-before", f"{card} has been played before.", card=str(card))
    if view(state, seat).hand >> card & 1:
        sentence = f"{card} is in the hand of seat {seat}."
        return EuchreError("position/in-hand-of", sentence, card=str(card), seat=str(seat))
    if voids(law.seating(state.rules).players, the_contract(state).trump, plays(state))[actor] >> card & 1:
        sentence = f"Seat {actor} plays {card}, but did not follow suit with it before: that is a revoke."
        return EuchreError("position/revoke", sentence, card=str(card), seat=str(actor))
    return _cannot_hold(actor, card)


def _cannot_hold(actor: int, card: Card) -> EuchreError:
    return EuchreError("position/cannot-hold", f"Seat {actor} cannot hold {card}.", card=str(card), seat=str(actor))


def fits(state: State, seat: int) -> bool:
    """True if the cards that `seat` does not see can fill the other hands."""
    known = view(state, seat)
    others = law.seating(state.rules).from_left(seat)[:-1]
    may = dict(zip(others, _holdable(state, known, others), strict=True))
    for size in range(1, len(others) + 1):
        for some in combinations(others, size):
            together = reduce(or_, map(may.__getitem__, some))
            if together.bit_count() < sum(known.counts[other] for other in some):
                return False
    return True

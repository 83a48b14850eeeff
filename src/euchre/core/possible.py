"""What the other seats may have done, as far as one seat can tell from a state with blanks.

Nothing that really happened is ever found impossible. The other way round more is asked than that each action is legal
for some hand: the cards nobody has shown must fill the hands of all. What silence tells is not asked, such as that
somebody who does not call TRAM cannot be certain of the rest.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from euchre.core import law
from euchre.core.actions import Action, Alone, Bury, Give, GoUnder, Play, Together
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.dealing import weak_hand_offer
from euchre.core.engine import legal
from euchre.core.refusals import refusal
from euchre.core.state import Phase, State, the_actor, the_contract, with_hand, with_hands
from euchre.core.unseen import may_hold, plays, up_card_holders, voids
from euchre.core.view import view


def holdable(state: State, seat: int, other: int) -> int:
    """The set of cards that `other` may hold, as far as `seat` knows; its own cards and those played are not in it."""
    hidden, contract, up_card = state.hidden, state.contract, state.open.up_card
    own = hidden.hands[seat] | set_of(card for owner, card in hidden.buried if owner == seat) | set_of(hidden.under)
    unseen = set_of(law.pack(state.rules)) & ~own & ~state.played
    if contract is None:
        return may_hold(unseen, other, (0,) * law.SEATS, up_card, ())
    return may_hold(unseen, other, voids(contract.trump, plays(state)), up_card, up_card_holders(state))


def why_not(state: State, seat: int, action: Action) -> str | None:
    """Why the player whose turn it is, another than `seat`, cannot have done this: a sentence; None if they may have.

    `action` is redacted as `seat` saw it, and its cards are cards of this pack.
    """
    actor = the_actor(state)
    match action:
        case Play(card):
            return _why_not_played(state, seat, card)
        case Give(card) if card is not None and state.phase is Phase.GIVE:
            return None if holdable(state, seat, actor) >> card & 1 else f"Seat {actor} cannot hold {card}."
    may = holdable(state, seat, actor)
    assumed = with_hands(state, with_hand(state.hidden.hands, actor, may))
    unable = with_hands(state, with_hand(state.hidden.hands, actor, 0))
    offer = tuple(dict.fromkeys((*_offer(assumed), *_offer(unable))))
    return None if action in offer else str(refusal(assumed, action, offer))


def _offer(state: State) -> tuple[Action, ...]:
    """What may be done by somebody with these cards, as others see it."""
    if state.phase is Phase.WEAK_HANDS:
        return tuple(GoUnder(()) if isinstance(one, GoUnder) else one for one in weak_hand_offer(state))
    if state.phase is Phase.PLAY:
        return tuple(map(Play, cards_in(state.hidden.hands[the_actor(state)])))
    return _UNSEEN.get(state.phase) or legal(state)


_UNSEEN: Final[dict[Phase, tuple[Action, ...]]] = {
    Phase.BURY: (Bury(None),),
    Phase.GIVE: (Give(None),),
    Phase.ALONE: (Alone(), Together()),
}
"""What others see where the cards do not matter."""


def _why_not_played(state: State, seat: int, card: Card) -> str | None:
    actor = the_actor(state)
    if state.phase is not Phase.PLAY:
        return str(refusal(state, Play(card), _offer(state)))
    if holdable(state, seat, actor) >> card & 1:
        return None
    if state.played >> card & 1:
        return f"{card} has been played before."
    if view(state, seat).hand >> card & 1:
        return f"{card} is in the hand of seat {seat}."
    if voids(the_contract(state).trump, plays(state))[actor] >> card & 1:
        return f"Seat {actor} plays {card}, but did not follow suit with it before: that is a revoke."
    return f"Seat {actor} cannot hold {card}."


def fits(state: State, seat: int) -> bool:
    """True if the cards that `seat` does not see can fill the other hands."""
    counts = view(state, seat).counts
    others = [other for other in range(law.SEATS) if other != seat]
    for size in (1, 2, 3):
        for some in combinations(others, size):
            may = 0
            for other in some:
                may |= holdable(state, seat, other)
            if may.bit_count() < sum(counts[other] for other in some):
                return False
    return True

"""Making trump: two rounds of bidding, the Benny turned up, and the burial."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import BURIES, Action, Bury, Name, Order, Pass
from euchre.core.cards import Suit, cards_in, set_of
from euchre.core.loners import announcements, exchanges
from euchre.core.scoring import thrown_in
from euchre.core.state import (
    Contract,
    Hidden,
    Phase,
    State,
    new_state,
    one_discarded,
    said,
    the_actor,
    the_contract,
    the_up_card,
    with_hand,
)


def round_1_offer(state: State) -> tuple[Action, ...]:
    """The actions a player may take about the up-card."""
    seat = the_actor(state)
    match, barred = state.match, law.barred_from_alone(state.match.rules, state.match.score)
    return law.order_offer(match.rules, match.dealer, seat, state.hidden.hands[seat], the_up_card(state.open), barred)


def round_2_offer(state: State) -> tuple[Action, ...]:
    """The other suits a player may name."""
    rules, seat = state.match.rules, the_actor(state)
    stuck = seat == state.match.dealer and law.sticks_the_dealer(rules)
    turned = law.turned_suit(rules, the_up_card(state.open))
    return law.name_offer(rules, state.hidden.hands[seat], turned, stuck=stuck, may_be_alone=_may_be_alone(state, seat))


def benny_offer(state: State) -> tuple[Action, ...]:
    """The suits the dealer may name when the Benny is turned up."""
    return law.benny_offer(state.match.rules, may_be_alone=_may_be_alone(state, the_actor(state)))


def _may_be_alone(state: State, seat: int) -> bool:
    rules = state.match.rules
    barred = law.barred_from_alone(rules, state.match.score)
    return not barred or law.seating(rules).side(seat) not in barred


def pass_(state: State, action: Pass) -> State:
    """A player passes; after the dealer comes round 2, or the cards are thrown in."""
    seat, match, shown = the_actor(state), state.match, said(state, action)
    left = law.seating(match.rules).left_of(seat)
    if seat != match.dealer:
        return new_state(state.phase, left, match, shown, state.hidden)
    if state.phase is Phase.ROUND_1:
        return new_state(Phase.ROUND_2, left, match, shown, state.hidden)
    return thrown_in(match)


def order(state: State, action: Order) -> State:
    """The up-card's suit is trump."""
    trump = law.turned_suit(state.match.rules, the_up_card(state.open))
    assert trump is not None, "a Benny for which the dealer names trump is never ordered up"
    return _trump_made(state, action, trump, alone=action.alone)


def name(state: State, action: Name) -> State:
    """Make another suit, or no trump, trump."""
    return _trump_made(state, action, action.suit, alone=action.alone)


def _trump_made(state: State, action: Order | Name, trump: Suit, *, alone: bool) -> State:
    seat, match, hidden = the_actor(state), state.match, state.hidden
    shown = said(state, action)
    loners = (seat,) if alone else ()
    dealer = match.dealer
    table = law.seating(match.rules)
    taken = state.phase is not Phase.ROUND_2 and not (alone and dealer in table.partners(seat))
    order, aside = table.order_of_play(loners), law.widow(match.rules)
    discards: tuple[int, ...] = (dealer,) if taken else ()
    contract = Contract(trump, seat, loners, order, law.watched(match.rules), taken, (), discards)
    if taken:
        hand = hidden.hands[dealer] | 1 << the_up_card(shown)
        hidden = Hidden(with_hand(hidden.hands, dealer, hand), hidden.kitty, hidden.buried, hidden.under)
    if aside:
        discards += (seat,) * aside
        contract = contract._replace(discards=discards)
        hand = hidden.hands[seat] | set_of(hidden.kitty[:aside])
        hidden = hidden._replace(hands=with_hand(hidden.hands, seat, hand), kitty=hidden.kitty[aside:])
    if discards:
        return new_state(Phase.BURY, discards[0], match, shown, hidden, contract)
    return announcements(match, shown, hidden, contract)


def bury_offer(state: State) -> tuple[Action, ...]:
    """The cards that may be buried."""
    return tuple([BURIES[card] for card in cards_in(_buriable(state))])


def _buriable(state: State) -> int:
    contract, dealer = the_contract(state), state.match.dealer
    took = contract.taken and state.turn == dealer and not contract.given and not contract.asked
    up_card = state.open.up_card if took else None
    return law.buriable(state.match.rules, state.hidden.hands[the_actor(state)], up_card)


def bury(state: State, action: Bury) -> State:
    """A card is laid away face down."""
    seat, hidden, contract = the_actor(state), state.hidden, the_contract(state)
    if action.card is not None:
        hands = with_hand(hidden.hands, seat, hidden.hands[seat] & ~(1 << action.card))
        hidden = Hidden(hands, hidden.kitty, (*hidden.buried, (seat, action.card)), hidden.under)
    contract = one_discarded(contract)
    if contract.discards:
        return new_state(Phase.BURY, contract.discards[0], state.match, state.open, hidden, contract)
    if contract.asked:
        return new_state(Phase.GIVE, contract.asked.giver, state.match, state.open, hidden, contract)
    if contract.given:
        return exchanges(state.match, state.open, hidden, contract)
    return announcements(state.match, state.open, hidden, contract)

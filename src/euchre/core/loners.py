"""Playing alone: who is asked, who says so, and the partner's best card."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import GIVES, Action, Alone, Give, Together
from euchre.core.cards import cards_in
from euchre.core.play import first_lead
from euchre.core.state import (
    Contract,
    Hidden,
    Open,
    Phase,
    Standing,
    State,
    new_state,
    said,
    the_actor,
    the_contract,
    with_hand,
)


def announcements(match: Standing, shown: Open, hidden: Hidden, contract: Contract) -> State:
    """Ask the next player whether they play alone; with nobody left to ask, the play can begin."""
    maker, loners = contract.maker, contract.alone
    seat = law.alone_turn(match.rules, match.dealer, maker, loners, contract.declined)
    if seat is not None:
        return new_state(Phase.ALONE, seat, match, shown, hidden, contract)
    table = law.seating(match.rules)
    lone = table.lone_makers(maker, loners)
    if lone and law.best_cards(match.rules):
        return new_state(Phase.GIVE, table.partner(lone[0]), match, shown, hidden, contract)
    return first_lead(match, shown, hidden, contract)


def alone(state: State, action: Alone) -> State:
    """A player plays, or defends, without their partner."""
    seat, contract = the_actor(state), the_contract(state)
    declined = law.asked_again(state.match.rules, seat, contract.declined)
    loners = (*contract.alone, seat)
    order = law.seating(state.match.rules).order_of_play(loners)
    contract = contract._replace(alone=loners, order=order, declined=declined)
    return announcements(state.match, said(state, action), state.hidden, contract)


def together(state: State, action: Together) -> State:
    """A player keeps their partner."""
    contract = the_contract(state)
    contract = contract._replace(declined=(*contract.declined, the_actor(state)))
    return announcements(state.match, said(state, action), state.hidden, contract)


def give_offer(state: State) -> tuple[Action, ...]:
    """Which card the partner of a lone maker may give."""
    return tuple([GIVES[card] for card in cards_in(state.hidden.hands[the_actor(state)])])


def give(state: State, action: Give) -> State:
    """The partner's best card goes to the lone maker, who will bury one."""
    giver, hidden = the_actor(state), state.hidden
    loner = law.seating(state.match.rules).partner(giver)
    if action.card is not None:
        gift = 1 << action.card
        hands = with_hand(hidden.hands, giver, hidden.hands[giver] & ~gift)
        hidden = hidden._replace(hands=with_hand(hands, loner, hands[loner] | gift))
    contract = the_contract(state)._replace(given=True)
    return new_state(Phase.BURY, loner, state.match, said(state, Give(None)), hidden, contract)

"""Playing alone: who is asked, who says so, and the partner's best card."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import GIVES, Action, Alone, AskPartner, Give, Keep, Together
from euchre.core.cards import cards_in
from euchre.core.dealing import keep_weak_hand
from euchre.core.play import first_lead
from euchre.core.state import (
    Contract,
    Gift,
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
    """Ask the next player to say if they play alone; with nobody left to ask, the play can begin."""
    maker, loners = contract.maker, contract.alone
    barred = law.barred_from_alone(match.rules, match.score)
    seat = law.alone_turn(match.rules, match.dealer, maker, loners, contract.declined, barred)
    if seat is not None:
        return new_state(Phase.ALONE, seat, match, shown, hidden, contract)
    return exchanges(match, shown, hidden, contract)


def exchanges(match: Standing, shown: Open, hidden: Hidden, contract: Contract) -> State:
    """Let the next lone player get a partner's best card; after the last one the play can begin."""
    if not contract.alone:
        return first_lead(match, shown, hidden, contract)
    settled = (*contract.kept, *[gift.loner for gift in contract.given])
    loner = law.best_turn(match.rules, contract.maker, contract.alone, settled)
    if loner is None:
        return first_lead(match, shown, hidden, contract)
    if law.asks_for_best(match.rules):
        return new_state(Phase.ASK, loner, match, shown, hidden, contract)
    (giver,) = law.seating(match.rules).partners(loner)
    return new_state(Phase.GIVE, giver, match, shown, hidden, contract._replace(asked=Gift(giver, loner)))


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


def ask_offer(state: State) -> tuple[Action, ...]:
    """The partners whom a lone player may ask for their best card."""
    return law.ask_offer(state.match.rules, the_actor(state))


def ask(state: State, action: AskPartner) -> State:
    """A lone player wants a partner's best card; where the rules say so, they discard one of their own first."""
    loner = the_actor(state)
    gift = Gift(action.seat, loner)
    contract, shown = the_contract(state)._replace(asked=gift), said(state, action)
    if law.discards_before_best(state.match.rules):
        contract = contract._replace(discards=(loner,))
        return new_state(Phase.BURY, loner, state.match, shown, state.hidden, contract)
    return new_state(Phase.GIVE, gift.giver, state.match, shown, state.hidden, contract)


def keep(state: State, action: Keep) -> State:
    """A player keeps the hand they have: a weak one, or one that a partner's card could mend."""
    if state.phase is not Phase.ASK:
        return keep_weak_hand(state, action)
    contract = the_contract(state)
    contract = contract._replace(kept=(*contract.kept, the_actor(state)))
    return exchanges(state.match, said(state, action), state.hidden, contract)


def give_offer(state: State) -> tuple[Action, ...]:
    """The cards the partner of a lone maker may give."""
    return tuple([GIVES[card] for card in cards_in(state.hidden.hands[the_actor(state)])])


def give(state: State, action: Give) -> State:
    """The partner's best card goes to the lone player, who will discard one or has done so."""
    contract, hidden = the_contract(state), state.hidden
    assert contract.asked is not None, "a card is given where one is due"
    giver, loner = contract.asked
    if action.card is not None:
        gift = 1 << action.card
        hands = with_hand(hidden.hands, giver, hidden.hands[giver] & ~gift)
        hidden = hidden._replace(hands=with_hand(hands, loner, hands[loner] | gift))
    shown = said(state, Give(None))
    contract = contract._replace(asked=None, given=(*contract.given, contract.asked))
    if law.discards_before_best(state.match.rules):
        return exchanges(state.match, shown, hidden, contract)
    return new_state(Phase.BURY, loner, state.match, shown, hidden, contract._replace(discards=(loner,)))

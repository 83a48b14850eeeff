"""The deal: the first dealer, the cut, the packets, the up-card, and hands too weak to play."""

from __future__ import annotations

from functools import cache, lru_cache

from euchre.core import law
from euchre.core.actions import Action, Bump, Cut, Deal, Draw, GoUnder, Keep, Redeal
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.rules import Rules
from euchre.core.state import (
    NOTHING_HIDDEN,
    NOTHING_OPEN,
    Hidden,
    Open,
    Phase,
    Standing,
    State,
    new_state,
    said,
    the_actor,
    with_hand,
)


def new_deal(match: Standing) -> State:
    """The dealer shuffles; somebody cuts where the rules say so."""
    offer = law.cut_offer(match.rules, match.dealer)
    if offer is None:
        return new_state(Phase.DEAL, None, match, NOTHING_OPEN, NOTHING_HIDDEN)
    return new_state(Phase.CUT, offer[0], match, NOTHING_OPEN, NOTHING_HIDDEN)


def draw_offer(state: State) -> tuple[Action, ...]:
    """The draws of the first dealer: any player may be drawn."""
    return _draws(law.seating(state.match.rules).players)


@cache
def _draws(players: int) -> tuple[Action, ...]:
    return tuple(map(Draw, range(players)))


def draw(state: State, action: Draw) -> State:
    """The first dealer is drawn."""
    return new_deal(state.match._replace(dealer=action.dealer))


def cut_offer(state: State) -> tuple[Action, ...]:
    """The cuts and the bump that the rules allow."""
    offer = law.cut_offer(state.match.rules, state.match.dealer)
    return offer[1] if offer else ()


def cut(state: State, action: Cut) -> State:
    """The pack is cut; the cut is applied once it is dealt."""
    return new_state(Phase.DEAL, None, state.match, Open(cut=action.at), NOTHING_HIDDEN)


def bump(state: State, _: Bump) -> State:
    """The pack stays as it is."""
    return new_state(Phase.DEAL, None, state.match, NOTHING_OPEN, NOTHING_HIDDEN)


@lru_cache
def deal_offer(rules: Rules) -> tuple[Action, ...]:
    """The ways to deal, each with the pack unshuffled."""
    return tuple(Deal(law.pack(rules), packets) for packets in law.packets(rules))


def is_deal(rules: Rules, deal: Deal) -> bool:
    """True if this is the pack of these rules, dealt in one of their ways."""
    return (
        deal.packets in law.packets(rules)
        and len(deal.deck) == len(law.pack(rules))
        and set(deal.deck) == law.pack_set(rules)
    )


def deal(state: State, action: Deal) -> State:
    """The cards are dealt from the pack as it was cut."""
    match, top = state.match, state.open.cut
    deck = action.deck[top:] + action.deck[:top] if top else action.deck
    slots = law.dealt_slots(match.rules, match.dealer, action.packets)
    hands = tuple([sum([1 << deck[slot] for slot in own]) for own in slots])
    up = law.hand_size(match.rules) * len(hands)
    return dealt(state, action.packets, deck[up], Hidden(hands, deck[up + 1 :]))


def stacked(state: State, packets: tuple[int, ...], hands: tuple[int, ...], rest: tuple[Card, ...]) -> Deal:
    """The deal, before it is made, that gives the seats these sets of cards.

    `rest` is the up-card and the kitty, top first. The hands are dealt lowest card first.
    """
    match, cut = state.match, state.open.cut
    left = [list(cards_in(hand)) for hand in hands]
    owners = {
        slot: seat for seat, slots in enumerate(law.dealt_slots(match.rules, match.dealer, packets)) for slot in slots
    }
    deck = (*(left[owners[slot]].pop(0) for slot in range(len(owners))), *rest)
    return Deal(deck[len(deck) - cut :] + deck[: len(deck) - cut], packets)


def dealt(state: State, packets: tuple[int, ...], up_card: Card, hidden: Hidden) -> State:
    """The state once the cards are dealt; `hidden` may lack what somebody cannot see."""
    match = state.match
    shown = Open(state.open.cut, packets, up_card)
    if law.turned_suit(match.rules, up_card) is None:
        return new_state(Phase.BENNY, match.dealer, match, shown, hidden)
    asked = law.weak_hand_offer(match.rules, 0)
    phase = Phase.WEAK_HANDS if asked else Phase.ROUND_1
    return new_state(phase, law.seating(match.rules).left_of(match.dealer), match, shown, hidden)


def weak_hand_offer(state: State) -> tuple[Action, ...]:
    """The actions open to a player with a weak hand."""
    return law.weak_hand_offer(state.match.rules, state.hidden.hands[the_actor(state)])


def keep_weak_hand(state: State, action: Keep) -> State:
    """A player keeps a weak hand, and the next is asked; after the dealer the bidding begins."""
    seat = the_actor(state)
    phase = Phase.ROUND_1 if seat == state.match.dealer else Phase.WEAK_HANDS
    left = law.seating(state.match.rules).left_of(seat)
    return new_state(phase, left, state.match, said(state, action), state.hidden)


def redeal(state: State, _: Redeal) -> State:
    """Let the same dealer deal again."""
    return new_deal(state.match)


def go_under(state: State, action: GoUnder) -> State:
    """Put three low cards under the kitty, and its top three into the hand."""
    seat, hidden = the_actor(state), state.hidden
    kitty = hidden.kitty
    if action.cards:
        hand = hidden.hands[seat] & ~set_of(action.cards) | set_of(kitty[:3])
        hidden = hidden._replace(hands=with_hand(hidden.hands, seat, hand), kitty=kitty[3:], under=action.cards)
    shown = said(state, GoUnder(()))._replace(under=seat)
    left = law.seating(state.match.rules).left_of(state.match.dealer)
    return new_state(Phase.ROUND_1, left, state.match, shown, hidden)

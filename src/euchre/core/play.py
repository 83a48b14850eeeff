"""The play: leading, following, taking tricks, and hands that play themselves."""

from __future__ import annotations

from typing import Final

from euchre.core import law
from euchre.core.actions import PLAYS, Play, Tram
from euchre.core.cards import BENNY, Card, byte_tables, set_of
from euchre.core.scoring import scored
from euchre.core.state import (
    Contract,
    Draft,
    Hidden,
    Open,
    Phase,
    Standing,
    State,
    Trick,
    copy,
    new_state,
    seal,
    the_actor,
    the_contract,
)
from euchre.core.trump import FOLLOWS, FREE, winner
from euchre.core.unseen import holdable, laid_away

_PLAY: Final = Phase.PLAY
_trick: Final = tuple.__new__
_BYTES: Final = byte_tables(PLAYS)
_BENNY_PLAYED: Final = (PLAYS[BENNY],)


def card_offer(options: int) -> tuple[Play, ...]:
    """The plays of a set of cards."""
    clubs, diamonds, hearts, spades = _BYTES
    plain = clubs[options & 255] + diamonds[options >> 8 & 255] + hearts[options >> 16 & 255]
    plain += spades[options >> 24 & 255]
    return plain + _BENNY_PLAYED if options >> 32 else plain


def first_lead(match: Standing, shown: Open, hidden: Hidden, contract: Contract) -> State:
    """The first player may lead."""
    leader = law.leader(match.rules, match.dealer, contract.maker, contract.alone)
    state = new_state(_PLAY, leader, match, shown, hidden, contract, options=hidden.hands[leader])
    return _watch(state) if contract.watched else state


def play_card(state: State, card: Card) -> State:
    """A card is played; the trick goes on, or its winner leads, or the deal is over."""
    # The one hot path: a deal is twenty of these.
    contract = state.contract
    assert contract is not None, "cards are played once trump is made"
    trick = state.trick + (card,)  # noqa: RUF005
    played = state.played | 1 << card
    draft = Draft()
    draft.phase = _PLAY
    draft.match = state.match
    draft.open = state.open
    draft.contract = contract
    draft.hidden = hidden = state.hidden
    draft.played = played
    size = len(trick)
    leader = state.leader
    seats = contract.order[leader]
    if size < len(seats):
        draft.leader = leader
        draft.turn = turn = seats[size]
        draft.trick = trick
        draft.tricks = state.tricks
        hand = hidden.hands[turn] & ~played
        trump = contract.trump
        follow = hand & FOLLOWS[trump][trick[0]]
        draft.options = follow | hand & FREE[trump] if follow else hand
    else:
        draft.leader = draft.turn = won_by = seats[winner(contract.trump, trick)]
        tricks = state.tricks + (_trick(Trick, (leader, trick, won_by)),)  # noqa: RUF005
        if len(tricks) == law.hand_size(state.match.rules):
            return scored(state.match, contract, tricks)
        draft.trick = ()
        draft.tricks = tricks
        draft.options = hidden.hands[won_by] & ~played
    return _watch(seal(draft)) if contract.watched else seal(draft)


def _watch(state: State) -> State:
    """Let the rest of the hand play itself, if TRAM or Euchre is called."""
    rules, contract, options, word = state.match.rules, the_contract(state), state.options, the_contract(state).word
    if not state.trick and word is None:
        table = law.seating(rules)
        winners = table.winners(state.tricks)
        if law.euchre_called(rules) and law.settled(rules, contract.maker, contract.alone, winners):
            word = "Euchre"
            contract = contract._replace(word=word)
        elif options and law.tram_called(rules) and law.claim_stands(contract.trump, options, _threats(state)):
            options = 0
    if word is not None and options:
        hand = law.claim_order(contract.trump, options)
        options = 1 << (hand[-1] if state.trick else hand[0])
    return _changed(state, contract, options)


def _threats(state: State) -> tuple[int, ...]:
    """The cards each other player in the game may hold, as far as the leader can tell."""
    contract, leader = the_contract(state), the_actor(state)
    own = state.hidden.hands[leader] | set_of(laid_away(state, leader))
    unseen = set_of(law.pack(state.match.rules)) & ~(own | state.played)
    return holdable(state, unseen, contract.order[leader][1:])


def tram(state: State, _: Tram) -> State:
    """The leader claims the rest of the tricks."""
    contract = the_contract(state)._replace(word="TRAM")
    hand = state.hidden.hands[the_actor(state)] & ~state.played
    first = law.claim_order(contract.trump, hand)[:1]
    return _changed(state, contract, set_of(first))


def _changed(state: State, contract: Contract, options: int) -> State:
    draft = copy(state)
    draft.contract = contract
    draft.options = options
    return seal(draft)

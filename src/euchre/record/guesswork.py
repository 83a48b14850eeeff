"""The decisions of a recorded deal that rest on cards its file does not name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from math import prod
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Play
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.engine import apply
from euchre.core.errors import IllegalAction
from euchre.core.state import Phase, State
from euchre.core.trump import winner
from euchre.record.completion import Plan
from euchre.record.deal_reading import DealReading, named_cards, only_card


def guessed_steps(reading: DealReading, plan: Plan, steps: Sequence[tuple[State, Action]]) -> Iterator[int]:
    """The numbers of the actions (from 0 within the deal) that rest on a card that the file does not name.

    Such a card is the one chosen, or the seat saw it: a card of its own, one that it laid away, the up-card, or a card
    played before. A card counts as named if the file writes it down, or if it follows by counting: five cards played
    are the hand, and of six cards held the one never played was buried. `steps` are the actions of the deal, each with
    the state it was taken in.
    """
    plays = tuple(_plays(reading, plan))
    seats = tuple(_named_hands(reading, plan, plays, seat) for seat in range(len(reading.hands)))
    is_open = bool(only_card(reading.up_card)) and not reading.greens_mixed
    played = [bool(only_card(cards)) for trick in reading.tricks for cards in trick]
    cards, buried = 0, set[int]()
    for number, (state, action) in enumerate(steps):
        if state.turn is None:
            continue
        hands = seats[state.turn]
        cards += isinstance(action, Play)
        if isinstance(action, Bury):
            buried.add(state.turn)
        if state.phase is Phase.WEAK_HANDS:  # before the first call nobody says who kept theirs
            is_named = hands.dealt and hands.under and bool(reading.calls)
        elif state.phase is Phase.PLAY:
            is_named = hands.played and hands.buried and hands.under and all(played[:cards])
        else:
            is_named = hands.bid and hands.under and (hands.buried or state.turn not in buried)
            given = state.contract is not None and state.contract.given
            is_named = is_named and (hands.gift or not (given or state.phase is Phase.GIVE))
            is_named = is_named and (state.phase not in (Phase.ALONE, Phase.ASK) or _is_answered(reading))
        if not (is_open and is_named):
            yield number


class UntoldBurial(NamedTuple):
    """A dealer's burial that a file does not tell, with the decisions that rest on nothing else untold."""

    decisions: frozenset[int]
    """The numbers of the actions, that of the cards dealt being 0."""
    cards: int
    """The set of the cards that may have been buried."""

    def ways(self, steps: Sequence[tuple[State, Action]]) -> Iterator[list[tuple[State, Action]]]:
        """The actions of the deal from its cards on, each with its state, for each card that may have been buried.

        They go as far as the rules allow; the hands that nobody saw make room for the card.
        """
        buried = next(action.card for _, action in steps if isinstance(action, Bury))
        assert buried is not None, "a record holds every card"
        for card in cards_in(self.cards):
            yield list(_exchanged(steps, buried, card))


def _exchanged(steps: Sequence[tuple[State, Action]], card: Card, other: Card) -> Iterator[tuple[State, Action]]:
    """The actions of a deal in which two cards have changed places."""
    places = {card: other, other: card}
    state = steps[0][0]
    for _, action in steps:
        done = action
        if isinstance(action, Deal):
            done = Deal(tuple(places.get(dealt, dealt) for dealt in action.deck), action.packets)
        elif isinstance(action, Bury) and action.card == card:
            done = Bury(other)
        try:
            after = apply(state, done)
        except IllegalAction:  # the card cannot have been there
            return
        yield state, done
        state = after


def untold_burial(
    reading: DealReading, plan: Plan, steps: Sequence[tuple[State, Action]], guessed: Iterable[int]
) -> UntoldBurial | None:
    """The burial of a dealer that the file does not tell, where all five cards that they played are told; else None.

    `guessed` are the numbers of the actions that rest on cards that the file does not name.
    """
    if not reading.taken or not plan.buried or plan.gift is not None:
        return None
    told = reading._replace(discard=set_of(plan.buried[:1]))
    decisions = frozenset(guessed) - frozenset(guessed_steps(told, plan, steps))
    named = reading.up_card | named_cards(cards for _, cards in _plays(reading, plan))
    named |= named_cards(chain(reading.kitty, reading.received, *reading.hands))
    unnamed = set_of(plan.deck) & ~named
    if not decisions or unnamed & set_of(plan.plays):
        return None
    return UntoldBurial(decisions, unnamed)


def _is_answered(reading: DealReading) -> bool:
    """True if the deal went on after the players could say that they defend alone."""
    return bool(reading.tricks) or reading.defender is not None or reading.gift is not None


_MOST: Final = 1000
"""The most ways to fill a trick that are looked at; where there are more, anybody may have won it."""


class _NamedHands(NamedTuple):
    """The stages of a deal at which a file names all cards of a seat; also true of a stage without cards."""

    dealt: bool
    under: bool
    """True if the cards put under the kitty are known."""
    bid: bool
    """The hand while trump was made: as dealt, or with three cards of the kitty."""
    gift: bool
    """The card that a lone maker got, or that their partner gave."""
    buried: bool
    played: bool
    """The hand at the first lead."""


def _plays(reading: DealReading, plan: Plan) -> Iterator[tuple[int, int]]:
    """The cards played, each with its seat and the set of cards that may be meant, while the file tells who played.

    It does not once a card that is not named may have won a trick, or not.
    """
    seats = iter(plan.seats)
    named = named_cards(cards for trick in reading.tricks for cards in trick)
    for trick in reading.tricks:
        yield from ((next(seats), cards) for cards in trick)
        assert reading.trump is not None, "cards are played once trump is made"
        options = [only_card(cards) or cards_in(cards & ~named) for cards in trick]
        if prod(map(len, options)) > _MOST or len({winner(reading.trump, cards) for cards in product(*options)}) > 1:
            return


def _named_hands(reading: DealReading, plan: Plan, plays: Iterable[tuple[int, int]], seat: int) -> _NamedHands:
    """Find out which cards of a seat a file names, going back from those played to those dealt."""
    takes = reading.taken and seat == reading.dealer
    gives = plan.gift is not None and seat == reading.giver
    gets = plan.gift is not None and seat == reading.maker
    got = [reading.up_card] * takes + [reading.gift or 0] * gets
    buried = [reading.discard or 0] * takes + [reading.buried_for_gift or 0] * gets
    given = [reading.gift or 0] * gives
    played = named_cards(cards for player, cards in plays if player == seat)
    bid = (played | named_cards(buried + given)) & ~named_cards(got) if all(map(only_card, got)) else 0
    dealt = named_cards(reading.hands[seat])
    if seat == reading.under:
        received = named_cards(reading.received)
        dealt |= bid & ~received if reading.received and all(map(only_card, reading.received)) else 0
        bid |= received
    else:
        dealt = bid = dealt | bid
    is_bid, is_played = _is_hand(bid), _is_hand(played)
    is_gift = all(map(only_card, got[takes:] + given)) or (
        is_bid and is_played and gets and played & ~(bid | named_cards(got)) != 0
    )
    unnamed = sum(not only_card(cards) for cards in buried)
    is_buried = unnamed == 0 or (unnamed == 1 and is_bid and is_gift and is_played)
    return _NamedHands(
        dealt=_is_hand(dealt),
        under=seat != reading.under or (_is_hand(dealt) and is_bid),
        bid=is_bid,
        gift=is_gift,
        buried=is_buried,
        played=is_played or (is_bid and is_gift and is_buried),
    )


def _is_hand(cards: int) -> bool:
    return cards.bit_count() == law.HAND_SIZE

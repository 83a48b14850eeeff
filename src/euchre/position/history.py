"""A deal followed action by action, each checked: with all hands open by the engine, from one seat by what it knows."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Give, GoUnder, Name, Order, Play, Tram
from euchre.core.cards import Card, set_of
from euchre.core.engine import apply
from euchre.core.errors import IllegalAction
from euchre.core.state import Contract, Phase, State, the_contract, the_up_card
from euchre.core.unseen import plays
from euchre.core.view import Seen, only_hand, see, view
from euchre.position.fields import WrittenAction
from euchre.position.place import TextPlace, refused_there, wrong
from euchre.position.possible_actions import fits, holdable, sees_gift, shown_to_play, why_not


class OpenHistory:
    """A deal with all hands open. Raises `ParseError` for what the engine does not allow."""

    def __init__(self, table: State, deal: Deal) -> None:
        self.seen = [Seen(deal)]
        self.state = see(table, self.seen[0])

    def follow(self, place: TextPlace, written: WrittenAction) -> None:
        """Take an action; `place` is where it stands in the text, for the refusal."""
        seen = self.checked(place._replace(seat=self.state.turn), written)
        self.state = see(self.state, seen)
        self.seen.append(seen)
        if self.state.open.up_card is None:
            action = str(seen.action)
            sentence = f"With {action} the deal is over: write the next one."
            raise wrong("position/deal-over", sentence, place, action=action)

    def checked(self, place: TextPlace, written: WrittenAction) -> Seen:
        """The action as it is kept, after all checks."""
        action = written.action
        if written.from_kitty or written.claims or action in (Bury(None), Give(None), GoUnder(())):
            sentence = f"With all hands open write just the cards that were laid away, not {action}."
            raise wrong("position/laid-away", sentence, place, action=str(action))
        _apply(self.state, action, place)
        return Seen(action)

    def check(self) -> None:
        """Check that it all fits together."""


class SeatHistory(OpenHistory):
    """A deal from one seat's eyes. Raises `ParseError` for what that seat may not do, or cannot have seen.

    `hand` is what the seat was dealt, and `blind` says that it has not looked at it before naming trump.
    """

    def __init__(self, table: State, deal: Deal, up_card: Card, seat: int, hand: int, *, blind: bool) -> None:
        self.seat, self.hand = seat, hand
        self.seen = [Seen(deal, up_card, only_hand(table, seat, None if blind else hand))]
        self.state = see(table, self.seen[0])

    def checked(self, place: TextPlace, written: WrittenAction) -> Seen:
        """The action as this seat sees it, after all checks."""
        if isinstance(written.action, Tram):
            return self._claimed(place, written.action, written.claims)
        return self._own(place, written) if self.state.turn == self.seat else self._others(place, written)

    def check(self) -> None:
        """Check that the cards not seen can fill the other hands."""
        if not fits(self.state, self.seat):
            sentence = "The cards that were not seen cannot fill the other hands."
            raise wrong("position/cannot-fill", sentence, TextPlace("played"))

    def _own(self, place: TextPlace, written: WrittenAction) -> Seen:
        action = written.action
        if action in (Bury(None), Give(None), GoUnder(())):
            sentence = f"Seat {self.seat} knows which cards: write them after {action}."
            raise wrong("position/which-cards", sentence, place, seat=str(self.seat), action=str(action))
        _apply(self.state, action, place)
        if isinstance(action, GoUnder):
            return self._went_under(place, action, written.from_kitty)
        if isinstance(action, Order | Name):
            return self._made_trump(place, action, written.from_kitty)
        return Seen(action)

    def _went_under(self, place: TextPlace, action: GoUnder, came: int) -> Seen:
        """The seat has looked at the three cards that came from the kitty."""
        if not self._can_come(came, 3):
            sentence = "After the cards that went under write the three from the kitty: under-9c9dTd-AhKsQs."
            raise wrong("position/from-kitty", sentence, place)
        hand = self.state.hidden.hands[self.seat] & ~set_of(action.cards) | came
        return Seen(action, hands=only_hand(self.state, self.seat, hand))

    def _made_trump(self, place: TextPlace, action: Order | Name, came: int) -> Seen:
        """The seat has looked at the widow, and at its own hand if it named trump blind."""
        state, aside = self.state, law.widow(self.state.rules)
        if aside and not self._can_come(came, aside):
            sentence = "After the call write the two cards of the widow: order-9cTd, or name-h-9cTd."
            raise wrong("position/widow", sentence, place)
        if state.phase is not Phase.BENNY and not aside:
            return Seen(action)
        takes = state.phase is not Phase.ROUND_2 and self.seat == state.match.dealer
        up_card = 1 << the_up_card(state.open) if takes else 0
        held = self.hand if state.phase is Phase.BENNY else state.hidden.hands[self.seat]
        return Seen(action, hands=only_hand(state, self.seat, held | up_card | came))

    def _can_come(self, cards: int, count: int) -> bool:
        """True if there are `count` cards, and the kitty may have had them."""
        if cards.bit_count() != count or cards & self.hand:
            return False
        return not cards & ~holdable(self.state, self.seat, law.seating(self.state.rules).left_of(self.seat))

    def _others(self, place: TextPlace, written: WrittenAction) -> Seen:
        action = written.action
        is_gift_seen = isinstance(action, Give) and sees_gift(self.state, self.seat)
        if is_gift_seen and action == Give(None):
            sentence = f"Seat {self.seat} sees the card that is given: write it, such as give-Qh."
            raise wrong("position/gift", sentence, place, seat=str(self.seat))
        is_hidden = isinstance(action, Bury) or (self.state.phase is Phase.GIVE and not is_gift_seen)
        laid = is_hidden and isinstance(action, Bury | Give) and action.card is not None
        if laid or written.from_kitty or (isinstance(action, GoUnder) and action.cards):
            sentence = f"Seat {self.seat} does not see these cards: leave them out."
            raise wrong("position/not-seen", sentence, place, seat=str(self.seat))
        if isinstance(action, Play) and self.state.contract is not None:
            shown = shown_to_play(self.state)
            if shown and not shown >> action.card & 1:
                raise wrong("play/decided", "TRAM: the rest of the hand plays itself.", place, word="TRAM")
        if problem := why_not(self.state, self.seat, action):
            raise refused_there(problem, place)
        return Seen(action)

    def _claimed(self, place: TextPlace, action: Tram, claims: tuple[tuple[int, int], ...]) -> Seen:
        """TRAM: everybody in the game shows what they have left."""
        state = self.state
        if state.turn == self.seat:
            _apply(state, action, place)
        if state.phase is not Phase.PLAY or state.trick or not law.tram_called(state.rules):
            raise wrong("position/tram", "TRAM is for a player on lead, at a table that plays it.", place)
        contract = the_contract(state)
        if (word := contract.word) is not None:
            raise wrong("position/called", f"{word} has been called before.", place, word=word)
        left = self._shown(place, contract, claims)
        lead, *threats = (left[seat] for seat in contract.order[state.leader])
        if not law.claim_stands(contract.trump, lead, tuple(threats)):
            sentence = f"Seat {state.leader} does not take every trick left with these cards."
            raise wrong("position/claim", sentence, place, seat=str(state.leader))
        seats = law.seating(state.rules).seats
        played = [0] * len(seats)
        for seat, card, _ in plays(state):
            played[seat] |= 1 << card
        hands = tuple(left[seat] | played[seat] if seat in left else None for seat in seats)
        return Seen(action, hands=hands)

    def _shown(self, place: TextPlace, contract: Contract, claims: tuple[tuple[int, int], ...]) -> dict[int, int]:
        """The cards each seat in the game has left: the cards of this seat, and what the others claim."""
        state, in_play = self.state, contract.order[self.state.leader]
        counts = view(state, self.seat).counts
        left = {self.seat: state.hidden.hands[self.seat] & ~state.played} if self.seat in in_play else {}
        others = [seat for seat in in_play if seat != self.seat]
        if sorted(seat for seat, _ in claims) != sorted(others):
            seats = ", ".join(map(str, sorted(others)))
            sentence = f"After tram write what each of the seats {seats} has left, such as tram-1Td9c."
            raise wrong("position/claim-seats", sentence, place, seats=seats)
        shown = 0
        for seat, cards in claims:
            if (count := cards.bit_count()) != counts[seat]:
                sentence = f"Seat {seat} must show all its cards: {counts[seat]}, not {count}."
                raise wrong("position/claim-count", sentence, place, seat=str(seat), left=counts[seat], count=count)
            if cards & shown or cards & ~holdable(state, self.seat, seat):
                sentence = f"Seat {seat} cannot hold all the cards that it shows."
                raise wrong("position/claim-cards", sentence, place, seat=str(seat))
            shown |= cards
            left[seat] = cards
        return left


def _apply(state: State, action: Action, place: TextPlace) -> None:
    try:
        apply(state, action)
    except IllegalAction as problem:
        raise refused_there(problem, place) from None

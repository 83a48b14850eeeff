"""A deal followed action by action, each checked: with all hands open by the engine, from one seat by what it knows."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Give, GoUnder, Name, Play, Tram
from euchre.core.cards import BENNY, Card, set_of
from euchre.core.engine import apply
from euchre.core.errors import IllegalAction
from euchre.core.position_fields import Words, wrong
from euchre.core.possible import fits, holdable, shown_to_play, why_not
from euchre.core.state import Contract, Phase, State, the_actor, the_contract
from euchre.core.unseen import plays
from euchre.core.view import Seen, see, view

Told = tuple[tuple[int | None, int], ...]


class OpenHistory:
    """A deal with all hands open. Raises `ParseError` for what the engine does not allow."""

    def __init__(self, table: State, deal: Deal) -> None:
        self.seen = [Seen(deal)]
        self.state = see(table, self.seen[0])

    def follow(self, where: str, words: Words) -> None:
        """Let an action happen; `where` it stands in the text is for the refusal."""
        actor = self.state.turn
        seen = self.checked(f"{where}, seat {actor}", *words)
        self.state = see(self.state, seen)
        self.seen.append(seen)
        if self.state.open.up_card is None:
            raise wrong(where, f"With {seen.action} the deal is over: write the next one.")

    def checked(self, where: str, action: Action, told: Told) -> Seen:
        """The action as it is kept, once all is found to be well."""
        if told or action in (Bury(None), Give(None), GoUnder(())):
            raise wrong(where, f"With all hands open write just the cards that were laid away, not {action}.")
        _apply(self.state, action, where)
        return Seen(action)

    def check(self) -> None:
        """Make sure that it all fits together."""


class SeatHistory(OpenHistory):
    """A deal from one seat's eyes. Raises `ParseError` for what that seat may not do, or cannot have seen.

    `hand` is what the seat was dealt, and `blind` says that it has not looked at it before naming trump.
    """

    def __init__(self, table: State, deal: Deal, up_card: Card, seat: int, hand: int, *, blind: bool) -> None:
        self.seat, self.hand = seat, hand
        self.seen = [Seen(deal, up_card, _only(seat, None if blind else hand))]
        self.state = see(table, self.seen[0])

    def checked(self, where: str, action: Action, told: Told) -> Seen:
        """The action as this seat sees it, once all is found to be well."""
        if isinstance(action, Tram):
            return self._claimed(where, action, told)
        return self._own(where, action, told) if self.state.turn == self.seat else self._others(where, action, told)

    def check(self) -> None:
        """Make sure that the cards not seen can fill the other hands."""
        if not fits(self.state, self.seat):
            raise wrong("played", "The cards that were not seen cannot fill the other hands.")

    def _own(self, where: str, action: Action, told: Told) -> Seen:
        if action in (Bury(None), Give(None), GoUnder(())):
            raise wrong(where, f"Seat {self.seat} knows which cards: write them after {action}.")
        _apply(self.state, action, where)
        if isinstance(action, GoUnder):
            return self._went_under(where, action, told)
        if isinstance(action, Name) and self.state.phase is Phase.BENNY:
            return Seen(action, hands=_only(self.seat, self.hand | 1 << BENNY))
        return Seen(action)

    def _went_under(self, where: str, action: GoUnder, told: Told) -> Seen:
        """The seat has looked at the three cards that came from the kitty."""
        came = told[0][1] if told else 0
        if came.bit_count() != 3 or came & ~holdable(self.state, self.seat, law.left_of(self.seat)):
            raise wrong(where, "After the cards that went under write the three from the kitty: under-9c9dTd-AhKsQs.")
        hand = self.state.hidden.hands[self.seat] & ~set_of(action.cards) | came
        return Seen(action, hands=_only(self.seat, hand))

    def _others(self, where: str, action: Action, told: Told) -> Seen:
        is_gift_seen = isinstance(action, Give) and law.side(the_actor(self.state)) == law.side(self.seat)
        if is_gift_seen and action == Give(None):
            raise wrong(where, f"Seat {self.seat} sees the card that is given: write it, such as give-Qh.")
        laid = (isinstance(action, Bury) or (isinstance(action, Give) and not is_gift_seen)) and action.card is not None
        if laid or told or (isinstance(action, GoUnder) and action.cards):
            raise wrong(where, f"Seat {self.seat} does not see these cards: leave them out.")
        if isinstance(action, Play) and self.state.contract is not None:
            shown = shown_to_play(self.state)
            if shown and not shown >> action.card & 1:
                raise wrong(where, "TRAM: the rest of the hand plays itself.")
        if why := why_not(self.state, self.seat, action):
            raise wrong(where, why)
        return Seen(action)

    def _claimed(self, where: str, action: Tram, told: Told) -> Seen:
        """TRAM: everybody in the game shows what they have left."""
        state = self.state
        if state.turn == self.seat:
            _apply(state, action, where)
        if state.phase is not Phase.PLAY or state.trick or not law.tram_called(state.rules):
            raise wrong(where, "TRAM is for a player on lead, at a table that plays it.")
        contract = the_contract(state)
        if contract.word is not None:
            raise wrong(where, f"{contract.word} has been called before.")
        left = self._shown(where, contract, told)
        lead, *threats = (left[seat] for seat in contract.order[state.leader])
        if not law.claim_stands(contract.trump, lead, tuple(threats)):
            raise wrong(where, f"Seat {state.leader} does not take every trick left with these cards.")
        played = [0] * law.SEATS
        for seat, card, _ in plays(state):
            played[seat] |= 1 << card
        hands = tuple(left[seat] | played[seat] if seat in left else None for seat in range(law.SEATS))
        return Seen(action, hands=hands)

    def _shown(self, where: str, contract: Contract, told: Told) -> dict[int, int]:
        """What each seat in the game has left, its own of this seat and what is told of the others."""
        state, in_play = self.state, contract.order[self.state.leader]
        counts = view(state, self.seat).counts
        left = {self.seat: state.hidden.hands[self.seat] & ~state.played} if self.seat in in_play else {}
        others = [seat for seat in in_play if seat != self.seat]
        if sorted(seat for seat, _ in told if seat is not None) != sorted(others):
            raise wrong(
                where, f"After tram write what each of the seats {_listed(others)} has left, such as tram-1Td9c."
            )
        shown = 0
        for seat, cards in told:
            assert seat is not None, "it has been read with its cards"
            if cards.bit_count() != counts[seat]:
                raise wrong(where, f"Seat {seat} has {counts[seat]} cards left, and {cards.bit_count()} are shown.")
            if cards & shown or cards & ~holdable(state, self.seat, seat):
                raise wrong(where, f"Seat {seat} cannot hold all the cards that it shows.")
            shown |= cards
            left[seat] = cards
        return left


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, sorted(seats)))


def _only(seat: int, hand: int | None) -> tuple[int | None, ...]:
    return tuple(hand if other == seat else None for other in range(law.SEATS))


def _apply(state: State, action: Action, where: str) -> None:
    try:
        apply(state, action)
    except IllegalAction as problem:
        raise wrong(where, str(problem)) from None

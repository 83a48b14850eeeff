"""What one player, or a spectator, may know: the only thing a player or a page is ever given.

There are two roads to it, and they must always meet: `view(state, seat)` builds a `View` from the
whole state by copying what is allowed, and `see` folds the redacted actions a seat was shown, one by
one, into a state with blanks of which the same view can be taken. That equation is reconnecting.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Give, GoUnder, Name, Tram
from euchre.core.cards import Card, Suit, cards_in
from euchre.core.dealing import dealt
from euchre.core.engine import legal, step
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Call, Hidden, Phase, Result, State, Trick, the_actor, with_hands


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The game as it looks from one seat (0..3), or from none (`seat` None: a spectator).

    Pairs are by side: seats 0 and 2 first, then 1 and 3.
    """

    rules: Rules
    seat: int | None
    phase: Phase
    turn: int | None
    """Whose decision it is; None for chance and at the end."""
    legal: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""

    score: tuple[int, int]
    games: tuple[int, int]
    tokens: tuple[int, int]
    number: int
    """The deal's number within the game, from 1."""
    dealer: int | None
    last: Result | None
    """How the deal before this one ended."""
    winner: int | None

    cut: int
    packets: tuple[int, ...]
    up_card: Card | None
    calls: tuple[Call, ...]
    under: int | None
    """The seat that swapped three cards with the kitty."""
    trump: Suit | None
    maker: int | None
    alone: tuple[int, ...]
    taken: bool
    """The dealer took the up-card."""

    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    buried: tuple[Card, ...]
    """What this seat itself has buried or put under the kitty."""
    shown: tuple[tuple[Card, ...], ...]
    """All hands, once TRAM has been called; otherwise empty."""
    leader: int | None
    """Who led, or leads, the trick on the table."""
    order: tuple[int, ...]
    """The seats in the order they play to this trick; who sits out is missing."""
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    word: str | None
    """"TRAM" or "Euchre" once the rest of the hand plays itself."""

    @property
    def tricks_taken(self) -> tuple[int, int]:
        """Tricks taken in this deal by each side."""
        return law.taken(self.tricks)

    @property
    def sits_out(self) -> bool:
        """True if this seat's partner plays alone, so that its own cards lie face down during the play."""
        return self.phase is Phase.PLAY and self.seat is not None and law.partner(self.seat) in self.alone

    @property
    def may_skip(self) -> bool:
        """True while nothing is left for this seat to decide in this deal: it need not look on."""
        return self.turn is not None and (self.sits_out or self.word is not None)


def view(state: State, seat: int | None) -> View:
    """What a seat (0..3) knows, or a spectator (None). Raises `EuchreError` for any other seat."""
    _check_seat(seat)
    match, shown, contract, hidden = state.match, state.open, state.contract, state.hidden
    playing = state.phase is Phase.PLAY and contract is not None
    hand = 0 if seat is None or _blind(state, seat) else hidden.hands[seat] & ~state.played
    buried = [card for who, card in hidden.buried if who == seat]
    if shown.under is not None and shown.under == seat:
        buried += hidden.under
    return View(
        rules=match.rules,
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        legal=legal(state) if seat is not None and seat == state.turn else (),
        score=match.score,
        games=match.games,
        tokens=match.tokens,
        number=match.number + (state.phase is not Phase.OVER),
        dealer=None if state.phase is Phase.DRAW else match.dealer,
        last=match.last,
        winner=match.winner,
        cut=shown.cut,
        packets=shown.packets,
        up_card=shown.up_card,
        calls=shown.calls,
        under=shown.under,
        trump=contract.trump if contract else None,
        maker=contract.maker if contract else None,
        alone=contract.alone if contract else (),
        taken=contract.taken if contract else False,
        hand=cards_in(hand),
        counts=_counts(state),
        buried=tuple(buried),
        shown=_shown(state),
        leader=state.leader if playing else None,
        order=contract.order[state.leader] if playing and contract else (),
        trick=state.trick,
        tricks=state.tricks,
        word=contract.word if contract else None,
    )


_NOT_FOR_ALL: Final = (Deal, Tram, Name, GoUnder, Bury, Give)
"""Actions of which some learn less, or more, than what is said."""


class Seen(NamedTuple):
    """One action as one seat saw it: what it may not know is missing, what it learned is added."""

    action: Action
    up_card: Card | None = None
    """The card turned up by a deal."""
    hands: tuple[int | None, ...] = (None, None, None, None)
    """Sets of cards this seat gets to see: its own after a deal, everybody's after TRAM."""


def redact(state: State, action: Action, seat: int | None) -> Seen:
    """An action, about to be taken in `state`, as a seat (or a spectator, None) sees it."""
    _check_seat(seat)
    if not isinstance(action, _NOT_FOR_ALL):
        return Seen(action)
    after = step(state, action)
    if isinstance(action, Deal):
        own = None if seat is None or _blind(after, seat) else after.hidden.hands[seat]
        return Seen(Deal((), action.packets), after.open.up_card, _only(seat, own))
    if isinstance(action, Tram):
        playing = after.contract.order[after.leader] if after.contract else ()
        return Seen(action, hands=tuple(after.hidden.hands[who] if who in playing else None for who in range(4)))
    own = after.hidden.hands[seat] if seat is not None and seat == state.turn else None
    if isinstance(action, Name) and state.phase is Phase.BENNY:
        return Seen(action, hands=_only(seat, own))
    if isinstance(action, GoUnder):
        return Seen(action if own is not None else GoUnder(()), hands=_only(seat, own))
    if isinstance(action, Bury) and own is None:
        return Seen(Bury(None))
    if isinstance(action, Give) and (seat is None or law.side(seat) != law.side(the_actor(state))):
        return Seen(Give(None))
    return Seen(action)


def see(state: State, seen: Seen) -> State:
    """The next state with blanks: of what one seat knows, after what it has just seen."""
    if isinstance(seen.action, Deal) and seen.up_card is not None:
        return dealt(state, seen.action.packets, seen.up_card, Hidden(tuple(hand or 0 for hand in seen.hands)))
    after = step(state, seen.action)
    known = zip(seen.hands, after.hidden.hands, strict=True)
    return with_hands(after, tuple(old if new is None else new for new, old in known))


def _check_seat(seat: int | None) -> None:
    if seat is not None and (type(seat) is not int or seat not in range(4)):
        given = repr(seat)
        raise EuchreError("view/seat", f"There is no seat {given}: seats are 0 to 3, or None.", given=given)


def _only(seat: int | None, hand: int | None) -> tuple[int | None, ...]:
    return tuple(hand if other == seat else None for other in range(4))


def _blind(state: State, seat: int) -> bool:
    """True for a dealer who must name trump before they look at their cards."""
    return state.phase is Phase.BENNY and seat == state.match.dealer and law.named_blind(state.match.rules)


def _counts(state: State) -> tuple[int, ...]:
    """How many cards each seat holds, from public facts alone."""
    if state.open.up_card is None:
        return (0, 0, 0, 0)
    counts = [law.HAND_SIZE] * 4
    contract = state.contract
    if contract is None:
        return tuple(counts)
    if contract.given:
        loner = next(seat for seat in contract.alone if law.side(seat) == law.side(contract.maker))
        counts[law.partner(loner)] -= 1
    if state.phase is Phase.BURY:
        counts[the_actor(state)] += 1
    for trick in state.tricks:
        for seat in contract.order[trick.leader]:
            counts[seat] -= 1
    if state.phase is Phase.PLAY:
        for seat in contract.order[state.leader][: len(state.trick)]:
            counts[seat] -= 1
    return tuple(counts)


def _shown(state: State) -> tuple[tuple[Card, ...], ...]:
    if state.contract is None or state.contract.word != "TRAM":
        return ()
    in_play = state.contract.order[state.leader]
    return tuple(
        cards_in(hand & ~state.played) if seat in in_play else () for seat, hand in enumerate(state.hidden.hands)
    )

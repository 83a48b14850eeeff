"""A view: everything that one player, or a spectator, may know, the only thing a player or a page is ever given.

There are two ways to make it, and they must always agree: `view(state, seat)` builds a `View` from the
whole state by copying what is allowed, and `see` folds the redacted actions a seat was shown, one by
one, into a state with blanks of which the same view can be taken. Reconnecting rests on that equation.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Give, GoUnder, Name, Order, Tram
from euchre.core.cards import Card, CardSet, Suit, card_set
from euchre.core.dealing import dealt
from euchre.core.diagram import diagram, picture
from euchre.core.engine import legal, step
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Contract, Hidden, Open, Phase, Standing, State, Trick, the_contract, with_hands
from euchre.core.unseen import laid_away

_ON_THE_TABLE: Final = (Phase.PLAY, Phase.OVER)
"""A match that is broken off is over with its cards still on the table."""


class View(NamedTuple):
    """The game as it looks from one seat, or from none (`seat` None: a spectator).

    What everybody sees is nested as in `euchre.core.state.State`; tuples of numbers are by side.
    """

    phase: Phase
    turn: int | None
    """The seat to decide; None for chance and at the end."""
    match: Standing
    open: Open
    contract: Contract | None
    """The contract; None until trump is made."""
    leader: int
    """The seat that led, or leads, the trick on the table; without meaning outside the play."""
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    counts: tuple[int, ...]
    """The number of cards each seat holds."""
    shown: tuple[CardSet, ...]
    """The hands of all seats, once TRAM has been called; otherwise empty."""

    seat: int | None
    hand: CardSet
    buried: tuple[Card, ...]
    """The cards this seat itself has buried or put under the kitty."""
    legal: tuple[Action, ...]
    """The legal actions of this seat; empty when it is not its turn."""

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: {self.rules}, {self.phase.value}, turn {self.turn}, score {self.match.score}>"

    def __str__(self) -> str:
        """A diagram of the view, the seat's own hand included, a line each.

        >>> from euchre import Match
        >>> print(Match("standard", seed=1).view(0))  # doctest: +ELLIPSIS
        standard: deal 1, 0 to 0
        ...
        """
        return diagram(self, self._hands())

    def _repr_html_(self) -> str:
        """The table as this seat sees it, as a picture for a notebook."""
        return picture(self, self._hands())

    def _hands(self) -> tuple[tuple[int, CardSet], ...]:
        return () if self.seat is None else ((self.seat, self.hand),)

    @property
    def rules(self) -> Rules:
        """The house rules of this table."""
        return self.match.rules

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, in the order of the scores; where all play for themselves each is one seat."""
        table = law.seating(self.rules)
        return tuple(table.members(side) for side in range(table.sides))

    @property
    def partners(self) -> tuple[int, ...]:
        """The other seats of this seat's side, clockwise from it; none where all play for themselves."""
        return () if self.seat is None else law.seating(self.rules).partners(self.seat)

    @property
    def dealer(self) -> int | None:
        """The dealer; None until somebody is drawn."""
        return None if self.phase is Phase.DRAW else self.match.dealer

    @property
    def trump(self) -> Suit | None:
        """The trump; None until it is made."""
        return None if self.contract is None else self.contract.trump

    @property
    def maker(self) -> int | None:
        """The maker; None until somebody does."""
        return None if self.contract is None else self.contract.maker

    @property
    def alone(self) -> tuple[int, ...]:
        """The seats that play alone, so far."""
        return () if self.contract is None else self.contract.alone

    @property
    def word(self) -> Literal["TRAM", "Euchre"] | None:
        """The claim, once the rest of the hand plays itself."""
        return None if self.contract is None else self.contract.word

    @property
    def deal_number(self) -> int:
        """The deal's number within the game, from 1; at the end of the match that of the last deal."""
        return self.match.deals_finished + (self.phase is not Phase.OVER)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order they play to this trick, without a seat that sits out. Empty before the play."""
        return self.contract.order[self.leader] if self.contract and self.phase in _ON_THE_TABLE else ()

    @property
    def tricks_taken(self) -> tuple[int, ...]:
        """Tricks taken in this deal by each side."""
        return law.seating(self.rules).tricks_by_side(self.tricks)

    @property
    def sits_out(self) -> bool:
        """True if this seat's partner plays alone, so that its own cards lie face down during the play."""
        return self.phase is Phase.PLAY and self.seat is not None and self.seat not in self.order

    @property
    def may_skip(self) -> bool:
        """True while nothing is left for this seat to decide in this deal: it need not look on."""
        return self.turn is not None and (self.sits_out or self.word is not None)


def view(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None). Raises `EuchreError` for any other seat."""
    _check_seat(state, seat)
    blind = seat is None or not state.hidden.hands or _blind(state, seat)
    hand = 0 if blind or seat is None else state.hidden.hands[seat] & ~state.played
    return View(
        state.phase,
        state.turn,
        state.match,
        state.open,
        state.contract,
        state.leader,
        state.trick,
        state.tricks,
        counts=_counts(state),
        shown=_shown(state),
        seat=seat,
        hand=card_set(hand),
        buried=laid_away(state, seat),
        legal=legal(state) if seat is not None and seat == state.turn else (),
    )


def the_seat(view: View) -> int:
    """The seat of a view that is a player's."""
    assert view.seat is not None, "a spectator has no seat"
    return view.seat


_NOT_FOR_ALL: Final = (Deal, Tram, Name, GoUnder, Bury, Give)
"""Actions of which some seats learn less, or more, than what is said."""


class Seen(NamedTuple):
    """An action as seen from a seat: without what it may not know, with what it learned."""

    action: Action
    up_card: Card | None = None
    """The card turned up by a deal."""
    hands: tuple[int | None, ...] = ()
    """Sets of cards by seat that this seat gets to see, if any: its own after a deal, everybody's after TRAM."""


def redact(state: State, action: Action, seat: int | None) -> Seen:
    """An action, about to be taken in `state`, as a seat (or a spectator, None) sees it."""
    _check_seat(state, seat)
    if seen_alike(state.match.rules, action):
        return Seen(action)
    return redacted(state, action, step(state, action), seat)


def seen_alike(rules: Rules, action: Action) -> bool:
    """True if every seat, and a spectator, learns what is said and no more."""
    return not isinstance(action, _NOT_FOR_ALL) and not (type(action) is Order and law.widow(rules))


def redacted(state: State, action: Action, after: State, seat: int | None) -> Seen:
    """An action that leads from `state` to `after`, and is not seen alike, as a seat sees it."""
    if isinstance(action, Deal):
        own = None if seat is None or _blind(after, seat) else after.hidden.hands[seat]
        return Seen(Deal((), action.packets), after.open.up_card, only_hand(after, seat, own))
    if isinstance(action, Tram):
        playing = after.contract.order[after.leader] if after.contract else ()
        return Seen(
            action, hands=tuple(hand if who in playing else None for who, hand in enumerate(after.hidden.hands))
        )
    own = after.hidden.hands[seat] if seat is not None and seat == state.turn else None
    if isinstance(action, Order | Name) and (state.phase is Phase.BENNY or law.widow(state.match.rules)):
        return Seen(action, hands=only_hand(after, seat, own))
    if isinstance(action, GoUnder):
        return Seen(action if own is not None else GoUnder(()), hands=only_hand(after, seat, own))
    if isinstance(action, Bury) and own is None:
        return Seen(Bury(None))
    if isinstance(action, Give) and seat not in (the_contract(state).asked or ()):
        return Seen(Give(None))
    return Seen(action)


def see(state: State, seen: Seen) -> State:
    """The next state with blanks: what one seat knows after what it has just seen."""
    if isinstance(seen.action, Deal) and seen.up_card is not None:
        hands = seen.hands or (None,) * law.seating(state.match.rules).players
        return dealt(state, seen.action.packets, seen.up_card, Hidden(tuple(hand or 0 for hand in hands)))
    after = step(state, seen.action)
    if not seen.hands:
        return after
    known = zip(seen.hands, after.hidden.hands, strict=True)
    return with_hands(after, tuple(old if new is None else new for new, old in known))


def _check_seat(state: State, seat: int | None) -> None:
    players = law.seating(state.match.rules).players
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        given, last = repr(seat), players - 1
        sentence = f"There is no seat {given}: seats are 0 to {last}, or None."
        raise EuchreError("view/seat", sentence, given=given, last=last)


def only_hand(state: State, seat: int | None, hand: int | None) -> tuple[int | None, ...]:
    """The hands as a seat sees them: only its own, or none where it does not see that either."""
    if hand is None:
        return ()
    return tuple(hand if other == seat else None for other in law.seating(state.match.rules).seats)


def _blind(state: State, seat: int) -> bool:
    """True for a dealer who must name trump before they look at their cards."""
    return state.phase is Phase.BENNY and seat == state.match.dealer and law.named_blind(state.match.rules)


def _counts(state: State) -> tuple[int, ...]:
    """The number of cards in each seat's hand, from public facts alone."""
    table = law.seating(state.match.rules)
    if state.open.up_card is None:
        return (0,) * table.players
    counts = [law.hand_size(state.match.rules)] * table.players
    contract = state.contract
    if contract is None:
        return tuple(counts)
    for gift in contract.given:
        counts[gift.giver] -= 1
    for seat in contract.discards:
        counts[seat] += 1
    if contract.asked and law.discards_before_best(state.match.rules):
        counts[contract.asked.loner] -= 1
    for trick in state.tricks:
        for seat in contract.order[trick.leader]:
            counts[seat] -= 1
    if state.phase is Phase.PLAY:
        for seat in contract.order[state.leader][: len(state.trick)]:
            counts[seat] -= 1
    return tuple(counts)


def _shown(state: State) -> tuple[CardSet, ...]:
    if state.contract is None or state.contract.word != "TRAM":
        return ()
    in_play = state.contract.order[state.leader]
    return tuple(
        card_set(hand & ~state.played if seat in in_play else 0) for seat, hand in enumerate(state.hidden.hands)
    )

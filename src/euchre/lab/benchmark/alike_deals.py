"""The deals that would have looked just the same to the player: what its luck in the hidden cards is measured by.

The cards of a deal are equally likely in every order, the opponent's choices follow from what it sees, and the player's
from what it sees. So of all deals in which the player would have seen, at each of its decisions so far, exactly what
it did see, each is as likely as the one on the table; and a mean over some of them, drawn without regard to which of
them is on the table, is expected to be what the one on the table is expected to be.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from euchre.core.actions import Action, Bury, Deal, Give, GoUnder
from euchre.core.cards import Card
from euchre.core.state import Hidden
from euchre.core.view import View
from euchre.lab.benchmark.edition import Edition
from euchre.lab.benchmark.fixed_deal import DealMoment, FixedDeal

Value = Callable[[DealMoment], float]
"""The value of a moment: the same for two that differ in nothing."""
_FACE_DOWN: Final = (Bury, Give, GoUnder)
"""The actions that others see without the cards."""


class AlikeDeals:
    """The line of play the player has seen so far in one room."""

    def __init__(self, fixed: FixedDeal) -> None:
        self._fixed = fixed
        self._line: list[tuple[int, View | None, Action]] = []
        """The actions so far, each with its seat, and the player's view before its own."""
        self._known: set[Card] = set()
        self._choices: dict[tuple[int, int, Hidden], Action] = {}
        """The opponent's choices, by place in the line and what is hidden from the others."""

    def opponent_acted(self, seat: int, action: Action) -> None:
        """The opponent in this seat did something."""
        self._line.append((seat, None, action))

    def player_acted(self, seat: int, seen: View, action: Action) -> None:
        """The player in this seat did something, with this to see."""
        self._line.append((seat, seen, action))
        self._know(seen)

    def mean(self, now: DealMoment, seen: View, value: Value, rng: Random, edition: Edition) -> float:
        """The mean of a value over deals that look the same, the one on the table among them; `seen` is the latest."""
        self._know(seen)
        values: dict[Hidden, float] = {}

        def valued(moment: DealMoment) -> float:
            hidden = moment.state.hidden
            if hidden not in values:
                values[hidden] = value(moment)
            return values[hidden]

        here = valued(now)
        found = [here]
        for _ in range(edition.redeals):
            moment = self.moment(self._redealt(rng), seen)
            if moment is not None:
                found.append(valued(moment))
        # How many there are says nothing about which of them is on the table, so this may depend on it.
        if len(found) <= edition.fewest:
            found = list(self._walk(here, seen, valued, rng, edition.swaps))
        return sum(found) / len(found)

    def moment(self, cards: Deal, seen: View) -> DealMoment | None:
        """The same moment with other cards; None if the player would have noticed a difference before or now."""
        now = self._fixed.dealt(cards)
        for place, (seat, looked, action) in enumerate(self._line):
            if now.state.turn != seat:
                return None  # whose turn it is may depend on a hand, where a weak one can be thrown in
            done = self._opponents_choice(now, place) if looked is None else action
            if not _looks_alike(done, action) or (looked is not None and now.seen() != looked):
                return None
            now = self._fixed.after(now, done)
        return now if now.state.turn == seen.seat and now.seen() == seen else None

    def _opponents_choice(self, now: DealMoment, place: int) -> Action:
        """The opponent's action at this place of the line, along which everybody has seen the same so far."""
        hidden = now.state.hidden
        key = place, hidden.hands[now.actor], hidden._replace(hands=(), kitty=())
        if key not in self._choices:
            self._choices[key] = self._fixed.opponents_choice(now, now.seen())
        return self._choices[key]

    def _walk(self, here: float, seen: View, valued: Value, rng: Random, swaps: int) -> list[float]:
        """The values along a random walk from the deal on the table; it visits all deals it can reach equally often."""
        cards, found = self._fixed.cards, [here]
        for _ in range(swaps):
            other = self._swapped(cards, rng)
            moment = self.moment(other, seen)
            if moment is not None:
                cards, here = other, valued(moment)
            found.append(here)
        return found

    def _know(self, seen: View) -> None:
        """Note the cards that lie where the player sees them, so that they are left there."""
        self._known.update(seen.hand, seen.buried, seen.trick, *(trick.cards for trick in seen.tricks))
        if seen.open.up_card is not None:
            self._known.add(seen.open.up_card)

    def _hidden(self, cards: Deal) -> list[int]:
        """The places in the pack of the cards that the player does not know."""
        return [place for place, card in enumerate(cards.deck) if card not in self._known]

    def _redealt(self, rng: Random) -> Deal:
        places = self._hidden(self._fixed.cards)
        return _moved(self._fixed.cards, places, rng.sample(places, len(places)))

    def _swapped(self, cards: Deal, rng: Random) -> Deal:
        """Exchange two hidden cards, or pass three round; there and back are equally likely."""
        places = self._hidden(cards)
        places = rng.sample(places, min(len(places), rng.choice((2, 2, 3))))
        return _moved(cards, places, [*places[1:], *places[:1]])


def _looks_alike(one: Action, other: Action) -> bool:
    """True if an opponent's two actions look the same to those who do not see its cards."""
    return one == other or (type(one) is type(other) and isinstance(one, _FACE_DOWN))


def _moved(cards: Deal, to: list[int], places: list[int]) -> Deal:
    deck = list(cards.deck)
    for target, place in zip(to, places, strict=True):
        deck[target] = cards.deck[place]
    return Deal(tuple(deck), cards.packets)

"""A moment of one deal in which chance deals card by card, or a small game at once, as trees of games have it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from random import Random
from typing import Any, NamedTuple

from euchre.bots.deal_end import ends_deal
from euchre.core import law
from euchre.core.actions import Action, Bump, Cut, Deal, Draw, GoUnder
from euchre.core.cards import CARDS, Card, cards_in, format_cards, set_of
from euchre.core.engine import Move, apply, legal
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.view import Seen, redacted, seen_alike
from euchre.env.numbering import LOW, Spelling, choices, chosen, numbers_of
from euchre.env.reward import Gains, Reward, worth
from euchre.position.position import position_of
from euchre.worlds.open_position import opened


class TreeStep(Move):
    """A step of a deal, and the words for it, which take long and are made when somebody asks."""

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The step as each seat sees it, in words."""
        before, action, after = self
        seats = law.seating(before.rules).seats
        if seen_alike(before.rules, action):
            return (f"; {action}",) * len(seats)
        return tuple([_words(redacted(before, action, after, seat)) for seat in seats])


class Moment(NamedTuple):
    """The state of a deal between two choices, of a player or of chance; immutable."""

    state: State
    begun: Spelling = ()
    """The numbers chosen so far, of an action that takes more than one."""
    cards: tuple[Card, ...] = ()
    """The cards dealt so far, while chance is dealing."""
    hands: tuple[int, ...] = ()
    """The hands as they were dealt; none before."""
    steps: tuple[TreeStep, ...] = ()
    """The steps so far."""
    deals: tuple[Deal, ...] = ()
    """The deals that chance chooses from at once; none where it deals card by card."""
    gains: Gains | None = None
    """The worth of the deal to each side, once it is over."""

    def __deepcopy__(self, _: dict[int, Any]) -> Moment:
        """The same: nothing in it can change, and copying it all would take most of the time of a search."""
        return self

    @property
    def turn(self) -> int | None:
        """The seat to decide; None for chance and at the end."""
        return self.state.turn if self.gains is None else None

    @property
    def by_chance(self) -> bool:
        """True if chance decides what happens next."""
        return self.gains is None and self.state.turn is None

    def outcomes(self) -> list[int]:
        """The outcomes of chance, each equally likely: seats for the first dealer, or numbers of cards or deals."""
        if self.state.phase is Phase.DRAW:
            return [*law.seating(self.state.rules).seats]
        return [*range(len(self.deals))] or _undealt(self.state.rules, self.cards)

    def happens(self, outcome: int) -> Moment:
        """Chance draws the first dealer, or deals one more card or all at once."""
        if self.state.phase is Phase.DRAW:
            return self._after(Draw(outcome))
        if self.deals:
            return self._dealt(self.deals[outcome])
        cards = (*self.cards, CARDS[outcome])
        if len(cards) < _dealt_one_by_one(self.state.rules):
            return Moment(self.state, cards=cards, steps=self.steps)
        cut = self.state.open.cut
        deck = (*cards, *(CARDS[number] for number in _undealt(self.state.rules, cards)))
        deal = Deal(deck[len(deck) - cut :] + deck[: len(deck) - cut], law.packets(self.state.rules)[0])
        return self._dealt(deal)

    def _dealt(self, deal: Deal) -> Moment:
        after = self._after(deal)
        return after._replace(hands=after.state.hidden.hands)

    def seen(self, seat: int) -> str:
        """The history as a seat has seen it, in words."""
        return "".join([step.words[seat] for step in self.steps])

    def offer(self) -> tuple[Action, ...]:
        """The legal choices of the player whose turn it is; empty for chance and at the end."""
        return () if self.turn is None else legal(self.state)

    def choices(self) -> list[int]:
        """The numbers that may be chosen."""
        return choices(self.offer(), self.begun)

    def choose(self, number: int, reward: Reward) -> Moment:
        """The player whose turn it is chooses a number. Raises `IllegalAction` if it may not be chosen."""
        begun = (*self.begun, number)
        action = chosen(self.offer(), begun)
        if action is None:
            return self._replace(begun=begun)
        after = self._after(action)
        if ends_deal(action, after.state):
            after = after._replace(gains=worth(reward, self.state, after.state))
        return after

    def numbers_if(self, seat: int, rng: Random) -> list[int]:
        """Numbers that lead to a moment which looks the same to a seat, its hidden cards dealt at random.

        Each deal that fits what the seat has seen is equally likely, however the others play.
        """
        made = [(step.before, step.action) for step in self.steps]
        dealt = any(isinstance(action, Deal) for _, action in made)
        steps = opened(position_of(made, seat), rng).steps() if dealt else ()
        before = [step for step in made if not dealt or isinstance(step[1], Draw | Cut | Bump)]
        numbers = [number for state, action in (*before, *steps) for number in self._numbers(state, action)]
        cards = rng.sample(law.pack(self.state.rules), len(self.cards))
        return [*numbers, *map(int, cards), *(self.begun if seat == self.turn else ())]

    def _numbers(self, before: State, action: Action) -> Iterable[int]:
        """An action as numbers of players and of chance."""
        if isinstance(action, Draw):
            return (action.dealer,)
        if isinstance(action, Deal):
            cut = next((step.action.at for step in self.steps if isinstance(step.action, Cut)), 0)
            deck = action.deck[cut:] + action.deck[:cut]
            return map(int, deck[: _dealt_one_by_one(self.state.rules)])
        return numbers_of(action, legal(before))

    def _after(self, action: Action) -> Moment:
        after = apply(self.state, action)
        steps = (*self.steps, TreeStep(self.state, action, after))
        return Moment(after, hands=self.hands, steps=steps, deals=self.deals)


def _words(seen: Seen) -> str:
    """The observations of one seat so far, in words."""
    words = f"; {seen.action}"
    if seen.up_card is not None:
        words += f", up {seen.up_card}"
    return words + "".join(
        f", seat {seat} {format_cards(cards_in(hand))}" for seat, hand in enumerate(seen.hands) if hand is not None
    )


def _undealt(rules: Rules, dealt: tuple[Card, ...]) -> list[int]:
    """The numbers of the cards that are not dealt yet, in the order of the pack."""
    return sorted(map(int, law.pack_set(rules).difference(dealt)))


@lru_cache
def _dealt_one_by_one(rules: Rules) -> int:
    """The number of cards of the pack that matter: hands, up-card, and what may be picked up from the kitty."""
    may_pick_up = any(isinstance(action, GoUnder) for action in law.weak_hand_offer(rules, set_of(LOW[:3])))
    return law.hand_size(rules) * law.seating(rules).players + 1 + max(3 if may_pick_up else 0, law.widow(rules))

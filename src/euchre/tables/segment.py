"""A part of a match that can be replayed by itself: what happened from one shuffle to the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from euchre.core.actions import Action, Bump, Cut, Deal, Draw, parse_action
from euchre.core.dealing import new_deal
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase, Result, Standing, State
from euchre.tables.messages import Level


class SegmentStart(NamedTuple):
    """The standing of a match at a shuffle: `euchre.core.state.Standing` without the rules, which never change."""

    score: tuple[int, ...]
    games: tuple[int, ...]
    tokens: tuple[int, ...]
    dealer: int
    deals_finished: int
    last: Result | None

    @classmethod
    def of(cls, standing: Standing) -> Self:
        """A standing without its rules."""
        _, score, games, tokens, dealer, deals_finished, last, _ = standing
        return cls(score, games, tokens, dealer, deals_finished, last)

    def standing(self, rules: Rules) -> Standing:
        """The standing under these rules."""
        return Standing(rules, *self)


class StoodInAction(NamedTuple):
    """An action, by its number in the match, that a bot of a level decided in place of a seat's player."""

    number: int
    seat: int
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """The actions from a shuffle on; the first segment of a match has no shuffle, but the draw of the first dealer.

    Every question about a live table is answered from the last segment or two, so that no match is too long for it.
    """

    tally: SegmentStart | None = None
    """The standing of the match at the shuffle; None before the draw."""
    first: int = 0
    """The number of actions of the match before it."""
    chances: int = 0
    """The number of those that were draws and deals."""
    actions: tuple[str, ...] = ()
    """The actions in their text form, chance included."""
    own: tuple[int, ...] = ()
    """The actions that people decided themselves, by their numbers in the match, from 0."""
    stood_in: tuple[StoodInAction, ...] = ()
    """The actions that a bot decided in place of the seat's player."""

    @property
    def end(self) -> int:
        """The number of actions of the match at the end of this segment."""
        return self.first + len(self.actions)

    @property
    def is_dealt(self) -> bool:
        """True once its cards are dealt."""
        return any(isinstance(parse_action(text), Deal) for text in self.actions[:2])  # a cut comes before the deal

    def parsed(self) -> tuple[Action, ...]:
        """The actions of the segment."""
        return tuple(map(parse_action, self.actions))

    def begin(self, rules: Rules) -> State:
        """The game right before its first action."""
        return new_match(rules) if self.tally is None else new_deal(self.tally.standing(rules))

    def replayed(self, rules: Rules, most: int | None = None) -> State:
        """The game after its actions, or after the first `most` of them; a negative `most` leaves out the last ones."""
        state = self.begin(rules)
        for text in self.actions[:most]:
            state = apply(state, parse_action(text))
        return state

    def after(self, action: Action, *, own: bool, stood_in: tuple[int, Level] | None = None) -> Self:
        """The segment with one more action.

        `own` says that a person decided it, `stood_in` for which seat a bot of which level did in its player's place.
        """
        numbers = (*self.own, self.end) if own else self.own
        others = self.stood_in if stood_in is None else (*self.stood_in, StoodInAction(self.end, *stood_in))
        return replace(self, actions=(*self.actions, str(action)), own=numbers, stood_in=others)

    def cut_to(self, count: int) -> Self:
        """The segment as it was when the match had `count` actions."""
        own = tuple(number for number in self.own if number < count)
        others = tuple(one for one in self.stood_in if one.number < count)
        return replace(self, actions=self.actions[: count - self.first], own=own, stood_in=others)

    def followed_by(self, standing: Standing, chances: int) -> Segment:
        """The next segment: it begins with a shuffle at this standing, after `chances` draws and deals."""
        return Segment(tally=SegmentStart.of(standing), first=self.end, chances=chances)


def chances_in(actions: Iterable[Action]) -> int:
    """The number of draws and deals among these actions."""
    return sum(isinstance(action, Draw | Deal) for action in actions)


def is_shuffle(action: Action, after: State) -> bool:
    """True if this action has led to a shuffle: another deal begins, or the same one again."""
    return after.phase in (Phase.CUT, Phase.DEAL) and not isinstance(action, Cut | Bump)

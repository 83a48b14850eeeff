"""An episode of a deal or a match, driven by numbers: the common part of all environments."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Literal, NamedTuple, cast, get_args

from euchre.bots.deal_end import ScorelessDeals, ends_deal
from euchre.core import law
from euchre.core.actions import Action, Draw
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State
from euchre.core.view import view
from euchre.core.whole import whole
from euchre.env.numbering import Spelling, chosen
from euchre.env.observation import Array, Mask, mask, observation
from euchre.env.reward import Gains, Reward, nothing, reward_named, worth
from euchre.position.position import Position
from euchre.worlds.open_position import opened

Length = Literal["deal", "match"]


class EpisodeTerms(NamedTuple):
    """The rules of an episode."""

    rules: Rules
    length: Length
    reward: Reward
    score: tuple[int, ...]
    """The score it begins with, by side."""

    @property
    def seating(self) -> Seating:
        """The seats and sides of its table."""
        return law.seating(self.rules)


class EpisodeStart(NamedTuple):
    """The moment an episode begins at; what is None is left to chance."""

    score: tuple[int, ...]
    dealer: int | None = None
    position: Position | None = None
    """The position each episode begins with, its hidden cards dealt again."""


def terms(rules: Rules | str, length: str, reward: str, score: tuple[int, ...] | None) -> EpisodeTerms:
    """EpisodeTerms from what somebody wrote; without a score nobody has points yet.

    Raises `EuchreError` in one sentence for what there is not.
    """
    rules = Rules.of(rules)
    if length not in get_args(Length):
        given = str(length)[:20]
        raise EuchreError("env/episode", f"{given!r} is not an episode: choose deal or match.", given=given)
    score = law.seating(rules).nothing if score is None else _score(rules, score)
    return EpisodeTerms(rules, cast("Length", length), reward_named(reward), score)


def start_of(terms: EpisodeTerms, options: Mapping[str, Any] | None) -> EpisodeStart:
    """The start that somebody asked for in `reset`: `score` (by side), `dealer` (a seat), or `position` (or its text).

    Raises `EuchreError` in one sentence for what there is not.
    """
    options = options or {}
    unknown = [name for name in options if name not in EpisodeStart._fields]
    if unknown:
        given = str(unknown[0])[:20]
        sentence = f"There is no option {given!r}: an episode begins at a score, with a dealer, or at a position."
        raise EuchreError("env/options", sentence, given=given)
    position, dealer = options.get("position"), options.get("dealer")
    position = Position.parse(position) if isinstance(position, str) else position
    if position is not None and not isinstance(position, Position):
        given = repr(position)[:20]
        raise EuchreError("env/position", f"A position is a value of Position or its text, not {given}.", given=given)
    if position is not None and (len(options) > 1 or position.rules != terms.rules):
        sentence = f"A position has a score and a dealer of its own, and must be one of {terms.rules}."
        raise EuchreError("env/position", sentence, rules=str(terms.rules))
    seats, dealer = terms.seating.seats, None if dealer is None else whole("A dealer", dealer)
    if dealer is not None and dealer not in seats:
        sentence = f"There is no dealer {dealer}: seats are 0 to {seats[-1]}."
        raise EuchreError("env/dealer", sentence, given=dealer, last=seats[-1])
    return EpisodeStart(_score(terms.rules, options.get("score", terms.score)), dealer, position)


def _score(rules: Rules, given: Any) -> tuple[int, ...]:
    sides = law.seating(rules).sides
    try:
        score = tuple(map(index, given))
    except TypeError:
        score = ()
    if len(score) != sides:
        said = repr(given)[:20]
        sentence = f"A score is {sides_in_words(rules)} whole numbers, and not {said}."
        raise EuchreError("env/score", sentence, given=said, sides=sides)
    new_match(rules, score=score)
    return score


def sides_in_words(rules: Rules) -> str:
    """The number of sides, as a word."""
    return {2: "two", 3: "three"}[law.seating(rules).sides]


class Episode:
    """A game under way; chance has acted, so somebody must decide, or it is over.

    The same terms, seed and choices give the same episode. An episode of one deal ends when the deal is scored or the
    cards are thrown in, a farmer's hand included.
    """

    def __init__(self, terms: EpisodeTerms, seed: int, start: EpisodeStart | None = None) -> None:
        self.terms = terms
        self.begun: Spelling = ()
        """The numbers chosen so far, of an action that takes more than one."""
        self.over = False
        self._chance = Random(f"{seed}/chance")
        self._scoreless = ScorelessDeals()
        self.state: State = self._begun(start or EpisodeStart(terms.score))
        self._deal()

    def _begun(self, start: EpisodeStart) -> State:
        if start.position is not None:
            return opened(start.position, self._chance).state
        state = new_match(self.terms.rules, score=start.score)
        return state if start.dealer is None else apply(state, Draw(start.dealer))

    @property
    def turn(self) -> int | None:
        """The seat to decide; None once it is over or given up."""
        return None if self.over or self.given_up else self.state.turn

    @property
    def given_up(self) -> bool:
        """True if nobody has scored for so long that the episode is given up."""
        return self._scoreless.too_many

    def observation(self, seat: int) -> Array:
        """The observation of a seat."""
        return observation(view(self.state, seat), self.begun if seat == self.turn else ())

    def mask(self, seat: int) -> Mask:
        """The choices of a seat; nothing where it is not its turn."""
        return mask(legal(self.state), self.begun) if seat == self.turn else mask(())

    def choose(self, number: int) -> Gains:
        """The player whose turn it is chooses a number; what each side gains by it.

        Raises `IllegalAction`, and then nothing has changed.
        """
        spelling = (*self.begun, number)
        action = chosen(() if self.turn is None else legal(self.state), spelling)
        if action is not None:
            return self.act(action)
        self.begun = spelling
        return nothing(self.terms.rules)

    def act(self, action: Action) -> Gains:
        """The player whose turn it is takes an action; what each side gains by it."""
        before = self.state
        self.state = after = apply(before, action)
        self.begun = ()
        gain = nothing(self.terms.rules)
        if ends_deal(action, after):
            gain = worth(self.terms.reward, before, after)
            self.over = after.over or self.terms.length == "deal"
            self._scoreless.add(before, after)
        if not self.over:
            self._deal()
        return gain

    def _deal(self) -> None:
        """Let chance act until somebody must decide."""
        while is_chance(self.state):
            self.state = apply(self.state, chance(self.state, self._chance))

"""One deal, or one match, driven by numbers: what all the environments have in common."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple, cast, get_args

from euchre.bots.deal_end import ScorelessDeals, ends_deal
from euchre.core.actions import Action
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State
from euchre.core.view import view
from euchre.env.numbering import Spelling, chosen
from euchre.env.observation import Array, Mask, mask, observation
from euchre.env.reward import Reward, reward_named, worth

Length = Literal["deal", "match"]


class EpisodeTerms(NamedTuple):
    """The rules of an episode."""

    rules: Rules
    length: Length
    reward: Reward
    score: tuple[int, int]
    """The score it begins with; seats 0 and 2 first."""


def terms(rules: Rules | str, length: str, reward: str, score: tuple[int, int]) -> EpisodeTerms:
    """EpisodeTerms from what somebody wrote. Raises `EuchreError` in one sentence for what there is not."""
    rules = Rules.parse(rules) if isinstance(rules, str) else rules
    one, other = score
    new_match(rules, score=(one, other))
    if length not in get_args(Length):
        raise EuchreError("env/episode", f"{length[:20]!r} is not an episode: choose deal or match.", given=length[:20])
    return EpisodeTerms(rules, cast("Length", length), reward_named(reward), (one, other))


class Episode:
    """A game under way; chance has acted, so somebody must decide, or it is over.

    The same terms, seed and choices give the same episode. An episode of one deal ends when the deal is scored or the
    cards are thrown in, a farmer's hand included.
    """

    def __init__(self, terms: EpisodeTerms, seed: int) -> None:
        self.terms = terms
        self.state: State = new_match(terms.rules, score=terms.score)
        self.begun: Spelling = ()
        """The numbers chosen so far, of an action that takes more than one."""
        self.over = False
        self._chance = Random(f"{seed}/chance")
        self._scoreless = ScorelessDeals()
        self._deal()

    @property
    def turn(self) -> int | None:
        """The seat to decide (0..3); None once it is over or given up."""
        return None if self.over or self.given_up else self.state.turn

    @property
    def given_up(self) -> bool:
        """True once nobody has scored in so many deals that nobody ever will."""
        return self._scoreless.too_many

    def observation(self, seat: int) -> Array:
        """The observation of a seat."""
        return observation(view(self.state, seat), self.begun if seat == self.turn else ())

    def mask(self, seat: int) -> Mask:
        """The choices of a seat; nothing where it is not its turn."""
        return mask(legal(self.state), self.begun) if seat == self.turn else mask(())

    def choose(self, number: int) -> float:
        """The player whose turn it is chooses a number; what side 0 gains by it.

        Raises `IllegalAction`, and then nothing has changed.
        """
        spelling = (*self.begun, number)
        action = chosen(() if self.turn is None else legal(self.state), spelling)
        if action is not None:
            return self.act(action)
        self.begun = spelling
        return 0.0

    def act(self, action: Action) -> float:
        """The player whose turn it is takes an action; what side 0 gains by it."""
        before = self.state
        self.state = after = apply(before, action)
        self.begun = ()
        gain = 0.0
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

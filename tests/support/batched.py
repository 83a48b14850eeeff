"""The deals of a batch, followed on the core."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import PASS, Draw
from euchre.core.cards import CARDS, cards_in
from euchre.core.dealing import stacked
from euchre.core.engine import apply
from euchre.core.play import _threats
from euchre.core.shuffle import is_chance
from euchre.core.state import Phase, State, the_contract
from euchre.env.batch.env import BatchEnv
from euchre.env.episode import Episode, EpisodeStart
from euchre.env.layout import layout_of
from euchre.env.numbering import ACTIONS
from euchre.env.observation import Array
from euchre.fast.batch import row

_PASS: Final = ACTIONS.index(PASS)


class Followed(Episode):
    """The episode of the core in which chance does what it did in a row of a batch."""

    def __init__(self, env: BatchEnv, deal: int) -> None:
        self._at: Any = env.arrays.numbers[deal]
        self._own: Any = env.arrays.words[deal]
        self.ended = False
        score = env.standings[self._at[row.START]].score
        super().__init__(env.terms, 0, EpisodeStart(score, position=env.positions.get(deal)))

    def _begun(self, start: EpisodeStart) -> State:
        """Draw the hidden cards of a position by the seed of the row."""
        self._chance = Random(int(self._own[row.SEED]))
        return super()._begun(start)

    def _deal(self) -> None:
        """Draw the same dealer, deal the same cards."""
        while is_chance(self.state):
            rules, dealer = self.state.rules, int(self._at[row.DEALER])
            players = law.seating(rules).players
            if self.state.phase is Phase.DRAW:
                self.state = apply(self.state, Draw(dealer))
                continue
            hands = tuple(map(int, self._own[row.HANDS : row.HANDS + players]))
            up_card, kitty = CARDS[self._at[row.UP_CARD]], cards_in(int(self._own[row.KITTY]))
            gone = {up_card, *kitty, *(card for hand in hands for card in cards_in(hand))}
            assert len(gone) == 5 * players + 1 + len(kitty), "every card is in one place"
            rest = (up_card, *kitty, *(card for card in law.pack(rules) if card not in gone))
            self.state = apply(self.state, stacked(self.state, law.packets(rules)[0], hands, rest))


def compare(env: BatchEnv, seed: int, episodes: int, *, shy: bool = False) -> int:
    """Compare each step with the core until `episodes` have ended; returns their number. The shy always pass."""
    rng, table, core = Random(seed), env.terms.seating, [Followed(env, deal) for deal in range(env.deals)]
    rules, gains, ended = str(env.terms.rules), np.zeros((env.deals, table.players), np.float32), 0
    while ended < episodes:
        seats = np.array([rng.randrange(table.players) for _ in core])
        own, other = env.observe(), env.observe(seats=seats)
        whole = env.observe(np.empty(own.shape, np.int8), seats)
        assert ((whole / env.layout.parts).astype(np.float32) == other).all()
        assert (env.rewards == gains).all()
        for deal, episode in enumerate(core):
            turn = int(env.seat[deal])
            assert episode.turn == turn
            _assert_same(episode.observation(turn), own[deal], episode)
            _assert_same(episode.observation(int(seats[deal])), other[deal], episode)
            assert (episode.mask(turn) == env.mask[deal]).all(), (rules, episode.state)
            _assert_same_threats(episode.state, env.arrays.words[deal])
        actions = env.random_actions()
        if shy:
            actions[env.mask[:, _PASS] == 1] = _PASS
        env.step(actions)
        for deal, number in enumerate(actions.tolist()):
            gained = core[deal].choose(number)
            gains[deal] = [gained[table.side(seat)] for seat in table.seats]
            assert env.truncated[deal] == core[deal].given_up, (rules, core[deal].state)
            assert env.done[deal] == (core[deal].turn is None), (rules, core[deal].state)
            if env.done[deal]:
                core[deal] = Followed(env, deal)
                ended += 1
    assert not env.illegal.any()
    return ended


def _assert_same(core: Array, batch: Array, episode: Followed) -> None:
    if (core != batch).any():
        names = layout_of(episode.terms.seating.players).names
        places = [(names[place], core[place], batch[place]) for place in np.flatnonzero(core != batch)]
        raise AssertionError((str(episode.terms.rules), episode.state, places))


def _assert_same_threats(state: State, words: NDArray[np.uint64]) -> None:
    """Compare the threats on which a TRAM call depends, at every lead, since a single card seldom decides it."""
    leads = state.phase is Phase.PLAY and not state.trick
    if leads and law.tram_called(state.rules) and the_contract(state).word is None:
        threats, first = _threats(state), row.threats(law.seating(state.rules).players)
        found = words[first : first + len(threats)]
        assert found.tolist() == list(threats), (str(state.rules), state)

"""A deal of a batch, followed on the core."""

from __future__ import annotations

from typing import Any

from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.cards import CARDS, cards_in
from euchre.core.dealing import stacked
from euchre.core.engine import apply
from euchre.core.shuffle import is_chance
from euchre.core.state import Phase
from euchre.env.batch.env import BatchEnv
from euchre.env.episode import Episode
from euchre.fast.batch import row


class Followed(Episode):
    """The episode of the core in which chance does what it did in a row of a batch."""

    def __init__(self, env: BatchEnv, deal: int) -> None:
        self._at: Any = env.arrays.numbers[deal]
        self._own: Any = env.arrays.words[deal]
        self.ended = False
        super().__init__(env.terms._replace(score=env.scores[int(env.arrays.score[deal])]), 0)

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

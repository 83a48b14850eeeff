"""Deals brought to their first lead by the engine, each seat choosing by the policy, and then played out together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import ROUND, AuctionPolicy, Row, packs
from euchre.bots.any_table.deal_ends import FRESH, THROWN, DealEnds
from euchre.bots.any_table.playout import TURNED_DOWN, UNKNOWN, LeadDeals, play_leads
from euchre.bots.any_table.weights import TableWeights
from euchre.core.actions import Action, Redeal
from euchre.core.engine import legal, step
from euchre.core.rules import Rules
from euchre.core.state import Phase, State, the_actor, the_contract, the_up_card
from euchre.core.unseen import laid_away, up_card_holders
from euchre.fast.seats import seat_mask

Rows = dict[int | None, list[Row]]
"""For a round of bidding, the worth of each bid to each seat."""


def brought_to_lead(state: State, first: Action | None, policy: AuctionPolicy, rows: Rows) -> State | int:
    """The state at the first lead once `first` is done and the rest is the policy's; or `THROWN`, or `FRESH`."""
    action = first
    while True:
        if action is None:
            seat, bid_round = the_actor(state), ROUND.get(state.phase)
            row = rows[bid_round][seat] if bid_round in rows else None
            action = policy.choose(state, seat, state.hidden.hands[seat], legal(state), row)
        state = step(state, action)
        if state.phase is Phase.PLAY:
            return state
        if state.open.up_card is None:
            return FRESH if isinstance(action, Redeal) else THROWN
        action = None


class Leads:
    """Deals at their first lead, collected to be played out in one go."""

    def __init__(self, rules: Rules, ends: DealEnds, weights: TableWeights) -> None:
        self._rules, self._ends, self._weights = rules, ends, weights
        self.found: list[int] = []
        """The end of each deal added, as `DealEnds` numbers it; first number only, until `play`."""
        self._rows: list[int] = []
        self.hands: list[tuple[int, ...]] = []
        self.away: list[list[int]] = []
        self.facts: list[tuple[int, ...]] = []
        self.up_cards: list[int] = []

    def add(self, lead: State | int) -> None:
        """A deal that `brought_to_lead` has brought there."""
        if isinstance(lead, int):
            self.found.append(lead)
            return
        contract, table = the_contract(lead), self._ends.table
        self.up_cards.append(1 << the_up_card(lead.open))
        self._rows.append(len(self.found))
        self.found.append(self._ends.first_number(contract.maker, contract.alone))
        self.hands.append(lead.hidden.hands)
        self.away.append([sum(1 << card for card in laid_away(lead, seat)) for seat in table.seats])
        holders = up_card_holders(lead)
        holder = TURNED_DOWN if not holders else holders[0] if len(holders) == 1 else UNKNOWN
        out = seat_mask(table.sitting_out(contract.alone))
        self.facts.append((int(contract.trump), lead.leader, contract.maker, out, holder))

    @property
    def deals(self) -> LeadDeals:
        """The deals added that are played, without those that are thrown in."""
        table = self._ends.table
        return LeadDeals(
            np.array(self.hands, np.uint64),
            np.array(self.away, np.uint64),
            np.array(self.facts, np.int64),
            np.array(self.up_cards, np.uint64),
            packs(self._rules),
            tuple(table.seats),
        )

    def play(self) -> NDArray[np.int64]:
        """The number of the end of each deal added."""
        found = np.array(self.found, np.int64)
        if self._rows:
            found[self._rows] += play_leads(self.deals, self._weights.cards)
        return found


def deal_rows(policy: AuctionPolicy, hands: NDArray[np.uint64], rounds: Sequence[int]) -> list[Rows]:
    """For each world, what each bid of these rounds is worth to each seat, the hands being ``hands[world, seat]``."""
    by_round = {number: policy.worths(hands, number).tolist() for number in rounds}
    return [{number: by_round[number][world] for number in rounds} for world in range(len(hands))]

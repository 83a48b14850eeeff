"""Deals brought to their first lead by the engine, each seat choosing by the policy, and then played out together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import ROUND, AuctionPolicy, Row, packs
from euchre.bots.any_table.playout import TURNED_DOWN, UNKNOWN, LeadDeals, play_leads
from euchre.bots.any_table.weights import TableWeights
from euchre.bots.endings import FRESH, THROWN, Contract
from euchre.core import law
from euchre.core.actions import Action, Redeal
from euchre.core.cards import cards_in
from euchre.core.engine import legal, step
from euchre.core.rules import Rules
from euchre.core.state import Draft, Hidden, Phase, State, seal, the_actor, the_contract, the_up_card
from euchre.core.unseen import laid_away, up_card_holders
from euchre.core.view import View, the_seat
from euchre.fast.play import CODES
from euchre.fast.seats import seat_mask
from euchre.worlds.draw import Worlds

Rows = dict[int | None, list[Row]]
"""The worth of each bid to each seat, by round of bidding."""


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

    def __init__(self, rules: Rules, contracts: Sequence[Contract], weights: TableWeights) -> None:
        """`contracts` are those whose endings are numbered (`euchre.bots.endings`)."""
        self._rules, self._weights = rules, weights
        self._first = {(maker, seat_mask(alone)): place * CODES for place, (maker, alone) in enumerate(contracts)}
        self.found: list[int] = []
        """The ending of each deal added; the first of its contract, until `play`."""
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
        contract, table = the_contract(lead), law.seating(self._rules)
        self.up_cards.append(1 << the_up_card(lead.open))
        self._rows.append(len(self.found))
        self.found.append(self._first[contract.maker, seat_mask(contract.alone)])
        self.hands.append(lead.hidden.hands)
        self.away.append([sum(1 << card for card in laid_away(lead, seat)) for seat in table.seats])
        holders = up_card_holders(lead)
        holder = TURNED_DOWN if not holders else holders[0] if len(holders) == 1 else UNKNOWN
        out = seat_mask(table.sitting_out(contract.alone))
        self.facts.append((int(contract.trump), lead.leader, contract.maker, out, holder))

    @property
    def deals(self) -> LeadDeals:
        """The deals added that are played, without those that are thrown in."""
        return LeadDeals(
            np.array(self.hands, np.uint64),
            np.array(self.away, np.uint64),
            np.array(self.facts, np.int64),
            np.array(self.up_cards, np.uint64),
            packs(self._rules),
            tuple(law.seating(self._rules).seats),
        )

    def play(self) -> NDArray[np.int64]:
        """The number of the end of each deal added."""
        found = np.array(self.found, np.int64)
        if self._rows:
            found[self._rows] += play_leads(self.deals, self._weights.cards)
        return found


def state_of(view: View, drawn: Worlds, world: int, rng: Random) -> State:
    """The state of a deal before its first lead, in one of the worlds."""
    kitty = list(cards_in(int(drawn.kitty[world])))
    rng.shuffle(kitty)
    draft = Draft()
    draft.phase, draft.turn, draft.match = view.phase, view.turn, view.match
    draft.open, draft.contract = view.open, view.contract
    buried = tuple((the_seat(view), card) for card in view.buried)
    draft.hidden = Hidden(tuple(map(int, drawn.hands[world])), tuple(kitty), buried)
    draft.leader, draft.played, draft.trick, draft.tricks, draft.options = view.leader, 0, (), (), 0
    return seal(draft)


def deal_rows(policy: AuctionPolicy, hands: NDArray[np.uint64], rounds: Sequence[int]) -> list[Rows]:
    """The worth of each bid of these rounds to each seat, in each world, the hands being ``hands[world, seat]``."""
    by_round = {number: policy.worths(hands, number).tolist() for number in rounds}
    return [{number: by_round[number][world] for number in rounds} for world in range(len(hands))]

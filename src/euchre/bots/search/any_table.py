"""Decisions at tables of two, three and six: each choice tried in deals that may be, played on by their policy."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import AuctionPolicy
from euchre.bots.any_table.deal_ends import THROWN, DealEnds
from euchre.bots.any_table.leads import Leads, brought_to_lead, deal_rows
from euchre.bots.any_table.player import policy_choice, table_play
from euchre.bots.any_table.playout import playouts
from euchre.bots.any_table.weights import TableWeights
from euchre.bots.search.alternatives import Alternatives, SampledEnds, each
from euchre.bots.search.bidding import unseen
from euchre.bots.search.cards import equivalent_groups
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.sampling import Sampling
from euchre.core import law
from euchre.core.actions import PLAYS, Play
from euchre.core.cards import cards_in, set_of
from euchre.core.state import Draft, Hidden, Phase, State, seal, the_contract
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes
from euchre.fast.convert import many_in_lanes
from euchre.fast.lanes import to_lane, to_lanes
from euchre.worlds.draw import Worlds

_DRAWN_AT_MOST: Final = 256
"""Deals drawn for a look: weighing more takes longer than it is worth where so many cards are unseen."""


def decide_at_any_table(view: View, rng: Random, level: SearchLevel, weights: TableWeights) -> Alternatives:
    """The alternatives of the player whose turn it is; where no deals can be drawn, the policy's choice comes first."""
    if not _can_draw(view):
        return _by_policy_alone(view, rng, weights)
    drawn = min(level.drawn, _DRAWN_AT_MOST)
    sampling = Sampling(view, level._replace(drawn=drawn), weights)
    ends = deal_ends(view, blind=not level.score)
    if view.phase is Phase.PLAY:
        return _cards(view, rng, sampling, ends, weights)
    return _before_the_lead(view, rng, sampling, ends, weights)


def _by_policy_alone(view: View, rng: Random, weights: TableWeights) -> Alternatives:
    """All choices as if they came to the same, the policy's first."""
    chosen = policy_choice(view, rng, weights)
    choices = (chosen, *(action for action in view.legal if action != chosen))

    def look(running: NDArray[np.int64]) -> SampledEnds:
        return SampledEnds(np.full((len(running), 1), THROWN), np.zeros(1, np.int64))

    return Alternatives(each(choices), 0, deal_ends(view).values, look)


def _can_draw(view: View) -> bool:
    """False once a card was asked for, or went to a lone defender: `euchre.worlds` draws no such deals yet."""
    contract, table = view.contract, law.seating(view.rules)
    if contract is None:
        return True
    gifts = (*contract.given, *((contract.asked,) if contract.asked else ()))
    to_makers = all(table.side(gift.loner) == table.side(contract.maker) for gift in gifts)
    return not gifts or (to_makers and not law.asks_for_best(view.rules))


def deal_ends(view: View, *, blind: bool = False) -> DealEnds:
    """The ends of this deal, and their worth to the side of the player whose view it is."""
    table = law.seating(view.rules)
    at, side = MatchStakes.of(view, blind=blind), table.side(the_seat(view))
    return DealEnds(view.rules, partial(_worth, at, side), at.thrown_in(side), at.dealt_again(side))


def _worth(at: MatchStakes, side: int, points: tuple[int, ...]) -> float:
    return at.worth(points, side)


def _cards(view: View, rng: Random, sampling: Sampling, ends: DealEnds, weights: TableWeights) -> Alternatives:
    contract, seat = the_contract(view), the_seat(view)
    trump, play = contract.trump, table_play(view, seat)
    hand, away = (np.uint64(to_lanes(set_of(cards), trump)) for cards in (view.hand, view.buried))
    others = play.terms.pack & ~(hand | away | play.gone[0]) | play.trick[: len(view.trick)].sum(dtype=np.uint64)
    alike = equivalent_groups(view.legal, trump, int(others))
    bits = np.array([to_lane(cards[0], trump) for cards in alike], np.uint64)
    chosen = policy_choice(view, rng, weights)
    favourite = next((row for row, cards in enumerate(alike) if isinstance(chosen, Play) and chosen.card in cards), 0)
    first = ends.first_number(contract.maker, contract.alone)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.sample(rng)
        hands, laid = many_in_lanes(drawn.hands, int(trump)), many_in_lanes(drawn.away, int(trump))
        return SampledEnds(first + playouts(bits[running], hands, laid, play, weights.cards), draws)

    return Alternatives(tuple(tuple(PLAYS[card] for card in cards) for cards in alike), favourite, ends.values, look)


def _before_the_lead(
    view: View, rng: Random, sampling: Sampling, ends: DealEnds, weights: TableWeights
) -> Alternatives:
    policy = AuctionPolicy.of(view, weights)
    if view.hand:
        choices, favourite = each(view.legal), view.legal.index(policy_choice(view, rng, weights))
    else:
        choices, favourite = unseen(view.legal, rng), 0
    rounds = (0,) if view.phase is Phase.BENNY else () if view.contract is not None else (1, 2)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.sample(rng) if view.hand else sampling.unweighed(rng)
        leads = Leads(view.rules, ends, weights)
        shuffle = Random(rng.getrandbits(64))
        states = [state_of(view, drawn, world, shuffle) for world in range(len(drawn.kitty))]
        rows = deal_rows(policy, np.ascontiguousarray(drawn.hands), rounds)
        for choice in running:
            for state, bids in zip(states, rows, strict=True):
                leads.add(brought_to_lead(state, choices[int(choice)][0], policy, bids))
        return SampledEnds(leads.play().reshape(len(running), len(states)), draws)

    return Alternatives(choices, favourite, ends.values, look)


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

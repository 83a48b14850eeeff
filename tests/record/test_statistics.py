"""The statistics of a player's records, counted by hand from deals whose ends the rules leave no doubt about.

TOP holds the five highest hearts: whoever has it takes every trick. Deals go round from seat 3, and seat 0 is followed.
"""

from functools import cache
from typing import Final, Unpack

import pytest

from euchre.core.actions import Action, Draw, Play
from euchre.core.cards import Card
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.record.match_record import MatchRecord
from euchre.record.outcome import outcome_of
from euchre.record.player_statistics import Points, Share, Statistics
from euchre.record.statistics import statistics
from support.games import random_match
from support.hands import DEALER, Hands, actions, shuffled

RULES: Final = "standard,defend_alone=always"
TOP: Final = "Jh Jd Ah Kh Qh"
TOP_DIAMONDS: Final = "Jd Jh Ad Kd Qd"
PASSED: Final = "pass, pass, pass, pass"
TOGETHER: Final = "together, together"


class Evening:
    """A match recorded while it is played: highest leads, lowest cards to them."""

    def __init__(self, rules: str, score: tuple[int, ...] = (0, 0)) -> None:
        self.rules = Rules.parse(rules)
        self.start = score
        self.actions: list[Action] = []
        self.state = new_match(self.rules, score=score)
        self._do(Draw(DEALER))

    def deal(self, said: str, **hands: Unpack[Hands]) -> None:
        """A whole deal: these hands, these words, and the cards."""
        self._do(shuffled(self.rules, self.state.match.dealer, **hands))
        for action in actions(said):
            self._do(action)
        while self.state.phase is Phase.PLAY:
            self._do(Play((_lowest if self.state.trick else _highest)(self.state)))

    def record(self) -> MatchRecord:
        return MatchRecord(rules=self.rules, actions=tuple(self.actions), start=self.start)

    def _do(self, action: Action) -> None:
        self.state = apply(self.state, action)
        self.actions.append(action)


def _cards(state: State) -> list[Card]:
    return sorted((action.card for action in legal(state) if isinstance(action, Play)), key=lambda card: card.rank)


def _lowest(state: State) -> Card:
    return _cards(state)[0]


def _highest(state: State) -> Card:
    return _cards(state)[-1]


@cache
def won() -> MatchRecord:
    """Side 0 wins 10-2 in five deals."""
    evening = Evening(RULES)
    # Seat 3 deals; seat 0 marches alone: four points for side 0.
    evening.deal(f"{PASSED}, name hearts alone, {TOGETHER}", left=TOP)
    # Seat 0 deals, takes up diamonds and takes no trick: two points for side 1.
    evening.deal(f"pass, pass, pass, order, bury 9c, {TOGETHER}", left=TOP_DIAMONDS, dealer="9c", up="9d")
    # Seat 1 deals; all pass.
    evening.deal(f"{PASSED}, {PASSED}")
    # Seat 2 deals; seat 3 orders hearts up, seat 0 defends alone and takes all: four points for side 0.
    evening.deal("order, bury 9c, alone", partner=TOP, dealer="9c", up="9h", kitty="Th")
    # Seat 3 deals; seat 2, at the right of seat 3, makes hearts and marches with seat 0: two points for side 0.
    evening.deal(f"{PASSED}, pass, pass, name hearts, {TOGETHER}", right=TOP)
    return evening.record()


@cache
def lost() -> MatchRecord:
    """A record from eight all, which side 1 wins 10-9 in two deals."""
    evening = Evening(RULES, (8, 8))
    # Seat 3 deals; seat 0 has three trumps and two nines, and the black aces lie with seat 1: three tricks, one point.
    hands: Hands = {"left": "Jh Jd Ah 9c 9s", "partner": "9h Kc Ac Ks As", "up": "9d", "kitty": "Kh Qh Th"}
    evening.deal(f"{PASSED}, name hearts, {TOGETHER}", **hands)
    # Seat 0 deals, takes up diamonds alone and takes no trick: two points for side 1.
    evening.deal(f"pass, pass, pass, order alone, bury 9c, {TOGETHER}", left=TOP_DIAMONDS, dealer="9c", up="9d")
    return evening.record()


def followed(seat: int) -> Statistics:
    return statistics([(won(), seat), (lost(), seat)])


def share(count: int, of: int) -> Share:
    return Share(count, of, count / of if of else None)


def points(deals: int, scored: int, allowed: int) -> Points:
    return Points(
        deals=deals,
        scored=scored,
        allowed=allowed,
        scored_per_deal=scored / deals if deals else None,
        allowed_per_deal=allowed / deals if deals else None,
    )


def test_the_games_went_as_they_were_meant_to() -> None:
    assert [result.score for result in won().results] == [(4, 0), (4, 2), (4, 2), (8, 2), (10, 2)]
    assert [result.score for result in lost().results] == [(9, 8), (9, 10)]


def test_matches_are_counted_won_out_of_those_played() -> None:
    assert followed(0).matches == share(1, 2)
    assert statistics([(won(), 0)]).matches == share(1, 1)
    assert statistics([(won(), 1)]).matches == share(0, 1)


def test_points_are_counted_for_and_against_in_every_deal() -> None:
    assert followed(0).points == points(7, 11, 4)
    assert followed(3).points == points(7, 4, 11)


def test_points_are_counted_by_where_the_dealer_sat() -> None:
    found = followed(0).by_place
    assert found.left == points(3, 4 + 2 + 1, 0)
    assert found.dealer == points(2, 0, 2 + 2)
    assert found.right == points(1, 0, 0)
    assert found.dealers_partner == points(1, 4, 0)


def test_points_are_counted_by_who_made_trump_and_not_where_nobody_did() -> None:
    found = followed(0).by_part
    assert found.maker == points(4, 4 + 1, 2 + 2)
    assert found.partner == points(1, 2, 0)
    assert found.defender == points(1, 4, 0)
    assert followed(0).thrown_in == share(1, 7)


def test_calls_are_made_or_euchred() -> None:
    found = followed(0)
    assert (found.calls, found.made, found.euchred) == (share(4, 7), share(2, 4), share(2, 4))


def test_marches_are_counted_whoever_of_the_side_made_trump() -> None:
    assert followed(0).marches == share(2, 5)
    assert followed(2).marches == share(2, 5)


def test_loners_belong_to_the_player_who_played_alone() -> None:
    mine, partners = followed(0).loners, followed(2).loners
    assert (mine.tried, mine.made, mine.marches, mine.euchred) == (share(2, 5), share(1, 2), share(1, 2), share(1, 2))
    assert (partners.tried, partners.made) == (share(0, 5), share(0, 0))


def test_a_lone_defence_is_no_loner_and_its_euchre_counts_for_both_defenders() -> None:
    mine, partners = followed(0), followed(2)
    assert (mine.defences_alone, mine.euchres, mine.euchres_alone) == (share(1, 1), share(1, 1), share(1, 1))
    assert (partners.defences_alone, partners.euchres, partners.euchres_alone) == (
        share(0, 1),
        share(1, 1),
        share(0, 0),
    )


def test_the_other_side_counts_the_same_deals_from_there() -> None:
    found = followed(3)
    assert found.matches == share(1, 2)
    assert (found.calls, found.made, found.euchred) == (share(1, 7), share(0, 1), share(1, 1))
    assert (found.euchres, found.defences_alone, found.euchres_alone) == (share(2, 5), share(0, 5), share(0, 0))
    assert found.by_part.partner == points(0, 0, 0)


def test_of_nothing_there_are_counts_and_no_rates() -> None:
    found = statistics([])
    assert found.points == points(0, 0, 0)
    assert found.matches.rate is None
    assert found.loners.marches.rate is None


def test_a_draw_is_neither_won_nor_lost() -> None:
    evening = Evening("standard,target=0,deals=1")
    evening.deal(f"{PASSED}, {PASSED}")
    found = statistics([(evening.record(), 0)])
    assert (found.matches, found.draws) == (share(0, 1), 1)


def test_an_interrupted_game_counts_with_the_deals_it_has() -> None:
    evening = Evening(RULES)
    evening.deal(f"{PASSED}, name hearts alone, {TOGETHER}", left=TOP)
    found = statistics([(evening.record(), 0)])
    assert found.matches == share(0, 0)
    assert found.points == points(1, 4, 0)


@pytest.mark.parametrize("rules", ["british", "online", "north-american"])
def test_the_parts_and_places_of_many_deals_add_up_to_all_of_them(rules: str) -> None:
    records = [random_match(rules, seed) for seed in range(3)]
    found = statistics((record, seed) for seed, record in enumerate(records))
    places, parts = found.by_place, found.by_part
    for figures in ("deals", "scored", "allowed"):
        whole = getattr(found.points, figures)
        by_place = (places.dealer, places.dealers_partner, places.left, places.right)
        assert sum(getattr(part, figures) for part in by_place) == whole
        by_part = sum(getattr(part, figures) for part in (parts.maker, parts.partner, parts.defender))
        assert by_part + (found.thrown_in.count if figures == "deals" else 0) == whole
    assert found.points.deals == sum(len(record.results) for record in records)
    assert found.made.count + found.euchred.count == found.calls.count


def test_an_outcome_counts_as_its_record_does() -> None:
    record = random_match("standard", 3)
    assert statistics([(outcome_of(record), 2)]) == statistics([(record, 2)])

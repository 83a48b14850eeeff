"""The bench: the same deals for ever, no bias, and the same figures however the work is shared."""

import json
import shlex
import sys
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from benchmarks.house.player import HouseBot
from jsonschema import validate

from euchre.bots.policy.player import SwiftBot
from euchre.bots.random import RandomBot
from euchre.core.actions import Action, Deal
from euchre.core.engine import legal
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.view import View
from euchre.lab.benchmark import bench as benches
from euchre.lab.benchmark.alike_deals import AlikeDeals
from euchre.lab.benchmark.bench import BenchTable, bench, play_bench_piece
from euchre.lab.benchmark.card import bench_card, card_markdown
from euchre.lab.benchmark.edition import EDITIONS, SEATS_OF_FOUR, Edition, edition_numbered
from euchre.lab.benchmark.fixed_deal import DealMoment, FixedDeal
from euchre.lab.benchmark.opponent_digest import opponent_digest, published_digest
from euchre.lab.benchmark.room import play_room
from euchre.lab.player import ArenaPlayer

STANDARD = PRESETS["standard"]
FAST = Edition(number=0, redeals=4, fewest=2, swaps=4)
"""Deals that nobody cites, with so few redeals that many can be played: how many there are changes no expectation."""
HOUSE = f"cmd:time=60 start=60 {shlex.quote(sys.executable)} -m benchmarks.house"
LINE_PLAYER = Path(__file__).parents[2] / "examples" / "line_player.py"
SCHEMA = json.loads((Path(__file__).parent / "bench_card.schema.json").read_text("utf-8"))

DEALS = {
    "standard": "9663dcaefb34",
    "british": "044035881b11",
    "north-american": "d113af7d6fb3",
    "online": "76f0f35596a0",
    "openspiel": "81751281c09a",
}
"""Digests of the first twenty packs."""


class Gullible(AlikeDeals):
    """Takes every deal for alike in which the opponent could have done what it did, likely or not."""

    def _opponents_choice(self, now: DealMoment, place: int) -> Action:
        action = self._line[place][2]
        return action if action in legal(now.state) else super()._opponents_choice(now, place)


def biases(numbers: range, player: str, opponent: Any) -> Iterator[float]:
    """Yield the excess of the player's gain in each duplicate pair over the plain comparison."""
    player_ = ArenaPlayer(player)
    for number in numbers:
        fixed = FixedDeal(FAST.number, STANDARD, number, opponent)
        found = [play_room(fixed, seats, player_, FAST) for seats in SEATS_OF_FOUR["pair"]]
        yield fmean(one.gain - (one.points - one.baseline) for one in found)


def bias(numbers: range, player: str, opponent: Any) -> float:
    """The mean of these in standard errors."""
    found = list(biases(numbers, player, opponent))
    return fmean(found) / stdev(found) * sqrt(len(found))


@pytest.mark.soak
def test_what_is_taken_out_is_nothing_but_luck(record_property: Any) -> None:
    record_property("promise", "The bench gains in the mean what 10,000 duplicate pairs gain")
    record_property("trials", 1)
    record_property("kind", "statistic")
    assert abs(bias(range(10_000), HOUSE, SwiftBot())) < 3.3  # 1 in 1,000


@pytest.mark.slow
def test_what_is_taken_out_of_few_pairs_is_nothing_but_luck() -> None:
    assert abs(bias(range(25), "random", HouseBot())) < 3.9  # 1 in 10,000


def a_moment(number: int, decisions: int) -> tuple[FixedDeal, AlikeDeals, DealMoment, View, list[tuple[View, Action]]]:
    """Play the house player in seat 0 among swift ones for `decisions` decisions; returns what it saw and did."""
    fixed, house = FixedDeal(FAST.number, STANDARD, number, SwiftBot()), HouseBot()
    return (fixed, *played(fixed, fixed.cards, house, decisions))


def played(
    fixed: FixedDeal, cards: Deal, house: HouseBot, decisions: int
) -> tuple[AlikeDeals, DealMoment, View, list[tuple[View, Action]]]:
    now, alike, own = fixed.dealt(cards), AlikeDeals(fixed), list[tuple[View, Action]]()
    while True:
        seen = now.seen()
        if now.actor != 0:
            action = fixed.opponents_choice(now, seen)
            alike.opponent_acted(now.actor, action)
        elif len(own) == decisions:
            return alike, now, seen, own
        else:
            action = house.choose(seen, Random(now.step))
            alike.player_acted(0, seen, action)
            own.append((seen, action))
        now = fixed.after(now, action)


@pytest.mark.parametrize("decisions", [0, 1, 3])
def test_deals_look_alike_to_each_other(decisions: int) -> None:
    fixed, alike, now, seen, own = a_moment(4, decisions)
    alike._know(seen)
    rng, others = Random(1), 0
    for _ in range(40):
        cards = alike._redealt(rng)
        there = alike.moment(cards, seen)
        if there is None:
            continue
        others += there.state.hidden != now.state.hidden
        again, at, looked, done = played(fixed, cards, HouseBot(), decisions)
        assert (at, looked, done) == (there, seen, own), "played as it was, the player sees and does the same"
        assert again.moment(fixed.cards, seen) == now, "and the deal on the table looks like that one"
    assert others


def test_a_deal_in_which_the_opponent_would_have_done_something_else_is_not_alike() -> None:
    fixed, alike, _, seen, _ = a_moment(4, 3)
    gullible = Gullible(fixed)
    gullible._line, rng = alike._line, Random(1)
    alike._know(seen)
    found = [alike._redealt(rng) for _ in range(40)]
    careless = [cards for cards in found if gullible.moment(cards, seen) and not alike.moment(cards, seen)]
    assert careless
    for cards in careless:
        assert replayed(fixed, cards, alike) != alike._line, "played as it was, the player would have seen it"


def replayed(fixed: FixedDeal, cards: Deal, alike: AlikeDeals) -> list[tuple[int, View | None, Action]]:
    """Replay these cards, for as long as the player sees what it saw."""
    now, line = fixed.dealt(cards), list[tuple[int, View | None, Action]]()
    for seat, looked, action in alike._line:
        if now.state.turn != seat or (looked is not None and now.seen() != looked):
            break
        done = fixed.opponents_choice(now, now.seen()) if looked is None else action
        line.append((seat, looked, done))
        now = fixed.after(now, done)
    return line


def test_the_first_deals_of_the_first_edition_are_those_it_was_published_with() -> None:
    deals = {
        name: sha256(
            "\n".join(str(FixedDeal(1, rules, number, RandomBot()).cards) for number in range(20)).encode()
        ).hexdigest()[:12]
        for name, rules in PRESETS.items()
        if name in EDITIONS[1].presets
    }
    assert deals == DEALS, "figures have been cited: other deals need another edition"


@pytest.mark.parametrize("opponent", ["swift"])
def test_the_opponents_play_as_they_were_published(opponent: str) -> None:
    for rules in map(PRESETS.__getitem__, EDITIONS[1].presets):
        assert opponent_digest(1, rules, opponent) == published_digest(1, rules, opponent), (
            "figures have been cited: a player that changed needs another edition"
        )
    assert published_digest(1, Rules.parse("standard,target=15"), opponent) is None


def test_an_opponent_gains_nothing_on_itself() -> None:
    report = bench(BenchTable("swift", PRESETS["british"], "swift", "pair"), 6).report()
    assert (report["points_per_deal"], report["ci95"], report["duplicate"]["ci95"]) == (0, [0, 0], [0, 0])
    assert report["plain"]["variance"] > 1
    assert report["variance_divided_by"] is None
    assert report["differing_decisions_per_room"] == 0


@pytest.mark.slow
def test_pieces_that_workers_play_are_the_whole() -> None:
    table = BenchTable("random", PRESETS["openspiel"], "swift", "pair")
    pieces = [play_bench_piece(table, start, stop).outcomes for start, stop in ((0, 1), (1, 2))]
    assert tuple(bench(table, 2).deals) == pieces[0] + pieces[1]


@pytest.mark.slow
def test_the_luck_in_the_hidden_cards_is_most_of_it() -> None:
    report = bench(BenchTable(HOUSE, STANDARD), 12).report()
    assert report["variance_divided_by"] > report["duplicate"]["variance_divided_by"] > 1


def test_a_program_plays_over_the_line_and_its_card_is_as_its_schema_says() -> None:
    name = f"cmd:time=20 start=60 {shlex.quote(sys.executable)} {shlex.quote(str(LINE_PLAYER))}"
    table = BenchTable(name, STANDARD, "swift")
    card = bench_card([(table, bench(table, 2))]) | {"seconds": 1.0}
    validate(card, SCHEMA)
    assert card["results"][0]["forfeits"] == 0
    assert card["results"][0]["opponent_as_published"] is True
    assert f"## `{name}` on Euchre bench 1" in card_markdown(card)


@pytest.mark.usefixtures("strangers")
def test_a_player_that_fails_loses_what_a_deal_can_bring_and_why_is_told() -> None:
    table = BenchTable("fainting", STANDARD, "swift", "pair")
    outcome = bench(table, 2)
    assert {one.points for one in outcome.rooms() if one.forfeit} == {-4}
    assert "Forfeited by standard, the first time: KeyError" in card_markdown(bench_card([(table, outcome)]))


@pytest.mark.slow
def test_an_opponent_that_changed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = BenchTable("random", STANDARD, "swift")
    monkeypatch.setattr("euchre.lab.benchmark.card.published_digest", lambda *_: "another")
    card = bench_card([(table, bench(table, 2))])
    assert card["results"][0]["opponent_as_published"] is False
    assert "does not play standard as it did when bench 1 was published" in card_markdown(card)


def test_an_opponent_nobody_can_predict_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Moody:
        rng = Random(1)

        def choose(self, view: View, _: Random) -> Action:
            return view.legal[self.rng.randrange(len(view.legal))]

    monkeypatch.setattr(benches, "bot_named", lambda _: Moody())
    with pytest.raises(EuchreError, match="is not deterministic"):
        bench(BenchTable("swift", STANDARD), 5)


def test_an_edition_that_is_not_there_is_refused() -> None:
    assert edition_numbered(1) is EDITIONS[1]
    with pytest.raises(EuchreError, match="no edition 7 of the bench: the newest is 1"):
        edition_numbered(7)

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
from euchre.lab.benchmark.edition import EDITIONS, Edition, Seats, edition_for, edition_numbered, rooms_of
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
    1: {
        "standard": "9663dcaefb34",
        "british": "044035881b11",
        "north-american": "d113af7d6fb3",
        "online": "76f0f35596a0",
        "openspiel": "81751281c09a",
    },
    2: {"two-handed": "f6f75d61bef5", "three-handed": "1664105f711a", "six-handed": "327898752716"},
}
"""Digests of the first twenty packs of each edition."""
ROOMS = [
    [4, 1, -2.09581881533101, 3, ""],
    [-2, -1, -0.5121951219512195, 2, ""],
    [-2, -2, -0.36363636363636365, 4, ""],
    [1, 2, -2.890043982407037, 3, ""],
]
"""The rooms of a random pair in the first two standard deals, as the first edition played them at its beginning."""


class Gullible(AlikeDeals):
    """Takes every deal for alike in which the opponent could have done what it did, likely or not."""

    def _opponents_choice(self, now: DealMoment, place: int) -> Action:
        action = self._line[place][2]
        return action if action in legal(now.state) else super()._opponents_choice(now, place)


def biases(
    numbers: range, player: str, opponent: Any, rules: Rules = STANDARD, seats_: Seats = "pair"
) -> Iterator[float]:
    """Yield the excess of the player's gain in each duplicate pair over the plain comparison."""
    player_ = ArenaPlayer(player)
    for number in numbers:
        fixed = FixedDeal(FAST.number, rules, number, opponent)
        found = [play_room(fixed, seats, player_, FAST) for seats in rooms_of(rules, seats_)]
        yield fmean(one.gain - (one.points - one.baseline) for one in found)


def bias(numbers: range, player: str, opponent: Any, rules: Rules = STANDARD, seats_: Seats = "pair") -> float:
    """The mean of these in standard errors."""
    found = list(biases(numbers, player, opponent, rules, seats_))
    return fmean(found) / stdev(found) * sqrt(len(found))


@pytest.mark.soak
def test_what_is_taken_out_is_nothing_but_luck(record_property: Any) -> None:
    record_property("promise", "The bench gains in the mean what 10,000 duplicate pairs gain")
    record_property("trials", 1)
    record_property("kind", "statistic")
    assert abs(bias(range(10_000), HOUSE, SwiftBot())) < 3.3  # 1 in 1,000


@pytest.mark.soak
@pytest.mark.parametrize("preset", EDITIONS[2].presets)
def test_what_is_taken_out_is_nothing_but_luck_at_other_tables(preset: str) -> None:
    assert abs(bias(range(1000, 1500), "search:level=beginner", SwiftBot(), PRESETS[preset], "one")) < 3.3


@pytest.mark.slow
def test_what_is_taken_out_of_few_pairs_is_nothing_but_luck() -> None:
    assert abs(bias(range(25), "random", HouseBot())) < 3.9  # 1 in 10,000


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), [("two-handed", "one"), ("three-handed", "one"), ("six-handed", "side")])
def test_nor_is_it_anything_else_at_tables_of_two_three_and_six(preset: str, seats: Seats) -> None:
    assert abs(bias(range(25), "random", HouseBot(), PRESETS[preset], seats)) < 3.9  # 1 in 10,000


def a_moment(
    number: int, decisions: int, rules: Rules = STANDARD
) -> tuple[FixedDeal, AlikeDeals, DealMoment, View, list[tuple[View, Action]]]:
    """Play the house player in seat 0 among swift ones for `decisions` decisions; returns what it saw and did."""
    fixed, house = FixedDeal(FAST.number, rules, number, SwiftBot()), HouseBot()
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


@pytest.mark.parametrize(
    ("preset", "decisions"),
    [("standard", 0), ("standard", 1), ("standard", 3), ("three-handed", 2)]
    + [pytest.param(preset, 1, marks=pytest.mark.slow) for preset in ("two-handed", "six-handed")],
)
def test_deals_look_alike_to_each_other(preset: str, decisions: int) -> None:
    fixed, alike, now, seen, own = a_moment(4, decisions, PRESETS[preset])
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_deals_of_an_edition_are_those_it_was_published_with(edition: int) -> None:
    deals = {
        name: sha256(
            "\n".join(str(FixedDeal(edition, rules, number, RandomBot()).cards) for number in range(20)).encode()
        ).hexdigest()[:12]
        for name, rules in PRESETS.items()
        if name in EDITIONS[edition].presets
    }
    assert deals == DEALS[edition], "figures have been cited: other deals need another edition"


def test_rooms_of_the_first_edition_come_out_as_they_were_published() -> None:
    """The values are those of the program before there was a second edition."""
    (first, second) = play_bench_piece(BenchTable("random", STANDARD, "swift", "pair"), 0, 2).outcomes
    assert [list(room) for room in (*first, *second)] == ROOMS
    assert all(type(room.points) is int for room in first), "a card says 2, and not 2.0"


def test_of_three_a_side_leads_by_its_points_less_the_mean_of_the_others() -> None:
    rules, swift = PRESETS["three-handed"], SwiftBot()
    points, gains = list[tuple[int, ...]](), list[list[float]]()
    for number in range(3):
        fixed = FixedDeal(2, rules, number, swift)
        now = fixed.dealt(fixed.cards)
        gains.append([fixed.gain(now, side) for side in range(3)])
        while (result := fixed.result(now.state)) is None:
            now = fixed.after(now, fixed.opponents_choice(now, now.seen()))
        points.append(result.points)
    for (a, b, c), gained in zip(points, gains, strict=True):
        assert gained == [a - (b + c) / 2, b - (a + c) / 2, c - (a + b) / 2]


def test_the_player_takes_every_seat_as_often() -> None:
    assert rooms_of(PRESETS["two-handed"], "one") == ((0,), (1,))
    assert rooms_of(PRESETS["three-handed"], "one") == ((0,), (1,), (2,))
    assert rooms_of(STANDARD, "pair") == ((0, 2), (1, 3))
    assert rooms_of(PRESETS["six-handed"], "one") == ((0,), (1,), (2,), (3,), (4,), (5,))
    assert rooms_of(PRESETS["six-handed"], "side") == ((0, 2, 4), (1, 3, 5))


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (BenchTable("swift", PRESETS["three-handed"], "swift", "pair", 2), "'pair': choose 'one'"),
        (BenchTable("swift", PRESETS["six-handed"], "swift", "pair", 2), "'pair': choose 'one' or 'side'"),
        (BenchTable("swift", STANDARD, "swift", "side", 1), "'side': choose 'one' or 'pair'"),
        (BenchTable("swift", PRESETS["three-handed"]), "Edition 1 of the bench has no tables of 3 players"),
        (BenchTable("swift", STANDARD, edition=2), "Edition 2 of the bench has no tables of 4 players"),
    ],
)
def test_a_table_that_an_edition_does_not_have_is_refused(table: BenchTable, sentence: str) -> None:
    with pytest.raises(EuchreError, match=sentence):
        bench(table, 2)


def test_each_table_has_one_edition() -> None:
    found = [edition_for(PRESETS[name]).number for name in ("two-handed", "three-handed", "standard", "six-handed")]
    assert found == [2, 2, 1, 2]


@pytest.mark.parametrize("opponent", ["swift"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_opponents_play_as_they_were_published(edition: int, opponent: str) -> None:
    for rules in map(PRESETS.__getitem__, EDITIONS[edition].presets):
        assert opponent_digest(edition, rules, opponent) == published_digest(edition, rules, opponent), (
            "figures have been cited: a player that changed needs another edition"
        )
    assert published_digest(1, Rules.parse("standard,target=15"), opponent) is None


@pytest.mark.parametrize(("preset", "seats"), [("british", "pair"), ("three-handed", "one")])
def test_an_opponent_gains_nothing_on_itself(preset: str, seats: Seats) -> None:
    rules = PRESETS[preset]
    report = bench(BenchTable("swift", rules, "swift", seats, edition_for(rules).number), 6).report()
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
    with pytest.raises(EuchreError, match="no edition 7 of the bench: the newest is 2"):
        edition_numbered(7)

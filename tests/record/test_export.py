"""The EGN of our own games: sound by the format's schema, and the same game when read again."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.core.actions import PASS, Action, Deal, Draw
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.record.egn import egn_of, format_egn, parse_egn
from euchre.record.export import Inexpressible
from euchre.record.match_record import MatchRecord, PlayerId
from support.exports import RULES, SCHEMA, check_export, played
from support.games import random_match, without_hidden_cards
from support.sampling import few


@pytest.mark.parametrize("rules", few([rules for rules in RULES if "partners_best" in rules], keep=1))
@settings(max_examples=40)
@given(seed=st.integers(0, 10_000), most=st.integers(0, 500))
def test_so_does_one_in_which_a_reader_has_to_find_out_what_a_loner_gave_up(rules: str, seed: int, most: int) -> None:
    check_export(rules, seed, most)


@pytest.mark.parametrize("rules", few(RULES, keep=4))
@settings(max_examples=12)
@given(seed=st.integers(0, 10_000), most=st.integers(0, 300))
def test_the_cards_on_the_table_are_enough(rules: str, seed: int, most: int) -> None:
    record = random_match(rules, seed, most=most)
    bare = without_hidden_cards(egn_of(record))
    assert parse_egn(json.dumps(bare)).results == record.results


@pytest.mark.slow
@settings(max_examples=40)
@given(seed=st.integers(0, 10_000), data=st.data())
def test_unknown_cards_are_completed_so_that_everything_fits(seed: int, data: st.DataObject) -> None:
    record = random_match("standard", seed)
    bare = without_hidden_cards(egn_of(record))
    pages = [page for page in bare["deals"] if len(page["phases"]) == 2]
    for page in (pages[-1], data.draw(st.sampled_from(pages))):
        trick = data.draw(st.sampled_from(page["phases"][1]["tricks"]))
        place = data.draw(st.integers(0, len(trick) - 1))
        trick[place] = data.draw(st.sampled_from(["Xx", f"X{trick[place][1]}", f"{trick[place][0]}x"]))
    back = parse_egn(json.dumps(bare))
    assert back.score == record.score
    assert egn_of(back) == bare


def test_an_exported_deal_shows_what_a_reader_expects() -> None:
    record = random_match("standard", 4, most=30)
    first: dict[str, Any] = egn_of(record)["deals"][0]
    dealt = next(action for action in record.actions if isinstance(action, Deal))
    draw = str(record.actions[0])
    assert first["initialState"]["dealer"] == int(draw.removeprefix("draw "))
    assert first["initialState"]["upCard"] == str(dealt.deck[20])
    assert sorted(card for hand in first["initialState"]["playerCards"] for card in hand) == sorted(
        map(str, dealt.deck[:20])
    )


def test_names_and_register_entries_are_exported() -> None:
    record = MatchRecord(rules=Rules(), players=("A", "B", "C", "D"), ids=((), (PlayerId("7", "club"),), (), ()))
    value = egn_of(record)
    SCHEMA.validate(value)
    assert value["metadata"]["players"] == [
        "A",
        {"name": "B", "playerIds": [{"id": "7", "source": "club"}]},
        "C",
        "D",
    ]
    back = parse_egn(format_egn(record))
    assert (back.players, back.ids) == (record.players, record.ids)


def test_a_finished_game_states_its_final_score() -> None:
    record = random_match("standard", 11)
    assert record.final.over
    assert egn_of(record)["metadata"]["finalScore"] == list(record.score)
    assert "finalScore" not in egn_of(random_match("standard", 11, most=30))["metadata"]


def test_a_rubber_is_exported_up_to_the_end_of_its_first_game() -> None:
    rubber = random_match("north-american", 1)
    ends = [number for number, result in enumerate(rubber.results) if result.game_over]
    assert len(ends) >= 2
    with pytest.raises(ParseError, match="this match has several") as problem:
        egn_of(rubber)
    assert problem.value.options == ("games",)
    deals = [at for at, action in enumerate(rubber.actions) if isinstance(action, Deal)]
    second = deals[ends[0] + 1]
    for stop in (second, second - 1):  # before the second game's first deal, and before its cut
        first = MatchRecord(rules=rubber.rules, actions=rubber.actions[:stop])
        assert parse_egn(format_egn(first)).results[-1].score == rubber.results[ends[0]].score
    with pytest.raises(ParseError, match="this match has several"):
        egn_of(MatchRecord(rules=rubber.rules, actions=rubber.actions[: second + 1]))


def test_a_game_whose_rules_the_notation_has_gets_no_note() -> None:
    assert "description" not in egn_of(played("standard", 1))["metadata"]


def test_a_deal_that_scores_otherwise_than_the_notation_can_say_is_named() -> None:
    record = next(record for record in (played("standard,points_made=2", seed) for seed in range(9)) if record.results)
    made = next(
        number
        for number, result in enumerate(record.results, 1)
        if result.maker is not None and not result.alone and result.tricks[result.maker % 2] in (3, 4)
    )
    with pytest.raises(Inexpressible, match=f"has no words for what happened in deal {made}") as problem:
        egn_of(record)
    assert (problem.value.why, problem.value.deal) == ("deal", made)


def test_a_makers_partner_who_plays_alone_is_what_the_notation_cannot_say() -> None:
    kinds = set()
    for seed in range(30):
        record = random_match("british", seed)
        try:
            egn_of(record)
        except Inexpressible as problem:
            result = record.results[problem.deal - 1]
            assert result.maker is not None
            kinds.add(tuple(sorted((seat - result.maker) % 4 for seat in result.alone)))
    assert (2,) in kinds, "the caller's partner alone"
    assert (0,) not in kinds, "the caller alone can be said"


def test_more_than_a_hundred_deals_are_refused() -> None:
    dealt = next(action for action in random_match("standard", 1).actions if isinstance(action, Deal))
    thrown_in: tuple[Action, ...] = (dealt, *[PASS] * 8)
    record = MatchRecord(rules=Rules(), actions=(Draw(0), *thrown_in * 101))
    with pytest.raises(ParseError, match="holds 100 deals, and this game has 101"):
        egn_of(record)


def test_a_name_that_is_too_long_is_refused() -> None:
    with pytest.raises(ParseError, match="names of up to 64 letters"):
        egn_of(MatchRecord(rules=Rules(), players=("A" * 65, "B", "C", "D")))

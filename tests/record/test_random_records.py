"""The records of random matches, the same when read again: as a log, as EGN, and as packed deals."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.core.rules import PRESETS
from euchre.record.egn import egn_of, parse_egn
from euchre.record.export import Inexpressible
from euchre.record.log import format_log, parse_log
from support.exports import RULES, SCHEMA, check_export, played
from support.games import random_match
from support.packing import Packer
from support.sampling import few


@pytest.mark.parametrize(
    "rules", few([*PRESETS, "online,weak_hand=go-under,partners_best=1,benny=two-of-spades"], keep=3)
)
@settings(max_examples=30)
@given(seed=st.integers(0, 10_000), most=st.integers(0, 400))
def test_any_game_of_any_preset_is_read_back_and_replays_to_the_same_state(rules: str, seed: int, most: int) -> None:
    record = random_match(rules, seed, most=most)
    back = parse_log(format_log(record))
    assert back == record
    assert back.final == record.final
    assert back.results == record.results


@pytest.mark.parametrize("rules", few([rules for rules in RULES if "partners_best" not in rules], keep=4))
@settings(max_examples=12)
@given(seed=st.integers(0, 10_000), most=st.integers(0, 500))
def test_a_match_we_export_is_sound_and_imports_to_the_same_results(rules: str, seed: int, most: int) -> None:
    check_export(rules, seed, most)


@pytest.mark.parametrize(
    "rules", few(["british", "online", "openspiel", "standard,all_pass=same-dealer,holding=natural"], keep={"online"})
)
def test_house_rules_unknown_to_the_notation_are_noted_where_nothing_needs_them(rules: str) -> None:
    exported = 0
    for seed in range(12):
        record = played(rules, seed)
        try:
            value = egn_of(record)
        except Inexpressible as problem:
            last = record.results[problem.deal - 1]
            assert last.alone or last.trump is None, "what it cannot say is who played alone, or a deal thrown in"
            continue
        exported += 1
        SCHEMA.validate(value)
        note = f"Played by the rules {record.rules}, which this notation cannot say in full."
        assert value["metadata"]["description"] == note
        assert parse_egn(json.dumps(value)).results == record.results
    assert exported >= 3


@pytest.mark.parametrize("published", few([False, True], keep={True}))
@settings(max_examples=30)
@given(seed=st.integers(0, 10_000))
def test_lone_defenders_and_other_packs_are_packed_too(seed: int, published: bool) -> None:
    rules = "standard,lowest=7,defend_alone=against-loner,points_lone_defence=4,all_pass=stick-the-dealer"
    record = random_match(rules, seed, most=150)
    value = egn_of(record)
    packer = Packer(3, published=published, lowest=7)
    value["deals"] = [packer.pack_deal(deal) for deal in value["deals"][: len(record.results)]]
    assert parse_egn(json.dumps(value)).results == record.results

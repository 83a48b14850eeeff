"""House rules in EGN: every key is played, what it means is checked against its own description, and back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.core import law
from euchre.core.cards import set_of
from euchre.core.errors import ParseError
from euchre.core.rules import PRESETS, Rules
from euchre.record.egn import parse_egn
from euchre.record.ruleset import rules_of, ruleset_of
from support.games import FIXTURES, sheet

KEYS: dict[str, tuple[Any, ...]] = {
    "std": (True, False),
    "min_rank": (9, 8, 7),
    "canadian": (False, True),
    "loner_lead": ("LEFT_OF_DEALER", "LEFT_OF_LONER"),
    "loner_march_score": (4, 3, 5),
    "loner_euchred_score": (2, 3, 4),
    "defend_alone": (False, True),
    "farmers": (False, True),
    "partners_best": (False, True),
    "joker": (False, True),
    "allow_no_trump": (False, True),
    "fast_break": (False, True),
    "four_trick_tokens": (False, True),
    "winning_score": (10, 5, 11, 32),
}


@given(st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in KEYS.items()}))
def test_a_ruleset_comes_back_from_our_rules(ruleset: dict[str, Any]) -> None:
    defaults = {name: values[0] for name, values in KEYS.items()}
    assert defaults | ruleset_of(rules_of(ruleset)).values == defaults | ruleset


@pytest.mark.parametrize("ruleset", [{"std": True, "go_under": True}, {"std": True, "num_deals": 8}])
def test_the_other_keys_come_back_too(ruleset: dict[str, Any]) -> None:
    assert ruleset_of(rules_of(ruleset)).values == ruleset


def test_the_test_knows_every_key_of_the_schema() -> None:
    schema = json.loads((FIXTURES / "egn-schema-v1.json").read_text("utf-8"))
    known = schema["properties"]["metadata"]["properties"]["ruleset"]["properties"]
    assert set(known) == {*KEYS, "go_under", "num_deals", "num_players"}


def test_no_ruleset_means_the_documented_defaults() -> None:
    # Stick the dealer, 24 cards, 10 points, a lone march 4, a lone euchre 2; nobody defends alone.
    rules = rules_of({})
    assert law.sticks_the_dealer(rules)
    assert len(law.pack(rules)) == 24
    assert law.target(rules) == 10
    assert law.points(rules, 0, (0,), (0,) * 5) == (4, 0)
    assert law.points(rules, 0, (0,), (1,) * 3 + (0,) * 2) == (0, 2)
    assert law.alone_turn(rules, 3, 0, (0,), ()) is None
    assert rules == rules_of({"num_players": 4, "num_deals": 0, "winning_score": 10})


def test_each_key_does_what_its_description_says() -> None:
    assert not law.sticks_the_dealer(rules_of({"std": False}))
    assert not law.repeats_the_deal(rules_of({"std": False}))
    assert len(law.pack(rules_of({"min_rank": 7}))) == 32
    assert len(law.pack(rules_of({"joker": True}))) == 25
    assert law.leader(rules_of({"loner_lead": "LEFT_OF_LONER"}), 0, 3, (3,)) == 0
    assert law.leader(rules_of({}), 0, 3, (3,)) == 2  # seat 1 sits out, so the lead shifts to seat 2
    assert law.points(rules_of({"loner_march_score": 5}), 0, (0,), (0,) * 5) == (5, 0)
    assert law.points(rules_of({"loner_euchred_score": 4}), 0, (0,), (1,) * 5) == (0, 4)
    assert law.best_cards(rules_of({"partners_best": True})) == 1
    assert law.points(rules_of({"fast_break": True}), 0, (), (1, 1, 0, 0, 0)) == (0, 0)
    assert law.token(rules_of({"four_trick_tokens": True}), (), 4)
    weak = set_of(card for card in law.pack(rules_of({})) if card.rank <= 10)
    assert len(law.weak_hand_offer(rules_of({"go_under": True}), weak)) > 1


def test_a_lone_defender_who_euchres_scores_four() -> None:
    rules = rules_of({"defend_alone": True})
    assert law.alone_turn(rules, 3, 0, (0,), ()) == 1
    assert law.alone_turn(rules, 3, 0, (), ()) is None  # only against a loner
    assert law.points(rules, 0, (0, 1), (1, 1, 1, 0, 0)) == (0, 4)
    assert law.points(rules, 0, (0, 1), (1,) * 5) == (0, 4)


@pytest.mark.parametrize(
    ("ruleset", "sentence"),
    [
        ({"num_players": 3}, "Three play each for themselves, and the notation keeps the scores of two sides."),
        (
            {"num_players": 5},
            "The ruleset cannot be played: players=5 is not possible: choose from 4, 2, 3, 6.",
        ),
        (
            {"num_players": 6},
            "The ruleset cannot be played: players=6 and lowest=9 do not go together: six hands and an up-card are 31",
        ),
        ({"num_players": 2, "partners_best": True}, "The ruleset cannot be played: players=2 and partners_best=1 do"),
        ({"num_players": 4.5}, "The file is not Euchre Game Notation"),
        ({"num_players": True}, "The ruleset's 'num_players', which is on, is not known here."),
        ({"min_rank": 2}, "The ruleset cannot be played: lowest=2 is not possible: choose from 9, 8, 7."),
        (
            {"winning_score": 50},
            "The ruleset cannot be played: target=50 is not possible: choose from 0 to 32.",
        ),
        (
            {"winning_score": 0},
            "The ruleset cannot be played: target=0 and deals=0 do not go together: a game must end at",
        ),
        ({"winning_score": 5, "num_deals": 8}, "The ruleset cannot be played: target=5 and deals=8 do not go together"),
        ({"farmers": True, "go_under": True}, "The ruleset says farmers and go_under, which do not go together."),
        (
            {"loner_lead": "LEFT_OF_HOME"},
            "The ruleset's 'loner_lead' with the value 'LEFT_OF_HOME' is not played here.",
        ),
        ({"std": 1}, "The ruleset's 'std' with the value '1' is not played here."),
        ({"canadain": True}, "The ruleset's 'canadain', which is on, is not known here."),
        ({"canadain": False}, "The ruleset's 'canadain', which is off, is not known here."),
        ({"loner_march_score": 10**30}, "The ruleset cannot be played: points_lone_march=1000000"),
    ],
)
def test_what_we_cannot_play_is_refused_in_one_sentence(ruleset: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ParseError) as problem:
        parse_egn(sheet(**ruleset))
    assert str(problem.value).startswith(sentence)


@pytest.mark.parametrize(
    ("rules", "option"),
    [
        ("british", "alone_when"),
        ("online", "defend_alone"),
        ("openspiel", "bury_up_card"),
        ("standard,alone_when=before-lead,alone_who=either-maker", "alone_when"),
        ("standard,all_pass=same-dealer", "all_pass"),
        ("standard,holding=natural", "holding"),
        ("standard,points_euchre=3", "points_euchre"),
        ("standard,points_made=2", "points_made"),
        ("standard,points_sweep=4", "points_sweep"),
        ("standard,defend_alone=against-loner", "points_lone_defence"),
        ("standard,defend_alone=against-loner,points_lone_defence=4,points_lone_sweep=5", "points_lone_sweep"),
    ],
)
def test_what_egn_cannot_say_is_known_and_the_rest_can_still_be_played(rules: str, option: str) -> None:
    ruleset = ruleset_of(Rules.parse(rules))
    assert option in ruleset.unsaid
    nearest = rules_of(ruleset.values)
    assert ruleset_of(nearest) == (ruleset.values, ())


@pytest.mark.parametrize(
    "rules",
    [
        "standard,cut=right,cut_minimum=4,packets=any,turned_down=face-up,words=online,score_cards=six-and-four",
        "standard,tram=yes,euchre_autoplay=yes",
        "standard,points_lone_defence=7,points_lone_sweep=8",
        "north-american",
    ],
)
def test_ceremony_and_manners_need_no_word(rules: str) -> None:
    assert rules_of(ruleset_of(Rules.parse(rules)).values) == PRESETS["standard"]

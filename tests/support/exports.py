"""Matches written as EGN, by rules that the notation has."""

import json

import jsonschema
from benchmarks.house.player import HouseBot

from euchre.bots.play import moves
from euchre.core.actions import Deal
from euchre.core.engine import new_match
from euchre.record.egn import egn_of, format_egn, parse_egn
from euchre.record.match_record import MatchRecord
from support.games import FIXTURES, random_match

SCHEMA = jsonschema.Draft7Validator(json.loads((FIXTURES / "egn-schema-v1.json").read_text("utf-8")))

EVERYTHING = (
    "standard,partners_best=1,weak_hand=go-under,benny=joker,lowest=8,no_trump=second-round,"
    "defend_alone=against-loner,points_lone_defence=4"
)
RULES = [
    "standard",
    "north-american,games=1",
    "standard,all_pass=stick-the-dealer,no_trump=second-round",
    "standard,weak_hand=farmers-redeal,target=0,deals=6",
    "standard,weak_hand=go-under",
    "standard,partners_best=1",
    "standard,partner=alone-only,alone_lead=left-of-loner,points_lone_march=5,points_loner_euchred=4",
    "standard,benny=two-of-spades,lowest=7",
    "standard,fast_break=yes,four_trick_tokens=yes",
    "standard,tram=yes,euchre_autoplay=yes",
    "standard,defend_alone=against-loner,points_lone_defence=4,alone_lead=left-of-loner",
    EVERYTHING,
    "two-handed",
    "two-handed,all_pass=stick-the-dealer,weak_hand=go-under",
    "six-handed",
    "six-handed,defend_alone=against-loner,points_lone_defence=4,alone_lead=left-of-loner",
    "six-handed,partners_best=1,best_when=may-ask",
]


def check_export(rules: str, seed: int, most: int) -> None:
    """Check that a random match of `most` actions fits the format's schema, and its results when read again."""
    record = random_match(rules, seed, most=most)
    value = egn_of(record)
    SCHEMA.validate(value)
    back = parse_egn(format_egn(record))
    assert back.results == record.results
    assert back.score == record.score
    assert egn_of(back) == value
    assert sum(isinstance(action, Deal) for action in back.actions) == len(value["deals"])


def played(rules: str, seed: int) -> MatchRecord:
    """A match of four house players."""
    state = new_match(rules)
    return MatchRecord(rules=state.rules, actions=tuple(move.action for move in moves(state, [HouseBot()] * 4, seed)))

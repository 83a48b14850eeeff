"""House rules: their options, their choices, and which of them go together."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import euchre
from euchre.core import law
from euchre.core.errors import RuleConflict
from euchre.core.rules import CONFLICTS, PRESETS, Rules
from support.worded import check_worded

PACKAGE = Path(euchre.__file__).parent
_OPTIONS = {option.name for option in (*Rules.options(), *Rules.options_for_programs())}

_NAME_CHOICES = {
    "core/rules.py",
    "core/law.py",
    "record/ruleset.py",
    "narration/rule_book.py",
    "testing.py",
}
"""The options, the law, the translation to another notation, a sentence for every choice, a kit that tries them all."""
_CHOICES = {
    choice
    for option in Rules.options()
    for choice in option.choices
    if isinstance(choice, str) and "-" in choice and choice not in PRESETS
}


def _plain_reads(tree: ast.AST) -> set[str]:
    """Options read of something called `rules`; test_law_ast.py finds reads of rules by any name, by their type."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in _OPTIONS and ast.unparse(node.value).endswith("rules")
    }


def test_each_option_is_read_plainly_in_one_function_of_law_and_nowhere_else() -> None:
    functions = [
        node for node in ast.parse(Path(law.__file__).read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
    ]
    readers = Counter(option for function in functions for option in _plain_reads(function))
    assert {option: readers[option] for option in _OPTIONS if readers[option] != 1} == {}
    others = {path: _plain_reads(ast.parse(path.read_text("utf-8"))) for path in PACKAGE.rglob("*.py")}
    del others[Path(law.__file__)]
    assert {str(path): options for path, options in others.items() if options} == {}, "ask law instead"


def test_no_other_module_knows_the_choices_of_an_option() -> None:
    naming = {}
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        if any(choice in text for choice in _CHOICES):
            constants = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
            naming[path.relative_to(PACKAGE).as_posix()] = constants & _CHOICES
    assert {name: named for name, named in naming.items() if named and name not in _NAME_CHOICES} == {}


def test_every_option_has_a_sentence_a_source_and_a_default_among_its_choices() -> None:
    for option in Rules.options():
        assert option.says[0].isupper() or option.says[0] == '"', option.name
        assert option.says.endswith("."), option.name
        assert option.source, option.name
        assert option.default in option.choices, option.name
        assert len(set(option.choices)) == len(option.choices) > 1, option.name


def test_every_option_of_the_presets_is_one_of_its_choices() -> None:
    for rules in PRESETS.values():
        for option in Rules.options():
            assert getattr(rules, option.name) in option.choices


_NO_OTHER_POINTS = "points_lone_made=0 points_lone_march=0 points_euchre=0 points_loner_euchred=0 points_sweep=0"
_NO_LONE_DEFENCE = "points_lone_defence=0 points_lone_sweep=0"
_NO_SENSE = (
    ("alone_when=with-call", "alone_who=either-maker", ""),
    ("players=3", "partner=alone-only", ""),
    ("players=2", "alone_when=before-lead", ""),
    ("players=2", "defend_alone=always", ""),
    ("players=3", "alone_lead=left-of-loner", ""),
    ("players=2", "partners_best=1", ""),
    ("players=3", "alone_allowed=never", ""),
    ("partner=alone-only", "alone_allowed=never", ""),
    ("alone_when=before-lead", "alone_allowed=never", ""),
    ("defend_alone=always", "alone_allowed=never", ""),
    ("alone_lead=left-of-loner", "alone_allowed=never", ""),
    ("partners_best=1", "alone_allowed=never", ""),
    ("target=0", "alone_allowed=until-one-short", "deals=4"),
    ("players=4", "widow=yes", ""),
    ("players=6", "lowest=8", ""),
    ("players=6", "weak_hand=go-under", "lowest=7"),
    ("partners_best=1", "best_when=given-first", "players=6 lowest=7"),
    ("partners_best=0", "best_when=may-ask", ""),
    ("partners_best=0", "best_for=any-loner", "defend_alone=always"),
    ("defend_alone=never", "best_for=any-loner", "partners_best=1"),
    ("all_pass=next-dealer", "no_trump=when-stuck", ""),
    ("all_pass=same-dealer", "stuck_names=any-suit", ""),
    ("holding=any", "holding_up_card=does-not-count", ""),
    ("target=10", "tie_break=another-deal", ""),
    ("games=1", "slam=yes", ""),
    ("games=1", "laps=yes", ""),
    ("target=0", "deals=0", ""),
    ("points_march=0", "points_made=0", _NO_OTHER_POINTS),
    ("points_march=0", "points_made=0", f"defend_alone=always {_NO_OTHER_POINTS} {_NO_LONE_DEFENCE}"),
    ("target=10", "deals=5", ""),
    ("deals=3", "games=2", "target=0"),
    ("cut=none", "cut_minimum=4", ""),
    ("benny=none", "benny_turned=dealer-looks-first", ""),
    ("packets=any", "first_card=dealer", ""),
    ("score_cards=six-and-four", "target=11", ""),
    ("score_cards=spare-pair", "target=16", ""),
    ("score_cards=spare-pair", "target=0", "deals=4"),
    ("hand=3", "packets=any", ""),
    ("hand=3", "weak_hand=go-under", "packets=one-by-one"),
    ("hand=4", "fast_break=yes", "packets=one-by-one"),
    ("hand=4", "four_trick_tokens=yes", "packets=one-by-one"),
    ("target=15", "score_cards=spare-pair", "lowest=8"),
)


@pytest.mark.parametrize(("left", "right", "agreed"), _NO_SENSE)
def test_a_combination_that_makes_no_sense_is_refused_naming_both_options(left: str, right: str, agreed: str) -> None:
    with pytest.raises(RuleConflict, match="do not go together") as refused:
        Rules.parse(f"standard {left} {right} {agreed}")
    assert f"{left} and {right} do not go together" in refused.value.sentence
    check_worded(refused.value)
    names = {side.split("=")[0] for side in (left, right)}
    assert refused.value.code == "rules/conflict"
    assert set(refused.value.options) >= names


def test_every_conflict_there_is_has_been_tried() -> None:
    tried = [tuple(side.split("=")[0] for side in row[:2]) for row in _NO_SENSE]
    assert tried == [tuple(name for name, _ in sides[-2:]) for sides, _ in CONFLICTS]


@pytest.mark.parametrize(
    "left",
    ["target=0 deals=4", "four_trick_tokens=yes", "points_euchre=1", "defend_alone=always points_lone_defence=0"],
)
def test_points_of_nought_are_fine_if_somebody_can_score_or_deals_are_counted(left: str) -> None:
    points = _NO_OTHER_POINTS.replace("points_euchre=0", "") if "euchre" in left else _NO_OTHER_POINTS
    Rules.parse(f"standard points_made=0 points_march=0 {points} {left}")


@pytest.mark.parametrize("lowest", [7, 8])
@pytest.mark.parametrize("target", [12, 13, 14, 15])
def test_cards_that_mark_the_score_are_not_in_the_pack(lowest: int, target: int) -> None:
    """Seed 000, Scoring: a spare 5 and 6 "as these cards are not used in the game"; to 15, a 7 and an 8."""
    with pytest.raises(RuleConflict, match="cards that are played with cannot") as refused:
        Rules.parse(f"british,lowest={lowest},target={target}")
    assert f"lowest={lowest}, target={target} and score_cards=spare-pair" in refused.value.sentence
    assert refused.value.options == ("lowest", "target", "score_cards")


def test_spare_cards_mark_the_score_with_every_pack_that_leaves_them_out() -> None:
    for text in ("british,lowest=7", "british,lowest=8,target=10", "british,target=15", "north-american,lowest=7"):
        rules = Rules.parse(text)
        marks = law.score_cards(rules)
        assert marks is not None
        assert not set(marks) & {card.rank for card in law.pack(rules) if card.suit is not None}


def test_either_half_of_a_conflict_is_allowed_by_itself() -> None:
    allowed = (
        "alone_who=either-maker alone_when=after-burial",
        "deals=5 target=0",
        "target=11",
        "cut=right cut_minimum=4",
        "benny=joker benny_turned=dealer-looks-first",
        "packets=one-by-one first_card=dealer",
        "score_cards=six-and-four target=10",
        "score_cards=spare-pair target=15",
        "lowest=7 target=15",
        "lowest=7 score_cards=spare-pair",
        "games=2",
    )
    for text in allowed:
        rules = Rules.parse(f"standard {text}")
        assert all(f"{name}={value}" in text for name, value in rules.differences(PRESETS["standard"]).items())

"""The rule book is in one place: each house rule is read by one function of law.py, and by nothing else."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import euchre
from euchre.core import law
from euchre.core.errors import RuleConflict
from euchre.core.rules import _CONFLICTS, PRESETS, Option, Rules

PACKAGE = Path(euchre.__file__).parent
OPTIONS = {option.name for option in Rules.options()}


def _reads(tree: ast.AST) -> list[tuple[str, int]]:
    """The options read in some code, with their lines: ``rules.cut``, ``state.rules.cut``, ``getattr(x, "cut")``."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS and _is_rules(node.value):
            found.append((node.attr, node.lineno))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
            named = node.args[1]
            if isinstance(named, ast.Constant) and named.value in OPTIONS:
                found.append((named.value, node.lineno))
    return found


def _is_rules(value: ast.expr) -> bool:
    """Whether an expression is a set of rules, as far as its words tell."""
    text = ast.unparse(value).lower()
    return text.endswith(("rules", "preset", "rules()")) or text.startswith(("rules(", "rules.parse(", "presets["))


def test_each_option_is_read_in_exactly_one_function_of_law() -> None:
    readers = defaultdict(set)
    tree = ast.parse(Path(law.__file__).read_text("utf-8"))
    for function in tree.body:
        for name, _ in _reads(function):
            assert isinstance(function, ast.FunctionDef), f"{name} is read outside a function"
            readers[name].add(function.name)
    assert set(readers) == OPTIONS
    assert {name: readers[name] for name in OPTIONS if len(readers[name]) != 1} == {}


@pytest.mark.parametrize(
    "path", sorted(set(PACKAGE.rglob("*.py")) - {Path(law.__file__)}), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_no_other_module_reads_an_option(path: Path) -> None:
    reads = _reads(ast.parse(path.read_text("utf-8")))
    assert reads == [], f"{path.name} should ask law instead"


_NAME_CHOICES = {
    "core/rules.py",
    "core/law.py",
    "record/ruleset.py",
    "tables/telling/rule_book.py",
    "testing.py",
}
"""The options, the law, the translation to another notation, a sentence for every choice, a kit that tries them all."""
_CHOICES = {
    choice
    for option in Rules.options()
    for choice in option.choices
    if isinstance(choice, str) and "-" in choice and choice not in PRESETS
}


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_other_module_knows_the_choices_of_an_option(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)} & _CHOICES
    assert path.relative_to(PACKAGE).as_posix() in _NAME_CHOICES or named == set()


def test_the_search_finds_what_it_looks_for() -> None:
    code = 'rules.cut; state.rules.tram; getattr(x, "games"); PRESETS["a"].words; view.games; law.partner(3)'
    assert sorted(name for name, _ in _reads(ast.parse(code))) == ["cut", "games", "tram", "words"]


@pytest.mark.parametrize("option", Rules.options(), ids=lambda option: option.name)
def test_every_option_has_a_sentence_a_source_and_a_default_among_its_choices(option: Option) -> None:
    assert option.says[0].isupper() or option.says[0] == '"'
    assert option.says.endswith(".")
    assert option.source
    assert option.default in option.choices
    assert len(set(option.choices)) == len(option.choices) > 1


def test_every_option_of_the_presets_is_one_of_its_choices() -> None:
    for rules in PRESETS.values():
        for option in Rules.options():
            assert getattr(rules, option.name) in option.choices


_NO_SENSE = (
    ("alone_when=with-call", "alone_who=either-maker", ""),
    ("target=0", "deals=0", ""),
    ("target=10", "deals=5", ""),
    ("deals=3", "games=2", "target=0"),
    ("cut=none", "cut_minimum=4", ""),
    ("benny=none", "benny_turned=dealer-looks-first", ""),
    ("packets=any", "first_card=dealer", ""),
    ("score_cards=six-and-four", "target=11", ""),
    ("score_cards=spare-pair", "target=16", ""),
    ("score_cards=spare-pair", "target=0", "deals=4"),
)


@pytest.mark.parametrize(("left", "right", "agreed"), _NO_SENSE)
def test_a_combination_that_makes_no_sense_is_refused_naming_both_options(left: str, right: str, agreed: str) -> None:
    with pytest.raises(RuleConflict, match="do not go together") as refused:
        Rules.parse(f"standard {left} {right} {agreed}")
    assert f"{left} and {right}" in refused.value.sentence
    assert (refused.value.code, refused.value.option) == ("rules/conflict", right.split("=", maxsplit=1)[0])


def test_every_conflict_there_is_has_been_tried() -> None:
    tried = [tuple(side.split("=")[0] for side in row[:2]) for row in _NO_SENSE]
    assert tried == [(left[0], right[0]) for left, right, _ in _CONFLICTS]


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
        "games=2",
    )
    for text in allowed:
        rules = Rules.parse(f"standard {text}")
        assert all(f"{name}={value}" in text for name, value in rules.differences(PRESETS["standard"]).items())

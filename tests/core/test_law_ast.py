"""The rule book is in one place: each house rule is read by one function of law.py, and by nothing else."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import euchre
from euchre.core import law
from euchre.core.errors import RuleConflict
from euchre.core.rules import CONFLICTS, PRESETS, Option, Rules
from support.worded import check_worded

PACKAGE = Path(euchre.__file__).parent
OPTIONS = {option.name for option in Rules.options()}


def _reads(tree: ast.AST, known: frozenset[str] = frozenset()) -> list[tuple[str, int]]:
    """The options read in some code, with their lines: ``rules.cut``, ``state.rules.cut``, ``getattr(x, "cut")``.

    `known` are the variables that hold rules around this code; those within are found by what they are annotated
    with and by what is assigned to them, function by function.
    """
    known |= _variables(tree, known)
    found = []
    for node in _own(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            found += _reads(node, known)
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS and _is_rules(node.value, known):
            found.append((node.attr, node.lineno))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
            named = node.args[1]
            if isinstance(named, ast.Constant) and named.value in OPTIONS:
                found.append((named.value, node.lineno))
    return found


def _own(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything in a piece of code, functions themselves but not what is in them."""
    for node in ast.iter_child_nodes(tree):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _own(node)


def _variables(tree: ast.AST, known: frozenset[str]) -> frozenset[str]:
    """The variables of a function, or of a module, that hold rules."""
    found = set(known)
    if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef):
        arguments = [*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs]
        found |= {one.arg for one in arguments if one.annotation and _means_rules(one.annotation)}
    for _ in range(2):  # one variable may come from another
        for node in _own(tree):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _means_rules(annotation):
                    found.add(name)
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.NamedExpr(target=ast.Name(id=name), value=value)
                ) if _is_rules(value, frozenset(found)):
                    found.add(name)
                case ast.For(target=target, iter=source) | ast.comprehension(target=target, iter=source):
                    found |= _taken_from(source, target)
    return frozenset(found)


def _taken_from(source: ast.expr, target: ast.expr) -> set[str]:
    """The variable that goes through the rules of all presets."""
    text = ast.unparse(source)
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    if text.endswith(("PRESETS.values()", "PRESETS.items()")) and isinstance(names[-1], ast.Name):
        return {names[-1].id}
    return set()


def _means_rules(annotation: ast.expr) -> bool:
    """Whether an annotation is of rules, or of rules among others: ``Rules``, ``Rules | None``."""
    return "Rules" in {part.strip("' \"") for part in ast.unparse(annotation).split("|")}


def _is_rules(value: ast.expr, known: frozenset[str]) -> bool:
    """Whether an expression is a set of rules, as far as its words and the variables known to be rules tell."""
    if isinstance(value, ast.Name) and value.id in known:
        return True
    if isinstance(value, ast.Attribute) and value.attr in FIELDS:
        return True
    if isinstance(value, ast.Call):
        called = value.func.attr if isinstance(value.func, ast.Attribute) else getattr(value.func, "id", "")
        return called in MAKERS
    if isinstance(value, ast.IfExp):
        return _is_rules(value.body, known) or _is_rules(value.orelse, known)
    text = ast.unparse(value).lower()
    return text.endswith(("rules", "preset")) or text.startswith("presets[")


def _in_the_package() -> tuple[frozenset[str], frozenset[str]]:
    """What gives rules wherever it is called, and the attributes that hold rules, by their annotations."""
    makers: set[str] = {"Rules"}
    fields: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.returns is not None and _means_rules(node.returns):
                is_property = any(ast.unparse(one).endswith("property") for one in node.decorator_list)
                (fields if is_property else makers).add(node.name)
            if isinstance(node, ast.ClassDef):
                fields |= {
                    line.target.id
                    for line in node.body
                    if isinstance(line, ast.AnnAssign)
                    and isinstance(line.target, ast.Name)
                    and _means_rules(line.annotation)
                }
    return frozenset(makers), frozenset(fields)


MAKERS, FIELDS = _in_the_package()


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


@pytest.mark.parametrize(
    "code",
    [
        "def f(table: Rules): return table.cut",
        "def f(house: Rules | None, other: int): return lambda: house.cut",
        "async def f(*, book: 'Rules'):\n    def g():\n        return book.cut",
        "usual = Rules.parse('x')\nusual.cut",
        "usual = PRESETS['x']\nother = usual\ndef f(): return other.cut",
        "if (drawn := rules_of(ruleset)): drawn.cut",
        "for house in PRESETS.values(): house.cut",
        "[house.cut for name, house in PRESETS.items()]",
        "draft: Rules = anything()\ndraft.cut",
        "match.state.rules.cut",
        "(usual if odd else PRESETS['x']).cut",
        "PRESETS['x'].but(tram=True).cut",
    ],
)
def test_rules_are_known_by_what_they_are_and_not_by_their_name(code: str) -> None:
    assert [name for name, _ in _reads(ast.parse(code))] == ["cut"]


@pytest.mark.parametrize(
    "code",
    ["def f(table: Table): return table.cut", "def f(table: Rules): ...\ndef g(table: Table): return table.cut"],
)
def test_what_only_shares_a_name_with_rules_is_none(code: str) -> None:
    assert _reads(ast.parse(code)) == []


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


_NO_OTHER_POINTS = "points_lone_made=0 points_lone_march=0 points_euchre=0 points_loner_euchred=0 points_sweep=0"
_NO_LONE_DEFENCE = "points_lone_defence=0 points_lone_sweep=0"
_NO_SENSE = (
    ("alone_when=with-call", "alone_who=either-maker", ""),
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
def test_points_of_nought_are_fine_as_long_as_somebody_can_score_or_deals_are_counted(left: str) -> None:
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

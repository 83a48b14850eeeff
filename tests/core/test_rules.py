"""A set of house rules as one value: presets, text form, equality, and what is refused."""

import pickle

import pytest

from euchre.core.errors import ParseError, RuleConflict
from euchre.core.rules import PRESETS, Option, Rules
from euchre.core.seating import SEATINGS
from euchre.match import Match
from support.covering import ALL_TABLES
from support.worded import check_worded

# The rows of the presets, column by column as the seeds have them.
_TABLE = {
    # standard, british, north-american, online, openspiel, three-handed, six-handed, two-handed, railroad
    "players": (4, 4, 4, 4, 4, 3, 6, 2, 4),
    "lowest": (9, 9, 9, 9, 9, 9, 7, 9, 9),
    "benny": ("none", "joker", "none", "none", "none", "none", "joker", "none", "joker"),
    "cut": ("none", "left-may-bump", "right", "none", "none", "none", "none", "none", "none"),
    "cut_minimum": (1, 1, 4, 1, 1, 1, 1, 1, 1),
    "packets": (
        "same-for-all",
        "any",
        "same-for-all",
        "same-for-all",
        "one-by-one",
        "same-for-all",
        "same-for-all",
        "same-for-all",
        "same-for-all",
    ),
    "first_card": ("left", "left", "left", "left", "dealer", "left", "left", "left", "left"),
    "weak_hand": ("play-on",) * 9,
    "partner": (
        "may-assist",
        "alone-only",
        "may-assist",
        "may-assist",
        "may-assist",
        "may-assist",
        "may-assist",
        "may-assist",
        "may-assist",
    ),
    "bury_up_card": (
        "allowed",
        "allowed",
        "allowed",
        "allowed",
        "forbidden",
        "allowed",
        "allowed",
        "allowed",
        "allowed",
    ),
    "widow": (False,) * 9,
    "turned_down": (
        "face-down",
        "face-down",
        "face-up",
        "face-up",
        "face-down",
        "face-down",
        "face-down",
        "face-down",
        "face-down",
    ),
    "holding": ("any",) * 9,
    "holding_up_card": ("counts",) * 9,
    "no_trump": ("never",) * 9,
    "all_pass": (
        "next-dealer",
        "next-dealer",
        "next-dealer",
        "next-dealer",
        "stick-the-dealer",
        "next-dealer",
        "next-dealer",
        "next-dealer",
        "next-dealer",
    ),
    "stuck_names": ("another-suit",) * 9,
    "benny_turned": (
        "named-blind",
        "named-blind",
        "named-blind",
        "named-blind",
        "named-blind",
        "named-blind",
        "named-blind",
        "named-blind",
        "bid-as-spades",
    ),
    "alone_when": (
        "with-call",
        "before-lead",
        "with-call",
        "with-call",
        "after-burial",
        "with-call",
        "with-call",
        "with-call",
        "with-call",
    ),
    "alone_who": ("caller", "either-maker", "caller", "caller", "caller", "caller", "caller", "caller", "caller"),
    "alone_allowed": ("any-score",) * 9,
    "defend_alone": ("never", "always", "never", "always", "never", "never", "never", "never", "against-loner"),
    "alone_lead": (
        "next-active",
        "left-of-loner",
        "next-active",
        "next-active",
        "next-active",
        "next-active",
        "next-active",
        "next-active",
        "next-active",
    ),
    "partners_best": (0, 0, 0, 0, 0, 0, 0, 0, 1),
    "best_when": (
        "given-first",
        "given-first",
        "given-first",
        "given-first",
        "given-first",
        "given-first",
        "given-first",
        "given-first",
        "discards-first",
    ),
    "best_for": (
        "lone-maker",
        "lone-maker",
        "lone-maker",
        "lone-maker",
        "lone-maker",
        "lone-maker",
        "lone-maker",
        "lone-maker",
        "any-loner",
    ),
    "points_made": (1,) * 9,
    "points_march": (2, 2, 2, 2, 2, 3, 2, 2, 2),
    "points_lone_made": (1,) * 9,
    "points_lone_march": (4, 4, 4, 4, 4, 4, 5, 4, 4),
    "points_euchre": (2,) * 9,
    "points_loner_euchred": (2,) * 9,
    "points_sweep": (2,) * 9,
    "points_lone_defence": (2, 4, 2, 2, 4, 2, 2, 2, 4),
    "points_lone_sweep": (4,) * 9,
    "fast_break": (False,) * 9,
    "four_trick_tokens": (False,) * 9,
    "target": (10, 11, 10, 11, 0, 10, 10, 10, 10),
    "deals": (0, 0, 0, 0, 1, 0, 0, 0, 0),
    "tie_break": ("drawn",) * 9,
    "games": (1, 1, 2, 1, 1, 1, 1, 1, 2),
    "slam": (False, False, False, False, False, False, False, False, True),
    "laps": (False, False, False, False, False, False, False, False, True),
    "tram": (False, False, False, True, False, False, False, False, False),
    "euchre_autoplay": (False, False, False, True, False, False, False, False, False),
    "score_cards": ("none", "spare-pair", "six-and-four", "none", "none", "none", "none", "none", "none"),
    "words": (
        "standard",
        "british",
        "north-american",
        "online",
        "standard",
        "standard",
        "standard",
        "standard",
        "standard",
    ),
}


def test_each_preset_is_its_row_of_the_table_of_presets() -> None:
    seeds, others = ["standard", "british", "north-american", "online", "openspiel"], ["three", "six", "two"]
    assert list(PRESETS) == [*seeds, *(f"{number}-handed" for number in others), "railroad"]
    for column, rules in enumerate(PRESETS.values()):
        assert rules == Rules().but(**{name: row[column] for name, row in _TABLE.items()})


def test_the_options_are_the_rows_of_that_table() -> None:
    assert [option.name for option in Rules.options()] == list(_TABLE), "_TABLE lists the options in their order"


def test_the_preset_standard_is_all_defaults() -> None:
    assert Rules() == PRESETS["standard"]
    assert all(getattr(Rules(), option.name) == option.default for option in Rules.options())


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_written_as_its_name_and_read_back(name: str) -> None:
    assert str(PRESETS[name]) == name
    assert Rules.parse(name) == PRESETS[name]


def test_rules_are_written_as_the_nearest_preset_and_what_differs() -> None:
    assert str(Rules.parse("british target=15")) == "british,target=15"
    assert str(PRESETS["online"].but(tram=False)) == "online,tram=no"
    assert str(PRESETS["standard"].but(fast_break=True, games=3)) == "standard,fast_break=yes,games=3"


def _one_step(option: Option) -> list[Rules]:
    """The presets with this option changed to each of its choices that the preset allows."""
    found = []
    for preset in PRESETS.values():
        for choice in option.choices:
            try:
                found.append(preset.but(**{option.name: choice}))
            except RuleConflict:
                continue
    return found


@pytest.mark.parametrize("option", Rules.options(), ids=lambda option: option.name)
def test_whatever_the_rules_their_text_reads_back_as_the_same_rules(option: Option) -> None:
    variants = _one_step(option)
    assert len(variants) >= len(PRESETS)
    assert all(Rules.parse(str(rules)) == rules for rules in variants)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("", "standard"),
        ("target=15", "standard,target=15"),
        ("british,target=15", "british,target=15"),
        ("british  target=15 , games=2", "british,target=15,games=2"),
        ("british target = 15,games =2", "british,target=15,games=2"),
        ("standard all-pass=STICK-THE-DEALER", "standard,all_pass=stick-the-dealer"),
        ("online tram=no,euchre-autoplay=no", "online,tram=no,euchre_autoplay=no"),
    ],
)
def test_rules_are_read_as_a_preset_and_changes_separated_by_commas_or_spaces(text: str, same: str) -> None:
    assert Rules.parse(text) == Rules.parse(same)


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("bridge", "rules/preset", "'bridge' is not a preset: choose one of standard, british, north-american,"),
        ("bridge", "rules/preset", "railroad, tiny, small, tiny-pairs."),
        ("tinyy", "rules/preset", "'tinyy' is not a preset. Did you mean tiny?"),
        ("British", "rules/preset", "'British' is not a preset. Did you mean british?"),
        ("tiny,ranks=9", "rules/value", "ranks=9 is not possible: choose from 2 to 8."),
        ("tiny,hand=6", "rules/value", "hand=6 is not possible: choose from 2, 3, 4, 5."),
        ("british online", "rules/option", "'online' is not a house rule"),
        ("british 15", "rules/option", "'15' is not a house rule: write option=value, such as target=11"),
        ("british target", "rules/option", "'target' is not a house rule: write option=value, such as target=11"),
        ("british colour=red", "rules/option", "There is no house rule 'colour'."),
        ("british targt=15", "rules/option", "There is no house rule 'targt'. Did you mean target?"),
        ("Stick-The-Dealer=yes", "rules/option", "'Stick-The-Dealer'. Did you mean all_pass=stick-the-dealer?"),
        ("stick=1", "rules/option", "There is no house rule 'stick'. Did you mean all_pass=stick-the-dealer?"),
        ("farmers=1", "rules/option", "There is no house rule 'farmers'. Did you mean weak_hand=farmers-redeal?"),
        ("all_passes=next-dealer", "rules/option", "There is no house rule 'all_passes'. Did you mean all_pass?"),
        ("british target=12 target=13", "rules/twice", "target is given twice"),
        ("target=33", "rules/value", "target=33 is not possible: choose from 0 to 32"),
        ("target=ten", "rules/value", "target=ten is not possible"),
        ("tram=maybe", "rules/value", "tram=maybe is not possible: choose from no, yes"),
        ("tram=1", "rules/value", "choose from no, yes"),
        ("benny=", "rules/value", "choose from none, joker, two-of-spades"),
        ("lowest=6", "rules/value", "choose from 9, 8, 7"),
    ],
)  # fmt: skip
def test_what_is_no_set_of_rules_is_refused_in_one_sentence(text: str, code: str, says: str) -> None:
    with pytest.raises((ParseError, RuleConflict)) as refused:
        Rules.parse(text)
    assert refused.value.code == code
    assert says in refused.value.sentence
    assert refused.value.sentence.endswith((".", "?"))
    check_worded(refused.value)


def test_a_text_that_no_rules_need_is_refused_before_it_is_read() -> None:
    with pytest.raises(ParseError) as refused:
        Rules.parse("standard" + "," * 60_000)
    assert refused.value.sentence == "Rules take at most 2,000 characters, and these are 60,008."
    check_worded(refused.value)


@pytest.mark.parametrize(
    ("name", "value"), [("target", 33), ("target", "10"), ("target", True), ("tram", 1), ("benny", "ace"), ("games", 0)]
)
def test_a_value_that_is_none_of_the_choices_is_refused(name: str, value: object) -> None:
    with pytest.raises(RuleConflict, match=f"{name}={value} is not possible") as refused:
        Rules().but(**{name: value})
    assert refused.value.code == "rules/value"


def test_an_unknown_option_cannot_be_changed() -> None:
    with pytest.raises(ParseError, match="There is no house rule 'colour'"):
        Rules().but(colour="red")


def test_rules_say_how_they_differ_from_others() -> None:
    assert PRESETS["british"].but(target=15).differences(PRESETS["british"]) == {"target": 15}
    assert Rules().differences(Rules()) == {}


def test_equal_rules_are_one_key() -> None:
    same = Rules.parse("standard,target=12").but(target=10)
    assert same == PRESETS["standard"]
    assert hash(same) == hash(PRESETS["standard"])
    assert {same: 1}[PRESETS["standard"]] == 1
    assert same != PRESETS["online"]


@pytest.mark.parametrize("name", PRESETS)
def test_rules_survive_being_stored(name: str) -> None:
    hash(PRESETS[name])
    assert pickle.loads(pickle.dumps(PRESETS[name])) == PRESETS[name]


def test_rules_never_change() -> None:
    with pytest.raises(AttributeError):
        Rules().target = 11  # type: ignore[misc]


def test_spaces_around_the_sign_do_no_harm() -> None:
    assert Rules.parse("british, target = 15") == Rules.parse("british,target=15")


def test_rules_and_a_view_print_in_short_and_rules_paste_back() -> None:
    rules = Rules.parse("british,target=15")
    assert repr(rules) == "Rules.parse('british,target=15')"
    assert eval(repr(rules)) == rules
    assert repr(Match(rules, seed=1).view(2)) == "<View of seat 2: british,target=15, cut, turn 2, score (0, 0)>"


@pytest.mark.parametrize("players", SEATINGS)
def test_the_options_for_a_number_of_players_are_those_that_can_be_chosen_there(players: int) -> None:
    offered = {option.name: option.choices for option in Rules.options_for(players) if option.name != "players"}
    possible = [rules for rules in ALL_TABLES if rules.players == players]
    for option in Rules.options():
        if option.name != "players":
            used = {getattr(rules, option.name) for rules in possible}
            assert used <= {*offered.get(option.name, used)}
            assert option.name in offered or len(used) == 1 or option.name.startswith("points_lone")

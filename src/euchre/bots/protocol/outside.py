"""Players from outside: programs in any language that speak the line protocol of docs/protocol.md."""

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
"""Seconds to start and to say that it is ready."""
TRIES: Final = 3
"""After so many failed starts in a row a program is not started again."""
_DAY: Final = 86_400.0


class ProgramForfeit(EuchreError):
    """A program answered late, against the rules or not at all, and so lost the deal.

    The sentence says who, what, and when; `stderr` holds the last lines of the program's error output.
    """

    def __init__(self, code: str, sentence: str, stderr: tuple[str, ...] = ()) -> None:
        super().__init__(code, sentence)
        self.stderr = stderr

    def __reduce__(self) -> tuple[Any, ...]:
        return ProgramForfeit, (self.code, self.sentence, self.stderr)


class OutsideBot:
    """A player that is an outside program, asked over its standard input and output.

    Each seat it takes has a process of its own, started when the seat must first decide: so no process ever sees
    the cards of two players. After a forfeit the process is killed, and the next decision of that seat starts a
    new one; three failed starts in a row are enough. Close it, or use it in a ``with`` statement, and the programs
    are asked to quit; otherwise they are killed when it is garbage-collected.

    `time` is for a decision and `start` for the first greeting, in seconds. Raises `EuchreError` for a command
    that cannot be read or a program that cannot be found.
    """

    def __init__(self, command: str, *, time: float = TIME, start: float = START) -> None:
        try:
            words = shlex.split(command)
        except ValueError as problem:
            raise EuchreError("outside/command", f"The command {command!r} cannot be read: {problem}.") from None
        if not words:
            raise EuchreError("outside/command", f"No program is named: write {PREFIX}PROGRAM, such as {PREFIX}./mine.")
        if shutil.which(words[0]) is None:
            raise EuchreError("outside/command", f"There is no program {words[0]!r} that can be run.")
        self.command = command
        self.time = float(time)
        self.start = float(start)
        self.ready: ProgramMessage | None = None
        """How the program introduced itself last: name, author, options; None before the first start."""
        self._words = tuple(words)
        self._programs: dict[int, Program] = {}
        self._told: dict[int, Result | None] = {}
        self._failures = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.command, self.time, self.start)

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
        """What the program answers. Raises `ProgramForfeit` if it does not answer in time with a legal action."""
        seat = the_seat(view)
        seed = rng.getrandbits(SEED_BITS)
        try:
            return self._asked(self._program(seat), view, seed)
        except Failure as failure:
            when = f"when asked as seat {seat} in deal {view.deal_number}, phase {view.phase.value}"
            sentence = f"{self.name} {failure.what}, {when}."
            raise ProgramForfeit(f"outside/{failure.code}", sentence, self._killed(seat)) from failure

    def deal_over(self, result: Result) -> None:
        """Tell every process how a deal ended; without this, each learns it with its next view of the same match."""
        for seat, program in self._programs.items():
            program.tell(write(TableMessage(end=result_form(result))))
            self._told[seat] = result

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
            self.ready = self._greeted(self._programs[seat])
            self._failures = 0
        return self._programs[seat]

    def _killed(self, seat: int) -> tuple[str, ...]:
        """The last words of the process of a seat, which is ended."""
        program = self._programs.pop(seat, None)
        if program is None:
            return ()
        program.kill()
        return program.stderr

    def _greeted(self, program: Program) -> ProgramMessage:
        program.tell(write(TableMessage(hello=PROTOCOL, table=f"euchre {__version__}")))
        said = _heard(program, self.start)
        if said.ready is None:
            raise Failure("handshake", "did not say that it is ready")
        if said.ready != PROTOCOL:
            raise Failure("version", f"speaks version {said.ready} of the protocol and not {PROTOCOL}")
        return said

    def _asked(self, program: Program, view: View, seed: int) -> Action:
        seat = the_seat(view)
        if view.match.last is not None and view.match.last is not self._told.get(seat):
            program.tell(write(TableMessage(end=result_form(view.match.last))))
        self._told[seat] = view.match.last
        program.tell(write(TableMessage(view=view_form(view), seed=seed, time=self.time)))
        said = _heard(program, self.time)
        if said.action is None:
            raise Failure("garbage", "said again that it is ready instead of choosing")
        return _legal(said.action, view)


def _heard(program: Program, seconds: float) -> ProgramMessage:
    """What the program says next, its remarks for people left out."""
    deadline = monotonic() + seconds
    while True:
        try:
            line = program.hear(deadline)
        except Failure as failure:
            if failure.code != "late":
                raise
            raise Failure("late", f"did not answer within {seconds:g} s") from failure
        if not line.strip():
            continue
        try:
            said = read_program_message(line)
        except ParseError:
            raise Failure("garbage", f"wrote {shortened(line)}, which is no message of the protocol") from None
        if said.error is not None:
            raise Failure("refused", f"refused: {shortened(said.error.encode())}")
        if not said.info:
            return said
        if monotonic() > deadline:
            raise Failure("late", f"did not answer within {seconds:g} s")


def _legal(text: str, view: View) -> Action:
    """The legal action that an answer means."""
    try:
        return view.legal[view.legal.index(parse_action(text))]
    except ValueError:  # no action at all, or none of these
        raise Failure("illegal", f"answered {shortened(text.encode())}, which is not legal") from None


def outside_named(text: str) -> OutsideBot | None:
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
                f"{setting[0].strip()!r} is no setting of a program: write time=SECONDS or start=SECONDS once each."
            )
            raise EuchreError("outside/setting", f"{sentence} Its own options go behind its name.")
        seconds[name] = _seconds(name, value)
        command = command[setting.end() :]
    return OutsideBot(command, time=seconds.get("time", TIME), start=seconds.get("start", START))


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _DAY:
        raise EuchreError(
            "outside/setting", f"{name}={text[:20]} is not possible: it is a number of seconds up to a day."
        )
    return seconds


def _made(command: str, time: float, start: float) -> OutsideBot:
    """A player as it was before any process was started: what is pickled for another process."""
    return OutsideBot(command, time=time, start=start)

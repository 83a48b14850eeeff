"""A program that does not do its part loses by forfeit, is told of in one sentence, and leaves nothing behind."""

from __future__ import annotations

import fcntl
import gc
import os
import pickle
import shlex
import sys
from pathlib import Path
from random import Random
from time import sleep

import pytest

from euchre.bots.protocol.program_bot import ProgramBot, ProgramForfeit
from euchre.core.view import View, view
from support import line_program
from support.hands import deal
from support.sampling import few

PROGRAM = shlex.join([sys.executable, "-I", "-S", str(line_program.__file__)])
SEEN: View = view(deal("standard", up="9h"), 0)
"""The first decision of a deal: order up or pass."""

WAYS = {
    "late": ("program/late", "Outsider did not answer within 0.5 s, when asked as seat 0 in deal 1, phase round-1."),
    "chatty": ("program/late", "Outsider did not answer within 0.5 s, when"),
    "noisy": ("program/late", "Outsider did not answer within 0.5 s, when"),
    "dead": ("program/dead", "Outsider ended with exit status 3 (out of ?[31mideas), when"),
    "killed": ("program/dead", "Outsider was ended by signal 9, when"),
    "closed": ("program/dead", "Outsider closed its output, when"),
    "illegal": ("program/illegal", "Outsider answered 'cut 99', which is not legal, when"),
    "nonsense": ("program/illegal", r"Outsider answered 'sing\x1b[2J', which is not legal, when"),
    "garbage": ("program/garbage", "Outsider wrote 'thinking...', which is not a message of the protocol, when"),
    "number": ("program/garbage", """Outsider wrote '{"action":5}', which is not a message"""),
    "empty": ("program/garbage", "Outsider wrote '{}', which is not a message"),
    "double": ("program/garbage", """Outsider wrote '{"action":"pass","info":1}', which is not a message"""),
    "again": ("program/garbage", "Outsider said again that it is ready instead of choosing"),
    "latin": ("program/garbage", r"""Outsider wrote '{"action":"p\ufffdss"}', which is not a message"""),
    "nested": ("program/garbage", """Outsider wrote '{"info":[[[["""),
    "huge": ("program/huge", "Outsider wrote a line of more than 65536 bytes"),
    "endless": ("program/huge", "Outsider wrote a line of more than 65536 bytes"),
    "unwell": ("program/refused", "Outsider refused: 'I feel unwell.', when"),
    "mute": ("program/late", f"{PROGRAM} mute"),
    "impolite": ("program/handshake", f"{PROGRAM} impolite"),
    "unwilling": ("program/refused", f"{PROGRAM} unwilling"),
    "foreign": ("program/version", f"{PROGRAM} foreign"),
    "stillborn": ("program/dead", f"{PROGRAM} stillborn"),
}


def forfeited(bot: ProgramBot) -> ProgramForfeit:
    with pytest.raises(ProgramForfeit) as refused:
        bot.choose(SEEN, Random(1))
    assert "\n" not in str(refused.value)
    return refused.value


@pytest.mark.parametrize("way", few(WAYS, keep={"late", "dead", "illegal", "nonsense", "huge", "mute", "stillborn"}))
def test_bad_ways_lose_and_the_next_decision_is_made_by_a_new_process(way: str, tmp_path: Path) -> None:
    code, sentence = WAYS[way]
    better = tmp_path / "better"
    time = 0.5 if way in ("late", "chatty", "noisy") else 20.0
    start = 0.5 if way == "mute" else 20.0
    with ProgramBot(f"{PROGRAM} {way} {shlex.quote(str(better))}", time=time, start=start) as bot:
        problem = forfeited(bot)
        assert problem.code == code
        assert str(problem).startswith(sentence)
        better.touch()
        bot.time = bot.start = 20.0
        assert bot.choose(SEEN, Random(1)) == SEEN.legal[-1]


def test_a_forfeit_keeps_the_last_error_lines_and_travels_between_processes() -> None:
    with ProgramBot(f"{PROGRAM} dead") as bot:
        problem = forfeited(bot)
    copied = pickle.loads(pickle.dumps(problem))
    assert copied.stderr == problem.stderr == ("first", "out of ?[31mideas")
    assert (copied.code, str(copied)) == (problem.code, str(problem))


def test_remarks_blank_lines_and_much_error_output_do_no_harm() -> None:
    with ProgramBot(f"{PROGRAM} remarks", time=20) as bot:
        assert [bot.choose(SEEN, Random(seed)) for seed in range(3)] == [SEEN.legal[-1]] * 3


def test_a_program_that_cannot_start_is_not_started_for_ever(tmp_path: Path) -> None:
    better = tmp_path / "better"
    with ProgramBot(f"{PROGRAM} stillborn {shlex.quote(str(better))}") as bot:
        assert all("no such book" in str(forfeited(bot)) for _ in range(3))
        better.touch()
        assert "failed to start 3 times in a row and is not started again" in str(forfeited(bot))


# Nothing is left behind


def descriptors() -> set[str]:
    return set(os.listdir("/dev/fd"))  # noqa: PTH208 - names only


def gone(process: int) -> bool:
    """True if no such process is there, not even a dead one nobody has waited for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("leave", few(["close", "forget", "forfeit"], keep={"forfeit"}))
def test_fifty_starts_leave_no_process_and_no_descriptor(leave: str) -> None:
    gc.collect()
    before = descriptors()
    started = []
    for _ in range(50 if leave == "close" else 5):
        bot = ProgramBot(f"{PROGRAM} {'illegal' if leave == 'forfeit' else 'good'}", time=20)
        if leave == "forfeit":
            forfeited(bot)
            continue
        bot.choose(SEEN, Random(1))
        started.append(bot._programs[0].pid)
        if leave == "close":
            bot.close()
        else:
            del bot
            gc.collect()
    assert descriptors() == before
    assert all(map(gone, started))


@pytest.mark.skipif(sys.platform == "win32", reason="waits for a process as POSIX does")
def test_the_loop_hears_of_the_end_however_late_and_warns_of_no_unknown_process(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wait = os.waitpid

    def late(pid: int, options: int) -> tuple[int, int]:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        sleep(0.1)
        return wait(pid, options)

    monkeypatch.setattr(os, "waitpid", late)
    bot = ProgramBot(f"{PROGRAM} good", time=20)
    bot.choose(SEEN, Random(1))
    bot.close()
    assert caplog.text == ""


@pytest.mark.parametrize("way", ["parent", "staying"])
def test_what_does_not_leave_when_told_to_quit_is_killed_and_its_children_too(way: str, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    bot = ProgramBot(f"{PROGRAM} {way} {tmp_path / 'none'} {shlex.quote(str(lock))}", time=20)
    bot.choose(SEEN, Random(1))
    process = bot._programs[0].pid
    bot.close()
    assert gone(process)
    with lock.open("w") as file:
        for _ in range(100):  # a child of the program is nobody's to wait for
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                sleep(0.1)
            else:
                return
    pytest.fail("the program's child lives on")

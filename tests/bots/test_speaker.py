"""Our players at somebody else's table: `euchre bot`."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from euchre.bots.bot import Bot
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.protocol.forms import view_form
from euchre.bots.protocol.messages import TableMessage, write
from euchre.bots.protocol.speaker import answers
from euchre.core.actions import Action
from euchre.core.view import View, view
from support.hands import deal

SEEN = view(deal("standard", left="Jh Jd Ah Kh 9s", up="Qh"), 0)
ASK = write(TableMessage(view=view_form(SEEN), seed=3, time=5.0))


class Failing:
    def choose(self, _: View, __: Random) -> Action:
        raise IndexError("no such\ncard")


def said(*lines: bytes, bot: Bot | None = None) -> list[dict[str, object]]:
    return [json.loads(answer) for answer in answers(bot or PlainSwiftBot(), "swift", lines)]


def test_a_speaker_greets_chooses_and_leaves() -> None:
    greeted, chosen = said(b'{"hello":1,"table":"x"}\n', b"\n", ASK, b'{"quit":true}\n', ASK)
    assert greeted == {"ready": 1, "name": "swift", "author": "the Euchre founders"}
    assert chosen == {"action": str(PlainSwiftBot().choose(SEEN, Random(3)))}


def test_the_end_of_a_deal_needs_no_answer() -> None:
    end = b'{"number":1,"dealer":3,"trump":null,"maker":null,"alone":[],"tricks":[0,0],"points":[0,0],"score":[0,0],'
    assert said(b'{"end":' + end + b'"game_over":false,"winner":null}}\n') == []


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (b"hello\n", "'hello' is not a message: "),
        (ASK.replace(b'"legal":["pass","order","order alone"]', b'"legal":[]'), "There is nothing to choose in that"),
        (ASK.replace(b"standard", b"french"), "'french' is not a preset"),
    ],
    ids=["garbage", "nothing", "rules"],
)
def test_what_it_cannot_answer_gets_a_sentence_and_it_goes_on(asked: bytes, sentence: str) -> None:
    error, chosen = said(asked, ASK)
    assert str(error["error"]).startswith(sentence)
    assert "action" in chosen


def test_a_player_who_fails_says_so() -> None:
    assert said(ASK, bot=Failing()) == [{"error": "swift failed: no such card."}]


def command(code: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    given = b'{"hello":1}\n' + ASK + b'{"quit":true}\n'
    return subprocess.run([sys.executable, "-c", code, *words], input=given, capture_output=True, check=False)


def test_the_command_writes_messages_to_its_output_and_what_players_print_elsewhere() -> None:
    code = (
        "import euchre.bots.registry as registry, typer, euchre.cli.bot\n"
        "class Loud:\n"
        "    def choose(self, view, rng):\n"
        "        print('thinking')\n"
        "        return view.legal[0]\n"
        "registry.bot_named = lambda name: Loud()\n"
        "typer.run(euchre.cli.bot.bot)"
    )
    done = command(code, "loud")
    assert [json.loads(line) for line in done.stdout.splitlines()][1] == {"action": "pass"}
    assert b"thinking" in done.stderr


def test_an_unknown_player_is_refused_before_anything_is_written() -> None:
    done = command("import typer; from euchre.cli.bot import bot; typer.run(bot)", "hoyle")
    assert done.stdout == b""
    assert b"'hoyle' is not a player" in done.stderr
    assert done.returncode

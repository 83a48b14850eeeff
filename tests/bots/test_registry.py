from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from euchre.bots import registry
from euchre.bots.policy.player import SwiftBot
from euchre.bots.random import RandomBot
from euchre.bots.registry import UnknownBot, bot_named, bot_names
from euchre.match import Match


def offered(monkeypatch: pytest.MonkeyPatch, **offers: str) -> None:
    table = {name: EntryPoint(name, value, registry.GROUP) for name, value in offers.items()}
    monkeypatch.setattr(registry, "_offers", lambda: table)


def test_the_players_of_the_package_are_known_by_name() -> None:
    assert {"swift", "random"} <= set(bot_names())
    assert isinstance(bot_named("swift"), SwiftBot)
    assert isinstance(bot_named("random"), RandomBot)


def test_an_unknown_name_is_refused_in_one_sentence_that_lists_the_others() -> None:
    with pytest.raises(UnknownBot, match=r"^'hoyle' is not a player: choose .*random.* or \w+\.$") as refused:
        bot_named("hoyle")
    assert refused.value.code == "bot/unknown"


def test_a_broken_player_is_reported_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    offered(monkeypatch, good="euchre.bots.random:RandomBot", bad="no_such_package.here:Bot")
    assert bot_names() == ("bad", "good")
    assert isinstance(bot_named("good"), RandomBot)
    with pytest.raises(
        UnknownBot, match=r"^The player 'bad' \(no_such_package.here:Bot\) cannot be loaded: "
    ) as refused:
        bot_named("bad")
    assert "\n" not in str(refused.value)


def test_a_thing_that_cannot_choose_is_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    offered(monkeypatch, thing="builtins:object")
    with pytest.raises(UnknownBot, match="has no method `choose`"):
        bot_named("thing")


def test_a_class_a_function_or_an_instance_in_a_file_is_a_player(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("LAST = -1\n")
    (tmp_path / "mine.py").write_text(
        "from beside import LAST\n"
        "class Mine:\n    def choose(self, view, rng):\n        return view.legal[LAST]\n"
        "class Mute:\n    pass\n"
        "mine = Mine()\n"
        "def made():\n    return Mine()\n"
        "mute = Mute()\n"
    )
    view = Match("standard", seed=1).view(Match("standard", seed=1).turn)
    for name in ("Mine", "mine", "made"):
        assert bot_named(f"{tmp_path}/mine.py:{name}").choose(view, Random(1)) == view.legal[-1]
    for name, sentence in {
        "mine.py:Mute": "has no method `choose`",
        "mine.py:mute": "'Mute' object is not callable",
        "mine.py:Nobody": "has no attribute 'Nobody'",
        "yours.py:Mine": "There is no file",
    }.items():
        with pytest.raises(UnknownBot, match=sentence):
            bot_named(f"{tmp_path}/{name}")

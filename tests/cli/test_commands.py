"""The commands: what they print, and how they say no."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app, main
from euchre.cli.sentence import sentence_of
from euchre.core.rules import PRESETS, Rules
from euchre.version import __version__


def run(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[object, str]:
    """The exit status and the sentence on stderr; nothing may stand on stdout."""
    monkeypatch.setattr(sys, "argv", ["euchre", *words])
    with pytest.raises(SystemExit) as end:
        main()
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return end.value.code, err


def test_the_version_is_told() -> None:
    assert run("--version") == f"euchre {__version__}\n"


def test_the_help_says_how_to_play() -> None:
    help_text = run("--help")
    assert "euchre play" in help_text
    assert "opens in the browser" in help_text


@pytest.mark.parametrize("command", ["play", "serve", "rules", "replay", "simulate", "arena", "equity", "bot"])
def test_every_command_has_an_example_in_its_help(command: str) -> None:
    assert f"Example: euchre {command}" in " ".join(run(command, "--help").split())


def test_the_rule_book_of_a_preset_lists_every_option_with_its_sentence() -> None:
    page = json.loads(run("rules", "british,target=15", "--json"))
    rules = Rules.parse("british,target=15")
    assert page["rules"] == "british,target=15"
    assert [option["name"] for option in page["options"]] == [option.name for option in Rules.options()]
    told = {option["name"]: option["value"] for option in page["options"]}
    assert told == rules.values()
    differing = {option["name"] for option in page["options"] if option["differs"]}
    assert differing == set(rules.differences(PRESETS["standard"]))


def test_the_printed_rule_book_marks_what_differs_from_standard() -> None:
    lines = run("rules", "north-american").splitlines()
    cut = next(line for line in lines if " cut " in line)
    lowest = next(line for line in lines if " lowest " in line)
    assert cut.startswith("*")
    assert not lowest.startswith("*")


def test_without_a_preset_all_are_listed() -> None:
    page = run("rules")
    assert all(name in page for name in PRESETS)
    assert [row["name"] for row in json.loads(run("rules", "--json"))["presets"]] == list(PRESETS)


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("rules", "french"), 1, "'french' is no preset"),
        (("rules", "standard,target=99"), 1, "target=99 is not possible"),
        (("play", "--rules", "standard,deals=3"), 1, "do not go together"),
        (("play", "--pace", "wild"), 2, "euchre: --pace takes slow, normal, fast or instant, not 'wild'.\n"),
        (("--port", "abc"), 2, "euchre: --port takes a whole number from 1 to 65535, not 'abc'.\n"),
        (("serve", "--port", "70000"), 2, "--port takes a whole number from 0 to 65535, not '70000'."),
        (("simulate", "-n", "0"), 2, "--deals takes a whole number, 1 or more, not '0'."),
        (("play", "--seed", "1.5"), 2, "--seed takes a whole number, not '1.5'."),
        (("arena", "house", "random", "--sprt", "x"), 2, "--sprt takes a number, 0.001 or more, not 'x'."),
        (("arena", "house", "random", "--backend", "x"), 2, "--backend takes local, ray or dask, not 'x'."),
        (("arena", "house"), 2, "name at least two players"),
        (("replay",), 2, "FILE"),
        (("play", "--opponents", "hoyle"), 1, "'hoyle' is no opponent: choose beginner, club, expert, house or"),
        (("play", "--opponents", "club,club,club"), 1, "names 3 opponents"),
        (("dance",), 2, "dance"),
        (("play",), 1, "in a terminal"),
    ],
)
def test_a_refusal_is_one_sentence_on_stderr(
    words: tuple[str, ...],
    status: int,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code, said = refused(capsys, monkeypatch, *words)
    assert code == status
    assert sentence in said


def test_a_file_that_cannot_be_used_is_named_in_words() -> None:
    assert sentence_of(FileNotFoundError(2, "No such file or directory", "x")) == "x: no such file or directory."
    assert sentence_of(OSError(28, "No space left on device")) == "no space left on device."


def test_help_loads_neither_the_screen_nor_the_compiler() -> None:
    code = "import sys, euchre.cli.app; sys.exit('textual' in sys.modules or 'numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

"""The commands: what they print, and how they say no."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numba
import pytest
from typer.testing import CliRunner

from euchre import extras
from euchre.bots.lineup.warm import FIRST_TIME
from euchre.cli.app import COMMANDS, app, main
from euchre.cli.command_line import sentence_of
from euchre.cli.progress import compiling
from euchre.core.rules import PRESETS, Rules
from euchre.version import __version__

ROOT = Path(__file__).parents[2]
GROUPS = {"admin", "data", "evening"}
NOT_BY_ITSELF = GROUPS | {"play", "daily", "learn", "drill", "serve", "replay", "review", "verify", "bot"}
"""Commands that need a person, a file or somebody to talk to."""


def run(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def loaded(*words: str) -> set[str]:
    """The modules that a command has loaded when it ends."""
    code = f"import sys; from euchre.cli.app import app; app({words!r}, standalone_mode=False); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.splitlines()[-1].split())


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
    assert "opens in your browser" in help_text


def test_every_command_says_with_which_extra_it_comes() -> None:
    assert set(extras.COMMANDS) == set(COMMANDS), "extras.py says which extra each command needs, and no other"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_documentation(command: str) -> None:
    pages = (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    assert any(re.search(rf"\beuchre {command}\b", page.read_text("utf-8")) for page in pages), (
        f"README.md does not show euchre {command}"
    )


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in GROUPS])
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
    lines = run("rules", "north-american", "--language", "en").splitlines()
    assert "* Who cuts: Right" in lines
    assert "  Pack: 24 cards" in lines


def test_the_printed_rule_book_says_what_may_be_written_for_each_rule() -> None:
    lines = [line.strip() for line in run("rules", "standard").splitlines()]
    assert "all_pass=next-dealer|same-dealer|stick-the-dealer" in lines
    assert "lowest=9|8|7" in lines
    assert "tram=no|yes" in lines
    target = next(option for option in Rules.options() if option.name == "target")
    assert f"target={min(target.choices)}..{max(target.choices)}" in lines


def test_the_rule_book_of_a_small_game_begins_with_the_options_that_make_it_small() -> None:
    small = [option.name for option in Rules.options_for_programs()]
    options = json.loads(run("rules", "tiny", "--json"))["options"]
    assert [option["name"] for option in options] == [*small, *(option.name for option in Rules.options())]
    assert {option["name"]: option["value"] for option in options[:3]} == {"hand": 2, "suits": 2, "ranks": 3}
    lines = [line.strip() for line in run("rules", "tiny", "--language", "en").splitlines()]
    assert {"* Cards in a hand: 2", "hand=2|3|4|5", "ranks=2..8", "players=4|2|3|6"} <= set(lines)


def test_the_printed_rule_book_leaves_out_what_so_many_players_cannot_choose() -> None:
    lines = [line.strip() for line in run("rules", "three-handed").splitlines()]
    assert "all_pass=next-dealer|same-dealer|stick-the-dealer" in lines
    left_out = ("partner", "widow", "defend_alone", "partners_best", "points_lone_march")
    assert [line for line in lines if line.startswith(tuple(f"{name}=" for name in left_out))] == []
    assert "weak_hand=play-on|farmers-redeal|ace-no-face" in [
        line.strip() for line in run("rules", "six-handed").splitlines()
    ]


@pytest.mark.parametrize(
    ("asked", "variables", "line"),
    [
        ((), {}, "* Who cuts: Right"),
        ((), {"LANG": "de_CH.UTF-8"}, "* Abheben: Rechts"),
        ((), {"LC_ALL": "C", "LANG": "de_DE"}, "* Who cuts: Right"),
        ((), {"LANG": "fr_FR", "EUCHRE_LANGUAGE": "de"}, "* Abheben: Rechts"),
        (("--language", "en"), {"LANG": "de_DE", "EUCHRE_LANGUAGE": "de"}, "* Who cuts: Right"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_computer(
    asked: tuple[str, ...], variables: dict[str, str], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("EUCHRE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert line in run("rules", "north-american", *asked).splitlines()


def test_rules_are_printed_in_one_language() -> None:
    assert run("rules", "british", "--language", "de").splitlines()[0] == "british   (* anders als bei standard)"
    assert "Hausregeln: euchre rules british" in run("rules", "--language", "de").splitlines()


def test_without_a_preset_all_are_listed() -> None:
    page = run("rules")
    assert all(name in page for name in PRESETS)
    assert [row["name"] for row in json.loads(run("rules", "--json"))["presets"]] == list(PRESETS)


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("rules", "french"), 1, "'french' is not a preset"),
        (("rules", "standard,target=99"), 1, "target=99 is not possible"),
        (("play", "--rules", "standard,deals=3"), 1, "do not go together"),
        (("play", "--pace", "wild"), 2, "euchre: --pace takes instant, fast, normal or slow, not 'wild'.\n"),
        (("--port", "abc"), 2, "euchre: --port takes a whole number from 1 to 65535, not 'abc'.\n"),
        (("serve", "--port", "70000"), 2, "--port takes a whole number from 0 to 65535, not '70000'."),
        (("arena", "swift", "random", "-n", "0"), 2, "--deals takes a whole number, 2 or more, not '0'."),
        (("play", "--seed", "1.5"), 2, "--seed takes a whole number, not '1.5'."),
        (("arena", "swift", "random", "--sprt", "x"), 2, "--sprt takes a number, 0.001 or more, not 'x'."),
        (("arena", "swift", "random", "--backend", "x"), 2, "--backend takes local or dask, not 'x'."),
        (("arena", "swift"), 2, "euchre: Name at least two players.\n"),
        (("replay",), 2, "euchre: FILE is missing: see euchre replay --help.\n"),
        (("play", "--sede", "3"), 2, "euchre: There is no option --sede: did you mean --seed or --save?\n"),
        (("play", "--wild"), 2, "euchre: There is no option --wild.\n"),
        (("play", "--rules"), 2, "euchre: --rules needs a value.\n"),
        (("play", "--new=3"), 2, "euchre: --new takes no value.\n"),
        (("rules", "british", "online"), 2, "euchre: Unexpected argument: online.\n"),
        (("play", "--opponents", "hoyle"), 1, "'hoyle' is not an opponent: choose beginner, casual, club, "),
        (("play", "--opponents", "club,club,club"), 1, "names 3 opponents"),
        (("dance",), 2, "euchre: There is no command 'dance': see euchre --help.\n"),
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
    assert not loaded("--help") & {"textual", "numba"}


def test_a_command_does_not_load_the_other_commands() -> None:
    assert not loaded("rules", "--help") & {"euchre.cli.play", "euchre.cli.admin.group", "euchre.record", "numpy"}


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=" ".join)
def test_help_is_in_words_and_not_in_types(command: tuple[str, ...]) -> None:
    text = run(*command, "--help")
    assert not re.search(r"<\w+|list\[|x>=|<=x|[{}]|\.\.\.\.", text)
    assert "None" not in text


def test_help_says_what_may_be_written_and_what_holds_otherwise() -> None:
    text = " ".join(run("arena", "--help").split())
    assert "each is played in every seating: with two sides twice. (2 or more; default: 1000)" in text
    assert "1 to 65535; default: 8310" in " ".join(run("--help").split())
    assert "or set EUCHRE_STORE" in " ".join(run("serve", "--help").split())
    assert "replay [OPTIONS] FILE...\n" in run("replay", "--help")
    assert "rules [OPTIONS] [RULES]\n" in run("rules", "--help")
    assert "--coach, --no-coach Tips for beginners" in " ".join(run("play", "--help").split())


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in NOT_BY_ITSELF])
def test_the_example_in_the_help_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    example = re.search(rf"Example: euchre ({command}.*?)\s*\n\n", run(command, "--help"), re.DOTALL)
    assert example is not None
    words = re.sub(r"--deals \d+", "--deals 2", " ".join(example[1].split())).replace("--jobs 0", "--jobs 1").split()
    run(*words)


def test_a_command_that_compiles_says_so_at_once_and_only_then(capsys: pytest.CaptureFixture[str]) -> None:
    compiled = numba.njit(lambda number: number + 1)
    with compiling("random", "cmd:./mine"):
        numba.njit(lambda number: number + 3)(1)
    assert capsys.readouterr().err == "", "these players need nothing that is compiled"
    with compiling("random", "search:level=club"):
        compiled(1)
        told = capsys.readouterr().err
        assert told == f"{FIRST_TIME}\n"
        compiled(1.5)
    with compiling("swift"):
        compiled(2)
    assert capsys.readouterr().err == "", "what is compiled already needs no word"

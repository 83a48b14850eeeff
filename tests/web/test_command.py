"""The commands `euchre` and `euchre serve`, as a person starts and stops them."""

import os
import queue
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import httpx
import pytest
from typer.testing import CliRunner

from euchre.cli.app import app, main
from euchre.web.http.address import answers, hosts_of, neighbours, open_page, url_of
from euchre.web.http.request_guards import LOOPBACK
from euchre.web.server.server import configuration, listening
from euchre.web.settings.settings import Settings
from support.serving import reserved


@contextmanager
def started(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, with the first line it says."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "euchre", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as one:
        assert one.stdout is not None
        try:
            yield one, one.stdout.readline()
        finally:
            one.kill()


def test_programs_that_tests_start_run_the_source_of_this_tree() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import euchre; print(euchre.__file__)"], capture_output=True, text=True, check=True
    ).stdout
    assert Path(said.strip()).parents[2] == Path(__file__).parents[2]


@pytest.mark.slow
def test_the_bare_command_serves_the_page_once_and_stops_in_good_order(tmp_path: Path) -> None:
    held = reserved()
    port = str(held.getsockname()[1])
    with held, started(tmp_path, "--no-browser", "--port", port) as (first, line):
        address = line.split()[4]
        assert address == f"http://127.0.0.1:{port}/"
        with httpx.Client(base_url=address, timeout=60) as http:
            assert http.get("/health").json()["app"] == "euchre"
            assert http.get("/health", headers={"Host": "rebound.example"}).status_code == 421
        with started(tmp_path, "--no-browser", "--port", port) as (second, again):
            assert again == f"Euchre is already running at {address}\n"
            assert second.wait(60) == 0
        first.send_signal(signal.SIGINT)
        assert first.wait(60) == 0
        assert first.stdout is not None
        assert first.stdout.read() == ""


def test_a_port_that_something_else_holds_is_left_alone() -> None:
    with listening("127.0.0.1", 0) or pytest.fail("a port is free") as taken:
        port = taken.getsockname()[1]
        assert listening("127.0.0.1", port) is None
        assert url_of(taken) == f"http://127.0.0.1:{port}/"
    assert not answers(f"http://127.0.0.1:{port}/")


def test_only_a_server_that_others_can_reach_answers_to_any_name() -> None:
    assert hosts_of("127.0.0.1", None) == hosts_of("localhost", None) == LOOPBACK
    assert hosts_of("0.0.0.0", None) is None
    assert hosts_of("127.0.0.1", "127.0.0.1") is None, "the proxy has checked it"


def test_a_worker_that_takes_ten_seconds_to_load_is_not_taken_for_dead() -> None:
    """Wait longer, or a busy computer would end each worker while it starts, and begin again."""
    assert configuration(Settings(), workers=2, log_config=None).timeout_worker_healthcheck > 10


def test_an_address_of_ipv6_may_have_the_brackets_of_the_address_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    monkeypatch.setattr("euchre.web.server.server.prepare", lambda _: None)
    monkeypatch.setattr("euchre.web.server.server.listening", lambda *at: asked.append(at))
    monkeypatch.setattr(sys, "argv", ["euchre", "serve", "--host", "[::1]"])
    with pytest.raises(SystemExit):
        main()
    assert asked == [("::1", 8310)]


def test_several_workers_need_postgresql(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["euchre", "serve", "--workers", "2", "--store", "games.db"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 1
    assert "PostgreSQL" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--host", "300.1.1.1"), "Euchre cannot listen at 300.1.1.1, port 0: that is not the address of a computer."),
        (
            ("--host", "192.0.2.77"),
            "Euchre cannot listen at 192.0.2.77, port 0: that is not an address of this computer.",
        ),
        (("--behind-proxy", "caddy"), "--behind-proxy takes the proxy's address, such as 127.0.0.1"),
        (("--name", "euchre.example:80"), "--name takes a name without a port"),
        (("--title", "x" * 41), "The title has more than 40 characters: give a shorter one."),
        (("--greeting", "x" * 200 + " x"), "The greeting has more than 200 characters: give a shorter one."),
        (("--store", "tables"), "The address of the database must be postgresql://user:password@host/name or sqlite"),
        (("--store", "sqlite:////nowhere/tables.db"), "The database /nowhere/tables.db cannot be opened: No such file"),
        (("--store", "postgresql://ann@127.0.0.1:1/x"), "The PostgreSQL database does not answer."),
        (("--workers", "2", "--store", "postgresql://ann@127.0.0.1:1/x"), "The PostgreSQL database does not answer."),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_what_cannot_be_served_is_one_sentence_and_nobody_is_asked_to_come(
    words: tuple[str, ...],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # not the tables of the person who runs the tests
    monkeypatch.setattr(sys, "argv", ["euchre", "serve", "--port", "0", *words])
    with pytest.raises(SystemExit, match="1"):
        main()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"euchre: {sentence}")
    assert said.err.count("\n") == 1


def test_whoever_serves_everybody_is_told_what_the_others_open() -> None:
    with listening("127.0.0.1", 0) or pytest.fail("a port is free") as here:
        assert neighbours(here) == ""
    with listening("0.0.0.0", 0) or pytest.fail("a port is free") as everywhere:
        address = urlsplit(neighbours(everywhere))
        assert address.port in (None, everywhere.getsockname()[1])  # none where there is no network
    if address.hostname is not None:
        with listening(address.hostname, 0) or pytest.fail("an address of this computer"):
            assert address.hostname not in LOOPBACK


def test_the_page_is_opened_where_there_is_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr(webbrowser, "get", lambda: SimpleNamespace(open=opened.put))
    assert open_page("http://127.0.0.1:8310/")
    assert opened.get(timeout=10) == "http://127.0.0.1:8310/"

    def no_browser() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", no_browser)
    assert not open_page("http://127.0.0.1:8310/")


def test_the_help_is_quick_because_the_server_is_not_loaded() -> None:
    assert "euchre serve" in CliRunner().invoke(app, ["serve", "--help"]).output
    command = (
        "import sys; from euchre.cli.app import app; app(['serve', '--help'], standalone_mode=False); "
        "sys.exit(bool({'litestar', 'uvicorn', 'sqlalchemy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", command], check=False).returncode == 0

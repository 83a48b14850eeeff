"""The units of systemd: systemd understands them, and what they start does what it should."""

from __future__ import annotations

import os
import re
import shlex
import sqlite3
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from euchre.web.server.server import prepare
from support.deployed import DEPLOY, ROOT, program, ran, unit
from support.serving import Serving

UNITS: Final = ("euchre@.service", "euchre-backup.service", "euchre-backup.timer")
PYTHON: Final = f"{shlex.quote(sys.executable)} -m euchre"


@pytest.mark.skipif(sys.platform != "linux", reason="systemd is for Linux")
def test_systemd_understands_the_units_and_finds_them_closed(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / "systemd" / name).read_text("utf-8").replace("/opt/euchre/bin/euchre", "/bin/true")
        (tmp_path / name.replace("@.", "@8310.")).write_text(text)
    files = sorted(map(str, tmp_path.iterdir()))
    assert ran(program("systemd-analyze"), "verify", *files).strip() == ""
    for service in (file for file in files if file.endswith(".service")):
        # of 100; a unit that says nothing of its limits has 96
        ran(program("systemd-analyze"), "security", "--offline=yes", "--threshold=20", service)


@pytest.mark.slow
def test_a_server_started_as_the_unit_starts_it_serves(tmp_path: Path) -> None:
    command = unit("euchre@.service")["Service"]["ExecStart"]
    words = re.fullmatch(r"/opt/euchre/bin/euchre serve --port %i (.*)", command)
    assert words is not None
    options = (*words[1].split(), "--name", "euchre.example.org")
    with Serving(tmp_path, real=True, options=options) as server:
        for host, status in (("euchre.example.org", 200), ("rebound.example", 421)):
            assert httpx.get(f"{server.address}/api/me", headers={"Host": host}).status_code == status


@pytest.mark.slow
def test_a_backup_is_made_each_time_and_old_ones_go(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    prepare(f"sqlite:///{store}")
    copies = tmp_path / "copies"
    copies.mkdir()
    old, other = copies / "euchre-2020-01-01-031700.db", copies / "of-another.db"
    unfinished = [old.with_name(f"euchre-2020-01-02-031700.db{end}") for end in (".part", ".part-journal", "-journal")]
    for file in (old, other, *unfinished):
        file.touch()
        os.utime(file, (0, 0))
    begun = copies / "euchre-of-somebody-just-now.db.part"
    begun.touch()
    secret = tmp_path / "store"
    secret.write_text(f"sqlite:///{store}")
    secret.chmod(0o600)
    service = unit("euchre-backup.service")["Service"]
    for line in (service["ExecStartPre"], service["ExecStart"], service["ExecStartPost"]):
        here = line.replace("/opt/euchre/bin/euchre", PYTHON).replace("/var/backups/euchre", str(copies))
        ran(*shlex.split(here.replace("%%", "%")), env={**os.environ, "EUCHRE_STORE_FILE": str(secret)})
    assert other.exists()
    assert begun.exists()
    assert not any(file.exists() for file in (old, *unfinished))
    (new,) = (file for file in copies.iterdir() if file not in (other, begun))
    assert re.fullmatch(r"euchre-\d{4}-\d\d-\d\d-\d{6}\.db", new.name)
    with sqlite3.connect(new) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_no_copy_is_older_than_thirty_days_whichever_database_it_is_of() -> None:
    page = (ROOT / "docs/a-year-with-your-server.md").read_text("utf-8")
    lines = re.findall(r"^(?:[\d*]+ ){5}root (.*)$", page, re.MULTILINE)
    (cleaning,) = (line for line in lines if line.startswith("find "))
    for words in (unit("euchre-backup.service")["Service"]["ExecStartPost"], cleaning):
        assert words.endswith(" -mtime +29 -delete"), "find counts whole days: more than 29 are 30"
    assert all(re.search(r"(?<!\\)%", line) is None for line in lines), "cron ends a command at a bare one"


def test_both_services_run_as_the_same_guest_of_the_computer_with_the_same_secret() -> None:
    server, backup = unit("euchre@.service")["Service"], unit("euchre-backup.service")["Service"]
    for key in ("User", "Group", "LoadCredential", "StateDirectory", "NoNewPrivileges", "ProtectSystem"):
        assert server[key] == backup[key]
    assert server["Restart"] == "always"
    assert "EUCHRE_STORE_FILE=%d/store" in server["Environment"].split()

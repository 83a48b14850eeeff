"""The units of systemd: systemd understands them, and what they start does what it should."""

from __future__ import annotations

import os
import re
import shlex
import sqlite3
import sys
from pathlib import Path
from typing import Final

import pytest

from euchre.web.server import prepare
from support.deployed import DEPLOY, program, ran, unit
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


def test_a_server_started_as_the_unit_starts_it_serves(tmp_path: Path) -> None:
    command = unit("euchre@.service")["Service"]["ExecStart"]
    words = re.fullmatch(r"/opt/euchre/bin/euchre serve --port %i (.*)", command)
    assert words is not None
    with Serving(tmp_path, real=True, options=tuple(words[1].split())):
        """It has answered."""


def test_a_backup_is_made_each_time_and_old_ones_go(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    prepare(f"sqlite:///{store}")
    copies = tmp_path / "copies"
    copies.mkdir()
    old, other = copies / "euchre-2020-01-01-031700.db", copies / "of-another.db"
    for file in (old, other):
        file.touch()
        os.utime(file, (0, 0))
    secret = tmp_path / "store"
    secret.write_text(f"sqlite:///{store}")
    secret.chmod(0o600)
    service = unit("euchre-backup.service")["Service"]
    for line in (service["ExecStart"], service["ExecStartPost"]):
        here = line.replace("/opt/euchre/bin/euchre", PYTHON).replace("/var/backups/euchre", str(copies))
        ran(*shlex.split(here.replace("%%", "%")), env={**os.environ, "EUCHRE_STORE_FILE": str(secret)})
    assert other.exists()
    assert not old.exists()
    (new,) = (file for file in copies.iterdir() if file != other)
    assert re.fullmatch(r"euchre-\d{4}-\d\d-\d\d-\d{6}\.db", new.name)
    with sqlite3.connect(new) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_both_services_run_as_the_same_guest_of_the_computer_with_the_same_secret() -> None:
    server, backup = unit("euchre@.service")["Service"], unit("euchre-backup.service")["Service"]
    for key in ("User", "Group", "LoadCredential", "StateDirectory", "NoNewPrivileges", "ProtectSystem"):
        assert server[key] == backup[key]
    assert server["Restart"] == "always"
    assert "EUCHRE_STORE_FILE=%d/store" in server["Environment"].split()

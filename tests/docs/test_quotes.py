"""The quotations of `deploy/` in the documentation: each is part of its file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from euchre.cli.app import app
from support.deployed import ROOT, tree

BLOCK = re.compile(r"^```\w+ (deploy/\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PAGES = sorted((ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_quote_is_part_of_its_file(page: Path) -> None:
    for name, text in BLOCK.findall(page.read_text("utf-8")):
        assert text in (ROOT / name).read_text("utf-8"), name


def test_both_proxies_are_quoted_whole() -> None:
    quoted = dict(BLOCK.findall((ROOT / "docs/hosting.md").read_text("utf-8")))
    for name in ("deploy/Caddyfile", "deploy/nginx.conf"):
        assert quoted[name] == (ROOT / name).read_text("utf-8")


def test_there_is_something_to_do_for_every_alarm() -> None:
    page = (ROOT / "docs/a-year-with-your-server.md").read_text("utf-8")
    explained = re.findall(r"^\| `(Euchre\w+)` \| \w.+ \|$", page, re.MULTILINE)
    rules = [rule["alert"] for group in tree("monitoring/alerts.yml")["groups"] for rule in group["rules"]]
    assert explained == rules


def test_every_file_that_a_page_names_is_there() -> None:
    for page in (*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("SECURITY.md")):
        links = re.findall(r"\]\((?!\w+:)([^)#\s]+)", page.read_text("utf-8"))
        assert [link for link in links if not (page.parent / link).exists()] == [], page.name


def test_every_command_for_whoever_hosts_has_the_options_that_it_is_shown_with() -> None:
    seen = set()
    for page in (*PAGES, ROOT / "CHANGELOG.md", ROOT / "SECURITY.md"):
        for words in re.findall(r"\beuchre ((?:serve|admin [a-z-]+)\b[^`\n]*)", page.read_text("utf-8")):
            command: Any = typer.main.get_command(app)
            with command.make_context("euchre", [], resilient_parsing=True) as context:
                for name in words.split()[: 1 + words.startswith("admin")]:
                    command = command.get_command(context, name)
                    assert command is not None, f"{page.name}: {words}"
            known = {option for parameter in command.params for option in parameter.opts}
            used = re.findall(r"(?<=\s)--[a-z-]+", words.partition("|")[0])
            assert set(used) <= known, f"{page.name}: {words}"
            seen.add(command.name)
    assert {"serve", "backup", "restore", "check", "prune", "change-key", "migrate"} <= seen

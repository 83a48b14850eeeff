"""Alarms and the dashboard: what they name exists, and each alarm sounds when it should, and only then."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from euchre.web.settings.settings import Settings
from support.deployed import DEPLOY, ROOT, program, ran, read, tree
from support.web import http_at, served

RULES: Final = [rule for group in tree("monitoring/alerts.yml")["groups"] for rule in group["rules"]]
DASHBOARD: Final[dict[str, Any]] = json.loads(read("monitoring/grafana.json"))
SHOWN: Final = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
OUTSIDE: Final = {"up"}
"""The metrics of Prometheus itself."""


@pytest.fixture
async def figures(tmp_path: Path) -> AsyncIterator[str]:
    """The metrics of a real server after a request."""
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.db'}", page=tmp_path / "page", compiled=False)
    async with served(settings) as address, http_at(address) as http:
        assert (await http.get("/health")).is_success
        yield (await http.get("/metrics")).text


def _names(expression: str) -> Iterator[str]:
    bare = re.sub(r'"[^"]*"|\{[^}]*\}|\b(by|without) \([^)]*\)', "", expression)
    yield from re.findall(r"\b(up|euchre_\w+)\b", bare)


def _exists(name: str, families: set[str]) -> bool:
    return name in OUTSIDE or re.sub(r"_(bucket|count|sum)$", "", name) in families


def test_every_metric_that_is_watched_is_one_of_the_server(figures: str) -> None:
    families = set(re.findall(r"^# TYPE (\w+) ", figures, re.MULTILINE))
    named = {name for expression in (*SHOWN, *(rule["expr"] for rule in RULES)) for name in _names(expression)}
    assert {"euchre_store_failures_total", "euchre_answering_seconds_bucket"} <= named
    assert [name for name in sorted(named) if not _exists(name, families)] == []


def test_the_dashboard_shows_everything_that_the_server_measures_of_itself(figures: str) -> None:
    families = set(re.findall(r"^# TYPE (euchre_\w+) ", figures, re.MULTILINE))
    families = {name for name in families if not re.search(r"_created$|^euchre_http_", name)}
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for expression in SHOWN for name in _names(expression)}
    assert families <= shown


def test_whatever_sounds_an_alarm_is_on_the_dashboard() -> None:
    alarming = {name for rule in RULES for name in _names(rule["expr"])}
    assert alarming <= {name for expression in SHOWN for name in _names(expression)}


def test_prometheus_reads_the_rules_and_every_expression(tmp_path: Path) -> None:
    ran(program("promtool"), "check", "config", DEPLOY / "monitoring/prometheus.yml")
    recorded = [{"record": f"shown:{number}", "expr": one} for number, one in enumerate(SHOWN)]
    rules = tmp_path / "shown.yml"
    rules.write_text(yaml.safe_dump({"groups": [{"name": "shown", "rules": recorded}]}))
    ran(program("promtool"), "check", "rules", rules)


@pytest.mark.slow
def test_each_alarm_sounds_in_its_trouble_and_none_without_one(tmp_path: Path) -> None:
    trial = yaml.safe_load((ROOT / "tests/deploy/alarms.yml").read_text("utf-8"))
    trial["rule_files"] = [str(DEPLOY / "monitoring/alerts.yml")]
    expected = [{"labels": f'{{alertname="{rule["alert"]}"}}', "value": 1} for rule in RULES]
    trial["tests"][1]["promql_expr_test"][0]["exp_samples"] = expected
    file = tmp_path / "trial.yml"
    file.write_text(yaml.safe_dump(trial))
    ran(program("promtool"), "test", "rules", file)

"""Traces: how long each part of a message takes, and nothing about anybody."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from euchre.cli.app import main
from euchre.web.settings.settings import Settings
from euchre.web.telemetry import traces
from euchre.web.telemetry.traces import Traces
from support.web import SOLO, Guest, has_a_trick, served


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """A collector in memory, for every server of the test."""
    found = InMemorySpanExporter()
    monkeypatch.setattr(traces, "exporter", lambda: found)
    return found


def _named(spans: tuple[ReadableSpan, ...], name: str) -> Iterator[ReadableSpan]:
    return (span for span in spans if span.name == name)


async def test_a_message_is_shown_as_its_parts_and_without_anything_said(
    settings: Settings, kept: InMemorySpanExporter
) -> None:
    async with served(replace(settings, traces=True)) as at, Guest(at) as ann:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as live:
            await live.ask("settle", title="The blue salon")
            await live.shuffle()
            await live.play(has_a_trick)
    spans = kept.get_finished_spans()
    assert {span.name for span in spans} == {"message", "turn", "step", "commit", "tell"}
    by = {span.context.span_id: span for span in spans if span.context is not None}
    for name, around in (("step", {"turn"}), ("commit", {"turn"}), ("tell", {"turn"}), ("turn", {"message", ""})):
        assert {by[span.parent.span_id].name if span.parent else "" for span in _named(spans, name)} == around
    said = [value for span in spans for value in (span.attributes or {}).items()]
    assert {key for key, _ in said} == {"kind"}
    assert all(str(value).isalpha() and str(value)[0].isupper() for _, value in said), "names of classes of ours"
    whole = "".join(span.to_json() for span in spans)
    assert not any(word in whole for word in (code, code.lower(), "blue salon", ann.cookie, at))


def test_of_a_mistake_not_even_the_text_is_kept(kept: InMemorySpanExporter) -> None:
    made = Traces(on=True)
    with pytest.raises(ValueError, match="Jh"), made.span("step"):
        raise ValueError("Jh")
    made.close()
    (span,) = kept.get_finished_spans()
    assert "Jh" not in span.to_json()
    assert not span.events


def test_without_the_option_nothing_is_done_and_nothing_loaded() -> None:
    made = Traces(on=False)
    assert made.span("message", kind="Act") is made.span("step")
    script = "import sys, euchre.web.server.app; print([one for one in sys.modules if one.startswith('opentelemetry')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


async def test_a_collector_that_does_not_answer_disturbs_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
    async with (
        served(replace(settings, traces=True)) as at,
        Guest(at) as ann,
        ann.at_table(await ann.opens(**SOLO)) as live,
    ):
        assert (await live.ask("settle", title="The blue salon"))["type"] == "ack"


def test_without_the_libraries_the_option_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(traces, "find_spec", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["euchre", "serve", "--port", "0", "--traces"])
    with pytest.raises(SystemExit, match="1"):
        main()
    mends = f"install it with {sys.executable} -m pip install 'euchre[traces]'."
    assert capsys.readouterr() == ("", f"euchre: --traces needs the package opentelemetry: {mends}\n")

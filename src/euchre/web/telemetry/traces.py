"""Where the time of a message goes, for OpenTelemetry: how long each part took, and nobody's cards."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from euchre.extras import missing
from euchre.version import __version__

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SpanExporter

_NOTHING: Final = nullcontext()
_NEEDED: Final = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")
_PATIENCE: Final = 2
"""Seconds that a collector has to take spans, also when the server stops; then they are lost."""


class Traces:
    """Spans, one inside the other, if they are wanted; otherwise nothing, which costs nothing.

    Where they are sent, and how many, OpenTelemetry's own variables of the environment say.
    """

    def __init__(self, *, on: bool) -> None:
        self._provider: Final = _provider() if on else None
        self._tracer: Final = None if self._provider is None else self._provider.get_tracer("euchre", __version__)

    def span(self, name: str, **said: str) -> AbstractContextManager[object]:
        """A part of the work, with what may be said of it; of an error in it not even the text is kept."""
        if self._tracer is None:
            return _NOTHING
        begun: AbstractContextManager[object] = self._tracer.start_as_current_span(
            name, attributes=said, record_exception=False, set_status_on_exception=False
        )
        return begun

    def close(self) -> None:
        """Send what is left, if that is quickly done."""
        if self._provider is not None:
            self._provider.shutdown()


def check_traces() -> None:
    """Raise `MissingPackage` if the libraries for traces are not installed."""
    try:
        there = all(map(find_spec, _NEEDED))
    except ModuleNotFoundError:
        there = False
    if not there:
        raise missing("opentelemetry", "traces", "--traces")


def exporter() -> SpanExporter:
    """What sends spans to a collector."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 - an extra

    return OTLPSpanExporter(timeout=_PATIENCE)


def _provider() -> TracerProvider:
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 - an extra
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - the same
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - the same

    name = os.environ.get("OTEL_SERVICE_NAME", "euchre")
    found = TracerProvider(
        resource=Resource.create({"service.name": name, "service.version": __version__}), shutdown_on_exit=False
    )
    found.add_span_processor(BatchSpanProcessor(exporter()))
    return found

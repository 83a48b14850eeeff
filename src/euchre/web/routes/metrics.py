"""The route of the metrics that Prometheus reads."""

from __future__ import annotations

import os
import time
from typing import Final

from litestar import Response, get
from litestar.types import ControllerRouterHandler
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from euchre.web.routes.page import COMPRESSED
from euchre.web.telemetry.metrics import FOLDER

FRESH: Final = 1.0
"""The seconds for which the metrics are reused, instead of being gathered again."""


class MetricsText:
    """The metrics of all workers, as they were a moment ago at most."""

    def __init__(self) -> None:
        self._text = b""
        self._until = -1.0

    def text(self) -> bytes:
        """The metrics as Prometheus reads them."""
        if time.monotonic() >= self._until:
            self._text = generate_latest(_all_workers() if FOLDER in os.environ else REGISTRY)
            self._until = time.monotonic() + FRESH
        return self._text


def _all_workers() -> CollectorRegistry:
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def metrics_route() -> ControllerRouterHandler:
    """The route of one application."""
    text = MetricsText()

    @get("/metrics", include_in_schema=False, sync_to_thread=False, opt=COMPRESSED)
    def metrics_text() -> Response[bytes]:
        """The metrics of the server: load, and the time it takes."""
        return Response(text.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    return metrics_text

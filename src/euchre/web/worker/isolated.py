"""Work on one of many things, whose faults keep no other from going on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable
from euchre.web.telemetry import metrics
from euchre.web.telemetry.logs import LogThrottle

_LOG: Final = logging.getLogger("euchre.web")


@contextmanager
def isolated(throttle: LogThrottle, kind: str, what: str) -> Iterator[None]:
    """Log whatever goes wrong with one of a kind, so that the others go on; `what` begins the sentence."""
    try:
        yield
    except Unavailable:
        pass  # which the store writes down
    except EuchreError as problem:  # of one that is damaged, or of a newer version, say: again and again
        if throttle.may_log(kind):
            _LOG.warning("%s could not be looked at: %s", what, problem)
    except Exception:  # noqa: BLE001 - whatever it is, it is of this one alone
        metrics.MISTAKES.labels(kind).inc()
        if throttle.may_log(kind):
            _LOG.exception("%s failed; the others go on", what)

"""What can be measured from outside: how much is going on and how long it takes; never who, or which cards."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS: Final = Gauge("euchre_connections", "Open live connections", multiprocess_mode="livesum")
TABLES: Final = Gauge("euchre_tables", "Tables in memory", multiprocess_mode="livesum")
MESSAGES: Final = Counter("euchre_messages", "Messages read from clients")
REFUSALS: Final = Counter("euchre_refusals", "Messages refused, by code", ["code"])
STORE_FAILURES: Final = Counter("euchre_store_failures", "Steps that could not be kept")
_MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
KEEPING: Final = Histogram("euchre_keeping_seconds", "Time until a step is kept", buckets=_MOMENTS)
ANSWERING: Final = Histogram("euchre_answering_seconds", "Time until a message is answered", buckets=_MOMENTS)
THINKING: Final = Histogram("euchre_thinking_seconds", "Time a bot thinks", buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 5))

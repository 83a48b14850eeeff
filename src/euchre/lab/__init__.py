"""Experiments: who plays better, by how much, and how sure that is."""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.lab.benchmark.bench import bench
    from euchre.lab.benchmark.card import bench_card
    from euchre.lab.contests import arena, round_robin
    from euchre.lab.pairs import Contest

__all__ = ["Contest", "arena", "bench", "bench_card", "round_robin"]

HOMES: Final = {
    "Contest": "pairs",
    "arena": "contests",
    "bench": "benchmark.bench",
    "bench_card": "benchmark.card",
    "round_robin": "contests",
}

__getattr__ = loader(__name__, HOMES, "bots")

"""The batch of thousands of deals as an environment: arrays in, arrays out, all seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Standing
from euchre.core.whole import whole
from euchre.env.batch.arrays import batch_arrays
from euchre.env.batch.observing import BatchStart, observe, observe_some
from euchre.env.batch.positions import play_to
from euchre.env.batch.standings import SCORE, BatchStandings
from euchre.env.batch.starts import first_standing, scores_of, starts_of
from euchre.env.batch.steps import choose_at_random, sow, step, step_some
from euchre.env.episode import terms
from euchre.env.layout import layout_of
from euchre.env.whole import at_least_one
from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import deal_tables

_WORD = (1 << 64) - 1
_MOST_IN_INT8 = 127


class BatchEnv:
    """A batch of deals side by side, each at a seat's decision; a step takes one choice in all of them.

    `rules`, `reward` and `episode` are as in `euchre.env.seat.SeatEnv`, `score` too, or it has one for each row. A deal
    that ends is replaced by the next of its row in the same step: ``rewards`` are of the deal that ended, ``done`` of
    its episode, ``seat`` and ``mask`` already of the new deal. What row n plays depends on `seed`, n and what is chosen
    there, on nothing else.

    The arrays stay the same for the life of the environment, and each step writes into them: copy what you keep.
    Raises `EuchreError` in one sentence for what there is not.
    """

    def __init__(
        self,
        rules: Rules | str = "standard",
        *,
        deals: int = 4096,
        seed: SupportsIndex = 0,
        reward: str = "points",
        episode: str = "deal",
        score: Any = None,
        threads: int = 1,
    ) -> None:
        deals, threads = at_least_one("deals", deals), at_least_one("threads", threads)
        self.terms = terms(law.not_small(Rules.of(rules)), episode, reward, None)
        self.deals = deals
        self._scores = scores_of(self.terms.rules, self.terms.seating.nothing if score is None else score, deals)
        self._table = deal_tables(self.terms.rules)
        self._standings = BatchStandings(self.terms)
        self.arrays = batch_arrays(self.terms.rules, deals)
        self._actions = np.zeros(deals, np.int64)
        cuts = np.linspace(0, deals, min(threads, deals) + 1).astype(int).tolist()
        self._parts: list[tuple[int, int]] = list(pairwise(cuts))
        self._pool = _threads(self._parts)
        self.layout = layout_of(self.terms.seating.players)
        """The layout of an observation."""
        self._blind = law.named_blind(self.terms.rules)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """The state without the threads, which a copy starts for itself."""
        return self.__dict__ | {"_pool": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, _pool=_threads(kept["_parts"]))

    @property
    def seat(self) -> NDArray[np.int8]:
        """``seat[deal]``: whose decision it is."""
        return self.arrays.seat

    @property
    def mask(self) -> NDArray[np.int8]:
        """``mask[deal, number]``: 1 for each number that may be chosen, else 0."""
        return self.arrays.mask

    @property
    def rewards(self) -> NDArray[np.float32]:
        """``rewards[deal, seat]``: what each seat gains by a deal that ended in the last step; else 0."""
        return self.arrays.rewards

    @property
    def done(self) -> NDArray[np.bool_]:
        """The array ``done[deal]``: true where an episode ended in the last step."""
        return self.arrays.done

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """The array ``truncated[deal]``: true where a match ended in the last step because nobody scored any more."""
        return self.arrays.truncated

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """The array ``illegal[deal]``: true where an episode ended in the last step by an illegal number."""
        return self.arrays.illegal

    @property
    def standings(self) -> Sequence[Standing]:
        """The standings of the matches, by the number that a row has of its own; a match may add some."""
        return self._standings.all

    def reset(self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin all episodes again; without a seed, each row goes on with its next deals.

        `options` are those of `euchre.env.seat.SeatEnv`, each one for all rows, or a sequence with one for each. All
        episodes begin so until the next reset. Raises `EuchreError`, in one sentence, for others.
        """
        starts, which = starts_of(self.terms, self._scores, options)
        if seed is not None:
            self._in_parts(sow, self.arrays, np.uint64(whole("A seed", seed) & _WORD))
        standings, dealers = zip(*(first_standing(self.terms.rules, start) for start in starts), strict=True)
        numbers = self.arrays.numbers
        numbers[:, row.START] = np.array([self._standings.place(standing) for standing in standings])[which]
        numbers[:, row.FIRST_DEALER] = np.array(dealers)[which]
        self.positions = {
            deal: position for deal, place in enumerate(which) if (position := starts[place].position) is not None
        }
        """The positions at which the episodes of some rows begin."""
        self._standings.learn(numbers[:, row.START])
        self.step(np.full(self.deals, -1))  # ends what there is, as any wrong number does
        self.done[:] = self.illegal[:] = False
        self.rewards[:] = 0

    def step(self, actions: Any) -> None:
        """Choose a number in each deal: ``actions[deal]``, whole numbers, best int64, which need no copy.

        A number that may not be chosen ends its episode; who chose it gets the lowest reward there is, the others 0.
        """
        numbers = np.ascontiguousarray(self._whole("A step", actions), np.int64)
        match = self._standings.tables
        self._in_parts(step, self._table, self.arrays, match, numbers)
        if match.missing[0] or self.positions:
            self._follow(np.arange(self.deals))

    def step_some(self, actions: Any, rows: Any) -> None:
        """Choose ``actions[deal]`` in these rows only; the other deals wait."""
        numbers, rows = np.ascontiguousarray(self._whole("A step", actions), np.int64), self.checked_rows(rows)
        match = self._standings.tables
        step_some(self._table, self.arrays, match, numbers, rows)
        if match.missing[0] or self.positions:
            self._follow(rows)

    def random_actions(self) -> NDArray[np.int64]:
        """Choose a legal number for each deal, uniformly at random; the same until the next step.

        The array is the environment's own, and the next call writes into it.
        """
        self._in_parts(choose_at_random, self.arrays, self._actions)
        return self._actions

    def observe(self, out: Any = None, seats: Any = None) -> Any:
        """``[deal, place]``: what the seat whose turn it is sees, as `layout` has it, written into `out`.

        With `seats` (one for each deal) it is what those seats see. `out` is an array, or a tensor of PyTorch's on the
        processor; it is returned, or a new array of float32. In int8, a quarter of the memory, numbers are whole: not
        yet divided by ``layout.parts``.
        """
        shape = (self.deals, self.layout.size)
        if out is None:
            out = np.empty(shape, np.float32)
        written = np.asarray(out) if hasattr(out, "__array__") else np.empty(0)
        flags = written.flags
        whole = bool(written.dtype == np.int8)
        known = whole or written.dtype == np.float32
        if written.shape != shape or not (known and flags.c_contiguous and flags.writeable):
            sentence = (
                f"Observations are written into a float32 or int8 array of {self.deals} rows of {self.layout.size}."
            )
            raise EuchreError("env/out", sentence, deals=self.deals, size=self.layout.size)
        if whole and self._standings.numbers[self.arrays.numbers[:, row.STANDING], SCORE].max() > _MOST_IN_INT8:
            raise EuchreError("env/out", f"Scores above {_MOST_IN_INT8} are too large for int8: observe in float32.")
        seen_from = self.seat if seats is None else self._seats(seats)
        self._in_parts(observe, self.arrays, self._start(whole=whole), seen_from, written)
        return out

    def observe_some(self, rows: Any) -> NDArray[np.float32]:
        """``[place in rows, place]``: what the seats to act see in these rows."""
        rows = self.checked_rows(rows)
        out = np.empty((len(rows), self.layout.size), np.float32)
        observe_some(self.arrays, self._start(), rows, out)
        return out

    def checked_rows(self, given: Any) -> NDArray[np.int64]:
        """The rows that somebody names, as int64. Raises `EuchreError` if one is not there: compiled code would not."""
        rows = np.asarray(given)
        whole_numbers = rows.ndim == 1 and (rows.dtype.kind in "iu" or not rows.size)
        if not whole_numbers or (rows.size and not 0 <= rows.min() <= rows.max() < self.deals):
            sentence = f"Rows are a list of whole numbers from 0 to {self.deals - 1}."
            raise EuchreError("env/rows", sentence, last=self.deals - 1)
        return np.ascontiguousarray(rows, np.int64)

    def _follow(self, rows: NDArray[np.int64]) -> None:
        """Do what compiled code leaves to Python where deals have just ended in these rows."""
        self._standings.learn(self.arrays.numbers[:, row.STANDING])
        begun = [deal for deal in rows[self.done[rows]].tolist() if deal in self.positions]
        if begun:
            positions = {deal: self.positions[deal] for deal in begun}
            play_to(positions, self._table, self.arrays, self._standings.tables)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _start(self, *, whole: bool = False) -> BatchStart:
        return BatchStart(self._table.seats, self._standings.numbers, self._blind, whole)

    def _whole(self, what: str, given: Any) -> NDArray[Any]:
        """Numbers from somebody else, which must fit: compiled code does not look."""
        numbers = np.asarray(given)
        if numbers.shape != (self.deals,) or numbers.dtype.kind not in "iu":
            sentence = f"{what} takes {self.deals} whole numbers, one for each deal."
            raise EuchreError("env/numbers", sentence, what=what, deals=self.deals)
        return numbers

    def _seats(self, given: Any) -> NDArray[np.int8]:
        seats, last = self._whole("Observing", given), self.terms.seating.seats[-1]
        if not 0 <= seats.min() <= seats.max() <= last:
            raise EuchreError("env/seat", f"Seats are 0 to {last}.", last=last)
        return seats.astype(np.int8)

    def _in_parts(self, work: Callable[..., None], *given: Any) -> None:
        """Do compiled work on all rows, a part of them in each thread."""
        (first, end), *others = self._parts
        if self._pool is None:
            work(*given, first, end)
            return
        waiting = [self._pool.submit(work, *given, *part) for part in others]
        work(*given, first, end)
        for one in waiting:
            one.result()


def _threads(parts: list[tuple[int, int]]) -> ThreadPoolExecutor | None:
    return ThreadPoolExecutor(len(parts) - 1) if len(parts) > 1 else None

"""Guests who try codes: they find nothing, and lock nobody else out."""

from dataclasses import replace
from itertools import count

from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Limits, Settings
from support.web import SOLO, Guest, served

FEW = Limits(misses=Allowance(burst=3, rate=0), misses_here=Allowance(burst=10, rate=0))


async def tries(guest: Guest, most: int, numbers: "count[int]") -> int:
    """How many codes that are none a guest can try, up to so many."""
    for tried in range(most):
        answer = await guest.http.get(f"/api/tables/0000-{next(numbers):04}")
        if answer.json()["code"] == "limit/codes":
            return tried
    return most


async def test_one_who_tries_codes_leaves_the_others_at_the_address_alone(settings: Settings) -> None:
    async with served(replace(settings, limits=FEW)) as at, Guest(at) as ann, Guest(at) as bea, Guest(at) as cleo:
        code = await ann.opens(**SOLO)
        assert await tries(bea, 50, count()) == 3
        assert (await bea.http.get(f"/api/tables/{code}")).status_code == 429
        assert (await cleo.http.get(f"/api/tables/{code}")).status_code == 200
        async with cleo.at_table(code) as live:
            assert (await live.next())["type"] == "now"


async def test_who_comes_as_another_guest_for_every_code_tries_no_more_of_them(settings: Settings) -> None:
    numbers = count()
    async with served(replace(settings, limits=FEW)) as at, Guest(at) as ann, Guest(at) as dora:
        code = await ann.opens(**SOLO)
        async with dora.at_table(code) as live:  # and looks on
            assert (await live.next())["you"] is None
        tried = 0
        for _ in range(12):
            async with Guest(at) as another:
                tried += await tries(another, 1, numbers)
        assert tried == 10
        async with Guest(at) as another:  # for whom it is the first: they could not be told from the one who tries
            assert (await another.http.get(f"/api/tables/{code}")).json()["code"] == "limit/codes"
        for known in (ann, dora):
            assert (await known.http.get(f"/api/tables/{code}")).status_code == 200
            async with known.at_table(code) as live:
                assert (await live.next())["type"] == "now"
            assert await tries(known, 1, numbers) == 0

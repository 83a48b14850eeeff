"""Reviews in the database: one worker makes each, another goes on with it, and what is damaged is made again."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from euchre.store.database.schema import reviewed_deals
from euchre.store.rows.reviews import BegunReview, ReviewKey, StoredDeal, StoredReview
from euchre.store.store import Store
from support.evenings import Evening

KEY = ReviewKey("table-1", 1, "quick")
FIRST, SECOND = StoredDeal(1, b"a deal", b"some figures"), StoredDeal(2, b"another", b"others")


async def _begun(store: Store) -> None:
    await store.streams.create(KEY.table, "CODE-1", Evening().log)
    assert await store.reviews.read(KEY) is None
    assert await store.reviews.begin(KEY, 2, "ann's", None)


async def test_a_review_is_made_by_one_worker_and_gone_on_with_by_one_other(url: str) -> None:
    async with await Store.open(url) as store:
        await _begun(store)
        assert not await store.reviews.begin(KEY, 2, "ben's", None)
        assert await store.reviews.save_deal(KEY, "ann's", FIRST)
        before = await store.reviews.read(KEY)
        assert before == StoredReview(2, "ann's", failed=False)
        assert await store.reviews.begin(KEY, 2, "ben's", before)
        assert not await store.reviews.begin(KEY, 2, "cleo's", before)
        assert not await store.reviews.save_deal(KEY, "ann's", SECOND)
        await store.reviews.fail(KEY, "ann's")
        assert await store.reviews.read(KEY) == StoredReview(2, "ben's", failed=False)
        await store.reviews.fail(KEY, "ben's")
        failed = await store.reviews.read(KEY)
        assert failed == StoredReview(2, "ben's", failed=True)
        assert await store.reviews.begin(KEY, 2, "ben's", failed)
        assert await store.reviews.save_deal(KEY, "ben's", SECOND)
        assert await store.reviews.figures(KEY) == {1: b"some figures", 2: b"others"}
        assert await store.reviews.deals(KEY, 0, 1) == {1: b"a deal"}
        assert await store.reviews.deals(KEY, 1, 9) == {2: b"another"}
        for other in (KEY._replace(level="full"), KEY._replace(match=2), KEY._replace(table="table-2")):
            assert (await store.reviews.read(other), await store.reviews.figures(other)) == (None, {})
            assert not await store.reviews.save_deal(other, "ben's", FIRST)


@pytest.mark.parametrize("column", ["deal", "figures"])
async def test_a_deal_that_is_damaged_is_as_good_as_none_until_it_is_reviewed_again(url: str, column: str) -> None:
    async with await Store.open(url) as store:
        await _begun(store)
        for deal in (FIRST, SECOND):
            await store.reviews.save_deal(KEY, "ann's", deal)
        await store._database.write(
            lambda connection: connection.execute(
                update(reviewed_deals).where(reviewed_deals.c.number == 1).values({column: b"something else"})
            )
        )
        if column == "deal":
            assert await store.reviews.deals(KEY, 0, 9) == {2: b"another"}
        assert await store.reviews.figures(KEY) == {2: b"others"}
        await store.reviews.save_deal(KEY, "ann's", FIRST)
        assert await store.reviews.deals(KEY, 0, 9) == {1: b"a deal", 2: b"another"}
        assert await store.reviews.figures(KEY) == {1: b"some figures", 2: b"others"}


async def test_several_reviews_are_asked_for_at_once_and_what_is_damaged_is_left_out(url: str) -> None:
    full, other = KEY._replace(level="full"), KEY._replace(match=2)
    async with await Store.open(url) as store:
        await _begun(store)
        for key, deals in ((full, 1), (other, 1)):
            assert await store.reviews.begin(key, deals, "ann's", None)
        for key, deal in ((KEY, FIRST), (KEY, SECOND), (other, FIRST)):
            await store.reviews.save_deal(key, "ann's", deal)
        begun = await store.reviews.begun([(KEY.table, 1), (KEY.table, 2), ("table-2", 1)])
        assert sorted(begun) == [BegunReview(full, 1, 0), BegunReview(KEY, 2, 2), BegunReview(other, 1, 1)]
        assert {one.key for one in await store.reviews.begun([(KEY.table, 2)])} == {other}
        assert await store.reviews.begun([]) == []
        both = {KEY: {1: b"some figures", 2: b"others"}, other: {1: b"some figures"}}
        assert await store.reviews.figures_of([KEY, full, other]) == both
        assert await store.reviews.figures_of([other]) == {other: both[other]}
        assert await store.reviews.figures_of([]) == {}
        await store._database.write(
            lambda connection: connection.execute(
                update(reviewed_deals).where(reviewed_deals.c.number == 1).values(figures=b"something else")
            )
        )
        assert await store.reviews.figures_of([KEY, other]) == {KEY: {2: b"others"}}

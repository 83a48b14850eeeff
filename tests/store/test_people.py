"""Cards, passkeys and names in the store: one card for each guest, and after a deletion nothing of them anywhere."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select

from euchre.store.care.check import check
from euchre.store.database.schema import metadata, people
from euchre.store.rows.passkeys import StoredPasskey
from euchre.store.rows.people import KnownPerson
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from support.evenings import by_chance, friends

BEN = "ben"
OLD, NEW = (sha256(text).digest() for text in (b"old", b"new"))
KEY = StoredPasskey("Y3JlZGVudGlhbA", BEN, b"public", 0, "euchre.example", 7.0, None)


async def _everything(store: Store) -> bytes:
    """Read all rows of all tables of the database, as one text."""

    def read(connection: Connection) -> bytes:
        return repr(
            [tuple(row) for table in metadata.sorted_tables for row in connection.execute(select(table))]
        ).encode()

    return await store._database.read(read)


async def test_a_new_card_takes_the_place_of_the_old_one(url: str) -> None:
    async with await Store.open(url) as store:
        assert (await store.cards.made(BEN), await store.cards.holder(OLD)) == (None, None)
        await store.cards.make(BEN, "Ben", OLD, 1.0)
        assert (await store.cards.made(BEN), await store.cards.holder(OLD)) == (1.0, BEN)
        await store.cards.make(BEN, "Benjamin", NEW, 2.0)
        assert (await store.cards.holder(OLD), await store.cards.holder(NEW)) == (None, BEN)
        assert await store.people.read(BEN) == KnownPerson("Benjamin", None)
        await store.cards.revoke(BEN)
        assert (await store.cards.made(BEN), await store.cards.holder(NEW), await store.people.read(BEN)) == 3 * (None,)


async def test_a_name_is_kept_as_long_as_there_is_a_card_or_a_passkey(url: str) -> None:
    async with await Store.open(url) as store:
        assert not await store.people.rename(BEN, "Ben")
        assert await store.people.read(BEN) is None
        await store.cards.make(BEN, "Ben", OLD, 1.0)
        assert await store.passkeys.add(KEY, "Ben")
        assert not await store.passkeys.add(KEY, "Ben"), "nobody else gets it"
        assert await store.people.rename(BEN, "Benno")
        await store.cards.revoke(BEN)
        assert await store.people.read(BEN) == KnownPerson("Benno", None)
        await store.passkeys.remove("somebody else", KEY.credential)
        assert await store.passkeys.of_guest(BEN) == (KEY,)
        assert await store.passkeys.note_use(KEY.credential, 3, 9.0, asked=8.0)
        assert not await store.passkeys.note_use(KEY.credential, 4, 10.0, asked=8.0), "the same challenge once more"
        assert await store.passkeys.read(KEY.credential) == KEY._replace(uses=3, used=9.0)
        await store.passkeys.remove(BEN, KEY.credential)
        assert (await store.people.read(BEN), await store.passkeys.of_guest(BEN)) == (None, ())


async def test_older_cookies_stay_ended_without_a_card(url: str) -> None:
    async with await Store.open(url) as store:
        await store.cards.make(BEN, "Ben", OLD, 1.0)
        assert await store.people.signed_out() == {}
        await store.people.sign_out(BEN, 5.0)
        await store.cards.make(BEN, "Ben", NEW, 6.0)
        assert await store.people.signed_out() == {BEN: 5.0}
        await store.cards.revoke(BEN)
        assert await store.people.read(BEN) == KnownPerson("", 5.0)


async def test_after_a_deletion_neither_id_nor_name_is_anywhere(url: str) -> None:
    evening = friends(4, rules="standard,target=3")
    evening.begin()
    evening.play(by_chance(1), until=lambda: evening.stage == "over")
    first, *rest = evening.log
    kept = [msgspec.structs.replace(first, table="t0", code="ABCD-EFGH"), *rest]
    async with await Store.open(url) as store:
        await store.streams.create("t0", "ABCD-EFGH", kept, entries(None, TABLE.fold(kept)))
        await store.cards.make(BEN, "Benvolio", OLD, 1.0)
        await store.passkeys.add(KEY, "Benvolio")
        await store.people.sign_out(BEN, 5.0)
        before = await _everything(store)
        for trace in (b'"ben"', b"'ben'", b"Ben", b"Benvolio", KEY.credential.encode(), b"public"):
            assert trace in before, trace
        async for _ in store.privacy.forget(BEN):
            """The only table."""
        after = await _everything(store)
        for trace in (b'"ben"', b"'ben'", b"Ben", KEY.credential.encode(), b"public", repr(OLD).encode()):
            assert trace not in after, trace


async def test_what_a_guest_is_known_by_ends_when_the_deletion_begins(url: str) -> None:
    async with await Store.open(url) as store:
        await store.cards.make(BEN, "Ben", OLD, 1.0)
        await store.passkeys.add(KEY, "Ben")
        shown: dict[str, Any] | None = await store.people.exported(BEN)
        assert shown is not None
        assert (shown["name"], shown["card_made"], len(shown["passkeys"])) == ("Ben", 1.0, 1)
        assert await store.privacy.begin_forgetting(BEN) == ()
        assert (await store.cards.holder(OLD), await store.passkeys.read(KEY.credential)) == (None, None)
        assert await store.people.exported(BEN) is None
        assert await store.privacy.unfinished_forgetting() == ()


def test_every_table_that_names_a_guest_is_reached_by_a_deletion() -> None:
    """A new table with such a column must be emptied of a guest, too."""
    naming = {table.name for table in metadata.sorted_tables for column in table.c if column.name.startswith("guest")}
    of_streams, of_people = {"guests", "matches", "listed_tables"}, {"people", "cards", "passkeys", "shown_ratings"}
    assert naming == of_streams | of_people | {"forgetting", "contacts", "drills", "measures", "reports"}


async def test_a_check_finds_a_damaged_card_and_one_of_nobody(url: str) -> None:
    async with await Store.open(url) as store:
        await store.cards.make(BEN, "Ben", OLD, 1.0)
        assert [found async for found in check(store)] == []
        await store.cards.make(BEN, "Ben", OLD[:-1], 1.0)
        await store._database.write(lambda connection: connection.execute(delete(people)))
        (found,) = [found async for found in check(store)]
        assert found.faults == (
            f"The card of {BEN} is damaged.",
            f"There is a card or a passkey of {BEN}, but no name.",
        )

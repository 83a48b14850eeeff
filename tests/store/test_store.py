"""The store: what is kept is there again, in order and once; the same on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date

import pytest

from euchre.store.database.errors import Behind, Deleted, Taken
from euchre.store.store import Store
from euchre.tables.events import Acted, Opened, Spoke
from euchre.tables.fold import TABLE as TABLES
from euchre.tables.messages import Terms
from support.ledger import CODE, TABLE, entry, event, named, names, rows
from support.sampling import few


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as store:
        yield store


async def test_events_come_back_as_they_were_in_the_order_they_happened(store: Store) -> None:
    opened = Opened(
        at=1.25, table=TABLE, code=CODE, host="ann", name="Ann", root="0f" * 32, rules="standard", terms=Terms(),
        seats=("me", "open", "expert", "swift"),
    )  # fmt: skip
    played = Acted(at=1785931200.123456, seat=3, action="play Jh", who="person", by="ann", id="7")
    spoken = Spoke(at=2.5, seat=1, phrase="nice-hand")
    await store.streams.create(TABLE, CODE, (opened,))
    await store.streams.append(TABLE, 1, (played, spoken))
    assert await store.streams.events(TABLE) == (opened, played, spoken)


async def test_events_are_numbered_from_one_without_holes(store: Store) -> None:
    await store.streams.create(TABLE, CODE, named("a", "b"))
    await store.streams.append(TABLE, 2, named("c"))
    await store.streams.append(TABLE, 3, named("d", "e"))
    assert await rows(store) == [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, "e")]


@pytest.mark.parametrize(("after", "left"), [(0, ["a", "b", "c"]), (2, ["c"]), (3, []), (9, [])])
async def test_a_reader_asks_for_what_is_new_to_it(store: Store, after: int, left: list[str]) -> None:
    await store.streams.create(TABLE, CODE, named("a", "b", "c"))
    assert names(await store.streams.events(TABLE, after)) == left


async def test_a_table_there_is_not_has_no_events_and_takes_none(store: Store) -> None:
    assert await store.streams.events("nowhere") == ()
    with pytest.raises(Deleted):
        await store.streams.append("nowhere", 0, named("a"))
    assert await store.streams.events("nowhere") == ()


@pytest.mark.parametrize("after", few([0, 1, 3, 100], keep={1, 3}))
async def test_what_does_not_follow_the_last_event_is_not_kept(store: Store, after: int) -> None:
    await store.streams.create(TABLE, CODE, named("a", "b"), [entry(score=1)])
    with pytest.raises(Behind):
        await store.streams.append(TABLE, after, named("x"), [entry(score=9)])
    assert names(await store.streams.events(TABLE)) == ["a", "b"]
    assert [each.score for each in await store.matches.unfinished("ann")] == [(1, 0)]


async def test_tables_do_not_see_each_other(store: Store) -> None:
    await store.streams.create("one", "CODE-1", named("a"))
    await store.streams.create("two", "CODE-2", named("b"))
    await store.streams.append("one", 1, named("c"))
    assert names(await store.streams.events("one")) == ["a", "c"]
    assert names(await store.streams.events("two")) == ["b"]


async def test_a_code_leads_to_its_table(store: Store) -> None:
    await store.streams.create("one", "CODE-1", named("a"))
    await store.streams.create("two", "CODE-2", named("b"))
    assert await store.streams.named(TABLES, "CODE-2") == "two"
    assert await store.streams.named(TABLES, "code-2") is None


@pytest.mark.parametrize(("table", "code"), [("two", "CODE-1"), ("one", "CODE-2")])
async def test_a_code_or_an_id_is_given_once(store: Store, table: str, code: str) -> None:
    await store.streams.create("one", "CODE-1", named("a"))
    with pytest.raises(Taken):
        await store.streams.create(table, code, named("b"), [entry(table, code)])
    assert names(await store.streams.events("one")) == ["a"]
    assert await store.streams.events("two") == ()
    assert await store.matches.unfinished("ann") == ()


async def test_an_entry_comes_back_whole(store: Store) -> None:
    whole = entry(
        rules="british target=15", started=10.5, ended=99.25, guests=("ann", None, "bea", None), games=(2, 1), score=4,
        names=("Ann", "Bot", "Béa ♥", ""), winner=1,
    )  # fmt: skip
    await store.streams.create(TABLE, CODE, named("a"), [whole])
    assert await store.matches.of_guest("ann") == (whole,)


@pytest.mark.parametrize("players", [2, 3, 6])
async def test_an_entry_of_any_number_of_players_comes_back_whole(store: Store, players: int) -> None:
    sides = 3 if players == 3 else 2
    guests = (*(f"guest {seat}" for seat in range(players - 1)), "ann")
    whole = replace(
        entry(guests=guests, names=("Ann",) * players, games=(0, 1, 2)[:sides], winner=sides - 1),
        score=(5, 7, 10)[:sides],
    )
    await store.streams.create(TABLE, CODE, named("a"), [whole])
    assert await store.matches.of_guest("ann") == (whole,)
    assert await store.matches.unfinished("ann") == (whole,)


async def test_an_entry_is_written_over_the_one_of_the_same_match(store: Store) -> None:
    await store.streams.create(TABLE, CODE, named("a"), [entry(started=None)])
    await store.streams.append(TABLE, 1, named("b"), [entry(score=3)])
    await store.streams.append(
        TABLE, 2, named("c"), [entry(score=10, ended=5.0, winner=0), entry(match=2, started=None)]
    )
    assert await store.matches.of_guest("ann") == (entry(score=10, ended=5.0, winner=0),)
    assert await store.matches.unfinished("ann") == (entry(match=2, started=None),)


@pytest.mark.parametrize("seat", few(range(4), keep={2}))
async def test_a_guest_finds_their_games_whatever_their_seat(store: Store, seat: int) -> None:
    guests = ["ann" if each == seat else None for each in range(4)]
    await store.streams.create(TABLE, CODE, named("a"), [entry(guests=tuple(guests))])
    assert [each.table for each in await store.matches.of_guest("ann")] == [TABLE]
    assert await store.matches.of_guest("bea") == ()


async def test_games_are_listed_latest_first_and_page_by_page(store: Store) -> None:
    for number in range(5):
        table = f"t{number}"
        await store.streams.create(table, f"C{number}", named("a"), [entry(table, f"C{number}", started=float(number))])
    first = await store.matches.of_guest("ann", most=2)
    assert [each.table for each in first] == ["t4", "t3"]
    then = await store.matches.of_guest("ann", most=2, before=first[-1].started)
    assert [each.table for each in then] == ["t2", "t1"]


async def test_unfinished_tables_are_listed_where_something_happened_last_first(store: Store) -> None:
    for number in range(3):
        table = f"t{number}"
        await store.streams.create(
            table, f"C{number}", (event("a", float(number)),), [entry(table, f"C{number}", started=None)]
        )
    await store.streams.append("t0", 1, (event("b", 7.0),))
    await store.streams.append("t1", 1, (event("b", 8.0),), [entry("t1", "C1", ended=8.0)])
    assert [each.table for each in await store.matches.unfinished("ann")] == ["t0", "t2"]
    assert [each.table for each in await store.matches.unfinished("ann", most=1)] == ["t0"]


@pytest.mark.parametrize(
    ("changed", "plays_with_people"),
    few(
        [
            ({}, True),
            ({"seated": ("ann", None, None, None)}, False),
            ({"seated": (None, "bea", "cat", None)}, False),
            ({"seated": ("ann", "ann", None, None)}, False),
            ({"started": None}, False),
            ({"ended": 5.0}, False),
        ],
        keep=2,
    ),
)
async def test_a_match_with_other_people_is_found_at_however_many_tables(
    store: Store, changed: dict[str, object], plays_with_people: bool
) -> None:
    together = {"guests": ("ann", "bea", None, None)} | changed
    await store.streams.create(TABLE, CODE, named("a"), [entry(**together)])  # type: ignore[arg-type]
    for number in range(21):
        table, code = f"t{number}", f"C{number}"
        await store.streams.create(table, code, (event("a", 10.0),), [entry(table, code)])
    assert await store.matches.table_that_counts("ann", since=date(2026, 11, 28)) == (
        CODE if plays_with_people else None
    )


async def test_who_leaves_before_the_match_no_longer_finds_the_table(store: Store) -> None:
    await store.streams.create(TABLE, CODE, named("a"), [entry(started=None)])
    await store.streams.append(TABLE, 1, named("b"), [entry(started=None, guests=("bea", None, None, None))])
    assert await store.matches.unfinished("ann") == ()
    assert [each.table for each in await store.matches.unfinished("bea")] == [TABLE]


async def test_all_workers_share_one_key(store: Store, url: str) -> None:
    keys = await store.keys.read()
    async with await Store.open(url) as other:
        assert await other.keys.read() == keys == await store.keys.read()
    assert [len(key) for key in keys] == [32]


async def test_a_worker_is_known_until_its_last_heartbeat_is_dropped(store: Store) -> None:
    await store.heartbeats.record("one", 100.0)
    await store.heartbeats.record("two", 108.0)
    assert await store.heartbeats.read() == {"one": 100.0, "two": 108.0}
    await store.heartbeats.record("one", 109.0)
    assert await store.heartbeats.read() == {"one": 109.0, "two": 108.0}
    await store.heartbeats.record("three", 1e9)
    assert await store.heartbeats.read() == {"one": 109.0, "two": 108.0, "three": 1e9}
    await store.heartbeats.drop({"one": 100.0, "two": 108.0})
    assert await store.heartbeats.read() == {"one": 109.0, "three": 1e9}, "one has given another sign since"


async def test_what_was_kept_is_there_when_the_database_is_opened_again(url: str) -> None:
    async with await Store.open(url) as store:
        await store.streams.create(TABLE, CODE, named("a", "b"))
    async with await Store.open(url) as store:
        assert names(await store.streams.events(TABLE)) == ["a", "b"]
        await store.streams.append(TABLE, 2, named("c"))


async def test_closing_twice_does_no_harm(store: Store) -> None:
    await store.close()
    await store.close()


async def test_a_match_somebody_left_is_in_no_list_of_theirs_until_the_others_end_it(store: Store) -> None:
    await store.streams.create(
        TABLE, CODE, [], [entry(guests=("ann", "ben", None, None), seated=("ann", None, None, None))]
    )
    assert [found.code for found in await store.matches.unfinished("ann")] == [CODE]
    assert await store.matches.unfinished("ben") == await store.matches.of_guest("ben") == ()
    ended = entry(guests=("ann", "ben", None, None), seated=("ann", None, None, None), ended=9.0, winner=1, conceded=0)
    await store.streams.append(TABLE, 0, [], [ended])
    assert await store.matches.of_guest("ben") == await store.matches.of_guest("ann") == (ended,)

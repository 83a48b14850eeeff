"""The shuffle of a round is told when people are asked for something, and not with each of its parts."""

from __future__ import annotations

from hashlib import sha256

from euchre.evenings.acts.devices import Link
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.acts.shuffling import HoldShuffle, PromisePart, ShowPart
from euchre.evenings.catalogue import EVENING
from euchre.evenings.perspective import EveningNow, evening_now
from euchre.tables.fair import seeds
from support.directing import Director, new_evening

LINKED = (1, 2, 5, 8)


def _shuffling() -> Director:
    """Eight people at two live tables with the same cards, of whom four have a device."""
    director = Director(new_evening(seed="5eed" * 16, movement="draw", same_cards=True))
    director.enters(8, "online")
    for number in LINKED:
        director.says(Link, guest=f"guest {number}", entrant=number)
    round_ = director.seats()
    held = EVENING.step(director.evening, HoldShuffle(round_.seated), 1.0)
    assert held is not None
    director.evening = EVENING.evolve(director.evening, held)
    return director


def _secret(number: int) -> bytes:
    return sha256(f"part {number}".encode()).digest()


def _promises(director: Director, number: int) -> None:
    digest = seeds.promise(_secret(number))
    director.says(PromisePart, guest=f"guest {number}", round=1, digest=digest)


def _shows(director: Director, number: int) -> None:
    director.says(ShowPart, guest=f"guest {number}", round=1, contribution=_secret(number).hex())


def _told(director: Director) -> EveningNow:
    return evening_now(director.evening, None, at=1.0, codes={})


def test_people_are_told_three_times_however_many_contribute() -> None:
    director = _shuffling()
    versions = [_told(director).version]
    for contributes in (_promises, _shows):
        for number in LINKED:
            contributes(director, number)
            versions.append(_told(director).version)
    asked, promised, over = versions[0], versions[4], versions[8]
    assert versions == [asked] * 4 + [promised] * 4 + [over]
    assert asked < promised < over == director.evening.version


def test_as_long_as_the_version_is_the_same_the_shuffle_is_told_alike() -> None:
    director = _shuffling()
    heard: dict[int, EveningNow] = {}
    for contributes in (_promises, _shows):
        for number in LINKED:
            now = _told(director)
            assert heard.setdefault(now.version, now) == now
            contributes(director, number)
    shuffles = [now.shuffle for now in heard.values()]
    assert [shuffle is not None and all(shuffle.promised[number - 1] for number in LINKED) for shuffle in shuffles] == [
        False,
        True,
    ]
    assert _told(director).shuffle is None


def test_the_version_is_the_same_when_the_evening_is_read_again() -> None:
    director = _shuffling()
    for number in LINKED[:2]:
        _promises(director, number)
    assert EVENING.fold(director.evening.log).news == director.evening.news
    director.says(Revoke, event=director.evening.steps[-1])
    assert EVENING.fold(director.evening.log) == director.evening
    assert director.evening.news == director.evening.version

"""A club for tests: somebody who sends it messages, and evenings it has held."""

from fractions import Fraction
from typing import Any

from euchre.clubs.acts.evenings import EveningOpening
from euchre.clubs.acts.founding import ClubFounded
from euchre.clubs.catalogue import CLUB
from euchre.clubs.club import Club
from euchre.clubs.held_evening import FinalStanding, HeldEvening
from euchre.clubs.settings import ClubSettings
from euchre.streams.inputs import Said


def new_club(**settings: Any) -> Club:
    wanted = ClubSettings(**({"name": "Thursday Euchre"} | settings))
    return CLUB.fold([ClubFounded(at=0.0, club="c", code="abc", admin="ada", secret="s", settings=wanted)])


class ClubAdmin:
    """A guest who sends messages to a club."""

    def __init__(self, club: Club, guest: str = "ada") -> None:
        self.club = club
        self.guest = guest
        self._sent = 0

    def says(self, kind: type[Any], guest: str | None = None, **fields: Any) -> None:
        self._sent += 1
        self._step(Said(guest or self.guest, kind(id=f"m{self._sent}", **fields)))

    def opens(self, evening: str, guest: str | None = None) -> None:
        self._step(EveningOpening(guest or self.guest, evening, f"code-{evening}"))

    def _step(self, received: Any) -> None:
        event = CLUB.step(self.club, received, 1.0)
        if event is not None:
            self.club = CLUB.evolve(self.club, event)


def held(id_: str, day: str, *standings: FinalStanding, is_over: bool = True) -> HeldEvening:
    return HeldEvening(
        id=id_, code=f"code-{id_}", title="", day=day, rounds=8, is_over=is_over, standings=standings if is_over else ()
    )


def final(rank: int, points: int, *, member: int | None = None, wins: int = 0, loners: int = 0) -> FinalStanding:
    return FinalStanding(member, rank, Fraction(points), Fraction(wins), loners)

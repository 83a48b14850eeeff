"""The evidence of everybody's strength, by family: judged deals by day, and the ladder of their matches."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final

from euchre.daily.days import parse_day
from euchre.ratings.family import FAMILIES, Family, family_on
from euchre.ratings.rating import DayOfDeals, LossRating, rating_of

_Days = dict[Family, list[DayOfDeals]]
_NOTHING: Final[_Days] = {}


class Evidence:
    """The judged deals of some people."""

    def __init__(self) -> None:
        self._people: Final[dict[str, _Days]] = {}

    @classmethod
    def of(cls, days: Iterable[tuple[str, str, int, float]]) -> Evidence:
        """The evidence in these rows: a person, the label of a day, the deals, and the loss in all of them."""
        evidence = cls()
        for person, label, deals, loss in days:
            day = parse_day(label)
            families = evidence._people.setdefault(person, {})
            families.setdefault(family_on(day), []).append(DayOfDeals(day, deals, loss))
        return evidence

    @property
    def people(self) -> Iterable[str]:
        """The people who have a judged deal."""
        return self._people

    def days(self, person: str, family: Family) -> list[DayOfDeals]:
        """The days of a person in a family."""
        return self._people.get(person, _NOTHING).get(family, [])

    def rating(self, person: str, family: Family, today: date) -> LossRating | None:
        """The rating of a person in a family; None where their deals are too few."""
        return rating_of(family, self.days(person, family), today)

    def ratings(self, today: date) -> dict[str, dict[Family, LossRating]]:
        """The ratings of everybody of whom something can be said."""
        every = ((person, family, self.rating(person, family, today)) for person in self._people for family in FAMILIES)
        ratings: dict[str, dict[Family, LossRating]] = {}
        for person, family, rating in every:
            if rating is not None:
                ratings.setdefault(person, {})[family] = rating
        return ratings

"""Draw: partners and tables by lot each round, as with chips or cards drawn from a hat (Vows to Keep, Lake Villa).

Nobody is partners with somebody twice as long as that can be avoided; fixed pairs meet other pairs instead.
"""

from __future__ import annotations

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.movements.lots import drawn_twos
from euchre.evenings.movements.section_field import SectionField
from euchre.evenings.movements.turns import pairs_in_turn, people_in_turn, times_met, times_partners


def draw(field: SectionField) -> PlannedRound:
    """Seat the next round by lot."""
    if field.fixed is not None:
        pairs = pairs_in_turn(field, field.fixed)
        return pairs.round(drawn_twos(pairs.playing, times_met(field, field.fixed), field.rng))
    people = people_in_turn(field)
    twos = drawn_twos(people.playing, times_partners(field), field.rng)
    return people.round((a, c, b, d) for (a, b), (c, d) in zip(twos[::2], twos[1::2], strict=True))

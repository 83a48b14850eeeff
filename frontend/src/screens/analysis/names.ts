/** The names of a position's seats: as its seat sees them, or by their place on the page if all hands are open. */

import { t } from '../../lib/language/words.svelte';
import { placeOf, roleOf } from '../../lib/seats/place';
import { seatsFrom, stepsTo } from '../../lib/seats/sides';

/** The names of all seats, from 0 on; `seat` is that of the position, null with all hands open. */
export function namesOf(seat: number | null, players: number): readonly string[] {
  return seatsFrom(0, players).map((other) =>
    t(`analysis-seat-${seat === null ? placeOf(other, 0, players) : roleOf(stepsTo(other, seat, players), players)}`),
  );
}

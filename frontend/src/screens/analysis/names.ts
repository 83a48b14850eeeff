/** The names of a position's seats: as its seat sees them, or by their place on the page if all hands are open. */

import { t } from '../../lib/language/words.svelte';
import { seatsFrom, stepsTo } from '../../lib/seats/sides';
import { SEATS } from './text';

const FROM_A_SEAT = ['you', 'left', 'partner', 'right'];
const OPEN = ['south', 'west', 'north', 'east'];

/** The names of the seats 0 to 3. */
export function namesOf(seat: number | null): readonly string[] {
  return seatsFrom(0, SEATS).map((other) => t(`analysis-seat-${seat === null ? OPEN[other] : FROM_A_SEAT[stepsTo(other, seat, SEATS)]}`));
}

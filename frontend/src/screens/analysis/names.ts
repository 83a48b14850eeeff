/** The names of a position's seats: as its seat sees them, or by their place on the page if all hands are open. */

import { t } from '../../lib/language/words.svelte';

const FROM_A_SEAT = ['you', 'left', 'partner', 'right'];
const OPEN = ['south', 'west', 'north', 'east'];

/** The names of the seats 0 to 3. */
export function namesOf(seat: number | null): readonly string[] {
  return [0, 1, 2, 3].map((other) => t(`analysis-seat-${seat === null ? OPEN[other] : FROM_A_SEAT[(other - seat + 4) % 4]}`));
}

/** The tricks that a side has taken, of those it needs. */

import type { Picture } from '../../lib/server/replies';
import { at, sideOf } from '../../lib/seats/sides';

export interface Tally {
  readonly taken: number;
  /** The tricks for the next thing that can be won: the deal, the march, the euchre, or the end of the march. */
  readonly needed: number;
  /** The outcome that is certain already, if any is. */
  readonly sure: 'made' | 'march' | 'euchre' | null;
}

/** Tricks of a deal, and how many of them make it. */
const ALL = 5;
const MOST = 3;

/** The tally of a side in the play of a deal, with all who play against the maker; null before trump is made. */
export function tallyOf({ maker, tricks_taken, counts }: Picture, side: number): Tally | null {
  if (maker === null) return null;
  const makers = sideOf(maker, counts.length);
  const made = at(tricks_taken, makers);
  const against = tricks_taken.reduce((sum, tricks) => sum + tricks, 0) - made;
  if (side !== makers) {
    if (against >= MOST) return { taken: against, needed: MOST, sure: 'euchre' };
    const stopsMarch = made >= MOST && against === 0;
    return { taken: against, needed: stopsMarch ? 1 : MOST, sure: null };
  }
  if (made === ALL) return { taken: made, needed: ALL, sure: 'march' };
  if (made < MOST) return { taken: made, needed: MOST, sure: null };
  return against === 0 ? { taken: made, needed: ALL, sure: null } : { taken: made, needed: MOST, sure: 'made' };
}

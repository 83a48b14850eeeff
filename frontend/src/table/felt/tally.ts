/** The tricks that a side has taken, of those it needs. */

import type { Picture } from '../../lib/server/replies';
import { sideOf } from '../../lib/seats/seats';

export interface Tally {
  readonly taken: number;
  /** The tricks for the next thing that can be won: the deal, the march, the euchre, or the end of the march. */
  readonly needed: number;
  /** What is certain already, if anything is. */
  readonly sure: 'made' | 'march' | 'euchre' | null;
}

/** Tricks of a deal, and how many of them make it. */
const ALL = 5;
const MOST = 3;

/** How a side (0 or 1) stands in the play of a deal; null before trump is made. */
export function tallyOf({ maker, tricks_taken }: Picture, side: 0 | 1): Tally | null {
  if (maker === null) return null;
  const taken = tricks_taken[side];
  const others = tricks_taken[side === 0 ? 1 : 0];
  if (sideOf(maker) !== side) {
    if (taken >= MOST) return { taken, needed: MOST, sure: 'euchre' };
    const stopsMarch = others >= MOST && taken === 0;
    return { taken, needed: stopsMarch ? 1 : MOST, sure: null };
  }
  if (taken === ALL) return { taken, needed: ALL, sure: 'march' };
  if (taken < MOST) return { taken, needed: MOST, sure: null };
  return others === 0 ? { taken, needed: ALL, sure: null } : { taken, needed: MOST, sure: 'made' };
}

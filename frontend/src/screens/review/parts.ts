/** The parts of a change of the chance to win in a deal: luck, the play of both sides, and what nobody could know. */

import type { Split } from '../../lib/server/answers';

export const IN_TWO = ['luck', 'play'] as const;
export const PARTS = ['luck', 'play', 'theirs', 'unknown'] as const;
type Part = (typeof PARTS)[number];
/** The change by each part for the side whose view it is. */
export type Parts = Readonly<Record<Part, number>>;

/** The parts of a deal as a side sees them; together they are the whole change. What one side loses, the others share. */
export function partsOf({ luck, played, unknown }: Split, side: number): Parts {
  const others = played.filter((_, other) => other !== side);
  return {
    luck: luck[side] ?? 0,
    play: played[side] ?? 0,
    theirs: 0 - others.reduce((total, lost) => total + lost, 0) / Math.max(1, others.length),
    unknown: unknown[side] ?? 0,
  };
}

/** The same in two parts, for people: all that nobody could know counts as luck, and the play of both sides as play. */
export function inTwo({ luck, play, theirs, unknown }: Parts): Pick<Parts, 'luck' | 'play'> {
  return { luck: luck + unknown, play: play + theirs };
}

/** The parts of several deals together. */
export function summed(all: readonly Parts[]): Parts {
  const sum = (part: Part): number => all.reduce((total, parts) => total + parts[part], 0);
  return { luck: sum('luck'), play: sum('play'), theirs: sum('theirs'), unknown: sum('unknown') };
}

/** A piece of a bar, from left to right; 0 is where nothing changed. */
interface Piece {
  part: Part;
  from: number;
  to: number;
}

/** The parts side by side: those that helped to the right of 0, those that hurt to the left. */
export function stacked(parts: Parts): readonly Piece[] {
  const ends = { up: 0, down: 0 };
  return PARTS.flatMap((part) => {
    const much = parts[part];
    if (much === 0) return [];
    const from = much > 0 ? ends.up : ends.down;
    if (much > 0) ends.up += much;
    else ends.down += much;
    return [{ part, from: Math.min(from, from + much), to: Math.max(from, from + much) }];
  });
}

/** The reach of the bars to the left and to the right, in chances: the same for all, and never 0. */
export function reachOf(all: readonly Parts[]): { left: number; right: number } {
  const pieces = all.flatMap(stacked);
  return {
    left: Math.max(0.05, ...pieces.map((piece) => -piece.from)),
    right: Math.max(0.05, ...pieces.map((piece) => piece.to)),
  };
}

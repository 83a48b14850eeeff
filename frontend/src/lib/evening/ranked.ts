/** The standings line by line: fixed pairs in one, everybody else each in one of their own. */

import type { EveningNow, EveningSettings } from '../server/evenings';
import { nameOf } from './people';

export interface RankedLine {
  /** An entrant, or the two of a pair. */
  readonly numbers: readonly number[];
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly loners: number;
}

/** The figures that count: the one that ranks first. */
export function countedIn({ scoring }: EveningSettings): readonly ('points' | 'wins')[] {
  return scoring.by === 'wins' ? ['wins', 'points'] : ['points', 'wins'];
}

/** The lines, the best first. */
export function rankedLines({ pairs, standings }: Pick<EveningNow, 'pairs' | 'standings'>): readonly RankedLine[] {
  if (pairs.length > 0) return pairs.map(({ members, ...line }) => ({ numbers: members, ...line }));
  return standings.map(({ number, rank, points, wins, loners }) => ({ numbers: [number], rank, points, wins, loners }));
}

/** The line of an entrant; null for somebody who is in none. */
export function lineOf(now: EveningNow, entrant: number): RankedLine | null {
  return rankedLines(now).find(({ numbers }) => numbers.includes(entrant)) ?? null;
}

/** `Ann & Bob`, or the name of one. */
export function namesOf(entrants: EveningNow['entrants'], { numbers }: RankedLine): string {
  return numbers.map((number) => nameOf(entrants, number)).join(' & ');
}

/** True once a table has a result: before that everybody is level, and nobody leads. */
export function hasResults({ rounds }: Pick<EveningNow, 'rounds'>): boolean {
  return rounds.some(({ tables }) => tables.some(({ result }) => result !== null));
}

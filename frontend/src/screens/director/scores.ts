/** The result of a table while it is entered. */

import { sidesAt } from '../../lib/evening/places';
import type { EveningSettings, RoundScore } from '../../lib/server/evenings';

/** Points that have a key of their own; more are typed. */
export const MOST_KEYS = 19;
/** The most points that a result can have. */
export const MOST_POINTS = 99;
/** The most points of one deal: a loner of all five tricks. */
const MOST_A_DEAL = 4;

/** The result as entered so far; null is a number that is missing. */
export interface Entering {
  readonly points: readonly (number | null)[];
  readonly loners: readonly number[];
  readonly euchres: readonly number[];
}

/** The beginning of a result: what is there already, or nothing. */
export function entering(seats: number, score: RoundScore | null): Entering {
  const sides = sidesAt(seats);
  const none = (count: number): number[] => Array.from({ length: count }, () => 0);
  return {
    points: score?.points ?? Array.from({ length: sides }, () => null),
    loners: score !== null && score.loners.length > 0 ? score.loners : none(seats),
    euchres: score !== null && score.euchres.length > 0 ? score.euchres : none(sides),
  };
}

/** The result that was entered; null while a number is missing. */
export function scoreOf({ points, loners, euchres }: Entering, settings: EveningSettings): RoundScore | null {
  const all = points.filter((one) => one !== null);
  if (all.length < points.length) return null;
  return { points: all, loners: settings.loners ? [...loners] : [], euchres: settings.euchres ? [...euchres] : [] };
}

/** True if two results are the same. */
export function isSame(one: RoundScore | null, other: RoundScore | null): boolean {
  if (one === null || other === null) return one === other;
  const plain = ({ points, loners, euchres }: RoundScore): string =>
    [points, loners, euchres].map((numbers) => (numbers.some(Boolean) ? numbers.join() : '')).join(';');
  return plain(one) === plain(other);
}

/** The doubt that a result may be a slip: the name of a sentence, and the number in it. It may be right all the same. */
export function doubtOf(score: RoundScore, { length }: EveningSettings): { id: string; number: number } | null {
  const { kind, number } = length;
  const sum = score.points.reduce((before, points) => before + points, 0);
  const loners = score.loners.reduce((before, made) => before + made, 0);
  if (kind === 'deals' && sum < number) return { id: 'few', number };
  if (kind === 'deals' && sum > MOST_A_DEAL * number) return { id: 'many', number };
  if (kind === 'points' && Math.max(...score.points) < number) return { id: 'short', number };
  if (kind === 'points' && score.points.filter((points) => points >= number).length > 1) return { id: 'both', number };
  if (MOST_A_DEAL * loners > sum) return { id: 'loners', number: loners };
  return null;
}

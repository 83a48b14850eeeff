/** The result of a table while it is entered. */

import { sidesAt } from './places';
import type { EveningNow, EveningSettings, RoundScore } from '../server/evenings';

/** Points that have a key of their own; more are typed. */
export const MOST_KEYS = 19;
/** The most points that a result can have. */
export const MOST_POINTS = 99;

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

/** The result with the sides of a table of four the other way round; loners stay with who made them. */
export function swapped(result: Entering): Entering {
  return { ...result, points: result.points.toReversed(), euchres: result.euchres.toReversed() };
}

/** True if people sit by the old one of two results in the next round: winners move, or neighbours in the standings meet. */
export function sitBy({ movement }: EveningSettings, old: RoundScore | null, score: RoundScore | null): boolean {
  return movement === 'standing' || (movement === 'progressive' && winnerOf(old) !== winnerOf(score));
}

function winnerOf(score: RoundScore | null): number | null {
  if (score === null) return null;
  const best = Math.max(...score.points);
  return score.points.filter((points) => points === best).length > 1 ? null : score.points.indexOf(best);
}

/**
 * The doubt that a result may be a slip: the name of a sentence, and the number in it. It may be right all the same. The
 * server asks the same of programs (`euchre.evenings.doubts`).
 */
export function doubtOf(
  score: RoundScore,
  { settings, hand }: Pick<EveningNow, 'settings' | 'hand'>,
): { id: string; number: number } | null {
  const { kind, number } = settings.length;
  const { points, loners } = score;
  if (kind === 'deals') {
    if (sum(points) < number) return { id: 'few', number };
    if (sum(points) > number * hand.most * (points.length - 1)) return { id: 'many', number }; // of three, both others score for a euchre
    if (sum(loners) > number) return { id: 'loners-many', number };
  }
  if (kind === 'points' && Math.max(...points) < number) return { id: 'short', number };
  if (kind === 'points' && points.filter((side) => side >= number).length > 1) return { id: 'both', number };
  const made = points.map((_, side) => sum(loners.filter((_loners, seat) => seat % points.length === side)));
  const short = made.find((count, side) => count * hand.loner > (points[side] ?? 0));
  return short === undefined ? null : { id: 'loners', number: short };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}

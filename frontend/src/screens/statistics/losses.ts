/** What was given away in the matches of a player that are reviewed, as it is drawn: match by match, and by kind and seat. */

import type { LostPerDeal, MyReviews } from '../../lib/answers';
import { t } from '../../lib/words.svelte';

/** How many standard errors to each side hold 95 of 100. */
const Z = 1.96;

/** A match in the chart. */
export interface LossPoint {
  /** From the left, 0..1; the latest match is the last. */
  x: number;
  /** What was given away in a deal, in chances (0..1). */
  loss: number;
  /** Between which it most likely lies; null where one deal tells nothing of it. */
  range: readonly [number, number] | null;
}

/** The matches of which a review tells something, the latest last. */
export function lossPoints(matches: MyReviews['matches']): readonly LossPoint[] {
  const found = matches.flatMap(({ review }) => (review === null || review.lost.deals === 0 ? [] : [review.lost])).reverse();
  return found.map((lost, place) => ({
    x: found.length === 1 ? 0.5 : place / (found.length - 1),
    loss: lost.loss,
    range: rangeOf(lost),
  }));
}

/** Where the true mean most likely lies (95 of 100 times). */
export function rangeOf({ loss, error }: LostPerDeal): readonly [number, number] | null {
  return error === null ? null : [loss - Z * error, loss + Z * error];
}

/** How far the chart reaches: from what was given away least to what was most, and nothing given away is always in it. */
export function reachOf(points: readonly LossPoint[]): { least: number; most: number } {
  const ends = points.flatMap(({ loss, range }) => [loss, ...(range ?? [])]);
  return { least: Math.min(0, ...ends), most: Math.max(0.01, ...ends) };
}

/** A bar: what it is of, how many there were, and what was given away in a deal. */
export interface LossRow {
  name: string;
  count: string;
  loss: number;
}

/** By kind of decision, the costliest first; together they are what was given away in a deal. */
export function kindRows({ kinds, lost }: MyReviews): readonly LossRow[] {
  return Object.entries(kinds)
    .map(([kind, { decisions, loss }]) => ({
      name: t(`statistics-kind-${kind.replace(' ', '-')}`),
      count: t('statistics-decisions', { decisions }),
      loss: loss / Math.max(lost.deals, 1),
    }))
    .sort((one, other) => other.loss - one.loss);
}

const SEATS = ['dealer', 'dealers_partner', 'left', 'right'] as const satisfies readonly (keyof MyReviews['places'])[];

/** By seat, seen from the dealer, where any deals are counted. */
export function seatRows({ places }: MyReviews): readonly LossRow[] {
  return SEATS.filter((place) => places[place].deals > 0).map((place) => ({
    name: t(`statistics-place-${place.replace('_', '-')}`),
    count: t('statistics-deals', { deals: places[place].deals }),
    loss: places[place].loss,
  }));
}

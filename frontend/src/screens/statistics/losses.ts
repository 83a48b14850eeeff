/** The losses of a player in the reviewed matches, for the drawings: match by match, and by kind and seat. */

import type { MeanLoss, MyReviews } from '../../lib/server/answers';
import { t } from '../../lib/language/words.svelte';
import { Z } from '../../lib/language/intl';
import { placesIn, placeName } from './figures';

/** A match in the chart. */
interface LossPoint {
  /** The distance from the left, 0..1; the latest match is the last. */
  x: number;
  /** The loss in a deal, in chances (0..1). */
  loss: number;
  /** Its 95% interval; null for a single deal, which has none. */
  range: readonly [number, number] | null;
}

/** The matches with figures of a review, the latest last. */
export function lossPoints(matches: MyReviews['matches']): readonly LossPoint[] {
  const losses = matches.flatMap(({ review }) => (review === null || review.lost.deals === 0 ? [] : [review.lost])).reverse();
  return losses.map((lost, place) => ({
    x: losses.length === 1 ? 0.5 : place / (losses.length - 1),
    loss: lost.loss,
    range: rangeOf(lost),
  }));
}

/** The 95% interval of the true mean. */
export function rangeOf({ loss, error }: MeanLoss): readonly [number, number] | null {
  return error === null ? null : [loss - Z * error, loss + Z * error];
}

/** The range of the chart: from the least to the most given away, always including 0. */
export function reachOf(points: readonly LossPoint[]): { least: number; most: number } {
  const ends = points.flatMap(({ loss, range }) => [loss, ...(range ?? [])]);
  return { least: Math.min(0, ...ends), most: Math.max(0.01, ...ends) };
}

/** A bar: its name, how many there were, and what was given away in a deal. */
export interface LossRow {
  name: string;
  count: string;
  loss: number;
}

/** The rows by kind of decision, the costliest first; together they are the loss in a deal. */
export function kindRows({ kinds, lost }: MyReviews): readonly LossRow[] {
  return Object.entries(kinds)
    .map(([kind, { decisions, loss }]) => ({
      name: t(`statistics-kind-${kind.replace(' ', '-')}`),
      count: t('statistics-decisions', { decisions }),
      loss: loss / Math.max(lost.deals, 1),
    }))
    .sort((one, other) => other.loss - one.loss);
}

/** The rows by seat, seen from the dealer, where any deals are counted. */
export function seatRows({ places, matches }: MyReviews): readonly LossRow[] {
  const numbers = new Set(matches.filter(({ review }) => review !== null).map(({ match }) => match.players.length));
  const players = numbers.size === 1 ? ([...numbers][0] ?? 0) : 0;
  return placesIn(places).map((place) => ({
    name: placeName(place, players),
    count: t('statistics-deals', { deals: places[place].deals }),
    loss: places[place].loss,
  }));
}

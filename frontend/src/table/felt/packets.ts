/** The order in which cards are dealt: packet by packet round the table. */

import { leftOf, stepsTo } from '../../lib/seats/sides';

const HAND = 5;

/**
 * The time a card sets out, as a part (0..1) of the time the packets take. `packets` says how many cards each seat gets in
 * the first round (of two, or of five where cards are dealt one by one), `place` (from 0) which card of the seat it is.
 */
export function startOf(packets: readonly number[], seat: number, place: number, dealer: number): number {
  const first = packets[seat] ?? 3;
  const single = first === 1;
  const rounds = single ? HAND : 2;
  const round = single ? Math.min(place, HAND - 1) : place < first ? 0 : 1;
  const seats = packets.length;
  const turn = stepsTo(seat, leftOf(dealer, seats), seats);
  return (round * seats + turn) / (rounds * seats);
}

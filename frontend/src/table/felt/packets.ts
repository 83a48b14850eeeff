/** The order in which cards are dealt: packet by packet round the table. */

const SEATS = 4;
const HAND = 5;

/**
 * When a card sets out, as a part (0..1) of the time the packets take. `packets` says how many cards each seat gets in
 * the first round (of two, or of five where cards are dealt one by one), `place` (0..4) which card of the seat it is.
 */
export function startOf(packets: readonly number[], seat: number, place: number, dealer: number): number {
  const first = packets[seat] ?? 3;
  const single = first === 1;
  const rounds = single ? HAND : 2;
  const round = single ? Math.min(place, HAND - 1) : place < first ? 0 : 1;
  const turn = (seat - dealer + SEATS - 1) % SEATS;
  return (round * SEATS + turn) / (rounds * SEATS);
}

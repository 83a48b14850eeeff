/** The places of people, and the order in which the cards fly to them. */
import { describe, expect, test } from 'vitest';
import { startOf } from '../../../src/table/felt/packets';
import { placeOf, placesFrom } from '../../../src/lib/seats/place';
import { seatsFrom } from '../../../src/lib/seats/sides';

test.each([
  [2, ['south', 'north']],
  [3, ['south', 'northwest', 'northeast']],
  [4, ['south', 'west', 'north', 'east']],
  [6, ['south', 'west', 'northwest', 'north', 'northeast', 'east']],
])('of %i players everybody sees themselves in the south, and the others clockwise', (players, places) => {
  for (const you of seatsFrom(0, players)) {
    expect(placesFrom(you, players)).toEqual(places.map((place, step) => ({ seat: (you + step) % players, place })));
    expect(seatsFrom(you, players).map((seat) => placeOf(seat, you, players))).toEqual(places);
  }
  expect(placeOf(0, null, players)).toBe('south');
});

describe('cards are dealt from the dealer’s left, and the dealer’s come last in each round', () => {
  const order = (packets: readonly number[], dealer: number): string[] => {
    const cards = packets
      .map((_, seat) => seat)
      .flatMap((seat) => [0, 1, 2, 3, 4].map((place) => ({ seat, start: startOf(packets, seat, place, dealer) })));
    const starts = [...new Set(cards.map(({ start }) => start))].sort((one, other) => one - other);
    const together = starts.map((when) => cards.filter(({ start }) => start === when));
    return together.map((pack) => `${pack[0]?.seat}x${pack.length}`);
  };

  test('three and two', () => {
    expect(order([3, 3, 3, 3], 3)).toEqual(['0x3', '1x3', '2x3', '3x3', '0x2', '1x2', '2x2', '3x2']);
  });

  test('two and three in turn', () => {
    expect(order([2, 3, 2, 3], 0)).toEqual(['1x3', '2x2', '3x3', '0x2', '1x2', '2x3', '3x2', '0x3']);
  });

  test('to three, three and two', () => {
    expect(order([3, 3, 3], 1)).toEqual(['2x3', '0x3', '1x3', '2x2', '0x2', '1x2']);
  });

  test('one by one', () => {
    const round = ['2x1', '3x1', '0x1', '1x1'];
    expect(order([1, 1, 1, 1], 1)).toEqual([...round, ...round, ...round, ...round, ...round]);
  });
});

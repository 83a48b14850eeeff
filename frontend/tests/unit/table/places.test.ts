/** Where people sit, and in what order the cards fly to them. */
import { describe, expect, test } from 'vitest';
import { startOf } from '../../../src/table/felt/packets';
import { placeOf, PLACES, seatAt } from '../../../src/lib/seats/place';

test('everybody sees themselves in the south, their partner in the north, the next player in the west', () => {
  for (const you of [0, 1, 2, 3]) {
    expect([0, 1, 2, 3].map((step) => placeOf((you + step) % 4, you))).toEqual(['south', 'west', 'north', 'east']);
    for (const place of PLACES) expect(placeOf(seatAt(place, you), you)).toBe(place);
  }
  expect(placeOf(0, null)).toBe('south');
});

describe('cards are dealt from the dealer’s left, and the dealer’s come last in each round', () => {
  const order = (packets: readonly number[], dealer: number): string[] => {
    const cards = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2, 3, 4].map((place) => ({ seat, start: startOf(packets, seat, place, dealer) })));
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

  test('one by one', () => {
    const round = ['2x1', '3x1', '0x1', '1x1'];
    expect(order([1, 1, 1, 1], 1)).toEqual([...round, ...round, ...round, ...round, ...round]);
  });
});

/** Sides and partners: two, four and six sit in two sides, every second seat one; three play each for themselves. */
import { expect, test } from 'vitest';
import {
  at,
  hasPartners,
  leftOf,
  membersOf,
  opponentsOf,
  partnersOf,
  rightOf,
  seatsFrom,
  sideOf,
  sidesAt,
} from '../../../src/lib/seats/sides';

test.each([
  [2, [[0], [1]]],
  [3, [[0], [1], [2]]],
  [
    4,
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [
    6,
    [
      [0, 2, 4],
      [1, 3, 5],
    ],
  ],
])('the sides of %i players', (players, sides) => {
  expect(sidesAt(players)).toBe(sides.length);
  expect(sides.map((_, side) => membersOf(side, players))).toEqual(sides);
  expect(hasPartners(players)).toBe(players > 3);
  for (const [side, members] of sides.entries()) for (const seat of members) expect(sideOf(seat, players)).toBe(side);
});

test('partners and opponents, clockwise from the seat', () => {
  expect(partnersOf(4, 6)).toEqual([0, 2]);
  expect(opponentsOf(4, 6)).toEqual([5, 1, 3]);
  expect(partnersOf(1, 4)).toEqual([3]);
  expect(partnersOf(1, 3)).toEqual([]);
  expect(opponentsOf(1, 3)).toEqual([2, 0]);
});

test('round the table', () => {
  expect(seatsFrom(2, 3)).toEqual([2, 0, 1]);
  expect([leftOf(5, 6), rightOf(0, 6), leftOf(1, 2), rightOf(0, 2)]).toEqual([0, 5, 0, 1]);
});

test('a side for which a list has no number has none', () => {
  expect([at([3, 1], 1), at([3, 1], 2)]).toEqual([1, 0]);
});

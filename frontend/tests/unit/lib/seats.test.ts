/** One way of naming sides, that of the table's own sentences. */
import { expect, test } from 'vitest';
import { seatingFrom } from '../../../src/lib/seats/seating';
import { sideName } from '../../../src/lib/seats/seats';

const NAMES = ['Ann', 'Bess', 'Cleo', 'Dora'];

test('your own side is you and your partner, whichever seat you have', () => {
  expect([0, 1].map((side) => sideName(seatingFrom(0, NAMES), side))).toEqual(['You & Cleo', 'Bess & Dora']);
  expect([0, 1].map((side) => sideName(seatingFrom(3, NAMES), side))).toEqual(['Ann & Cleo', 'You & Bess']);
});

test('who only watches is told all names', () => {
  const watching = { ...seatingFrom(0, NAMES), you: null };
  expect([0, 1].map((side) => sideName(watching, side))).toEqual(['Ann & Cleo', 'Bess & Dora']);
});

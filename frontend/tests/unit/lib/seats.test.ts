/** The names of sides, as the table's own sentences have them. */
import { expect, test } from 'vitest';
import { seatingFrom } from '../../../src/lib/seats/seating';
import { sideLabel, sideName, sidesOf } from '../../../src/lib/seats/seats';

const NAMES = ['Ann', 'Bess', 'Cleo', 'Dora'];

test('your own side is you and your partner, whichever seat you have', () => {
  expect([0, 1].map((side) => sideName(seatingFrom(0, NAMES), side))).toEqual(['You & Cleo', 'Bess & Dora']);
  expect([0, 1].map((side) => sideName(seatingFrom(3, NAMES), side))).toEqual(['Ann & Cleo', 'You & Bess']);
});

test('who only watches is told all names', () => {
  const watching = { ...seatingFrom(0, NAMES), you: null };
  expect([0, 1].map((side) => sideName(watching, side))).toEqual(['Ann & Cleo', 'Bess & Dora']);
});

test('at a table of six a side has three names, at three and two one', () => {
  const six = ['Ann', 'Bess', 'Cleo', 'Dora', 'Emil', 'Fay'];
  expect([0, 1].map((side) => sideName(seatingFrom(2, six), side))).toEqual(['You, Emil & Ann', 'Bess, Dora & Fay']);
  expect(sidesOf(seatingFrom(3, six))).toEqual([1, 0]);
  expect([0, 1, 2].map((side) => sideName(seatingFrom(1, NAMES.slice(0, 3)), side))).toEqual(['Ann', 'You', 'Cleo']);
  expect(sidesOf(seatingFrom(1, NAMES.slice(0, 3)))).toEqual([1, 2, 0]);
  expect([0, 1].map((side) => sideName(seatingFrom(0, NAMES.slice(0, 2)), side))).toEqual(['You', 'Bess']);
});

test('“You” and “They” are sides of several players; a side of one has their name', () => {
  expect([0, 1].map((side) => sideLabel(seatingFrom(1, NAMES), side))).toEqual(['They', 'You']);
  expect([0, 1].map((side) => sideLabel({ ...seatingFrom(0, NAMES), you: null }, side))).toEqual(['First', 'Second']);
  expect([0, 1, 2].map((side) => sideLabel(seatingFrom(0, NAMES.slice(0, 3)), side))).toEqual(['You', 'Bess', 'Cleo']);
});

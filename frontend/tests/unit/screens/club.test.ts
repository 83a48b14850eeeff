/** Members taken in by a list. */
import { expect, test } from 'vitest';
import type { MemberNow } from '../../../src/lib/server/clubs';
import { wishesFor } from '../../../src/screens/club/newmembers';

function member(number: number, name: string, active = true): MemberNow {
  return { number, name, public: false, active, linked: false, key: '' };
}

test('a list that is pasted twice takes nobody in twice, and brings back who had left', () => {
  const members = [member(1, 'Ann'), member(2, 'Bob', false)];
  const wishes = wishesFor(['ANN', 'bob', 'Cleo'], members, true).map(({ wish }) => wish);
  expect(wishes).toEqual([
    { type: 'changemember', member: 2, active: true },
    { type: 'addmember', name: 'Cleo', public: true },
  ]);
});

test('of two people of one name in a list one is the member who has it', () => {
  expect(wishesFor(['Ann', 'Ann'], [member(1, 'Ann')], false).map(({ name }) => name)).toEqual(['Ann']);
});

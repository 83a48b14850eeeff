/** Members taken in by a list, and what a club says of itself. */
import { expect, test } from 'vitest';
import type { MemberNow } from '../../../src/lib/server/clubs';
import { allZones } from '../../../src/lib/language/days';
import { blocksOf } from '../../../src/screens/club/markup';
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

test("a club's text has the headings, lists and important words that were marked", () => {
  const text = '# Our *house*\nBe on time.\nNo phones.\n\n- **Euchred** twice: buy *snacks*\n- 2 ** 3\n\n## Prizes ##\nNone.';
  const plain = blocksOf(text).map(({ kind, lines }) => [kind, lines.map((spans) => spans.map((span) => span.text).join('|'))]);
  expect(plain).toEqual([
    ['heading', ['Our *house*']],
    ['paragraph', ['Be on time.', 'No phones.']],
    ['list', ['Euchred| twice: buy *snacks*', '2 ** 3']],
    ['heading', ['Prizes']],
    ['paragraph', ['None.']],
  ]);
  expect(blocksOf('**a** b')[0]?.lines[0]?.map(({ isStrong }) => isStrong)).toEqual([true, false]);
});

test('a time zone is offered once, by the name of today', () => {
  expect(new Set(allZones()).size).toBe(allZones().length);
  expect(allZones()).not.toContain('Asia/Calcutta');
});

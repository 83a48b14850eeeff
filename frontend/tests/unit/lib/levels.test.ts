/** The levels of bots, and how a sentence names them. */
import { expect, test } from 'vitest';
import { levelTitles, opponents, type Level } from '../../../src/lib/seats/levels';
import { speak } from '../../../src/lib/language/words.svelte';

test('the levels that search are offered by their titles, and the one a seat has', () => {
  expect(levelTitles()).toEqual([
    ['beginner', 'Beginner'],
    ['casual', 'Casual player'],
    ['club', 'Club player'],
    ['expert', 'Expert'],
  ]);
  expect(levelTitles('swift').at(-1)).toEqual(['swift', 'Swift']);
});

test.each([
  ['casual', 'casual', 'two casual players', 'zwei Gelegenheitsspieler'],
  ['club', 'club', 'two club players', 'zwei Vereinsspieler'],
  ['beginner', 'expert', 'a beginner and an expert', 'einen Anfänger und einen Experten'],
] as const)('against %s and %s', async (left: Level, right: Level, english: string, german: string) => {
  expect(opponents(left, right)).toBe(english);
  await speak('de');
  expect(opponents(left, right)).toBe(german);
});

/** The coach's line: for somebody new as it comes, otherwise by the setting. */
import { expect, test } from 'vitest';
import { settings } from '../../../src/lib/settings/settings.svelte';
import { coached, countMatch } from '../../../src/table/stage/coaching';
import { now, picture } from '../made';

const LINE = picture({ coach: 'You must follow suit.' });
const over = (match: number, you: number | null = 0) => now({ you }, { match, stage: 'over' });

test('is for the first three matches that somebody finished', () => {
  for (const match of [1, 2, 3]) {
    expect(coached(LINE)).toBe('You must follow suit.');
    countMatch(over(match));
    countMatch(over(match)); // the same one does not count again
  }
  expect(coached(LINE)).toBe('');
});

test('is not counted away by matches that are watched, still played, given up, without an end or of one deal', () => {
  for (const match of [1, 2, 3]) {
    countMatch(over(match, null));
    countMatch(now({}, { match }));
    countMatch(now({}, { match, stage: 'over', conceded: 0 }));
    countMatch(now({}, { match, stage: 'over', abandoned: true }));
    countMatch(now({}, { match, stage: 'over', daily: { day: '2026-11-28', number: match } }));
  }
  expect(coached(LINE)).toBe('You must follow suit.');
});

test('comes always or never for somebody who says so', () => {
  settings.coach = 'never';
  expect(coached(LINE)).toBe('');
  settings.coach = 'always';
  for (const match of [1, 2, 3]) countMatch(over(match));
  expect(coached(LINE)).toBe('You must follow suit.');
});

/** The switch "I play alone", which answers for its owner. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Announcing } from '../../../src/table/stage/announcing.svelte';
import type { Picture } from '../../../src/lib/server/replies';
import { settings } from '../../../src/lib/settings/settings.svelte';
import { now, picture } from '../made';

const CHOICES = [{ action: 'alone' }, { action: 'together' }] as unknown as Picture['choices'];
const ASKED = picture({ phase: 'alone', may_announce: true, choices: CHOICES });

let announcing: Announcing;

beforeEach(() => {
  announcing = new Announcing();
});

test('it answers as it stands', () => {
  expect(announcing.answers(ASKED)).toBe(true);
  expect(announcing.answer(ASKED)).toBe('together');
  announcing.alone = true;
  expect(announcing.answer(ASKED)).toBe('alone');
  expect(announcing.answer(picture())).toBeNull();
});

test('it answers nothing else, and nobody who does not want it or has taken a decision back', () => {
  expect(announcing.answers({ ...ASKED, phase: 'round-1' })).toBe(false);
  expect(announcing.answers({ ...ASKED, may_announce: false })).toBe(false);
  expect(announcing.answers({ ...ASKED, choices: [] })).toBe(false);
  announcing.asks = true;
  expect(announcing.answers(ASKED)).toBe(false);
  announcing.asks = false;
  settings.aloneSwitch = false;
  expect(announcing.answers(ASKED)).toBe(false);
});

test('it leaves as long as people take from when they hear trump, of which a clock gives a part', () => {
  vi.useFakeTimers();
  announcing.follow(now(), { ...ASKED, trump: null });
  vi.advanceTimersByTime(60_000);
  announcing.follow(now(), ASKED);
  expect([announcing.time(0, null), announcing.time(1, null)]).toEqual([2500, 5000]);
  expect([announcing.time(1, 8000), announcing.time(1, 60_000)]).toEqual([2000, 5000]);
  vi.advanceTimersByTime(1500);
  announcing.follow(now(), ASKED);
  expect(announcing.time(0, null)).toBe(1000);
  vi.advanceTimersByTime(60_000);
  expect([announcing.time(0, null), announcing.time(1, null)]).toEqual([500, 1000]);
  announcing.follow(now(), { ...ASKED, number: 2 });
  expect(announcing.time(0, null)).toBe(2500);
});

test('it is off again in the next deal, and when the announcements are over, but not before', () => {
  const next = [
    { ...ASKED, number: 2 },
    { ...ASKED, dealer: 0 },
    { ...ASKED, games: [1, 0] as [number, number] },
    { ...ASKED, may_announce: false },
  ];
  for (const later of next) {
    announcing.follow(now(), ASKED);
    announcing.alone = true;
    announcing.follow(now(), ASKED);
    expect(announcing.alone).toBe(true);
    announcing.follow(now(), later);
    expect(announcing.alone).toBe(false);
  }
});

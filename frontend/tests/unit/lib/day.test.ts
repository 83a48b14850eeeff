/** The daily deals in words and signs: which day it is, what comes next, and what is shared. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aheadInWords, lastLook, lookAt, markOf, nextDeal, sharedText, today, totals } from '../../../src/lib/daily/day';
import { DayWatcher } from '../../../src/lib/daily/watcher.svelte';
import { rulesTitle } from '../../../src/lib/server/rules';
import type { DailyDeal, DailyNow } from '../../../src/lib/server/answers';

function deal(number: number, differs: Partial<DailyDeal> = {}): DailyDeal {
  return { number, code: null, points: null, called: null, par: null, loss: null, error: null, failed: false, others: null, ...differs };
}

const PLAYED = deal(1, { code: 'K7QM-2XDP', points: 2, called: 'h', par: 1, loss: 0.05, error: 0.3 });
const POOR = deal(2, { code: 'K7QM-2XDQ', points: -4, called: 'pass', par: 1, loss: 2.5, error: 0.4 });
const FRESH = deal(3, { code: 'K7QM-2XDR', points: 1, called: '' });

function day(...deals: DailyDeal[]): DailyNow {
  const others = [...Array(8).keys()].slice(deals.length).map((place) => deal(place + 1));
  return {
    day: '2026-11-28',
    rules: 'two-handed',
    open: true,
    streak: 1,
    beaten: null,
    deals: [...deals, ...others],
  } as unknown as DailyNow;
}

afterEach(() => vi.unstubAllGlobals());

test('today is the label on the calendar of this computer', () => {
  expect(today(new Date(2026, 0, 2, 0, 0, 1))).toBe('2026-01-02');
  expect(today(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
});

test('the next deal is the first that is not over, also one that was begun', () => {
  expect(nextDeal(day())).toBe(1);
  expect(nextDeal(day(PLAYED, deal(2, { code: 'K7QM-2XDQ' })))).toBe(2);
  expect(nextDeal(day(...[...Array(8).keys()].map((place) => ({ ...PLAYED, number: place + 1 }))))).toBeUndefined();
});

describe('a mark', () => {
  test.each([
    [deal(1), 'open'],
    [FRESH, 'played'],
    [{ ...PLAYED, loss: -0.3 }, 'best'],
    [{ ...PLAYED, loss: 0.1 }, 'best'],
    [{ ...PLAYED, loss: 0.5 }, 'good'],
    [{ ...PLAYED, loss: 0.51 }, 'lost'],
  ] as const)('goes by what was lost, and not by points', (one, mark) => {
    expect(markOf(one)).toBe(mark);
  });
});

test('totals are those of the deals that are over, and unknown as long as one of them is', () => {
  expect(totals(day(PLAYED, POOR))).toEqual({ points: -2, par: 2, loss: 2.55, error: 0.5 });
  expect(totals(day(PLAYED, POOR, FRESH))).toMatchObject({ points: -1, par: null, loss: null });
  expect(totals(day())).toMatchObject({ points: 0, par: 0, loss: 0 });
});

test('of a single other person no share is told, which would say what they lost', () => {
  expect(aheadInWords(day(PLAYED))).toBe('');
  expect(aheadInWords({ ...day(PLAYED), beaten: { people: 2, share: 0.5 } })).toBe('');
  expect(aheadInWords({ ...day(PLAYED), beaten: { people: 5, share: 0.75 } })).toBe(
    'You are ahead of 75% of the 4 others who have played all eight.',
  );
});

test('what is shared names no card, no suit and no call', () => {
  const text = sharedText(day(PLAYED, POOR));
  expect(text.split('\n')[1]).toBe('⭐▫️······');
  expect(text).toContain('−2 points, par +2');
  expect(text).not.toMatch(/[♣♦♥♠]|hearts|pass|K7QM/);
});

test('a day that was looked at is there at once the next time, and only on that day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(day(PLAYED)))));
  expect(lastLook('2026-11-28')).toBeNull();
  await lookAt('2026-11-28');
  expect(lastLook('2026-11-28')?.deals[0]?.points).toBe(2);
  expect(lastLook('2026-11-29')).toBeNull();
});

test('a day that is not open yet is named in words', async () => {
  const refusal = { code: 'daily/early', sentence: 'The deals of 2026-12-25 are not open yet.' };
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json(refusal, { status: 404 })));
  const watcher = new DayWatcher('2026-12-25');
  await vi.waitFor(() => expect(watcher.trouble).toBe('The deals of Friday, December 25 are not open yet.'));
  watcher.close();
});

test('the rules of a Tuesday have the name of their preset, though they are nearer to another', () => {
  expect(rulesTitle('standard,turned_down=face-up,target=0,deals=1,words=north-american')).toBe('North American');
  expect(rulesTitle('standard,target=0,deals=1')).toBe('Standard, 2 changes');
});

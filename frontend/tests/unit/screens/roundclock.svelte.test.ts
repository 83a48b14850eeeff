/** The clock of a round and its bell. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvening } from '../../../src/lib/evening/live.svelte';
import { play } from '../../../src/lib/sound/sound';
import RoundClock from '../../../src/screens/director/RoundClock.svelte';
import { evening, round } from '../evenings';

vi.mock('../../../src/lib/sound/sound', () => ({ play: vi.fn() }));

const live = { time: () => Date.now() / 1000, say: vi.fn() };
let clock: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.mocked(play).mockClear();
});

afterEach(async () => {
  await unmount(clock);
});

/** The clock of a round that ends at a moment, in seconds from now. */
function show(ends: number | null): void {
  const until = ends === null ? null : live.time() + ends;
  const props = { evening: live as unknown as LiveEvening, now: evening(4), round: round(1, [], { until }) };
  clock = mount(RoundClock, { target: document.body, props });
  flushSync();
}

test('the time that is left is shown in minutes and seconds', () => {
  show(605);
  expect(document.querySelector('[role=timer]')?.textContent).toBe('10:05');
  vi.advanceTimersByTime(6_000);
  flushSync();
  expect(document.querySelector('[role=timer]')?.textContent).toBe('9:59');
});

test('the bell rings once, when the time is up', () => {
  show(2);
  vi.advanceTimersByTime(1_500);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(play).toHaveBeenCalledExactlyOnceWith('bell');
  expect(document.querySelector('[role=timer]')?.textContent).toBe('Time is up');
});

test('a page that wakes up long after the end is silent', () => {
  show(-300);
  vi.advanceTimersByTime(5_000);
  expect(play).not.toHaveBeenCalled();
});

test('the clock starts with the minutes that are chosen', () => {
  show(null);
  document.querySelector<HTMLButtonElement>('[aria-label="Minutes: more"]')?.click();
  flushSync();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start the clock')?.click();
  expect(live.say).toHaveBeenCalledWith({ type: 'startclock', round: 1, minutes: 21 });
});

/** The step of a replay in the address. */
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { followStep, stepInAddress } from '../../../src/screens/replay/address.svelte';
import type { Playback } from '../../../src/screens/replay/playback.svelte';
import { inComponent, props } from '../props.svelte';

const write = vi.fn();

beforeEach(() => {
  write.mockClear();
  vi.useFakeTimers();
  vi.spyOn(history, 'replaceState').mockImplementation(write);
});

test('dragging through a match writes the address once it has come to rest', () => {
  const playback = props({ step: 0 });
  const stop = inComponent(() => followStep(playback as unknown as Playback));
  for (let step = 1; step <= 300; step += 1) {
    playback.step = step;
    flushSync();
    vi.advanceTimersByTime(16);
  }
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledExactlyOnceWith(null, '', '#301');
  stop();
});

test('a match that is left before leaves the address to the next screen', () => {
  const stop = inComponent(() => followStep(props({ step: 4 }) as unknown as Playback));
  flushSync();
  stop();
  vi.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
});

test('a match that still stands while the next screen is fetched leaves the address to that', () => {
  const before = location.href;
  const stop = inComponent(() => followStep(props({ step: 4 }) as unknown as Playback));
  flushSync();
  history.pushState(null, '', '/settings');
  vi.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
  history.pushState(null, '', before);
  stop();
});

test('the address names a step, or none', () => {
  location.hash = '#5';
  expect(stepInAddress()).toBe(4);
  location.hash = '';
  expect(stepInAddress()).toBeNaN();
});

/** A clock shows what is left since the table told it, also where the page shows the turn later. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seating } from '../../../src/lib/seats/seating';
import Clock from '../../../src/table/felt/Clock.svelte';

const SEATING: Seating = { you: 0, seats: [] };

let runs = $state(false);
let startsIn = $state(0);
let seating: Seating = $state.raw(SEATING);
let shown: object;

beforeEach(() => {
  vi.useFakeTimers();
  runs = false;
  startsIn = 0;
  shown = mount(Clock, {
    target: document.body,
    props: {
      seconds: 5,
      get startsIn() {
        return startsIn;
      },
      get runs() {
        return runs;
      },
      get seating() {
        return seating;
      },
    },
  });
  flushSync();
});

afterEach(() => unmount(shown));

function reading(): string | undefined {
  return document.querySelector('[role=timer]')?.textContent;
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test('it stands still before the turn, and then counts from what the table told', () => {
  wait(1800);
  expect(reading()).toBe('0:05');
  flushSync(() => (runs = true));
  expect(reading()).toBe('0:04');
  wait(2500);
  expect(reading()).toBe('0:01');
});

test('it begins anew whenever the table tells it anew, and stops after the turn', () => {
  flushSync(() => (runs = true));
  wait(2000);
  expect(reading()).toBe('0:03');
  flushSync(() => (seating = { ...SEATING }));
  expect(reading()).toBe('0:05');
  wait(2000);
  expect(reading()).toBe('0:03');
  flushSync(() => {
    runs = false;
    seating = { ...SEATING };
  });
  wait(2000);
  expect(reading()).toBe('0:05');
});

test('the time to look at the cards comes first', () => {
  flushSync(() => {
    startsIn = 3;
    runs = true;
  });
  wait(3000);
  expect(reading()).toBe('0:05');
  wait(1000);
  expect(reading()).toBe('0:04');
});

/** The end of a match: one way to what cost most, unless there is nothing to review. */
import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Picture } from '../../../src/lib/server/replies';
import MatchEnd from '../../../src/table/results/MatchEnd.svelte';
import { now, picture } from '../made';

let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

/** The dialog at the end of a match that the other side has won. */
function ends(last: Picture['last']): HTMLElement {
  const seats = ['Ann', 'Bess', 'Cleo', 'Dora'].map((name, place) => ({ name, player: place === 0 ? 'person' : 'bot', again: false }));
  const table = { stage: 'over', code: 'WXYZ-2345', match: 1, conceded: 0, evening: null, shuffle: { seed: '' }, seats } as never;
  const props = { now: now({ you: 0 }, table), picture: picture({ phase: 'over', winner: 1, score: [6, 8], last }), onsay: vi.fn() };
  shown = mount(MatchEnd, { target: document.body, props });
  return document.querySelector('[role=dialog]') as HTMLElement;
}

function bold(end: HTMLElement): string[] {
  return [...end.querySelectorAll('.primary')].map((one) => one.textContent.trim());
}

test('the only bold button leads to what cost most, and the title has the score', () => {
  const end = ends({ score: [6, 8], lines: [] } as never);
  expect(end.querySelector('h2')?.textContent).toBe('You lost 6–8');
  expect(bold(end)).toEqual(['See which choices cost most']);
  expect(end.querySelector('.primary')?.getAttribute('href')).toBe('/games/WXYZ-2345/1/review#worst');
});

test('a match that is given up in its first deal is not reviewed', () => {
  const end = ends(null);
  expect(bold(end)).toEqual(['Play again']);
  expect(end.querySelector('[href*=games]')).toBeNull();
});

/** The German written by the page itself, and not by the server. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../src/lib/language/words.svelte';
import Hint from '../../../src/table/beside/Hint.svelte';
import Phrases from '../../../src/table/beside/Phrases.svelte';

let shown: Record<string, unknown>;

beforeEach(() => speak('de'));
afterEach(() => unmount(shown));

test('the faces have German names', () => {
  shown = mount(Phrases, { target: document.body, props: { onsay: vi.fn() } });
  flushSync();
  document.querySelector('button')?.click();
  flushSync();
  const names = [...document.querySelectorAll('svg')].map((face) => face.getAttribute('aria-label'));
  expect(names).toEqual(['Lächeln', 'Lachen', 'Staunen', 'Seufzen']);
});

test('the points of a hint have a comma', () => {
  const choices = [0.35, -1.5].map((points) => ({ action: String(points), label: 'Passen', points, wins: 0.5, doubt: 0, why: '' }));
  shown = mount(Hint, { target: document.body, props: { advice: { type: 'advice', id: '1', version: 1, choices } } });
  flushSync();
  const points = [...document.querySelectorAll('.points')].map(({ textContent }) => textContent);
  expect(points).toEqual(['+0,35 Punkte', '−1,50 Punkte']);
});

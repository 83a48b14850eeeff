/** Before a match: what the host's controls show, and what they offer. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Now } from '../../../src/lib/server/replies';
import LobbySeat from '../../../src/table/lobby/LobbySeat.svelte';
import { now } from '../made';

let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

/** A table that gathers: Ann hosts it, Cleo opposite is a person or a bot. */
function gathering(cleo: 'person' | 'bot', differs: Partial<Now['table']> = {}): Now {
  const seats = ['Ann', 'Bess', 'Cleo', 'Dora'].map((name, place) => {
    const player = place === 0 || (place === 2 && cleo === 'person') ? 'person' : 'bot';
    return { name, player, level: player === 'bot' ? 'expert' : null, here: true, asks: null };
  });
  const table = { stage: 'gathering', host: 0, rules: 'standard', title: '', removed: [], seats, ...differs };
  return now({ hosting: true }, table as never);
}

function seat(place: number, seen: Now): HTMLSelectElement {
  const onsay = vi.fn();
  shown = mount(LobbySeat, { target: document.body, props: { now: seen, place, onsay, onsit: vi.fn(), onopen: vi.fn() } });
  flushSync();
  return document.querySelector('select') as HTMLSelectElement;
}

test('a seat shows who is there until the table has somebody else on it', () => {
  const select = seat(1, gathering('bot'));
  select.value = 'club';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(select.value).toBe('expert');
});

test.each([
  ['bot', 1, ['open', 'beginner', 'club', 'expert', 'swift']],
  ['bot', 2, ['open', 'expert']],
  ['person', 1, ['open', 'beginner', 'club', 'expert', 'swift']],
] as const)('with a %s opposite the host, seat %i may be one of %j', (cleo, place, offered) => {
  const select = seat(place, gathering(cleo));
  expect([...select.options].map(({ value }) => value)).toEqual(offered);
});

/** The lobby before a match: what the host's controls show and offer, and how a guest comes to a seat and a name. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Now } from '../../../src/lib/server/replies';
import { settings } from '../../../src/lib/settings/settings.svelte';
import type { Stage } from '../../../src/table/stage/stage.svelte';
import Lobby from '../../../src/table/lobby/Lobby.svelte';
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
  ['bot', 1, ['open', 'beginner', 'casual', 'club', 'expert']],
  ['bot', 2, ['open', 'expert']],
  ['person', 1, ['open', 'beginner', 'casual', 'club', 'expert']],
] as const)('with a %s opposite the host, seat %i may be one of %j', (cleo, place, offered) => {
  const select = seat(place, gathering(cleo));
  expect([...select.options].map(({ value }) => value)).toEqual(offered);
});

/** A guest without a seat in the lobby, where the second seat is open; returns what they say to the table. */
function guest(): unknown[] {
  const seats = ['Ann', '', 'Cleo', 'Dora'].map((name, place) => ({
    name,
    player: ['person', 'open', 'bot', 'bot'][place],
    level: place > 1 ? 'expert' : null,
    here: true,
    asks: null,
  }));
  const terms = { spectators: true };
  const said: unknown[] = [];
  const stage = { trouble: '', say: (wish: unknown) => said.push(wish) } as unknown as Stage;
  const seen = { ...gathering('bot', { seats: seats as never, terms: terms as never }), you: null, hosting: false };
  shown = mount(Lobby, { target: document.body, props: { stage, now: seen } });
  flushSync();
  return said;
}

function press(label: string): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button');
  flushSync(() => [...buttons].find(({ textContent }) => textContent === label)?.click());
}

test.each([
  ['Sit here', 1],
  ['Sit down', null],
])('who has no name is asked for it at “%s”', async (label, seat) => {
  const said = guest();
  press(label);
  expect(said).toEqual([]);
  const input = document.querySelector<HTMLInputElement>('dialog input') as HTMLInputElement;
  await tick();
  expect(document.activeElement).toBe(input);
  input.value = ' Bea ';
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  flushSync(() => input.form?.requestSubmit());
  expect(said).toEqual([{ type: 'sit', name: 'Bea', seat }]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('who has a name sits down with it at once', () => {
  settings.name = 'Bea';
  const said = guest();
  press('Sit here');
  expect(said).toEqual([{ type: 'sit', name: 'Bea', seat: 1 }]);
});

/** The players of a match, as their host sees them. */
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Now } from '../../../src/lib/server/replies';
import PlayersSheet from '../../../src/table/lobby/PlayersSheet.svelte';
import { Muted } from '../../../src/table/stage/muted.svelte';
import { now } from '../made';

test.each([
  [true, ['Open the seat: Bess']],
  [false, ['Open the seat: Bess', 'Open the seat: Cleo']],
])('where a table is in the list (%s), only the seats of people are there to be opened', async (listed, offered) => {
  const seats = ['Ann', 'Bess', 'Cleo'].map((name) => ({ name, player: name === 'Cleo' ? 'bot' : 'person', level: null }));
  const table = { seats, terms: { listed }, daily: null, left: [], removed: [], title: '', host: 0 } as unknown as Now['table'];
  const props = { now: now({ hosting: true }, table), muted: new Muted('K7QM-2XDP'), onsay: () => {}, onclose: () => {} };
  const shown = mount(PlayersSheet, { target: document.body, props });
  const labels = [...document.querySelectorAll('[aria-label^="Open the seat"]')].map((one) => one.getAttribute('aria-label'));
  expect(labels).toEqual(offered);
  await unmount(shown);
});

/** A sentence that several places show is read aloud once. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { OptionOffered } from '../../../src/lib/server/answers';
import { Attempt } from '../../../src/lib/controls/attempt.svelte';
import type { Draft } from '../../../src/lib/forms/draft.svelte';
import HouseRule from '../../../src/lib/forms/HouseRule.svelte';
import Summary from '../../../src/screens/new/Summary.svelte';
import TableScreen from '../../../src/table/TableScreen.svelte';
import { now } from '../made';
import { FakeSocket } from '../sockets';

let shown: object[] = [];

afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
});

/** The texts that are read as soon as they come. */
function readAtOnce(): string[] {
  return [...document.querySelectorAll('[role=alert], [role=status]')].map((one) => one.textContent.trim()).filter(Boolean);
}

test('two house rules that do not go together', () => {
  const names = ['target', 'deals'];
  const draft = {
    preset: { name: 'standard', options: {} },
    options: {},
    changes: [],
    along: [],
    text: 'standard',
    read: null,
    trouble: '',
    conflict: { sentence: 'They do not go together.', names, way: null },
  } as unknown as Draft;
  const target = document.body;
  for (const name of names) {
    const option = { name, says: '', default: 0, choices: [0, 5] } as unknown as OptionOffered;
    shown.push(mount(HouseRule, { target, props: { option, draft } }));
  }
  shown.push(mount(Summary, { target, props: { draft, friends: 0, opening: new Attempt(), onopen: () => {} } }));
  flushSync();
  expect(target.querySelectorAll('.conflict')).toHaveLength(2);
  expect(readAtOnce()).toEqual(['They do not go together.']);
});

test('why a part in the shuffle was refused, which the table announces', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ known: true })));
  FakeSocket.made = [];
  shown.push(mount(TableScreen, { target: document.body, props: { code: 'K7QM-2XDP' } }));
  flushSync();
  const [socket] = FakeSocket.made as [FakeSocket];
  socket.opens();
  const shuffle = { promise: 'p', attempt: 1, promised: [null], shown: [null], contributors: [0], seed: null } as never;
  const seats = ['bot', 'bot', 'bot'].map((player) => ({ player, name: player }));
  const table = { stage: 'shuffling', shuffle, seats: [{ player: 'person', name: 'Ann' }, ...seats] } as never;
  socket.says(now({}, table));
  flushSync();
  expect(readAtOnce()).toEqual(['The cards are shuffled…']);
  const id = socket.sent.at(-1)?.id ?? '';
  socket.says({ type: 'refused', id, code: 'server/store', sentence: 'Not now.', now: null });
  flushSync();
  expect(document.querySelector('main')?.textContent).toContain('Not now.');
  expect(readAtOnce()).toEqual([]);
});

/** The name of somebody with a card: whichever was changed last, here or on another device, both have it. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { becomePerson, followPerson } from '../../../src/lib/settings/person.svelte';
import { kept } from '../../../src/lib/settings/kept';
import { settings } from '../../../src/lib/settings/settings.svelte';

let told: unknown[];
let stop: (() => void) | undefined;

/** A server that knows somebody by this name, or nobody. */
function server(name: string | null): void {
  told = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (path === '/api/me/name') told.push(JSON.parse(request.body as string));
    return Promise.resolve(Response.json({ person: name !== null, name: name ?? '' }));
  });
}

function open(): void {
  stop = $effect.root(() => followPerson());
  flushSync();
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => stop?.());

test('a name that was changed on another device is taken over', async () => {
  becomePerson('Ann');
  server('Anne');
  open();
  await vi.runAllTimersAsync();
  expect(settings.name).toBe('Anne');
  expect(told).toEqual([]);
});

test('a name that is changed here is told once it is typed', async () => {
  becomePerson('Ann');
  server('Ann');
  open();
  for (const name of ['Anni', 'Annik', 'Annika']) {
    settings.name = name;
    flushSync();
  }
  await vi.runAllTimersAsync();
  expect(told).toEqual([{ name: 'Annika' }]);
});

test('a name that was changed here without the server is told at the next visit', async () => {
  becomePerson('Ann');
  settings.name = 'Annika';
  server('Ann');
  open();
  await vi.runAllTimersAsync();
  expect(told).toEqual([{ name: 'Annika' }]);
  expect(settings.name).toBe('Annika');
});

test('the name of a guest is told to nobody, nor that of somebody whose card has ended', async () => {
  server(null);
  open();
  settings.name = 'Ann';
  flushSync();
  await vi.runAllTimersAsync();
  stop?.();
  becomePerson('Ann');
  open();
  await vi.runAllTimersAsync();
  settings.name = 'Anne';
  flushSync();
  await vi.runAllTimersAsync();
  expect(told).toEqual([]);
  expect(kept('euchre.person')).toBeUndefined();
});

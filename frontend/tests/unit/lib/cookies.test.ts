/** The notice for people who block cookies, before a table is opened and at the link to one. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blocksCookies } from '../../../src/lib/server/cookies';
import { openTable, USUAL } from '../../../src/screens/new/opening';
import TableScreen from '../../../src/table/TableScreen.svelte';
import { now } from '../made';
import { FakeSocket } from '../sockets';

const BLOCKED = 'Your browser blocks cookies';
let requests: string[];
let shown: object | undefined;

/** A server that a browser shows its cookie from the given request on; the browser may say that it keeps none. */
function browser({ shownFrom, enabled = true }: { shownFrom: number; enabled?: boolean }): void {
  requests = [];
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(enabled);
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return Promise.resolve(Response.json(path === '/api/me' ? { known: requests.length >= shownFrom } : { code: 'K7QM-2XDP' }));
  });
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
});

test.each([
  ['a cookie is shown at once', 1, true, false],
  ['a cookie is shown after it was given', 2, true, false],
  ['no cookie is ever shown', Infinity, true, true],
  ['the browser says that it keeps none', 1, false, true],
])('%s', async (_, shownFrom, enabled, blocks) => {
  browser({ shownFrom, enabled });
  expect(await blocksCookies()).toBe(blocks);
});

test('no table is opened for somebody who would be a stranger there', async () => {
  browser({ shownFrom: Infinity });
  await expect(openTable(USUAL)).rejects.toThrow(`${BLOCKED}, and without one Euchre cannot know you again at your table.`);
  expect(requests).not.toContain('/api/tables');
});

test('a link to a table says so in its place, and they may watch', async () => {
  browser({ shownFrom: Infinity });
  shown = mount(TableScreen, { target: document.body, props: { code: 'K7QM-2XDP' } });
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(BLOCKED));
  expect(FakeSocket.made.map(({ closed }) => closed)).toEqual([true]);
  const watch = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Just watch');
  flushSync(() => watch?.click());
  FakeSocket.made[1]?.opens();
  FakeSocket.made[1]?.says(now({ you: null }, { stage: 'playing', terms: USUAL.terms }));
  flushSync();
  expect(document.body.textContent).toContain('Nobody may watch the game at this table.');
});

/** The service worker: a program of its own, which the browser loads from public/worker.js. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const PROGRAM = readFileSync('public/worker.js', 'utf8');
const ORIGIN = 'https://euchre.example';

interface Sent {
  request: { url: string; method: string; mode: string };
  respondWith: (answer: Promise<unknown>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

const file = { ok: true, clone: () => file };
const cache = { put: vi.fn(), keys: vi.fn(), delete: vi.fn() };
const caches = { open: vi.fn(), match: vi.fn() };
const clients = { get: vi.fn(), openWindow: vi.fn() };
const fetched = vi.fn();
let listeners: Partial<Record<'fetch' | 'message' | 'notificationclick', (event: never) => void>>;

beforeEach(() => {
  listeners = {};
  const self = {
    clients,
    skipWaiting: vi.fn(),
    addEventListener: (name: string, to: () => void) => Object.assign(listeners, { [name]: to }),
  };
  for (const double of [cache.put, cache.delete, clients.openWindow]) double.mockReset().mockResolvedValue(undefined);
  cache.keys.mockReset().mockResolvedValue([]);
  caches.open.mockReset().mockResolvedValue(cache);
  caches.match.mockReset().mockResolvedValue(undefined);
  fetched.mockReset().mockResolvedValue(file);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is no module
  new Function('self', 'caches', 'fetch', 'location', PROGRAM)(self, caches, fetched, { origin: ORIGIN });
});

/** The worker's answer to a request for a file, and its other work. */
function ask(path: string): { answer: Promise<unknown>; done: () => Promise<unknown> } {
  const works: Promise<unknown>[] = [];
  let answer: Promise<unknown> = Promise.resolve();
  const event: Sent = {
    request: { url: ORIGIN + path, method: 'GET', mode: 'cors' },
    respondWith: (given) => {
      answer = given;
    },
    waitUntil: (work) => void works.push(work),
  };
  listeners.fetch?.(event as never);
  return { answer, done: async () => Promise.all([await answer, ...works]) };
}

test('a file that was fetched is stored', async () => {
  const { answer, done } = ask('/assets/a.js');
  expect(await answer).toBe(file);
  await done();
  expect(cache.put).toHaveBeenCalledOnce();
});

test.each([
  ['cannot be opened', caches.open],
  ['cannot be read', caches.match],
  ['is full', cache.put],
])('a file that was fetched is answered with where the cache %s', async (_, fails) => {
  fails.mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  const { answer, done } = ask('/assets/a.js');
  expect(await answer).toBe(file);
  await expect(done()).resolves.toBeDefined();
});

/** Click on the notification that the client with this id has shown for its table. */
async function click(client: string): Promise<unknown> {
  const works: Promise<unknown>[] = [];
  const notification = { data: { address: `${ORIGIN}/t/B`, client }, close: vi.fn() };
  listeners.notificationclick?.({ notification, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
  expect(notification.close).toHaveBeenCalledOnce();
  return Promise.all(works);
}

test('a click on a notification leads to the window of its table, which was opened with another screen', async () => {
  const shown = { id: '1', url: `${ORIGIN}/`, focus: vi.fn() };
  clients.get.mockImplementation((id) => Promise.resolve(id === '1' ? shown : undefined));
  await click('1');
  expect(shown.focus).toHaveBeenCalledOnce();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('where that window is closed it opens another', async () => {
  clients.get.mockResolvedValue(undefined);
  await click('1');
  expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/t/B`);
});

test('a window is told its id', () => {
  const port = { postMessage: vi.fn() };
  listeners.message?.({ source: { id: '1' }, ports: [port] } as never);
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith('1');
});

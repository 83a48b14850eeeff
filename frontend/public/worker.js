/**
 * The service worker. The page itself always comes from the server, so that it is never older than the server it
 * talks to; without a connection it shows what the page has put into the cache for that (src/lib/install/worker.ts), and an
 * evening itself, which goes on without one (src/lib/evening/offline.ts).
 * Files under /assets have names that change with their content: once fetched they are taken from the cache.
 * Everything else, all of /api above all, is left to the browser.
 */

const ASSETS = 'euchre-assets';
const OFFLINE = 'euchre-offline';

/** Files that are kept: several versions of the page, and no more. */
const MOST = 300;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
});

/** A click on a notification leads to its table: to the window that shows it, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** A window asks which of the worker's clients it is: a client's `url` stays that of the screen it was opened with. */
self.addEventListener('message', ({ source, ports }) => ports[0].postMessage(source.id));

async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const evening = new URL(request.url).pathname.startsWith('/evening') ? await stored('/evening', OFFLINE) : undefined;
    const offline = evening ?? (await stored('/offline', OFFLINE));
    if (offline === undefined) throw problem;
    return offline;
  }
}

/** A file that never changes. It is stored in the background: the answer does not wait for it, nor fail with it. */
async function asset(event) {
  const { request } = event;
  const before = await stored(request, ASSETS);
  if (before !== undefined) return before;
  const found = await fetch(request);
  if (found.ok) event.waitUntil(store(request, found.clone()).catch(() => {}));
  return found;
}

function stored(request, cacheName) {
  return caches.match(request, { cacheName }).catch(() => undefined);
}

async function store(request, found) {
  const cache = await caches.open(ASSETS);
  await cache.put(request, found);
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
}

/** A window whose id is empty, or that is gone, is not found. */
async function show({ address, client }) {
  const found = await self.clients.get(client);
  await (found === undefined ? self.clients.openWindow(address) : found.focus());
}

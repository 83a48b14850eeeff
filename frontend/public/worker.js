/**
 * The service worker. The page itself always comes from the server, so that it is never older than the server it
 * talks to; without a line a notice is shown instead, which the page has put into the cache (src/lib/install/worker.ts).
 * Files under /assets have names that change with their content: once fetched they are taken from the cache.
 * Everything else, all of /api above all, is left to the browser.
 */

const ASSETS = 'euchre-assets';
const NOTICE = 'euchre-notice';

/** Files that are kept: several versions of the page, and no more. */
const MOST = 300;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const notice = await caches.match('/offline', { cacheName: NOTICE });
    if (notice === undefined) throw problem;
    return notice;
  }
}

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const before = await cache.match(request);
  if (before !== undefined) return before;
  const found = await fetch(request);
  if (found.ok) {
    await cache.put(request, found.clone());
    const names = await cache.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
  }
  return found;
}

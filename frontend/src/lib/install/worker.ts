/** The service worker, where the browser allows one: over HTTPS, and on this computer itself. */

import { spokenLanguage, t } from '../language/words.svelte';

/** Register the worker, and give it the page to show while the server cannot be reached. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    const page = await offline();
    const cache = await caches.open('euchre-offline');
    const before = await (await cache.match('/offline'))?.text();
    if (before === page) return; // it may be missing if somebody left while it was written
    await cache.put('/offline', new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  } catch {
    // a browser that stores nothing, as in a private window: the page works without it
  }
}

/** A self-contained page in the language of the reader, because nothing can be fetched when it is shown. */
async function offline(): Promise<string> {
  const parts = { language: spokenLanguage(), heading: t('app-offline'), says: t('app-offline-says'), again: t('app-try-again') };
  const page = await (await fetch('/offline.html')).text();
  return Object.entries(parts).reduce((text, [name, value]) => text.replace(`{${name}}`, value), page);
}

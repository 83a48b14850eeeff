/** The parts of an evening needed without a network: the page itself, and the last states of evenings. */

import { forget, keptUnder } from '../settings/kept';
import type { EveningNow } from '../server/evenings';
import { EVENINGS } from './live.svelte';

/** Milliseconds after which a screen has fetched what it is made of. */
const SETTLED = 2_000;
/** Evenings whose last state stays stored. */
const MOST = 5;

/** Store the page for evenings without a network, once it has all its files. Returns a function that gives that up. */
export function storePage(): () => void {
  forgetOldest();
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => {};
  const timer = setTimeout(() => void store().catch(() => {}), SETTLED); // a browser may store nothing
  return () => clearTimeout(timer);
}

/** The worker shows what is stored as `/evening` for the address of any evening (public/worker.js). */
async function store(): Promise<void> {
  const [pages, assets] = await Promise.all([caches.open('euchre-offline'), caches.open('euchre-assets')]);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...new Set(loaded)].filter((file) => file.startsWith(`${location.origin}/assets/`));
  for (const file of files) if ((await assets.match(file)) === undefined) await assets.add(file);
  const page = await fetch('/evening');
  if (page.ok) await pages.put('/evening', page);
}

function forgetOldest(): void {
  const all = keptUnder<EveningNow>(EVENINGS).toSorted(([, one], [, other]) => other.at - one.at);
  for (const [place] of all.slice(MOST)) forget(place);
}

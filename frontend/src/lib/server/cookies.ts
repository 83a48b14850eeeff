/** The check that this browser keeps the cookie by which the server knows somebody again. */

import { t } from '../language/words.svelte';
import type { Me } from './answers';
import { ask, Trouble } from './api';

/** True if the server sees no cookie even after it has given one. Throws `Trouble`. */
export async function blocksCookies(): Promise<boolean> {
  if (!navigator.cookieEnabled) return true;
  const isKnown = async (): Promise<boolean> => (await ask<Me>('/api/me')).known;
  return !(await isKnown()) && !(await isKnown());
}

/** The sentence that says why somebody cannot play here, and what to do. */
export function cookiesBlocked(): string {
  return t('app-cookies-blocked', { site: location.host });
}

/** Throws `Trouble` if a seat taken now would be a stranger's at the next connection. */
export async function checkCookies(): Promise<void> {
  if (await blocksCookies()) throw new Trouble('page/cookies', cookiesBlocked());
}

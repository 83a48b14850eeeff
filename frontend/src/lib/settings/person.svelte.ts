/** The name that the server keeps for somebody with a card or a passkey, so that it is the same on all their devices. */

import type { Me } from '../server/answers';
import { ask, put } from '../server/api';
import { forget, keep, kept } from './kept';
import { settings } from './settings.svelte';

/** The key under which the name last known to the server is stored; empty without a card or a passkey. */
const PLACE = 'euchre.person';
/** Milliseconds without another letter after which a name has been typed. */
const TYPED = 1_000;

/** Note that this person has got a card or a passkey here, or has signed in with one. */
export function becomePerson(name: string): void {
  settings.name = name;
  keep(PLACE, name);
}

/** Note that this person has neither a card nor a passkey any more. */
export function leavePerson(): void {
  forget(PLACE);
}

/** Let the name here and the one on the server be the same, whichever was changed. Called once, by the root component. */
export function followPerson(): void {
  void meet().catch(() => {}); // the next visit tries again
  $effect(() => {
    const name = settings.name.trim();
    const typed = setTimeout(() => void tell(name).catch(() => {}), TYPED);
    return () => clearTimeout(typed);
  });
}

/** Take over the name from the server, unless it was changed here last. */
async function meet(): Promise<void> {
  const before = kept<string>(PLACE);
  if (before === undefined) return;
  const me = await ask<Me>('/api/me');
  if (!me.person) leavePerson();
  else if (settings.name.trim() === before) becomePerson(me.name);
}

/** Tell the server another name. */
async function tell(name: string): Promise<void> {
  const before = kept<string>(PLACE);
  if (before === undefined || name === '' || name === before) return;
  await put('/api/me/name', { name });
  keep(PLACE, name);
}

/** The contacts who are online and the invitations, for all screens; while it is watched, they see this person online. */

import type { PeopleAround } from '../server/answers';
import { keep, kept } from '../settings/kept';
import { Watched } from './watched.svelte';

const PLACE = 'euchre.met';

export const around = new Watched<PeopleAround>('/api/people/around', 30);

/** Note that this person has met others: until then nobody can invite them, and nothing need be asked. */
export function meet(): void {
  keep(PLACE, true);
}

/** True of somebody who has met others on this computer. */
export function hasMet(): boolean {
  return kept(PLACE) === true;
}

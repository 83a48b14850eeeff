/** The contacts who are online and the invitations, for all screens; while it is watched, they see this person online. */

import type { PeopleAround } from '../server/answers';
import { Watched } from './watched.svelte';

export const around = new Watched<PeopleAround>('/api/people/around', 30);

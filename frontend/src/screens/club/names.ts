/** People in the results of a club, as this reader may see them. */

import type { Who } from '../../lib/server/clubs';
import { t } from '../../lib/language/words.svelte';

/** The name of somebody; of a member who has not agreed to be named, and of a visitor, only that they are one. */
export function nameOf({ name, visitor }: Who): string {
  return name ?? t(visitor ? 'club-visitor' : 'club-player');
}

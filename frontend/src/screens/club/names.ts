/** People in the results of a club, as this reader may see them. */

import type { Who } from '../../lib/server/clubs';
import { t } from '../../lib/language/words.svelte';

/** A name; for a member who has not agreed to be named "Player 12", for a visitor of an evening "Guest 7". */
export function nameOf({ name, member, entrant }: Who): string {
  if (name !== null) return name;
  return member === null ? t('club-visitor', { number: entrant ?? 0 }) : t('club-player', { number: member });
}

/** The coach's line for new players: those who have finished few matches in this browser. */

import { keep, kept } from '../../lib/settings/kept';
import type { Now, Picture } from '../../lib/server/replies';
import { settings } from '../../lib/settings/settings.svelte';

/** The number of matches for which somebody counts as new. */
const FIRST = 3;
const PLACE = 'euchre.finished';

/** The line for the player to act in this picture; "" if there is none, or it is not wanted. */
export function coached({ coach }: Picture): string {
  if (settings.coach === 'never') return '';
  return settings.coach === 'always' || isNewcomer() ? coach : '';
}

export function isNewcomer(): boolean {
  return finished().length < FIRST;
}

/** Count a match that somebody has played to its end; each counts once, only the first few are kept, and a daily deal is none. */
export function countMatch({ you, table }: Now): void {
  if (you === null || table.stage !== 'over' || table.conceded !== null || table.abandoned || table.daily) return;
  const before = finished();
  const match = `${table.code}.${table.match}`;
  if (before.length < FIRST && !before.includes(match)) keep(PLACE, [...before, match]);
}

function finished(): readonly string[] {
  return kept<string[]>(PLACE) ?? [];
}

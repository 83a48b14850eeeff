/** Who is shown the coach's line: by the setting, and as long as this browser has finished few matches. */

import { keep, kept } from './kept';
import type { Now, Picture } from './messages';
import { settings } from './settings.svelte';

/** Matches for which somebody counts as new. */
const FIRST = 3;
const PLACE = 'euchre.finished';

/** The line for whoever is to play this picture; "" if there is none, or it is not wanted. */
export function coached({ coach }: Picture): string {
  if (settings.coach === 'never') return '';
  return settings.coach === 'always' || finished().length < FIRST ? coach : '';
}

/** Count a match that is over for somebody who played it; each match counts once, and more than the first are not kept. */
export function countMatch({ you, table }: Now): void {
  if (you === null || table.stage !== 'over') return;
  const before = finished();
  const match = `${table.code}.${table.match}`;
  if (before.length < FIRST && !before.includes(match)) keep(PLACE, [...before, match]);
}

function finished(): readonly string[] {
  return kept<string[]>(PLACE) ?? [];
}

/** The answers that somebody's settings give without asking. */

import type { Picture } from '../lib/server/replies';
import { settings } from '../lib/settings/settings.svelte';

/** The answer to a cut, or with the last card of a hand, that players want given for them; null if they are asked. */
export function unasked({ choices, hand }: Picture): string | null {
  const cuts = choices.filter((choice) => choice.action.startsWith('cut '));
  if (settings.cutForMe && cuts.length > 0) {
    return choices.find((choice) => choice.action === 'bump')?.action ?? cuts[cuts.length >> 1]?.action ?? null;
  }
  const only = choices.length === 1 && hand.length === 1 ? choices[0] : undefined;
  return settings.lastCard && only?.action.startsWith('play ') ? only.action : null;
}

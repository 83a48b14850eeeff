/** The settings of an evening in a few words. */

import type { EveningSettings } from '../../lib/server/evenings';
import { nameOfRules } from '../../lib/settings/ourrules.svelte';
import { t } from '../../lib/language/words.svelte';

/** `10 rounds of 8 hands. Everybody partners everybody. Rules: Standard.` */
export function inWords({ rounds, length, movement, teams, rules, entries }: EveningSettings): string {
  const { kind, number } = length;
  const [home, visitors] = teams;
  return [
    t(`directing-says-${kind}`, { rounds, number }),
    t(entries === 'pairs' ? 'directing-says-pairs' : 'directing-says-individual'),
    home === undefined || visitors === undefined ? `${movementName(movement, entries)}.` : t('directing-says-league', { home, visitors }),
    t('directing-says-rules', { rules: nameOfRules(rules) }),
  ].join(' ');
}

/** The name of a movement; with fixed pairs a chart is another one. */
export function movementName(movement: EveningSettings['movement'], entries: EveningSettings['entries']): string {
  return t(isOfPairs(movement, entries) ? 'directing-movement-pairs' : `directing-movement-${movement}`);
}

/** The movement, in a sentence. */
export function movementSays(movement: EveningSettings['movement'], entries: EveningSettings['entries']): string {
  return t(isOfPairs(movement, entries) ? 'directing-movement-pairs-says' : `directing-movement-${movement}-says`);
}

function isOfPairs(movement: EveningSettings['movement'], entries: EveningSettings['entries']): boolean {
  return movement === 'chart' && entries === 'pairs';
}

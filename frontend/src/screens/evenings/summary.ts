/** The settings of an evening in a few words. */

import type { EveningSettings } from '../../lib/server/evenings';
import { nameOfRules } from '../../lib/settings/ourrules.svelte';
import { t } from '../../lib/language/words.svelte';

/** `10 rounds of 8 hands. Everybody partners everybody. Rules: Standard.` */
export function inWords({ rounds, length, movement, rules, entries }: EveningSettings): string {
  const { kind, number } = length;
  return [
    t(`directing-says-${kind}`, { rounds, number }),
    t(entries === 'pairs' ? 'directing-says-pairs' : 'directing-says-individual'),
    `${t(`directing-movement-${movement}`)}.`,
    t('directing-says-rules', { rules: nameOfRules(rules) }),
  ].join(' ');
}

/** The directions after a round, as the card of a table gives them. */

import type { EveningSettings, Progressive } from '../../lib/server/evenings';
import type { Printed } from './printed';
import { t } from '../../lib/language/words.svelte';

/** The sentences for a table: winners and losers, the four seats, or where to look. */
export function directionsFor(printed: Printed, table: number): string[] {
  const { settings, tables: last } = printed;
  if (settings === null || last < 2) return [t('papers-way-card')];
  if (settings.movement === 'progressive') return [...progressive(settings.progressive, table, last), ...mixed(settings)];
  if (settings.movement === 'seats') return seats(table, last);
  if (settings.movement === 'league') return [t('papers-way-home'), t('papers-way-visitors', { table: table === 1 ? last : table - 1 })];
  if (settings.movement === 'chart') return [t('papers-way-card')];
  return [t('papers-way-wall')];
}

/** Fixed pairs take no new partners. */
function mixed({ entries, progressive: { partners } }: EveningSettings): string[] {
  return entries === 'individual' && partners === 'change' ? [t('papers-way-mix')] : [];
}

/** The directions of a progressive movement: at the end of the line the movers stay, or go to the other end themselves. */
function progressive({ movers, head }: Progressive, table: number, last: number): string[] {
  const [end, otherEnd, next] = movers === 'winners' ? [1, last, table - 1] : [last, 1, table + 1];
  const others = movers === 'winners' ? 'losers' : 'winners';
  if (table === end && head === 'stay') return [t(`papers-way-${movers}-stay`), t(`papers-way-${others}`, { table: otherEnd })];
  return [t(`papers-way-${movers}`, { table: table === end ? otherEnd : next }), t(`papers-way-${others}-stay`)];
}

/** North stays, East goes one table up, South one down, West two up (chatgamers, docsbay). */
function seats(table: number, last: number): string[] {
  const at = (step: number): number => ((table - 1 + step + last) % last) + 1;
  return [
    t('papers-way-north'),
    t('papers-way-east', { table: at(1) }),
    t('papers-way-south', { table: at(-1) }),
    t('papers-way-west', { table: at(2) }),
  ];
}

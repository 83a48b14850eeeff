/** The changes since cards were printed, in words. */

import { listed } from '../language/intl';
import { t } from '../language/words.svelte';
import type { CardsNow, ChangedPlace, EveningNow } from '../server/evenings';
import { nameOf } from './people';
import { seatName } from './seatnames';

/** The reason why the cards no longer hold everything, and how much of them does. */
export function cardsText({ entrants }: EveningNow, { without, gone, right, places, kept }: CardsNow): string {
  const names = (numbers: readonly number[]): string => listed(numbers.map((number) => nameOf(entrants, number)));
  return [
    ...(without.length > 0 ? [t('cards-without', { names: names(without), count: without.length })] : []),
    ...(gone.length > 0 ? [t('cards-gone', { names: names(gone), count: gone.length })] : []),
    kept ? t('cards-hold', { right, places }) : t('cards-dead'),
  ].join(' ');
}

/** The places of a round that stand on no card: `Ivy: table 2, East · Jim sits out`; "" for none. */
export function changesText({ entrants }: EveningNow, { changes }: CardsNow, round: number): string {
  return changes
    .filter((change) => change.round === round)
    .map((change) => changeText(entrants, change))
    .join(' · ');
}

function changeText(entrants: EveningNow['entrants'], { number, table, seat }: ChangedPlace): string {
  const name = nameOf(entrants, number);
  return table === 0 ? t('cards-out', { name }) : t('cards-place', { name, table, seat: seatName(seat) });
}

/** The rounds in which somebody has another place than on a card. */
export function changedRounds({ changes }: CardsNow): readonly number[] {
  return [...new Set(changes.map(({ round }) => round))];
}

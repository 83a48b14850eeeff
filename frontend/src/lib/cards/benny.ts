/** The card `B` at a table, a joker or the two of spades that stands in for one, and its name. */
import { getContext, setContext } from 'svelte';
import type { Held, Picture } from '../server/replies';
import { t } from '../language/words.svelte';

type Benny = Pick<Picture, 'benny' | 'two_stands_in'>;

const HERE = Symbol('benny');

/** Let all cards within a component know the Benny of their table, as its picture says. */
export function provideBenny(benny: () => Benny | undefined): void {
  setContext(HERE, benny);
}

/** The card to draw for this one at a table. */
export function printedHere(): (card: string | null) => string | null {
  const benny = bennyHere();
  return (card) => (card === 'B' && benny()?.two_stands_in ? '2s' : card);
}

/** The Benny of the table around a card. */
export function bennyHere(): () => Benny | undefined {
  return getContext<(() => Benny | undefined) | undefined>(HERE) ?? (() => undefined);
}

/** The mark that trump gives a card, as a part of a sentence with its name: `none` where the name says it already. */
export function markBeside(name: string, mark: Held['mark']): string {
  const part = mark.replace(' ', '-');
  return mark === '' || t('mark', { mark: part }) === name ? 'none' : part;
}

/** What the card `B` is at a table: a joker, or the two of spades that stands in for one. */
import { getContext, setContext } from 'svelte';

const HERE = Symbol('benny');

/** Let all cards within a component know whether the two of spades is their table's Benny, as its picture says. */
export function provideBenny(twoStandsIn: () => boolean): void {
  setContext(HERE, twoStandsIn);
}

/** The card that is printed where a table has this one. */
export function printedHere(): (card: string | null) => string | null {
  const twoStandsIn = getContext<(() => boolean) | undefined>(HERE);
  return (card) => (card === 'B' && twoStandsIn?.() ? '2s' : card);
}

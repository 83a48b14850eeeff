/** What the card `B` is at a table: a joker, or the two of spades that stands in for one. */
import { getContext, setContext } from 'svelte';

const HERE = Symbol('benny');

/** Let all cards within a component know what their table calls its Benny, as its picture says. */
export function provideBenny(name: () => string): void {
  setContext(HERE, name);
}

/** The card that is printed where a table has this one. */
export function printedHere(): (card: string | null) => string | null {
  const name = getContext<(() => string) | undefined>(HERE);
  return (card) => (card === 'B' && name?.() === 'two of spades' ? '2s' : card);
}

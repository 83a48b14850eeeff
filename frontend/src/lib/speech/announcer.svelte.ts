/** Sentences for screen readers, in order and without a loss. */

import { spoken } from '../cards/suits';

/** The number of sentences that stay on the page; the older ones have been read aloud. */
const KEPT = 40;

class Announcer {
  /** The newest sentences; each has its own number so that the same words are read twice. */
  lines: readonly { number: number; text: string }[] = $state.raw([]);
  #count = 0;

  say(...texts: readonly string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ number: ++this.#count, text: spoken(text) }));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }
}

export const announcer = new Announcer();

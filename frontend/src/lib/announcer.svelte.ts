/** Sentences for people who listen, in order and none lost. */

import { spoken } from './cards/suits';

/** Sentences that stay on the page; whoever listens has heard the older ones. */
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

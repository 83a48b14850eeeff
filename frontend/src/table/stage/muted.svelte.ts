/** The players at a table whose phrases and faces this browser leaves out; nobody else learns of it. */

import type { Now } from '../../lib/server/replies';
import { keep, kept } from '../../lib/settings/kept';

export class Muted {
  #names: readonly string[] = $state.raw([]);
  #place: string;

  constructor(code: string) {
    this.#place = `euchre.muted.${code}`;
    this.#names = kept<string[]>(this.#place) ?? [];
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  turn(name: string): void {
    this.#names = this.has(name) ? this.#names.filter((other) => other !== name) : [...this.#names, name];
    keep(this.#place, this.#names);
  }

  /** The table without what muted players say. */
  without(now: Now): Now {
    const news = now.news.filter(({ kind, seat }) => kind !== 'said' || seat === null || !this.has(now.table.seats[seat]?.name ?? ''));
    return news.length === now.news.length ? now : { ...now, news };
  }
}

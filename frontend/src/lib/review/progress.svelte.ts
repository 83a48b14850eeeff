/** A review while the server works on it: asks for new deals until all are there. */

import { ask, post, sentenceOf, Trouble } from '../server/api';
import type { ReviewedDeal, ReviewedPlayer, ReviewNow } from '../server/answers';

export type Level = ReviewNow['level'];

/** Milliseconds between two requests, and after too many at once. */
const PAUSE = 1500;
const PATIENCE = 4000;

export class Progress {
  level: Level = $state('quick');
  deals: readonly ReviewedDeal[] = $state.raw([]);
  figures: readonly ReviewedPlayer[] = $state.raw([]);
  /** The number of deals of the match; 0 until the server has said so. */
  all = $state(0);
  /** The change of each side's chance by the cards. */
  luck: readonly number[] = $state.raw([]);
  /** The result of the match for each side without that luck; null until all deals are reviewed. */
  withoutLuck: readonly number[] | null = $state.raw(null);
  /** The number of deals that the figures cover. */
  done = $state(0);
  waiting = $state(false);
  /** True if all deals are there. */
  over = $state(false);
  /** The reason why it has stopped. */
  trouble = $state('');

  readonly #address: string;
  /** The number of the present request: answers to older ones are dropped. */
  #turn = 0;

  constructor(address: string) {
    this.#address = address;
  }

  get #latest(): number {
    return this.deals.at(-1)?.number ?? 0;
  }

  /** Begin, or begin again; the figures of another level are dropped. */
  async begin(level: Level): Promise<void> {
    const turn = ++this.#turn;
    if (level !== this.level) [this.deals, this.figures, this.done, this.all, this.withoutLuck] = [[], [], 0, 0, null];
    this.level = level;
    this.over = false;
    this.trouble = '';
    try {
      for (let first = true; turn === this.#turn; first = false) {
        const reply = await this.#fetched(first);
        if (turn !== this.#turn) return;
        if (reply === null) await pause(PATIENCE);
        else if (this.#take(reply)) return;
        else if (this.#latest >= reply.done) await pause(PAUSE); // otherwise there is more already
      }
    } catch (problem) {
      if (turn === this.#turn) this.trouble = sentenceOf(problem);
    }
  }

  /** Stop asking. */
  stop(): void {
    this.#turn += 1;
  }

  async #fetched(first: boolean): Promise<ReviewNow | null> {
    try {
      if (first) return await post<ReviewNow>(this.#address, { level: this.level });
      return await ask<ReviewNow>(`${this.#address}?level=${this.level}&after=${this.#latest}`);
    } catch (problem) {
      if (first || !(problem instanceof Trouble) || !problem.code.startsWith('limit/')) throw problem;
      return null;
    }
  }

  /** True if nothing more will come. */
  #take(reply: ReviewNow): boolean {
    const latest = this.#latest;
    this.deals = [...this.deals, ...reply.deals.filter((deal) => deal.number > latest)];
    this.figures = reply.figures;
    this.luck = reply.luck;
    this.withoutLuck = reply.without_luck;
    this.done = reply.done;
    this.all = reply.deals_in_all;
    this.waiting = reply.waiting;
    this.trouble = reply.failed ?? '';
    this.over = reply.done === reply.deals_in_all && this.deals.length >= reply.done;
    return this.over || reply.failed !== null;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

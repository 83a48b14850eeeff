/** The server, as its operator follows it and gives it orders. */

import { Attempt } from '../../lib/controls/attempt.svelte';
import type { OperatorNow } from '../../lib/server/answers';
import { ask, post, sentenceOf } from '../../lib/server/api';
import { poll } from '../../lib/server/polling';
import { asOperator } from '../../lib/settings/operator';

/** Seconds between two looks. */
const EVERY = 5;

export class OperatedServer {
  now: OperatorNow | null = $state.raw(null);
  /** The reason why it could not be looked at. */
  lost = $state('');
  readonly ordering = new Attempt();
  /** The number of orders so far: a look that began before one is out of date. */
  #orders = 0;

  /** Look at once, and now and then while the page is in sight; returns what stops it. */
  watch(): () => void {
    return poll(() => this.look(), EVERY);
  }

  async look(): Promise<void> {
    const orders = this.#orders;
    try {
      const now = await ask<OperatorNow>('/api/operator', asOperator());
      if (orders === this.#orders) this.now = now;
      this.lost = '';
    } catch (problem) {
      this.lost = sentenceOf(problem);
    }
  }

  /** Have something done; true if it was. */
  async order(order: { type: string; [field: string]: unknown }): Promise<boolean> {
    return this.ordering.run(async () => {
      this.#orders += 1;
      this.now = await post<OperatorNow>('/api/operator', order, asOperator());
    });
  }
}

/** The server, as its operator follows it and gives it orders. */

import { Attempt } from '../../lib/controls/attempt.svelte';
import type { OperatorNow } from '../../lib/server/answers';
import { ask, post, sentenceOf } from '../../lib/server/api';
import { poll } from '../../lib/server/polling';
import { asOperator } from '../../lib/settings/operator';

/** Seconds between two looks. */
const EVERY = 5;

interface Order {
  type: string;
  [field: string]: unknown;
}

export class OperatedServer {
  now: OperatorNow | null = $state.raw(null);
  /** The reason why it could not be looked at. */
  lost = $state('');
  /** The last order from a button outside a dialog. */
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

  /** Have something done. Throws `Trouble`. */
  async order(order: Order): Promise<void> {
    this.#orders += 1;
    this.now = await post<OperatorNow>('/api/operator', order, asOperator());
  }

  /** Have something done, and say on the page why it was not; true if it was. */
  async press(order: Order): Promise<boolean> {
    return this.ordering.run(() => this.order(order));
  }
}

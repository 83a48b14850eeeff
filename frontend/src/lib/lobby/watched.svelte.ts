/** Something of the server that is looked at again every few seconds while its page is in sight. */

import { ask, sentenceOf } from '../server/api';
import { poll } from '../server/polling';

export class Watched<Answer> {
  /** The last answer; null before the first. */
  now: Answer | null = $state.raw(null);
  trouble = $state('');

  constructor(
    readonly path: string,
    /** The seconds between two looks. */
    readonly seconds: number,
  ) {}

  /** Look at once, and again and again until the function that is returned is called. */
  watch(): () => void {
    return poll(() => this.look(), this.seconds);
  }

  /** Look once more, out of turn. */
  async look(): Promise<void> {
    try {
      this.now = await ask<Answer>(this.path);
      this.trouble = '';
    } catch (problem) {
      this.trouble = sentenceOf(problem);
    }
  }
}

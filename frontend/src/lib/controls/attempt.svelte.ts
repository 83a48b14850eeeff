/** Work at the server that somebody begins with a button. */

import { router } from '../navigation/router.svelte';
import { sentenceOf } from '../server/api';

export class Attempt {
  /** True while the work goes on. */
  busy = $state(false);
  /** Why the last work failed; '' if it did not. */
  trouble = $state('');

  /** Do the work, and tell whether it succeeded. */
  async run(work: () => Promise<void>): Promise<boolean> {
    const done = await this.#tried(work);
    this.busy = false;
    return done;
  }

  /** Do the work, and go to the address that it returns: it is busy until another screen is there. */
  async go(work: () => Promise<string>): Promise<void> {
    const done = await this.#tried(async () => router.go(await work()));
    if (!done) this.busy = false;
  }

  async #tried(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = '';
    try {
      await work();
      return true;
    } catch (problem) {
      this.trouble = sentenceOf(problem);
      return false;
    }
  }
}

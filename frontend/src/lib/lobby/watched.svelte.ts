/** Something of the server that is looked at again every few seconds while its page is in sight. */

import { ask, sentenceOf } from '../server/api';

export class Watched<Answer> {
  /** The last answer; null before the first. */
  now: Answer | null = $state.raw(null);
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** Ask a path again after each `seconds`. */
  constructor(
    readonly path: string,
    readonly seconds: number,
  ) {
    void this.#follow();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
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

  async #follow(): Promise<void> {
    if (!document.hidden) await this.look();
    if (!this.#over) this.#timer = setTimeout(() => void this.#follow(), this.seconds * 1000);
  }
}

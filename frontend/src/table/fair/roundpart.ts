/**
 * The page's part in the shuffle of a round whose live tables all have the same cards. It is added without anybody asking, and
 * again until the server has answered: whoever is silent is left out after some seconds.
 */

import { isForAWhile, post, Trouble } from '../../lib/server/api';
import type { EveningNow } from '../../lib/server/evenings';
import { newId } from '../../lib/server/id';
import { dueInRound, type Part } from './contribution';

/** Milliseconds before it is sent again. */
const AGAIN = 1_000;

export class RoundPart {
  #now: EveningNow | null = null;
  /** The part that is being sent, or was answered. */
  #sent = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The evening stands so. */
  stands(now: EveningNow): void {
    this.#now = now;
    clearTimeout(this.#timer);
    void this.#send();
  }

  /** Add nothing more. */
  close(): void {
    this.#now = null;
    clearTimeout(this.#timer);
  }

  async #send(): Promise<void> {
    const now = this.#now;
    const part = now === null ? null : partOf(now);
    if (now === null || part === null) return;
    const message = { ...part, round: now.rounds.length };
    const sent = JSON.stringify(message);
    if (sent === this.#sent) return;
    this.#sent = sent;
    try {
      await post(`/api/evenings/${now.code}`, { ...message, id: newId() });
    } catch (problem) {
      if (problem instanceof Trouble && !isForAWhile(problem.code)) return; // it goes on without this page, or differently
      if (this.#sent === sent) this.#sent = '';
      this.#timer = setTimeout(() => void this.#send(), AGAIN);
    }
  }
}

/** The part this page owes the shuffle of the last round; null if nothing is due. */
function partOf({ code, me, rounds, shuffle }: EveningNow): Part | null {
  return me === null || shuffle === null ? null : dueInRound({ code, round: rounds.length }, me, shuffle);
}

/** A day that is looked at again until the results of all its deals that are over are there, and judged. */

import { dayInWords } from '../language/days';
import { t } from '../language/words.svelte';
import { isForAWhile, sentenceOf, Trouble } from '../server/api';
import type { DailyNow } from '../server/answers';
import { lookAt } from './day';

/** Milliseconds between two looks, at first and later. */
const SOON = 500;
const LATER = 4000;
/** Looks after which no more follow: then judging takes long, or fails. */
const MOST = 40;

export class DayWatcher {
  now: DailyNow | null = $state.raw(null);
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;
  #over = false;

  /** Look at a day; `over` is a deal that has just ended, whose result may not be written yet. */
  constructor(
    readonly day: string,
    readonly over?: number,
  ) {
    void this.look();
  }

  /** Look once more, and as often as anything is to come. */
  async look(): Promise<void> {
    this.#looks += 1;
    try {
      const now = await lookAt(this.day);
      if (this.#over) return;
      this.now = now;
      this.trouble = '';
    } catch (problem) {
      const early = problem instanceof Trouble && problem.code === 'daily/early';
      this.trouble = early ? t('daily-early', { day: dayInWords(this.day) }) : sentenceOf(problem);
      if (problem instanceof Trouble && !isForAWhile(problem.code)) return;
    }
    if (!this.#over && this.#waits() && this.#looks < MOST) {
      this.#timer = setTimeout(() => void this.look(), this.#looks < 4 ? SOON : LATER);
    }
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #waits(): boolean {
    if (this.now === null) return true;
    return this.now.deals.some(({ number, points, loss, failed }) => (points === null ? number === this.over : loss === null && !failed));
  }
}

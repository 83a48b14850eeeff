/** A sitting: drills one after the other, the answers given, and what is kept of them. */

import { ask, post, sentenceOf } from '../../lib/server/api';
import type { DrillAnswered, DrillSet, DrillShown } from '../../lib/server/answers';
import { checkCookies } from '../../lib/server/cookies';
import { announcer } from '../../lib/speech/announcer.svelte';
import { t } from '../../lib/language/words.svelte';

export interface GivenAnswer {
  drill: DrillShown;
  right: boolean;
}

/** Fetch the drills of a sitting. Throws `Trouble`. */
export function drillsAt(address: string): Promise<DrillSet> {
  return ask<DrillSet>(address);
}

export class Sitting {
  readonly drills: readonly DrillShown[];
  /** The action chosen in the drill on the screen; null until then. */
  chosen: string | null = $state(null);
  answers: readonly GivenAnswer[] = $state.raw([]);
  /** The reason why an answer could not be kept. */
  trouble = $state('');
  /** The seconds from the first drill to the last answer. */
  seconds = $state(0);

  #place = $state(0);
  readonly #began = Date.now();
  #known: Promise<void> | null = null;

  constructor(drills: readonly DrillShown[]) {
    this.drills = drills;
  }

  /** The drill on the screen; undefined once all are answered. */
  get drill(): DrillShown | undefined {
    return this.drills[this.#place];
  }

  /** The number of the drill on the screen, from 1. */
  get number(): number {
    return this.#place + 1;
  }

  /** True if what was chosen is right. */
  get right(): boolean {
    return this.chosen !== null && (this.drill?.right.includes(this.chosen) ?? false);
  }

  answer(action: string): void {
    const { drill } = this;
    if (drill === undefined || this.chosen !== null) return;
    this.chosen = action;
    this.answers = [...this.answers, { drill, right: this.right }];
    this.seconds = (Date.now() - this.#began) / 1000;
    announcer.say(t('drills-verdict', { right: this.right ? 'yes' : 'no' }), drill.choices[0]?.why ?? '');
    void this.#keep(drill, action);
  }

  next(): void {
    if (this.chosen === null) return;
    this.chosen = null;
    this.#place += 1;
  }

  /** Have the server keep an answer; the sitting goes on even if it cannot. */
  async #keep({ position, due }: DrillShown, action: string): Promise<void> {
    try {
      this.#known ??= checkCookies();
      await this.#known;
      await post<DrillAnswered>('/api/drills', { position, action, due });
      this.trouble = '';
    } catch (problem) {
      this.#known = null;
      this.trouble = sentenceOf(problem);
    }
  }
}

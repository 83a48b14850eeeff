/**
 * The switch "I play alone", for tables that ask everybody before the first lead. It may be set from the deal on and
 * answers instead of its owner, so that the time an answer takes reveals nothing about the hand.
 */

import type { Now, Picture } from '../../lib/server/replies';
import { settings } from '../../lib/settings/settings.svelte';

/** Milliseconds that people need at least, and at most twice, to hear trump, look at their cards and turn the switch. */
const NEEDED = 2500;
/** Milliseconds for the same where they have had that time already. */
const LEAST = 500;
/** The part of somebody's clock that the switch may use. */
const OF_CLOCK = 1 / 4;

export class Announcing {
  /** The switch; it is off at the beginning of each deal. */
  alone = $state(false);
  /** True after a decision was taken back, because somebody who does that wants to be asked. */
  asks = $state(false);
  /** The milliseconds that the switch leaves before it answers; null while it is not asked. */
  leaves: number | null = $state(null);

  #deal = '';
  /** The time trump was first seen in this deal. */
  #heard: number | null = null;

  /** True where this seat may be asked in this deal, and the switch will answer. */
  stands(picture: Picture): boolean {
    return settings.aloneSwitch && picture.may_announce;
  }

  /** True if the switch answers the present question. */
  answers(asked: Picture): boolean {
    return this.stands(asked) && asked.phase === 'alone' && asked.choices.length > 0 && !this.asks;
  }

  /** The answer that the switch gives now. */
  answer({ choices }: Picture): string | null {
    return choices.find((choice) => choice.action === (this.alone ? 'alone' : 'together'))?.action ?? null;
  }

  /**
   * The milliseconds until the switch answers, drawn by a number from 0 to 1: what people need, from when trump was seen.
   * `clock` has the milliseconds that are left to think, if a clock runs.
   */
  time(drawn: number, clock: number | null): number {
    const since = performance.now() - (this.#heard ?? performance.now());
    const needed = Math.min(NEEDED * (1 + drawn) - since, clock === null ? Infinity : clock * OF_CLOCK);
    return Math.max(LEAST * (1 + drawn), needed);
  }

  /** Turn the switch off where the announcements are over, or another deal has begun. */
  follow({ table }: Now, { games, number, dealer, may_announce, trump }: Picture): void {
    const deal = JSON.stringify([table.match, games, number, dealer]);
    if (deal !== this.#deal || !may_announce) this.alone = false;
    if (deal !== this.#deal || trump === null) this.#heard = null;
    if (trump !== null) this.#heard ??= performance.now();
    this.#deal = deal;
  }
}

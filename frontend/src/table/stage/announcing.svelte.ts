/**
 * The switch "I play alone", for tables that ask everybody before the first lead. It may be set from the deal on and
 * answers instead of its owner, so that the time an answer takes reveals nothing about the hand.
 */

import type { Now, Picture } from '../../lib/server/replies';
import { settings } from '../../lib/settings/settings.svelte';

export class Announcing {
  /** The switch; it is off at the beginning of each deal. */
  alone = $state(false);
  /** True after a decision was taken back, because somebody who does that wants to be asked. */
  asks = $state(false);

  #deal = '';

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

  /** Turn the switch off where the announcements are over, or another deal has begun. */
  follow({ table }: Now, { games, number, dealer, may_announce }: Picture): void {
    const deal = JSON.stringify([table.match, games, number, dealer]);
    if (deal !== this.#deal || !may_announce) this.alone = false;
    this.#deal = deal;
  }
}

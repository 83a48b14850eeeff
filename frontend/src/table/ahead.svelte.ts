/** A card chosen before your turn: it is played when the turn comes, if it may be. */

import { announcer } from '../lib/speech/announcer.svelte';
import type { Held, Picture } from '../lib/server/replies';
import { settings } from '../lib/settings/settings.svelte';
import type { Stage } from './stage/stage.svelte';
import { t } from '../lib/language/words.svelte';

export class Ahead {
  /** The chosen card. */
  card: string | null = $state(null);
  /** The reason why the chosen card was not played. */
  remark = $state('');

  constructor(readonly stage: Stage) {}

  /** True if a card may be chosen now: cards are being played, and somebody else is to play. */
  get open(): boolean {
    const { scene, now, waiting, asked } = this.stage;
    const { shown } = scene;
    if (!settings.chooseAhead || shown === null || waiting || asked !== null || now?.table.stage !== 'playing') return false;
    return shown.phase === 'play' && shown.word === null && shown.seat !== null && shown.turn !== shown.seat && shown.hand.length > 0;
  }

  /** Choose a card of the hand, or take it back. */
  choose(held: Held): void {
    this.remark = '';
    this.card = this.card === held.card ? null : held.card;
    announcer.say(t(this.card === null ? 'ahead-back' : 'ahead-chosen', { card: held.name }));
  }

  /**
   * The answer to the question, if the chosen card is one; otherwise the choice is dropped with a remark. The card stays
   * chosen until it is `done`, because the question may be told again before it is answered.
   */
  answer(asked: Picture): string | null {
    const chosen = asked.hand.find((held) => held.card === this.card);
    if (chosen === undefined) return null;
    const choice = asked.choices.find((one) => one.card === chosen.card);
    if (choice !== undefined) return choice.action;
    this.card = null;
    const why = asked.barred.find((barred) => barred.card === chosen.card)?.why ?? '';
    this.remark = t('ahead-not-played', { card: chosen.name, why }).trim();
    announcer.say(this.remark);
    return null;
  }

  /** The question has been answered, with the chosen card or another. */
  done(): void {
    this.card = null;
  }

  /** Forget a card that is no longer in the hand, as at the end of a deal. */
  tidy(shown: Picture | null): void {
    if (this.card !== null && !shown?.hand.some((held) => held.card === this.card)) this.card = null;
  }
}

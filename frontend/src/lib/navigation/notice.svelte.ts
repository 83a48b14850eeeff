/** The operator's message to everybody: from the table's connection, or looked for now and then on other screens. */

import { ask } from '../server/api';
import { poll } from '../server/polling';
import type { Notice } from '../server/replies';
import { keep, kept } from '../settings/kept';
import { router } from './router.svelte';

/** Seconds between two looks. */
const EVERY = 60;
const PLACE = 'euchre.notice';

class Board {
  /** The message, until it ends or somebody has put it away. */
  text = $state('');
  /** True while a game, which fills the window, has a place for it. */
  inGame = $state(false);
  #ends: ReturnType<typeof setTimeout> | undefined;

  hear(notice: Notice | null): void {
    clearTimeout(this.#ends);
    const left = notice === null ? 0 : notice.seconds * 1000;
    this.text = notice === null || left <= 0 || kept<string>(PLACE, { session: true }) === notice.text ? '' : notice.text;
    if (left > 0) this.#ends = setTimeout(() => (this.text = ''), Math.min(left, 2 ** 31 - 1));
  }

  putAway(): void {
    keep(PLACE, this.text, { session: true });
    this.text = '';
  }

  /** Look at once, and now and then while the page is in sight; returns what stops it. */
  watch(): () => void {
    return poll(
      () =>
        ask<Notice | null>(`/api/notice?at=${encodeURIComponent(router.path.split('/')[1] || 'home')}`).then(
          (notice) => this.hear(notice),
          () => {}, // it is asked again
        ),
      EVERY,
    );
  }
}

export const board = new Board();

/** Sitting down: who has given no name is asked for it on the way. */

import { yourName } from '../../lib/seats/seats';
import { settings } from '../../lib/settings/settings.svelte';
import type { Wish } from '../connection/connection';

export class Sitting {
  /** The seat that somebody without a name wants, null for the first open one; undefined while nobody is asked. */
  wanted: number | null | undefined = $state();

  constructor(readonly say: (wish: Wish) => void) {}

  /** Sit down, if need be after the question for a name. */
  take(seat: number | null): void {
    if (settings.name.trim()) this.sit(seat);
    else this.wanted = seat;
  }

  /** Sit down, move to another seat, or change your name. */
  sit(seat: number | null): void {
    this.say({ type: 'sit', name: yourName(), seat });
  }
}

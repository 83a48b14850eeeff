/** A match on the felt, to go through step by step. */

import { onDestroy } from 'svelte';
import type { Replayed } from '../../lib/server/answers';
import { provideBenny } from '../../lib/cards/benny';
import { followStep, stepInAddress } from './address.svelte';
import { Playback } from './playback.svelte';

/** Play a match back from the step in the address, or else from `first`, for as long as the component that calls this is shown. */
export function openMatch(replayed: Replayed, first = NaN): Playback {
  const named = stepInAddress();
  const playback = new Playback(replayed, Number.isNaN(named) ? first : named);
  onDestroy(() => playback.pause());
  followStep(playback);
  provideBenny(() => replayed.frames[0]?.picture);
  return playback;
}

/** The step that is shown, in the address: another who opens it sees the same. */

import type { Playback } from './playback.svelte';

/** Milliseconds that a step stays before it is written. Safari allows a hundred changes of the address in 30 seconds. */
const STAYS = 400;

/** The step that the address names; `NaN` where it names none. */
export function stepInAddress(): number {
  return Number.parseInt(location.hash.slice(1), 10) - 1;
}

/** Keep the address at the step, for as long as the component that calls this is shown. */
export function followStep(playback: Playback): void {
  const { pathname } = location;
  $effect(() => {
    const hash = `#${playback.step + 1}`;
    const timer = setTimeout(() => {
      if (location.pathname === pathname) history.replaceState(null, '', hash); // otherwise the next screen is on its way
    }, STAYS);
    return () => clearTimeout(timer);
  });
}

/** The keys of a replay. */

import { forPage, obey } from '../../lib/controls/keyboard';
import type { Playback } from './playback.svelte';

type Keys = Readonly<Record<string, () => void>>;

/** Do what a key means for a replay; `more` are keys of the screen, which also work on its sliders. */
export function pressed(event: KeyboardEvent, playback: Playback, more: Keys = {}): void {
  const { target, key } = event;
  if (!forPage(event)) return;
  const own = more[key.toLowerCase()];
  if (own === undefined && target instanceof Element && taken(target, key)) return;
  const run = own ?? waysOf(playback)[key];
  if (run === undefined) return;
  obey(event, () => {
    if (key !== ' ') playback.pause();
    run();
  });
}

/** True if the focused element handles this key itself. */
function taken(target: Element, key: string): boolean {
  return target.closest('input') !== null || (key === ' ' && target.closest('button, a') !== null);
}

function waysOf(playback: Playback): Keys {
  return {
    ArrowRight: () => playback.go(playback.step + 1),
    ArrowLeft: () => playback.go(playback.step - 1),
    PageDown: () => playback.goDeal(1),
    PageUp: () => playback.goDeal(-1),
    Home: () => playback.go(0),
    End: () => playback.go(playback.last),
    ' ': () => playback.toggle(),
  };
}

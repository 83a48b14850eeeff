/** The settings of the page, stored in this browser. */

import { MediaQuery } from 'svelte/reactivity';
import { keep, kept } from './kept';
import { preferredLanguage, speak, type Language } from '../language/words.svelte';

export interface Settings {
  name: string;
  /** `auto` is the first of the browser's languages that the page speaks. */
  language: 'auto' | Language;
  /** `auto` is the plain face on a narrow screen and the drawn one elsewhere. */
  faces: 'auto' | 'drawn' | 'big' | 'plain';
  fourColours: boolean;
  back: 'lattice' | 'rings' | 'leaves';
  felt: 'green' | 'blue' | 'claret';
  /** The motion of what slides, fades or turns; `auto` is what the system asks for. */
  motion: 'auto' | 'full' | 'reduced';
  /** The pace: how fast cards move and how long words stay, and what `setPace` sets with it. */
  animation: 'instant' | 'fast' | 'normal' | 'slow';
  text: 'normal' | 'large' | 'largest';
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** The ways to learn that it is one's turn. */
  turnSound: boolean;
  turnVibration: boolean;
  turnNotification: boolean;
  /** The matches with a coach's line about the card to be played: `first` is the first few. */
  coach: 'first' | 'always' | 'never';
  /** Read aloud only what is new. */
  terse: boolean;
  /** Bump, or cut in the middle, without being asked. */
  cutForMe: boolean;
  /** Answer in a round of announcements by the switch at the hand, without being asked. */
  aloneSwitch: boolean;
  /** Play the last card of a hand without being asked. */
  lastCard: boolean;
  /** A card may be chosen before it is one's turn. */
  chooseAhead: boolean;
  /** Go on by itself after the summary of a deal. */
  autoContinue: boolean;
  /** A faster table has been offered, which happens once. */
  speedOffered: boolean;
  /** Reviews and analyses show every figure, with its standard error. */
  experts: boolean;
}

const PLACE = 'euchre.settings';
const DEFAULTS: Settings = {
  name: '',
  language: 'auto',
  faces: 'auto',
  fourColours: false,
  back: 'lattice',
  felt: 'green',
  motion: 'auto',
  animation: 'normal',
  text: 'normal',
  theme: 'auto',
  sound: false,
  turnSound: false,
  turnVibration: false,
  turnNotification: false,
  coach: 'first',
  terse: false,
  cutForMe: false,
  aloneSwitch: true,
  lastCard: false,
  chooseAhead: false,
  autoContinue: false,
  speedOffered: false,
  experts: false,
};

/** Read and write its fields anywhere; a change shows everywhere at once. */
export const settings: Settings = $state({ ...DEFAULTS, ...kept<Partial<Settings>>(PLACE) });

/** Set the pace: from fast on, what asks for nothing but a click is done without one, and a card may be chosen ahead. */
export function setPace(animation: Settings['animation']): void {
  const brisk = animation === 'fast' || animation === 'instant';
  Object.assign(settings, { animation, cutForMe: brisk, lastCard: brisk, chooseAhead: brisk, autoContinue: brisk });
}

/** Keep the settings and let the whole page follow them. Called once, by the root component. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement.dataset;
    root.theme = settings.theme;
    root.felt = settings.felt;
    root.text = settings.text;
    root.motion = isStill() ? 'reduced' : 'full';
    keep(PLACE, settings);
  });
  $effect(() => {
    speak(preferredLanguage(settings.language)).catch(() => {}); // it could not be fetched: the page keeps its language
  });
}

const systemIsStill = new MediaQuery('(prefers-reduced-motion: reduce)');
const PACES = { instant: 0, fast: 0.55, normal: 1, slow: 1.7 };

/** True if nothing moves, by the choice of this person or else of their system. */
function isStill(): boolean {
  return settings.motion === 'auto' ? systemIsStill.current : settings.motion === 'reduced';
}

/** Milliseconds that something of a usual length takes at the chosen speed; 0 for motion that is not wanted. */
export function lasts(usual: number, { motion = true } = {}): number {
  if (motion && isStill()) return 0;
  return Math.round(usual * PACES[settings.animation]);
}

/**
 * The values of the settings, for the settings screen and for the sheet at the table. The catalogue has the words: `setting-<name>`,
 * `setting-<name>-<choice>`, and `setting-<name>-says` where a setting needs an explanation.
 */

import { setPace, settings, type Settings } from '../settings/settings.svelte';
import { play } from '../sound/sound';
import { knows, LANGUAGES, t } from '../language/words.svelte';

/** The settings that are one of a few. */
export type Kind = 'language' | 'faces' | 'back' | 'felt' | 'motion' | 'animation' | 'coach' | 'theme' | 'text';
/** The settings that are on or off. */
export type Flag = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/** The settings that are one of a few, with their choices. */
const CHOICES: { readonly [Key in Kind]: readonly Settings[Key][] } = {
  language: ['auto', 'en', 'de'],
  faces: ['auto', 'drawn', 'big', 'plain'],
  back: ['lattice', 'rings', 'leaves'],
  felt: ['green', 'blue', 'claret'],
  theme: ['auto', 'light', 'dark'],
  text: ['normal', 'large', 'largest'],
  motion: ['auto', 'full', 'reduced'],
  animation: ['instant', 'fast', 'normal', 'slow'],
  coach: ['first', 'always', 'never'],
};

/** The name of a setting, and its explanation, in the language of the page. */
export function describe(of: Kind | Flag): { label: string; says: string } {
  const name = of.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { label: t(`setting-${name}`), says: knows(`setting-${name}-says`) ? t(`setting-${name}-says`) : '' };
}

/** The choices of a setting, each with what it is called; a language is called as its speakers call it. */
export function choicesOf<Key extends Kind>(kind: Key): (readonly [Settings[Key], string])[] {
  return CHOICES[kind].map((choice) => [
    choice,
    choice in LANGUAGES ? LANGUAGES[choice as keyof typeof LANGUAGES] : t(`setting-${kind}-${choice}`),
  ]);
}

export const KINDS = Object.keys(CHOICES) as readonly Kind[];
/** The settings that are on or off, in the order in which they are shown. */
export const FLAGS = ['fourColours', 'sound', 'terse', 'aloneSwitch'] as const satisfies readonly Flag[];

export function isKind(of: Kind | Flag): of is Kind {
  return of in CHOICES;
}

export function choose<Key extends Kind>(kind: Key, choice: Settings[Key]): void {
  if (kind === 'animation') setPace(choice as Settings['animation']);
  else settings[kind] = choice;
}

export function turn(flag: Flag, on: boolean): void {
  settings[flag] = on;
  if (flag === 'sound' && on) play('card');
}

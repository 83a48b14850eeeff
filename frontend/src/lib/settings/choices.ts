/** What may be chosen, for the settings screen and for the sheet at the table. */

import { settings, type Settings } from '../settings.svelte';
import { knock } from '../sound';

/** The settings that are one of a few. */
export type Kind = 'faces' | 'animation' | 'theme' | 'text';
/** The settings that are on or off. */
export type Flag = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

interface Described {
  readonly label: string;
  readonly says?: string;
}

type Choices<Key extends Kind> = Described & { readonly choices: readonly (readonly [Settings[Key], string])[] };

export const KINDS: { readonly [Key in Kind]: Choices<Key> } = {
  faces: {
    label: 'Faces',
    says: 'Auto is plain on a phone and classic elsewhere; large has a large index.',
    choices: [['auto', 'Auto'], ['drawn', 'Classic'], ['big', 'Large'], ['plain', 'Plain']],
  },
  theme: { label: 'Theme', choices: [['auto', 'As the system'], ['light', 'Light'], ['dark', 'Dark']] },
  text: { label: 'Size of text', choices: [['normal', 'Normal'], ['large', 'Large'], ['largest', 'Largest']] },
  animation: {
    label: 'Speed',
    says: 'How fast cards move and how long things are left to be read.',
    choices: [['instant', 'Instant'], ['fast', 'Fast'], ['normal', 'Normal'], ['slow', 'Slow']],
  },
};

export const FLAGS: { readonly [Key in Flag]: Described } = {
  fourColours: { label: 'Four colours', says: 'Diamonds blue and clubs green, so that no two suits look alike.' },
  sound: { label: 'Sound', says: 'A soft knock for cards and calls.' },
  cutForMe: { label: 'Cut for me', says: 'Bump, or cut in the middle, without asking.' },
  chooseAhead: { label: 'Choose ahead', says: 'A card may be chosen before it is your turn, and taken back.' },
  lastCard: { label: 'Play my last card', says: 'The last card of a hand goes by itself.' },
  autoContinue: { label: 'Go on by itself', says: 'After the summary of a deal, without a click.' },
};

export function isFlag(of: Kind | Flag): of is Flag {
  return of in FLAGS;
}

export function choose<Key extends Kind>(kind: Key, choice: Settings[Key]): void {
  settings[kind] = choice;
}

export function turn(flag: Flag, on: boolean): void {
  settings[flag] = on;
  if (flag === 'sound' && on) knock('call');
}

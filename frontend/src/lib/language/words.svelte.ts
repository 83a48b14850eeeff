/**
 * The sentences of the page, in the language of its reader. They live in the catalogue that the server shares
 * (src/euchre/wording/catalogue); a sentence on the page follows a change of language at once.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = keyof typeof LANGUAGES;
export type Parts = Record<string, string | number>;

/** The languages, each as it calls itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:catalogue/en'),
  de: () => import('virtual:catalogue/de'),
};

let spoken: FluentBundle | null = $state.raw(null);
let language: Language = $state('en');
/** The language that was asked for last, which may not have arrived yet. */
let asked: Language = 'en';

/** The sentence with this id, its named parts filled in: `t('lobby-wait-for', { name: 'Ann' })`. */
export function t(id: string, parts: Parts = {}): string {
  const message = spoken?.getMessage(id);
  if (!spoken || !message?.value) {
    console.error(`No sentence is called "${id}" in "${language}".`);
    return id;
  }
  const problems: Error[] = [];
  const sentence = spoken.formatPattern(message.value, parts, problems);
  if (problems[0]) console.error(`The sentence "${id}" in "${language}": ${problems[0].message}`);
  return sentence;
}

/** True if there is a sentence with this id. */
export function knows(id: string): boolean {
  return spoken?.hasMessage(id) ?? false;
}

/** The language in which the page speaks. */
export function spokenLanguage(): Language {
  return language;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const listeners = new Set<() => void>();

/** Call a function whenever the page has begun to speak another language. Returns a function that stops that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  if (spoken?.locales.includes(wanted)) return;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource((await TEXTS[wanted]()).default));
  if (problems[0]) throw problems[0];
  if (asked !== wanted) return; // somebody has chosen again meanwhile
  spoken = bundle;
  language = wanted;
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** The language that somebody has chosen, or the first of the browser's that the page speaks. */
export function preferredLanguage(chosen: Language | 'auto'): Language {
  const wanted = [chosen, ...navigator.languages].map((code) => code.slice(0, 2));
  return wanted.find((code): code is Language => code in LANGUAGES) ?? 'en';
}

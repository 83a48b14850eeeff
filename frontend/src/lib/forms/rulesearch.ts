/** Finding a house rule by the words people use for it. */

import type { OptionOffered } from '../server/answers';
import { optionName, valueName } from '../server/rules';
import { knows, t } from '../language/words.svelte';

/** The house rules that a search means: those called so, and if there are none, those whose sentence has all its words. */
export function rulesFor(search: string, options: readonly OptionOffered[]): OptionOffered[] {
  const words = plain(search).split(' ').filter(Boolean);
  const phrase = words.join(' ');
  const called = options.filter((option) => hasAll(names(option), words));
  const literally = called.filter((option) => ` ${names(option)}`.includes(` ${phrase}`));
  const titled = literally.filter(({ name }) => ` ${plain(optionName(name))}`.includes(` ${phrase}`));
  if (called.length > 0) return [...new Set([...titled, ...literally, ...called])];
  return options.filter((option) => hasAll(plain(`${names(option)} ${option.says}`), words));
}

/** A sentence for those who look for what is no house rule, since nobody can renege here; "" for all others. */
export function answerTo(search: string): string {
  const words = plain(search).split(' ').filter(Boolean);
  return hasAll(plain(t('new-search-renege')), words) ? t('new-search-renege-says') : '';
}

/** The names of a rule and its values, here and elsewhere. */
function names({ name, choices }: OptionOffered): string {
  const others = `new-search-${name.replaceAll('_', '-')}`;
  const values = choices.length > 4 ? [] : choices.map((choice) => valueName(name, choice));
  return plain([optionName(name), ...values, knows(others) ? t(others) : ''].join(' '));
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${text}`.includes(` ${word}`));
}

/** Small letters and digits: neither hyphens nor apostrophes nor accents matter. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9ß]+/g, ' ')
    .trim();
}

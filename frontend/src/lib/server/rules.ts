/** House rules: what the server offers, what they are called on the page, and how a table's rules are written. */

import { ask } from './api';
import type { OptionOffered, PresetOffered, RulesOffered, RulesRead } from './answers';
import { OFFERED } from './dealing';
import { knows, spokenLanguage, t } from '../language/words.svelte';

export type Value = OptionOffered['default'];
export type Options = RulesRead['options'];

interface Chapter {
  title: string;
  options: OptionOffered[];
}

/** The names of the presets to choose from. */
export const PRESETS: readonly string[] = OFFERED;

/** The preset from which a table of `players` starts. */
export function presetFor(players: number, presets: readonly PresetOffered[]): string {
  return presets.find(({ name, options }) => PRESETS.includes(name) && options.players === players)?.name ?? 'standard';
}

const offered = new Map<string, Promise<RulesOffered>>();

/** The options for setting up a table; fetched once in each language. */
export function rulesOffered(): Promise<RulesOffered> {
  const language = spokenLanguage();
  const found =
    offered.get(language) ??
    ask<RulesOffered>('/api/rules').catch((trouble: unknown) => {
      offered.delete(language);
      throw trouble;
    });
  offered.set(language, found);
  return found;
}

/** The rules that a text names. Throws `Trouble` with the sentence that says why it names none. */
export function readRules(text: string): Promise<RulesRead> {
  return ask<RulesRead>(`/api/rules/${encodeURIComponent(text)}`);
}

/** The options that can be chosen for a number of players, each with its choices there. */
export function optionsFor(players: number, options: readonly OptionOffered[]): OptionOffered[] {
  return options.flatMap((option) => {
    const choices = option.choices_for[players];
    return choices === undefined ? [] : [{ ...option, choices }];
  });
}

/** The options chapter by chapter, as in a rule book. */
export function chapters(options: readonly OptionOffered[]): Chapter[] {
  const titles = [...new Set(options.map(({ chapter }) => chapter))];
  return titles.map((title) => ({ title, options: options.filter(({ chapter }) => chapter === title) }));
}

/** The name of an option. */
export function optionName(name: string): string {
  return t(`option-${hyphened(name)}`);
}

/** The name of a choice of an option; a number stands for itself. */
export function valueName(name: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'option-value-yes' : 'option-value-no');
  const id = `option-${hyphened(name)}-value-${String(value)}`;
  return knows(id) ? t(id) : String(value);
}

/** The rules as text: a preset, and what differs from it. */
export function written(preset: PresetOffered, options: Options): string {
  const changes = Object.entries(options).filter(([name, value]) => value !== preset.options[name]);
  return [preset.name, ...changes.map(([name, value]) => `${name}=${text(value)}`)].join(',');
}

/** The options that a text changes, as it was written by `written` or by the server; anything else is ignored. */
export function changesIn(rules: string, offered: readonly OptionOffered[]): Options {
  const changes: Options = {};
  for (const change of rules.split(',').slice(1)) {
    const [name = '', wanted] = change.split('=');
    const value = offered.find((option) => option.name === name)?.choices.find((choice) => text(choice) === wanted);
    if (value !== undefined) changes[name] = value;
  }
  return changes;
}

/** The presets of daily deals that the server writes in fewer changes of another one. */
const NEAREST: Readonly<Record<string, string>> = {
  'standard,turned_down=face-up,target=0,deals=1,words=north-american': 'north-american',
};

/** A table's rules in a few words, such as `British, 2 changes`. */
export function rulesTitle(rules: string): string {
  const known = NEAREST[rules];
  if (known !== undefined) return t(`preset-${known}`);
  const [preset = '', ...changes] = rules.split(',');
  const title = knows(`preset-${preset}`) ? t(`preset-${preset}`) : preset;
  return changes.length === 0 ? title : t('preset-changed', { preset: title, changes: changes.length });
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}

function text(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

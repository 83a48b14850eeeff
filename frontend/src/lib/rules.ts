/** House rules: what the server offers, what they are called on the page, and how a table's rules are written. */

import { ask } from './api';
import { counted } from './counted';
import type { OptionOffered, PresetOffered, RulesOffered, RulesRead } from './messages';

export type Value = OptionOffered['default'];
export type Options = RulesRead['options'];

interface Chapter {
  title: string;
  options: OptionOffered[];
}

const TITLES: Readonly<Record<string, string>> = {
  standard: 'Standard',
  british: 'British',
  'north-american': 'North American',
  online: 'Online',
  openspiel: 'OpenSpiel',
};

/** The names of the presets. */
export const PRESETS: readonly string[] = Object.keys(TITLES);

/** The chapters of a rule book, each with its options; one that the page does not know yet goes to the last. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  'The pack': ['lowest', 'benny'],
  'The deal': ['cut', 'cut_minimum', 'packets', 'first_card', 'weak_hand'],
  'Making trump': ['partner', 'bury_up_card', 'turned_down', 'holding', 'no_trump', 'all_pass', 'benny_turned'],
  'Playing alone': ['alone_when', 'alone_who', 'defend_alone', 'alone_lead', 'partners_best'],
  Points: [
    'points_made', 'points_march', 'points_lone_made', 'points_lone_march', 'points_euchre', 'points_loner_euchred',
    'points_sweep', 'points_lone_defence', 'points_lone_sweep', 'fast_break', 'four_trick_tokens',
  ],
  'The match': ['target', 'deals', 'games'],
  'At the table': ['tram', 'euchre_autoplay', 'score_cards', 'words'],
};

/** What each option is called, and each of its choices that is no number and no switch. */
const NAMES: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>?]>> = {
  lowest: ['Lowest card', { 9: '9', 8: '8', 7: '7' }],
  benny: ['The Benny', { none: 'None', joker: 'A joker', 'two-of-spades': 'The 2 of spades' }],
  cut: ['Who cuts', { none: 'Nobody', 'left-may-bump': 'Left, or bumps', right: 'Right' }],
  cut_minimum: ['Smallest part of a cut'],
  packets: ['Dealing', { 'same-for-all': 'Same for all', any: 'As the dealer likes', 'one-by-one': 'One by one' }],
  first_card: ['First card to', { left: 'Dealer’s left', dealer: 'Dealer' }],
  weak_hand: ['A weak hand', { 'play-on': 'Plays on', 'farmers-redeal': 'New deal', 'go-under': 'Goes under' }],
  partner: ['The dealer’s partner', { 'may-assist': 'May assist', 'alone-only': 'Only alone' }],
  bury_up_card: ['Burying the up-card', { allowed: 'Allowed', forbidden: 'Forbidden' }],
  turned_down: ['A card turned down', { 'face-down': 'Face down', 'face-up': 'Face up' }],
  holding: ['The caller must hold', { any: 'Nothing', trump: 'A trump', natural: 'A card of the suit' }],
  no_trump: ['No trump', { never: 'Never', 'second-round': 'In round 2' }],
  all_pass: ['When all pass', { 'next-dealer': 'Next dealer', 'same-dealer': 'Same dealer', 'stick-the-dealer': 'Stick the dealer' }],
  benny_turned: ['The Benny turned up', { 'named-blind': 'Named blind', 'dealer-looks-first': 'Dealer looks first' }],
  alone_when: ['Alone is said', { 'with-call': 'With the call', 'after-burial': 'After the burial', 'before-lead': 'Before the lead' }],
  alone_who: ['Who may go alone', { caller: 'The caller', 'either-maker': 'Either maker' }],
  defend_alone: ['Defending alone', { never: 'Never', 'against-loner': 'Against a loner', always: 'Always' }],
  alone_lead: ['Lead against a loner', { 'next-active': 'Dealer’s left', 'left-of-loner': 'Loner’s left' }],
  partners_best: ['Partner’s best card', { 0: 'Stays', 1: 'Goes to the loner' }],
  points_made: ['Made'],
  points_march: ['March'],
  points_lone_made: ['Made alone'],
  points_lone_march: ['March alone'],
  points_euchre: ['Euchre'],
  points_loner_euchred: ['Loner euchred'],
  points_sweep: ['Every trick to the defenders'],
  points_lone_defence: ['Euchre by a lone defender'],
  points_lone_sweep: ['Every trick to a lone defender'],
  fast_break: ['Fast break'],
  four_trick_tokens: ['Four-trick tokens'],
  target: ['Points that win a game', { 0: 'Not counted' }],
  deals: ['Deals in a game', { 0: 'Not counted' }],
  games: ['Games that win the match'],
  tram: ['“The rest are mine”'],
  euchre_autoplay: ['Beaten makers stop'],
  score_cards: ['Score cards', { none: 'None', 'spare-pair': '5 and 6', 'six-and-four': '6 and 4' }],
  words: ['Words of the table', TITLES],
};

let offered: Promise<RulesOffered> | undefined;

/** Everything a table may be set up with; fetched once. */
export function rulesOffered(): Promise<RulesOffered> {
  offered ??= ask<RulesOffered>('/api/rules').catch((trouble: unknown) => {
    offered = undefined;
    throw trouble;
  });
  return offered;
}

/** The rules that a text stands for. Throws `Trouble` with the sentence that says why it stands for none. */
export function readRules(text: string): Promise<RulesRead> {
  return ask<RulesRead>(`/api/rules/${encodeURIComponent(text)}`);
}

/** The options in the order of a rule book. */
export function chapters(options: readonly OptionOffered[]): Chapter[] {
  const known = new Set(Object.values(CHAPTERS).flat());
  const found = Object.entries(CHAPTERS).map(([title, names]) => ({
    title,
    options: names.flatMap((name) => options.find((option) => option.name === name) ?? []),
  }));
  const others = options.filter((option) => !known.has(option.name));
  return others.length > 0 ? [...found, { title: 'More', options: others }] : found;
}

/** What an option is called. */
export function optionName(name: string): string {
  return NAMES[name]?.[0] ?? name.replaceAll('_', ' ');
}

/** What a choice of an option is called. */
export function valueName(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return NAMES[name]?.[1]?.[String(value)] ?? String(value).replaceAll('-', ' ');
}

/** The rules as text: a preset, and what differs from it. */
export function written(preset: PresetOffered, options: Options): string {
  const changes = Object.entries(options).filter(([name, value]) => value !== preset.options[name]);
  return [preset.name, ...changes.map(([name, value]) => `${name}=${text(value)}`)].join(',');
}

/** A table's rules in a few words, such as `British, 2 changes`. */
export function rulesTitle(rules: string): string {
  const [preset = '', ...changes] = rules.split(',');
  const title = TITLES[preset] ?? preset;
  return changes.length === 0 ? title : `${title}, ${counted(changes.length, 'change')}`;
}

function text(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

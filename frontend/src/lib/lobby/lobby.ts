/** The tables of the list, a seat beside people, and what a person wants of others. */

import { t } from '../language/words.svelte';
import { yourName } from '../seats/seats';
import type { KnownPlayer, ListedTable, TableFound } from '../server/answers';
import { order, post, put } from '../server/api';
import { checkCookies } from '../server/cookies';
import type { Terms } from '../server/messages';
import { rulesTitle } from '../server/rules';
import { keep, kept } from '../settings/kept';

/** A choice of rules that may be as it likes. */
export type YesNoEither = 'yes' | 'no' | 'either';
export const ANSWERS: readonly YesNoEither[] = ['yes', 'no', 'either'];

/** The tables that somebody would join. */
export interface Wanted {
  presets: readonly string[];
  /** True of a table where a dealer must name a suit once all have passed. */
  stuck: YesNoEither;
  /** The pace of the bots; null is any. */
  pace: Terms['pace'] | null;
}

const PLACE = 'euchre.people';
const USUAL: Wanted = { presets: ['standard'], stuck: 'either', pace: null };

/** The last choice on this computer, or a usual one. */
export function lastWanted(): Wanted {
  return { ...USUAL, ...kept<Partial<Wanted>>(PLACE) };
}

/** The rules that somebody accepts, as the server writes them, those liked best first: no preset sticks the dealer. */
export function acceptedRules({ presets, stuck }: Wanted): string[] {
  return presets.flatMap((preset) => {
    const yes = `${preset},all_pass=stick-the-dealer`;
    return stuck === 'yes' ? [yes] : stuck === 'no' ? [preset] : [preset, yes];
  });
}

/** The table of others with the most people that somebody would join, by the last choice on this computer. */
export function fitting(tables: readonly ListedTable[]): ListedTable | undefined {
  if (kept(PLACE) === undefined) return undefined; // they have never said what they accept
  const wanted = lastWanted();
  const accepted = acceptedRules(wanted);
  return tables
    .filter(({ mine, begun, rules, pace }) => !mine && begun && accepted.includes(rules) && [null, pace].includes(wanted.pace))
    .sort((one, other) => other.names.length - one.names.length)[0];
}

/** Get a seat beside people, or a table that others may join; returns the path of the table. Throws `Trouble`. */
export async function playWithPeople(wanted: Wanted): Promise<string> {
  await checkCookies();
  keep(PLACE, wanted);
  const wish = { rules: acceptedRules(wanted), pace: wanted.pace, name: yourName() };
  const { code } = await post<TableFound>('/api/lobby', wish);
  return `/t/${code}`;
}

/** Take a seat at a table of the list; returns its path. Throws `Trouble`. */
export async function join({ code, mine }: ListedTable): Promise<string> {
  await checkCookies();
  if (!mine) await order(`/api/lobby/${code}`, { name: yourName() });
  return `/t/${code}`;
}

/** Ask a person to be a contact, block them, or take that back. Throws `Trouble`. */
export function wishAbout({ ref }: KnownPlayer, wish: 'contact' | 'block' | null): Promise<void> {
  return put(`/api/people/${ref}`, { wish });
}

/** Invite a person to a table where one sits. Throws `Trouble`. */
export function invite({ ref }: KnownPlayer, code: string): Promise<void> {
  return order(`/api/people/${ref}/invitation`, { code });
}

/** What a table of the list plays, in words: its rules, its pace and its clock. */
export function tableInWords({ rules, pace, clock, seconds }: ListedTable): string {
  const time =
    clock === 'off'
      ? []
      : [clock === 'move' ? t('people-clock-move', { seconds }) : t('people-clock-game', { minutes: Math.round(seconds / 60) })];
  return [rulesTitle(rules), t(`people-pace-${pace}`), ...time].join(' · ');
}

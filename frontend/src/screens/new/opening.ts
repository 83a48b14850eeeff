/** Opening a table, and the last choices, which "Play now" repeats. */

import { post } from '../../lib/server/api';
import type { MyMatch } from '../../lib/server/answers';
import { checkCookies } from '../../lib/server/cookies';
import { keep, kept } from '../../lib/settings/kept';
import { PARTNER, type Level } from '../../lib/seats/levels';
import type { Terms } from '../../lib/server/messages';
import { yourName } from '../../lib/seats/seats';
import { seatsFrom, sideOf } from '../../lib/seats/sides';
import { outcomeOf } from '../parts/games';

/** The wish for a seat: me, a friend who gets the link, or a bot. */
export type Wanted = 'me' | 'open' | Level;
/** The wishes for all seats, clockwise from one's own. */
export type Seats = readonly Wanted[];

export interface Wish {
  rules: string;
  seats: Seats;
  terms: Terms;
}

/** The seats of one person among bots: partners as strong as can be, opponents of a level. */
export function usualSeats(players: number, level: Level = 'club'): Seats {
  return seatsFrom(0, players).map((seat) => (seat === 0 ? 'me' : sideOf(seat, players) === 0 ? PARTNER : level));
}

export const USUAL: Wish = {
  rules: 'standard',
  seats: usualSeats(4),
  terms: { clock: { kind: 'off', seconds: 30 }, pace: 'normal', grace: 30, spectators: true, listed: false },
};

/** The opponents of a newcomer, who leave them a chance: one step higher each time they want stronger ones. */
const STEPS = ['beginner', 'casual', 'club'] as const;
type Step = (typeof STEPS)[number];

const PLACE = 'euchre.opened';
const RISEN = 'euchre.risen';
const ASKED = 'euchre.asked';

/** Matches somebody wins before they are asked whether they want stronger opponents, the first time and again. */
const WINS = 2;

/** The last choices on this computer; if there are none, what suits somebody who has played here or is new. */
export function lastWish(): Wish {
  const level = step();
  const last = kept<Partial<Wish>>(PLACE);
  return { ...USUAL, seats: usualSeats(4, level), ...last, terms: { ...USUAL.terms, ...last?.terms } };
}

/** True of somebody who has not asked for stronger opponents here, and has set up no table either. */
export function isNew(): boolean {
  return kept(RISEN) === undefined && kept(PLACE) === undefined;
}

/** The opponents who have been asked for so far; before there was one between them, asking led to the last step. */
function step(): Step {
  const risen = kept<Step | true>(RISEN) ?? STEPS[0];
  return risen === true ? 'club' : risen;
}

/** The opponents of the next step; null at the last, and for somebody who has set up a table. */
export function stronger(): Step | null {
  return kept(PLACE) === undefined ? (STEPS[STEPS.indexOf(step()) + 1] ?? null) : null;
}

/** True of somebody in one of whose matches a point has been scored: one that is given up at once teaches nothing. */
export function hasPlayed(matches: readonly MyMatch[]): boolean {
  return matches.some(({ score, games }) => [...score, ...games].some((points) => points > 0));
}

/** The matches won to their end. */
export function winsIn(matches: readonly MyMatch[]): number {
  return matches.filter((match) => outcomeOf(match) === 'won' && match.conceded === null).length;
}

/** True of somebody who has won so often, since they were last asked, that stronger opponents may suit them. */
export function mayRise(wins: number): boolean {
  return stronger() !== null && wins >= (kept<number>(ASKED) ?? 0) + WINS;
}

/** Rise to opponents of the next level after `wins` wins. */
export function rise(wins: number): void {
  keep(RISEN, stronger());
  stay(wins);
}

/** Stay with the same opponents after `wins` wins. */
export function stay(wins: number): void {
  keep(ASKED, wins);
}

/** The same table without anybody to wait for: bots sit where friends would. */
export function againstBots(wish: Wish): Wish {
  const usual = usualSeats(wish.seats.length);
  const seats = wish.seats.map((wanted, seat) => (wanted === 'open' ? (usual[seat] ?? PARTNER) : wanted));
  return { ...wish, seats: seats.includes('me') ? seats : usual };
}

/** Open a table; returns its code. `chosen` is remembered for the next time. Throws `Trouble`. */
export async function openTable(wish: Wish, { chosen = true } = {}): Promise<string> {
  await checkCookies();
  const { code } = await post<{ code: string }>('/api/tables', { name: yourName(), ...wish });
  if (chosen) keep(PLACE, wish);
  return code;
}

/** The code in what somebody typed or pasted: `k7qm2xdp`, `K7QM-2XDP`, or a link to the table; null if there is none. */
export function codeIn(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const plain = last.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : null;
}

/** The matches of a guest, and how they are told in a line. */

import type { MyMatch } from './messages';
import { sideOf } from './seats';

export type Outcome = 'won' | 'lost' | 'drawn' | 'unfinished';

export const OUTCOMES: Readonly<Record<Outcome, string>> = { won: 'Won', lost: 'Lost', drawn: 'Drawn', unfinished: 'Not over' };

export function outcomeOf({ winner, ended, you }: MyMatch): Outcome {
  if (ended === null) return 'unfinished';
  if (winner === null) return 'drawn';
  return winner === sideOf(you) ? 'won' : 'lost';
}

/** The own side's score first: in games where a match has several, otherwise in points. */
export function scoreOf({ games, score, you, ended }: MyMatch): readonly [number, number] {
  const rubber = ended !== null && games[0] + games[1] > 1;
  const [first, second] = rubber ? games : score;
  return sideOf(you) === 0 ? [first, second] : [second, first];
}

export function partnerOf({ players, you }: MyMatch): string {
  return players[(you + 2) % 4] ?? '';
}

export function opponentsOf({ players, you }: MyMatch): string {
  return `${players[(you + 1) % 4] ?? ''} & ${players[(you + 3) % 4] ?? ''}`;
}

const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment, in unix seconds, as people say it: today's with the time, this year's without the year. */
export function when(seconds: number, now = new Date()): string {
  const moment = new Date(seconds * 1000);
  const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
  if (days === 0) return `Today, ${TIME.format(moment)}`;
  if (days === 1) return `Yesterday, ${TIME.format(moment)}`;
  return (moment.getFullYear() === now.getFullYear() ? DAY : DATE).format(moment);
}

/** How long something took, in seconds, as people say it. */
export function howLong(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

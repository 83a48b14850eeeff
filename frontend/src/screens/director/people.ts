/** The people of an evening, as they are entered and counted. */

import { whereabouts } from '../../lib/evening/rounds';
import { t } from '../../lib/language/words.svelte';
import type { EntrantNow, EveningNow, EveningSettings } from '../../lib/server/evenings';

/** Tables in the next round, and those left over in the hall or taken by bots online. */
export interface Outlook {
  readonly people: number;
  readonly tables: number;
  readonly threes: number;
  readonly sitOuts: number;
  readonly bots: number;
  /** The teams of a league match, with the pairs each has in the hall; otherwise none. */
  readonly teams: readonly { readonly name: string; readonly pairs: number }[];
}

/** The outlook for the next round with those who are here. */
export function outlook({ entrants, settings }: Pick<EveningNow, 'entrants' | 'settings'>): Outlook {
  const here = entrants.filter((one) => one.here);
  const hall = here.filter(({ section }) => section === 'hall').length;
  const online = here.length - hall;
  const threes = settings.entries === 'pairs' ? 0 : threesOf(hall, settings.extra);
  const bots = (4 - (online % 4)) % 4;
  const teams = teamsOf(here, settings);
  const fours = teams.length > 0 ? Math.min(...teams.map(({ pairs }) => pairs)) : Math.floor((hall - 3 * threes) / 4);
  return {
    people: here.length,
    tables: fours + threes + (online + bots) / 4,
    threes,
    sitOuts: hall - 4 * fours - 3 * threes,
    bots,
    teams,
  };
}

/** The teams of a league match; none before the server has said who is in which. */
function teamsOf(here: readonly EntrantNow[], { movement, teams }: EveningSettings): Outlook['teams'] {
  if (movement !== 'league' || here.some(({ team }) => team === '')) return [];
  return teams.map((name) => {
    const members = here.filter(({ team, section }) => team === name && section === 'hall').length;
    return { name, pairs: Math.floor(members / 2) };
  });
}

/** The number of tables of three for `people`: the fewest with which nobody sits out. */
function threesOf(people: number, extra: EveningSettings['extra']): number {
  const wanted = (4 - (people % 4)) % 4;
  return extra === 'threes' && 3 * wanted <= people ? wanted : 0;
}

/** True for somebody who has had a seat or sat out: their results stay, and if they are not here, they have gone home. */
export function hasPlayed({ rounds }: EveningNow, entrant: number): boolean {
  return rounds.some((round) => whereabouts(round, entrant) !== 'away');
}

/** The word for somebody who is missing: gone home, or not here yet. */
export function absence(now: EveningNow, entrant: number): string {
  return t(hasPlayed(now, entrant) ? 'directing-gone' : 'directing-absent');
}

/** The change of presence that a director can note of somebody: gone home, not here yet, here or back. */
export function presenceChange(now: EveningNow, { number, here }: EntrantNow): 'home' | 'not-yet' | 'back' | 'arrived' {
  if (hasPlayed(now, number)) return here ? 'home' : 'back';
  return here ? 'not-yet' : 'arrived';
}

/** The entrants free to be paired with somebody: nobody's partner yet. */
export function freeFor(entrants: readonly EntrantNow[], number: number): EntrantNow[] {
  return entrants.filter((one) => one.number !== number && one.partner === null && one.here);
}

/** Rounds of an evening: the one that is played, and the one to come. */

import type { EveningNow, RoundNow, SeatedRound, StandingNow } from '../server/evenings';
import { placeOf, type Place } from './places';

/** The round that was seated last; null before the first. */
export function lastRound(now: EveningNow): RoundNow | null {
  return now.rounds.at(-1) ?? null;
}

/** The round after it, as far as a chart says how it will be. */
export function nextRound(now: EveningNow): SeatedRound | null {
  return now.planned[0] ?? null;
}

/** The same, if it can be seated without hearing from the server: nobody plays online, where tables have to be opened. */
export function plannedInHall(now: EveningNow): SeatedRound | null {
  const next = nextRound(now);
  return next?.tables.every(({ section }) => section === 'hall') ? next : null;
}

/** The place of an entrant in a round: at a table, sitting out, or not in it. */
export type Whereabouts = { readonly place: Place } | 'out' | 'away';

export function whereabouts(round: SeatedRound, entrant: number): Whereabouts {
  const place = placeOf(round.tables, entrant);
  if (place !== null) return { place };
  return round.sit_outs.includes(entrant) ? 'out' : 'away';
}

export function standingOf(now: EveningNow, entrant: number): StandingNow | null {
  return now.standings.find(({ number }) => number === entrant) ?? null;
}

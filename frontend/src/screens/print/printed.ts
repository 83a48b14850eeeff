/** The printed contents of an evening: its people and its rounds, as far as they are known. */

import type { PlannedChart } from '../../lib/server/answers';
import type { EveningNow, EveningSettings, TeamStanding } from '../../lib/server/evenings';
import type { TableSeats } from '../../lib/evening/places';
import { nameOf } from '../../lib/evening/people';
import { rankedLines, type RankedLine } from '../../lib/evening/ranked';
import { t } from '../../lib/language/words.svelte';

export interface PrintedRound {
  readonly number: number;
  readonly tables: readonly TableSeats[];
  readonly sitOuts: readonly number[];
}

export interface PrintedPerson {
  readonly number: number;
  readonly name: string;
}

export interface Printed {
  readonly title: string;
  /** The day in words; "" if it is not fixed. */
  readonly day: string;
  readonly people: readonly PrintedPerson[];
  /** The rounds that are seated or planned, from the first on. */
  readonly rounds: readonly PrintedRound[];
  /** The number of rounds in all. */
  readonly count: number;
  /** The number of tables in the hall. */
  readonly tables: number;
  /** Null where nothing is known but a chart. */
  readonly settings: EveningSettings | null;
  /** The page of the evening, for a camera; "" without one. */
  readonly link: string;
  readonly standings: readonly RankedLine[];
  readonly teams: readonly TeamStanding[];
}

/** The printed contents of an evening; `club` is the name of its club, "" for none. */
export function printedEvening(now: EveningNow, club: string, day: string, link: string): Printed {
  const { settings, entrants } = now;
  const seated = now.rounds.map(({ number, tables, sit_outs }) => ({ number, tables, sitOuts: sit_outs }));
  const planned = now.planned.map(({ number, tables, sit_outs }) => ({ number, tables, sitOuts: sit_outs }));
  const rounds = [...seated, ...planned];
  return {
    title: [club, settings.title].filter(Boolean).join(' · ') || t('papers-evening'),
    day,
    people: entrants.map(({ number, name }) => ({ number, name })),
    rounds,
    count: settings.rounds,
    tables: Math.max(tablesFor(now), ...rounds.map(({ tables }) => tables.filter(({ section }) => section === 'hall').length)),
    settings,
    link,
    standings: rankedLines(now),
    teams: now.teams,
  };
}

/** The number of tables for the people in the hall now. */
function tablesFor({ entrants, settings }: EveningNow): number {
  const people = entrants.filter(({ here, section }) => here && section === 'hall').length;
  return settings.extra === 'threes' ? Math.ceil(people / 4) : Math.floor(people / 4);
}

/** The printed contents of a chart alone: its people have only numbers. */
export function printedChart(chart: PlannedChart): Printed {
  const rounds = chart.rounds.map(({ tables, sit_outs }, index) => ({
    number: index + 1,
    tables: tables.map((seats, table) => ({ number: table + 1, section: 'hall' as const, seats })),
    sitOuts: sit_outs,
  }));
  return {
    title: t('papers-chart-for', { people: chart.people, rounds: rounds.length }),
    day: '',
    people: Array.from({ length: chart.people }, (_, index) => ({ number: index + 1, name: '' })),
    rounds,
    count: rounds.length,
    tables: Math.max(0, ...rounds.map(({ tables }) => tables.length)),
    settings: null,
    link: '',
    standings: [],
    teams: [],
  };
}

/** True if all seats are known beforehand, so that each tally card can say where its owner plays. */
export function isPlanned(printed: Printed): boolean {
  return printed.rounds.length === printed.count;
}

/** The name of an entrant with their number: `7 Ann`, on a chart without names `7`, a bot by its name. */
export function called(printed: Printed, entrant: number): string {
  if (entrant < 0) return nameOf([], entrant);
  const name = printed.people.find(({ number }) => number === entrant)?.name ?? '';
  return name === '' ? String(entrant) : `${entrant} ${name}`;
}

/** The number of somebody; a bot has a letter of its own before it. */
export function numberOf(entrant: number): string {
  return entrant < 0 ? t('papers-bot', { number: -entrant }) : String(entrant);
}

/** Evenings for tests: settings, people and rounds as the server sends them. */
import type { EveningNow, EveningSettings, RoundNow, RoundTableNow } from '../../src/lib/server/evenings';

export function settings(differs: Partial<EveningSettings> = {}): EveningSettings {
  return {
    title: 'Nepean',
    day: '2026-11-26',
    rules: 'standard',
    length: { kind: 'deals', number: 8 },
    rounds: 3,
    entries: 'individual',
    team_size: 0,
    movement: 'chart',
    teams: [],
    progressive: { movers: 'winners', partners: 'change', head: 'stay' },
    extra: 'sit-out',
    scoring: { by: 'points', loner: 0, loner_partner: 0, euchre: 0, best_of: 0, sit_out: 'average', sit_out_points: 0 },
    loners: true,
    euchres: false,
    same_cards: false,
    enter: 'director',
    players_report: true,
    ...differs,
  };
}

/** A table at which nothing is entered yet. */
export function table(number: number, seats: readonly number[], differs: Partial<RoundTableNow> = {}): RoundTableNow {
  return { number, section: 'hall', seats: [...seats], result: null, report: null, is_in: false, taken_over: [], code: '', ...differs };
}

export function round(number: number, tables: readonly RoundTableNow[], differs: Partial<RoundNow> = {}): RoundNow {
  return {
    number,
    tables: [...tables],
    sit_outs: [],
    until: null,
    is_over: tables.every(({ is_in }) => is_in),
    taken_back: [],
    ...differs,
  };
}

/** An evening of `people` people of the hall, called Player A, B, C and so on, numbered from 1. */
export function evening(people: number, differs: Partial<EveningNow> = {}): EveningNow {
  const entrants = Array.from({ length: people }, (_, index) => ({
    number: index + 1,
    name: `Player ${'Z'.repeat(Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`,
    section: 'hall' as const,
    partner: null,
    team: '',
    member: null,
    here: true,
    linked: false,
    shows_play: false,
  }));
  return {
    version: 1,
    at: 1000,
    code: 'K7QM-2XDP',
    club: '',
    settings: settings(),
    hand: { most: 4, loner: 4 },
    stage: 'entries',
    entrants,
    rounds: [],
    shuffle: null,
    planned: [],
    standings: [],
    teams: [],
    pairs: [],
    cards: null,
    luck: null,
    me: null,
    director: false,
    key: null,
    directors: [],
    last_step: null,
    ...differs,
  };
}

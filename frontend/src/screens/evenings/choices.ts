/** Settings of a new evening, and the choices that its form offers. */

import type { MyEvening } from '../../lib/server/answers';
import { ask, post } from '../../lib/server/api';
import type { ClubNow } from '../../lib/server/clubs';
import { checkCookies } from '../../lib/server/cookies';
import type { EveningSettings } from '../../lib/server/evenings';
import { newId } from '../../lib/server/id';
import { labelOf } from '../../lib/language/intl';
import { t } from '../../lib/language/words.svelte';
import { keep, kept } from '../../lib/settings/kept';

/** The usual settings, in which everybody partners everybody: eight hands a round, ten rounds. */
const USUAL: EveningSettings = {
  title: '',
  day: '',
  rules: 'standard',
  length: { kind: 'deals', number: 8 },
  rounds: 10,
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
};

const PLACE = 'euchre.evening-settings';

export const MOVEMENTS = [
  'chart',
  'progressive',
  'seats',
  'draw',
  'standing',
  'league',
] as const satisfies readonly EveningSettings['movement'][];

/** The lengths of a round in their usual sizes. */
export const LENGTHS = { deals: 8, points: 10, minutes: 20 } as const satisfies Record<EveningSettings['length']['kind'], number>;

/** The movements for these entries: those in which partners change, or stay the same. */
export function movementsFor(entries: EveningSettings['entries']): readonly EveningSettings['movement'][] {
  return MOVEMENTS.filter((movement) => movement !== (entries === 'pairs' ? 'seats' : 'league'));
}

/** The settings with another movement: a league match is for two teams, and goes by the games that were played and won. */
export function withMovement(settings: EveningSettings, movement: EveningSettings['movement']): EveningSettings {
  if (movement === settings.movement) return settings;
  const moved = { ...settings, movement };
  if (movement === 'league') {
    const teams: EveningSettings['teams'] = [t('directing-team-home'), t('directing-team-visitors')];
    return { ...moved, teams, scoring: { ...settings.scoring, by: 'wins', sit_out: 'nothing' } };
  }
  if (settings.movement !== 'league') return moved;
  const { by, sit_out } = USUAL.scoring;
  return { ...moved, teams: [], scoring: { ...settings.scoring, by, sit_out } };
}

/** The settings of the last evening that was opened in this browser, or the usual ones, for today. */
export function lastSettings(today = new Date()): EveningSettings {
  return { ...USUAL, ...kept<Partial<EveningSettings>>(PLACE), day: labelOf(today) };
}

/** Open an evening, perhaps one of a club's; returns its code. Throws `Trouble`. */
export async function openEvening(settings: EveningSettings, club = ''): Promise<string> {
  await checkCookies();
  const { code } = await post<{ code: string }>('/api/evenings', { settings, club });
  keep(PLACE, settings);
  return code;
}

/** Let the next evening of a club begin like this one. Throws `Trouble`. */
export async function keepForClub(code: string, club: ClubNow, settings: EveningSettings): Promise<void> {
  const evening = { ...settings, title: '', day: '' };
  if (JSON.stringify(evening) === JSON.stringify(club.settings.evening)) return;
  await post(`/api/clubs/${encodeURIComponent(code)}`, { type: 'setupclub', id: newId(), settings: { ...club.settings, evening } });
}

/** Seconds after its last event for which an evening that is not over is still tonight's, whatever the calendar says. */
const TONIGHT = 8 * 3600;

/** The evening among these that is played today, the one under way before all others. */
export function eveningTonight(evenings: readonly MyEvening[], today: string, now: number): MyEvening | undefined {
  const near = evenings.filter(({ stage, day, at }) => stage !== 'over' && (day === today || (stage !== 'entries' && now - at < TONIGHT)));
  return near.find(({ stage }) => stage !== 'entries') ?? near[0];
}

/** The evenings that somebody directs or has entered. Throws `Trouble`. */
export function myEvenings(): Promise<MyEvening[]> {
  return ask<MyEvening[]>('/api/evenings');
}

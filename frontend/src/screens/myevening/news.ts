/** The news of an evening about me, in sentences for those who do not see it. */

import type { EveningNow } from '../../lib/server/evenings';
import { nameOf } from '../../lib/evening/people';
import { placeOf } from '../../lib/evening/places';
import { lastRound, standingOf, whereabouts } from '../../lib/evening/rounds';
import { seatName } from '../../lib/evening/seatnames';
import { amount, listed } from '../../lib/language/intl';
import { t } from '../../lib/language/words.svelte';

/** The news for an entrant between two states of an evening; nothing where they were somebody else before. */
export function newsFor(before: EveningNow | null, now: EveningNow, me: number): string[] {
  if (before?.me !== me) return [];
  return [...seated(before, now, me), ...reported(before, now, me), ...counted(before, now, me), ...ended(before, now, me)];
}

function seated(before: EveningNow, now: EveningNow, me: number): string[] {
  const round = lastRound(now);
  if (round === null || before.rounds.length >= now.rounds.length) return [];
  const where = whereabouts(round, me);
  if (where === 'away') return [];
  if (where === 'out') return [t('myevening-news-out', { round: round.number })];
  const { table, seat, partner, opponents } = where.place;
  const parts = { round: round.number, table: table.number, seat: seatName(seat) };
  return [
    t('myevening-news-seat', parts),
    ...(partner === null ? [] : [t('myevening-with', { partner: nameOf(now.entrants, partner) })]),
    t('myevening-against', { opponents: listed(opponents.map((one) => nameOf(now.entrants, one))) }),
  ];
}

/** My table in the last round. */
function myTable(now: EveningNow, me: number): EveningNow['rounds'][number]['tables'][number] | undefined {
  const round = lastRound(now);
  const number = round === null ? undefined : placeOf(round.tables, me)?.table.number;
  return round?.tables.find((table) => table.number === number);
}

function reported(before: EveningNow, now: EveningNow, me: number): string[] {
  const [was, is] = [myTable(before, me)?.report ?? null, myTable(now, me)?.report ?? null];
  if (is === null) return [];
  const isNew = was?.number !== is.number || JSON.stringify(was.score) !== JSON.stringify(is.score);
  if (isNew && is.number !== me) return [t('myevening-news-report', { name: nameOf(now.entrants, is.number) })];
  if (is.denied_by !== null && is.denied_by !== was?.denied_by && is.denied_by !== me)
    return [t('myevening-denied', { name: nameOf(now.entrants, is.denied_by) })];
  return [];
}

function counted(before: EveningNow, now: EveningNow, me: number): string[] {
  const [was, is] = [myTable(before, me), myTable(now, me)];
  if (!is?.is_in || before.rounds.length !== now.rounds.length || was?.is_in) return [];
  const standing = standingOf(now, me);
  return standing === null ? [] : [t('myevening-news-counts', { points: amount(standing.points), rank: standing.rank })];
}

function ended(before: EveningNow, now: EveningNow, me: number): string[] {
  const standing = standingOf(now, me);
  if (now.stage !== 'over' || before.stage === 'over' || standing === null) return [];
  return [t('myevening-news-over', { rank: standing.rank })];
}

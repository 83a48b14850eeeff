/** The slides of a wall at each moment of an evening, as lists of lines. */

import type { EveningNow, RoundNow, SeatedRound } from '../../lib/server/evenings';
import { amount } from '../../lib/language/intl';
import { isBot, nameOf } from '../../lib/evening/people';
import { membersBySide } from '../../lib/evening/places';
import { prizesOf } from '../../lib/evening/prizes';
import { namesOf, rankedLines } from '../../lib/evening/ranked';
import { lastRound, nextRound } from '../../lib/evening/rounds';
import { seatLetter } from '../../lib/evening/seatnames';
import { spokenLanguage, t } from '../../lib/language/words.svelte';

export interface Line {
  readonly key: string;
  /** The text before the name: a rank, or a number. */
  readonly lead: string;
  readonly name: string;
  /** The text at the end: a table and a seat, or points. */
  readonly value: string;
  readonly bot?: boolean;
  /** True if it is still waited for. */
  readonly open?: boolean;
}

export type Slide =
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly Line[] }
  | { readonly kind: 'tables'; readonly title: string; readonly round: SeatedRound };

/** The most tables drawn with their seats; with more, people find themselves by their names. */
export const FEW_TABLES = 6;

/** The slides that turn, in order. */
export function slidesFor(now: EveningNow): Slide[] {
  const round = lastRound(now);
  if (now.stage === 'over') return [...teams(now), standings(now, t('wall-final')), ...prizes(now)];
  if (round === null) return [entrants(now)];
  if (now.stage === 'between') return [...teams(now), standings(now, t('wall-standings')), ...seats(now, nextRound(now))];
  const begun = round.tables.some(({ is_in }) => is_in);
  return [...seats(now, round), ...(begun ? [results(now, round)] : [])];
}

function byName(lines: Line[]): Line[] {
  return lines.toSorted((one, other) => one.name.localeCompare(other.name, spokenLanguage()));
}

function entrants(now: EveningNow): Slide {
  const here = now.entrants.filter((one) => one.here);
  const lines = here.map(({ number, name }) => ({ key: String(number), lead: '', name, value: String(number) }));
  return { kind: 'lines', title: t('wall-entered', { count: here.length }), lines: byName(lines) };
}

/** The slides of the seats: drawn for a few tables, by name for many. */
function seats(now: EveningNow, round: SeatedRound | null | undefined): Slide[] {
  if (!round) return [];
  const title = t(round.number > now.rounds.length ? 'wall-next-seats' : 'wall-seats', { round: round.number });
  if (round.tables.length <= FEW_TABLES) return [{ kind: 'tables', title, round }];
  const seated = round.tables.flatMap((table) =>
    table.seats.map((entrant, seat) => ({
      key: String(entrant),
      lead: '',
      name: nameOf(now.entrants, entrant),
      value: t('wall-place', { table: table.number, seat: seatLetter(seat) }),
      bot: isBot(entrant),
    })),
  );
  const out = round.sit_outs.map((entrant) => ({
    key: String(entrant),
    lead: '',
    name: nameOf(now.entrants, entrant),
    value: t('wall-out'),
  }));
  return [{ kind: 'lines', title, lines: [...byName([...seated.filter(({ bot }) => !bot), ...out]), ...seated.filter(({ bot }) => bot)] }];
}

/** The results of a round as they come in; with few tables, who played there. */
function results(now: EveningNow, round: RoundNow): Slide {
  const done = round.tables.filter(({ is_in }) => is_in).length;
  const lines = round.tables.map(({ number, seats: seated, result, is_in }) => {
    const names = membersBySide(seated).map((side) => side.map((one) => nameOf(now.entrants, one)).join(' & '));
    const score = result?.score?.points.join(' : ') ?? (is_in ? t('wall-in') : t('wall-open'));
    const named = round.tables.length <= FEW_TABLES;
    return {
      key: String(number),
      lead: named ? String(number) : '',
      name: named ? names.join(' – ') : t('evening-table', { number }),
      value: score,
      open: !is_in,
    };
  });
  return { kind: 'lines', title: t('wall-results', { done, count: round.tables.length }), lines };
}

function standings(now: EveningNow, title: string): Slide {
  const lines = rankedLines(now).map((line) => ({
    key: line.numbers.join(),
    lead: String(line.rank),
    name: namesOf(now.entrants, line),
    value: valueOf(now, line),
  }));
  return { kind: 'lines', title, lines };
}

function prizes(now: EveningNow): Slide[] {
  const lines = prizesOf(now).map(({ kind, names, value }) => ({
    key: kind,
    lead: '',
    name: names,
    value: t('evening-prize', { kind, value: amount(value) }),
  }));
  return lines.length > 0 ? [{ kind: 'lines', title: t('evening-prizes'), lines }] : [];
}

function teams(now: EveningNow): Slide[] {
  if (now.teams.length === 0) return [];
  const lines = now.teams.map((team) => ({ key: team.team, lead: String(team.rank), name: team.team, value: valueOf(now, team) }));
  return [{ kind: 'lines', title: t(now.settings.movement === 'league' ? 'wall-league' : 'wall-teams'), lines }];
}

/** The value after a name: points, or wins and points. */
function valueOf({ settings }: EveningNow, { wins, points }: { readonly wins: number; readonly points: number }): string {
  return settings.scoring.by === 'wins' ? t('wall-wins', { wins: amount(wins), points: amount(points) }) : amount(points);
}

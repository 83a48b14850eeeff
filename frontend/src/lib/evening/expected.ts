/**
 * An evening as it will be once some messages are done. Until the server has answered, the page goes by this; what only the
 * server knows stays as it was: the seats of a round that no chart has planned, and the standings.
 */

import type { EntrantNow, EveningNow, RoundResult, RoundNow, RoundScore, RoundTableNow } from '../server/evenings';
import type { EveningWish } from './outbox';
import { plannedInHall } from './rounds';

/** The evening after some messages, at a moment in unix seconds. */
export function expected(now: EveningNow, wishes: readonly EveningWish[], at: number): EveningNow {
  return wishes.reduce((before, wish) => after(before, wish, at), now);
}

function after(now: EveningNow, wish: EveningWish, at: number): EveningNow {
  switch (wish.type) {
    case 'setup':
      return now.rounds.length > 0 && wish.settings.rounds === now.settings.rounds
        ? { ...now, settings: wish.settings }
        : unplanned({ ...now, settings: wish.settings });
    case 'enter':
      return unplanned(entered(now, wish, false));
    case 'entermyself':
      return unplanned({ ...entered(now, wish, true), me: nextNumber(now) });
    case 'changeentrant':
      return wish.section || wish.partner ? unplanned(changed(now, wish)) : changed(now, wish);
    case 'removeentrant':
      return unplanned({ ...now, entrants: now.entrants.filter(({ number }) => number !== wish.entrant) });
    case 'dismissdirector':
      return { ...now, directors: now.directors.filter(({ number }) => number !== wish.director) };
    case 'withdraw':
      return unplanned(withEntrant(now, wish.entrant, { here: false }));
    case 'comeback':
      return unplanned(withEntrant(now, wish.entrant, { here: true }));
    case 'link':
      return { ...withEntrant(now, wish.entrant, { linked: true }), me: wish.entrant };
    case 'unlink':
      return { ...withEntrant(now, wish.entrant, { linked: false }), me: now.me === wish.entrant ? null : now.me };
    case 'startclock':
      return withRound(now, wish.round, () => ({ until: at + 60 * wish.minutes }));
    case 'stopclock':
      return withRound(now, wish.round, () => ({ until: null }));
    case 'enterresult':
      return withTable(now, wish.round, wish.table, (table) => resulted(table, wish.score, 'director', at, wish.reason));
    case 'reportresult':
      return withTable(now, wish.round, wish.table, () => ({ report: { score: wish.score, number: now.me ?? 0, denied_by: null } }));
    case 'confirmresult':
      return withTable(now, wish.round, wish.table, (table) => confirmed(table, wish.score, wish.right ?? true, now.me ?? 0, at));
    case 'revoke':
      return now.last_step?.event === wish.event ? revoked(now) : now;
    case 'finish':
      return { ...now, stage: 'over' };
    case 'reopen':
      return { ...now, stage: stageOf(now.rounds) };
    case 'dropcards':
      return unplanned({ ...now, cards: null });
    case 'seatround':
      return seated(now, wish.round);
    case 'direct':
    case 'renewdirectorskey':
    case 'planahead':
    case 'printcards':
    case 'showplay':
    case 'commit':
    case 'reveal':
      return now;
  }
}

/** The evening without the rounds that were planned: the server plans others for those who are there. */
function unplanned(now: EveningNow): EveningNow {
  return { ...now, planned: [] };
}

/** The evening with the next round seated, if a chart says how: everybody in the hall has the seat it has planned. */
function seated(now: EveningNow, number: number): EveningNow {
  const next = plannedInHall(now);
  if (number !== next?.number) return now;
  const tables = next.tables.map((table) => ({ ...table, result: null, report: null, is_in: false, taken_over: [], code: '' }));
  const round = { number, tables, sit_outs: next.sit_outs, until: null, is_over: false, taken_back: [] };
  return { ...now, planned: now.planned.slice(1), rounds: [...now.rounds, round], stage: 'seated' };
}

function nextNumber(now: EveningNow): number {
  return Math.max(0, ...now.entrants.map(({ number }) => number)) + 1;
}

function entered(now: EveningNow, wish: EveningWish & { type: 'enter' | 'entermyself' }, linked: boolean): EveningNow {
  const number = nextNumber(now);
  const section = wish.section ?? (wish.type === 'enter' ? 'hall' : 'online');
  const one: EntrantNow = {
    number,
    name: wish.name,
    section,
    partner: null,
    team: wish.team ?? '',
    member: wish.type === 'enter' ? (wish.member ?? null) : null,
    here: true,
    linked,
    shows_play: false,
  };
  return paired({ ...now, entrants: [...now.entrants, one] }, number, wish.partner ?? null);
}

function changed(now: EveningNow, wish: EveningWish & { type: 'changeentrant' }): EveningNow {
  const { name, section, team, member } = wish;
  const renamed = withEntrant(now, wish.entrant, {
    ...(name ? { name } : {}),
    ...(section ? { section } : {}),
    ...(typeof team === 'string' ? { team } : {}),
    ...(typeof member === 'number' ? { member } : {}),
  });
  return wish.partner === undefined || wish.partner === null ? renamed : paired(renamed, wish.entrant, wish.partner);
}

/** Make two entrants partners, and part them from those they had. */
function paired(now: EveningNow, number: number, partner: number | null): EveningNow {
  if (partner === null) return now;
  const entrants = now.entrants.map((one) => {
    if (one.number === number) return { ...one, partner };
    if (one.number === partner) return { ...one, partner: number };
    return one.partner === number || one.partner === partner ? { ...one, partner: null } : one;
  });
  return { ...now, entrants };
}

function withEntrant(now: EveningNow, number: number, differs: Partial<EntrantNow>): EveningNow {
  return { ...now, entrants: now.entrants.map((one) => (one.number === number ? { ...one, ...differs } : one)) };
}

function withRound(now: EveningNow, number: number, differs: (round: RoundNow) => Partial<RoundNow>): EveningNow {
  const rounds = now.rounds.map((round) => (round.number === number ? { ...round, ...differs(round) } : round));
  return { ...now, rounds, stage: now.stage === 'over' ? 'over' : stageOf(rounds) };
}

function withTable(now: EveningNow, round: number, number: number, differs: (table: RoundTableNow) => Partial<RoundTableNow>): EveningNow {
  return withRound(now, round, ({ tables: before }) => {
    const tables = before.map((table) => (table.number === number ? { ...table, ...differs(table) } : table));
    return { tables, is_over: tables.every(({ is_in }) => is_in) };
  });
}

function resulted(
  { result }: RoundTableNow,
  score: RoundScore | null,
  source: RoundResult['source'],
  at: number,
  reason = '',
): Partial<RoundTableNow> {
  const earlier = result === null ? [] : [...result.earlier, { score: result.score, source: result.source, at: result.at }];
  return { result: { score, source, at, reason, earlier }, report: null, is_in: true };
}

function confirmed(table: RoundTableNow, score: RoundScore, right: boolean, me: number, at: number): Partial<RoundTableNow> {
  if (table.report === null) return {};
  return right ? resulted(table, score, 'players', at) : { report: { ...table.report, denied_by: me } };
}

/** The evening without the last step of the directors, as far as it can be told. */
function revoked(now: EveningNow): EveningNow {
  const step = now.last_step;
  if (step === null) return now;
  const before = { ...now, last_step: null };
  switch (step.kind) {
    case 'entered':
      return unplanned({ ...before, entrants: now.entrants.filter(({ number }) => number !== step.number) });
    case 'withdrawn':
      return unplanned(withEntrant(before, step.number ?? 0, { here: true }));
    case 'cameback':
      return unplanned(withEntrant(before, step.number ?? 0, { here: false }));
    case 'roundseated': {
      const [last, rounds] = [now.rounds.slice(-1), now.rounds.slice(0, -1)];
      const planned = now.settings.movement === 'chart' ? [...last, ...now.planned] : [];
      return { ...before, planned, rounds, stage: stageOf(rounds) };
    }
    case 'resultentered':
      return withTable(before, step.round ?? 0, step.table ?? 0, ({ result }) => {
        const old = result?.earlier.at(-1);
        if (result === null || old === undefined) return { result: null, is_in: false };
        return { result: { ...old, reason: '', earlier: result.earlier.slice(0, -1) } };
      });
    default:
      return before;
  }
}

function stageOf(rounds: readonly RoundNow[]): EveningNow['stage'] {
  const last = rounds.at(-1);
  if (last === undefined) return 'entries';
  return last.is_over ? 'between' : 'seated';
}

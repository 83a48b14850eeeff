/** The chance to win over a match: its points, and the decisions that are marked on it. */

import type { ReviewedDecision, ReviewedDeal, Judgement } from '../../lib/server/answers';
import { SIGNS } from '../../lib/review/decisions';

type Costly = keyof typeof SIGNS;

/** The steps of the replay that a deal has: the first with its cards on the table, and the last. */
export interface Span {
  start: number;
  end: number;
}

export interface Point {
  /** The step of the replay, as `Playback` counts them; that of a decision shows the table before its action. */
  step: number;
  /** The chance (0..1) of the side whose view it is. */
  chance: number;
}

export interface Mark extends Point {
  seat: number;
  verdict: Costly;
}

/** The span of each deal among the steps; cards that are dealt again begin another deal. */
export function spansOf(actions: readonly (string | null)[]): readonly Span[] {
  const starts = actions.flatMap((action, step) => (action?.startsWith('deal ') ? [step] : []));
  return starts.map((start, place) => ({ start, end: (starts[place + 1] ?? actions.length) - 1 }));
}

/** The chance of a side, of the chances by side. */
export function seenBy(side: number, chances: readonly number[]): number {
  return chances[side] ?? 0;
}

/** The points before each deal, at each decision as its player saw the chance after it, and after the last deal so far. */
export function pointsOf(deals: readonly ReviewedDeal[], spans: readonly Span[], side: number): readonly Point[] {
  return deals.flatMap((deal, place) => {
    const { number, split } = deal;
    const span = spans[number - 1];
    if (span === undefined) return [];
    const before = split === null ? [] : [{ step: span.start, chance: seenBy(side, split.before) }];
    const after = split === null || place < deals.length - 1 ? [] : [{ step: span.end, chance: seenBy(side, split.after) }];
    return [...before, ...decidedIn(deal, side).map(({ step, chance }) => ({ step, chance })), ...after];
  });
}

/** The decisions of a deal with the chance of a side after each. Of three sides, only its own decisions change it. */
function decidedIn({ par, split, decisions }: ReviewedDeal, side: number): readonly (Point & { decision: ReviewedDecision })[] {
  const sides = par.chances.length;
  let chance = split === null ? 1 / sides : seenBy(side, split.before);
  return decisions.map((decision) => {
    if (decision.seat % sides === side) chance = decision.wins;
    else if (sides === 2) chance = 1 - decision.wins;
    return { decision, step: decision.step - 1, chance };
  });
}

/** The decisions that cost something, in order; with a seat, only those of that seat. */
export function marksOf(deals: readonly ReviewedDeal[], side: number, seat: number | null): readonly Mark[] {
  return deals.flatMap((deal) =>
    decidedIn(deal, side).flatMap(({ decision, step, chance }) =>
      isCostly(decision.verdict) && (seat === null || seat === decision.seat)
        ? [{ step, chance, seat: decision.seat, verdict: decision.verdict }]
        : [],
    ),
  );
}

function isCostly(verdict: Judgement): verdict is Costly {
  return verdict in SIGNS;
}

/** The next mark after a step of the replay, or the one before it. */
export function nextMark(marks: readonly Mark[], step: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find((mark) => mark.step > step) : marks.findLast((mark) => mark.step < step);
}

/** The chance at a step: that of the last point up to there. */
export function chanceAt(points: readonly Point[], step: number): number | null {
  return points.findLast((point) => point.step <= step)?.chance ?? null;
}

/** The step that a pointer selects: that of a mark close by, if there is one. */
export function snapped(marks: readonly Mark[], step: number, within: number): number {
  const near = marks.filter((mark) => Math.abs(mark.step - step) <= within);
  const [nearest] = near.sort((one, other) => Math.abs(one.step - step) - Math.abs(other.step - step));
  return nearest?.step ?? step;
}

/** The line of the graph in a box of 1000 by 100. */
export function lineOf(points: readonly Point[], last: number): string {
  return points.map(({ step, chance }) => `${round((1000 * step) / Math.max(last, 1))} ${round(100 * (1 - chance))}`).join(' L ');
}

/** The area between the line and the middle, as a path. */
export function areaOf(points: readonly Point[], last: number): string {
  const [first, end] = [points[0], points.at(-1)];
  if (first === undefined || end === undefined) return '';
  const at = (step: number): number => round((1000 * step) / Math.max(last, 1));
  return `M ${at(first.step)} 50 L ${lineOf(points, last)} L ${at(end.step)} 50 Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The choices of a decision, and which decision belongs to a step. */

import type { Judgement, ReviewedDeal, ReviewedDecision, WeighedChoice } from '../server/answers';

/** The verdicts that are marked, the mildest first, with their signs from chess. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const satisfies Partial<Record<Judgement, string>>;

interface Behind {
  choice: WeighedChoice;
  /** The loss against the best choice; less than 0 if habit decided for the best. */
  lost: number;
  error: number;
}

/** The choices, each with its distance from the first, which is the best. */
export function behind(choices: readonly WeighedChoice[]): readonly Behind[] {
  const worth = ({ wins, points }: WeighedChoice): number => wins ?? points;
  const best = choices[0] === undefined ? 0 : worth(choices[0]);
  return choices.map((choice, place) => ({ choice, lost: best - worth(choice), error: place === 0 ? 0 : choice.error }));
}

/** The decision that comes right after a step of the replay. */
export function decisionAfter(deals: readonly ReviewedDeal[], step: number): ReviewedDecision | undefined {
  return deals.flatMap((deal) => deal.decisions).find((decision) => decision.step === step + 1);
}

/** A lead over the obvious choice of which one speaks: a point of the chance to win. */
const WORTH_A_WORD = 0.01;

/** A decision, and the number of its deal. */
export interface DecisionInDeal {
  deal: number;
  decision: ReviewedDecision;
}

/** The decisions that cost most, the worst first; with a seat, only those of that seat. */
export function costliest(deals: readonly ReviewedDeal[], seat: number | null, most: number): readonly DecisionInDeal[] {
  return deals
    .flatMap(({ number, decisions }) => decisions.map((decision) => ({ deal: number, decision })))
    .filter(({ decision }) => decision.verdict in SIGNS && (seat === null || seat === decision.seat))
    .sort((one, other) => other.decision.loss - one.decision.loss)
    .slice(0, most);
}

/** The kinds of decisions about a card; all others are calls. */
const OF_CARDS: ReadonlySet<ReviewedDecision['kind']> = new Set(['bury', 'give', 'lead', 'follow', 'discard']);

/** The word for decisions: `calls`, `cards`, or `both`. */
export function wordFor(decisions: readonly DecisionInDeal[]): 'calls' | 'cards' | 'both' {
  const cards = decisions.filter(({ decision }) => OF_CARDS.has(decision.kind)).length;
  if (cards === decisions.length) return 'cards';
  return cards === 0 ? 'calls' : 'both';
}

/** The lessons about decisions in the play of a deal, and about going alone. */
const LESSONS: Readonly<Partial<Record<ReviewedDecision['kind'], number>>> = { alone: 9, lead: 8, follow: 7, discard: 2 };
const ORDERING_UP = 4;
const WHEN_TO_PASS = 5;

/** The number of the lesson that is about a decision that was wrong; null if none is. */
export function lessonOn({ kind, chosen }: ReviewedDecision): number | null {
  if (kind === 'order' || kind === 'name') return chosen === 'pass' ? ORDERING_UP : WHEN_TO_PASS;
  return LESSONS[kind] ?? null;
}

/** The decision that was most clearly better than the obvious choice; with a seat, the one of that seat. */
export function wellFound(deals: readonly ReviewedDeal[], seat: number | null): DecisionInDeal | undefined {
  return deals
    .flatMap(({ number, decisions }) => decisions.map((decision) => ({ deal: number, decision })))
    .filter(({ decision }) => decision.edge >= WORTH_A_WORD && decision.verdict === 'best' && (seat === null || seat === decision.seat))
    .sort((one, other) => other.decision.edge - one.decision.edge)[0];
}

/** A verdict as a part of the name of a sentence. */
export function slugOf(verdict: Judgement): string {
  return verdict === 'too close to call' ? 'close' : verdict;
}

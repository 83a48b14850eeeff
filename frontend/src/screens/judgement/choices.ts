/** The choices of a decision, and which decision belongs to a step. */

import type { Judgement, ReviewedDeal, ReviewedDecision, WeighedChoice } from '../../lib/server/answers';

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

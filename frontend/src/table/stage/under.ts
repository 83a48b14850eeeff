/** Going under: the cards for the kitty are marked first. */

import type { Choice, Picture } from '../../lib/server/replies';

/** True if the marked cards may be exchanged for the kitty. */
export function mayGoUnder({ choices }: Picture): boolean {
  return choices.some((choice) => choice.cards.length > 0);
}

/** The choice that the marked cards make, if they make one. */
export function goingUnder({ choices }: Picture, marked: readonly string[]): Choice | undefined {
  return choices.find(({ cards }) => cards.length > 0 && cards.length === marked.length && cards.every((card) => marked.includes(card)));
}

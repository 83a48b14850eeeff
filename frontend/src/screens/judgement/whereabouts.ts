/** The columns of the tables of unseen cards. */

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'];
const USUAL = 6;

/** The ranks of the pack of these cards, the highest first: from the nine up, and the lower ones if there are any. */
export function columnsOf(cards: readonly string[]): readonly string[] {
  const lowest = Math.max(...cards.map((card) => RANKS.indexOf(card.charAt(0))));
  return RANKS.slice(0, Math.max(USUAL, lowest + 1));
}

/** True if a card lies nowhere else, to the nearest percent. */
export function isCertain(share: number): boolean {
  return share >= 0.995;
}

/** The changes between two successive pictures of a game. */

import type { Laid, News, Picture } from '../../lib/server/replies';

/** The cards in the middle, and, once the trick is complete, who takes it. */
export interface Middle {
  readonly cards: readonly Laid[];
  readonly winner: number | null;
}

export const NOTHING: Middle = { cards: [], winner: null };

/** The middle of the table as a picture has it, without a winner. */
export function middleOf(picture: Picture | null): Middle {
  return picture === null ? NOTHING : { cards: picture.trick, winner: null };
}

/** The trick that a card has just completed, as it lies until it is taken. */
export function completed(before: Picture | null, after: Picture, news: News | null): Middle | null {
  if (before === null || after.tricks.length <= before.tricks.length || after.trick.length > 0) return null;
  if (news === null && after.tricks.length !== before.tricks.length + 1) return null;
  const trick = after.tricks.at(-1);
  return trick === undefined ? null : { cards: trick.cards, winner: trick.winner };
}

/** True if the cards have just been dealt. */
export function isDealt(before: Picture | null, after: Picture): boolean {
  const held = (picture: Picture | null): number => picture?.counts.reduce((sum, count) => sum + count, 0) ?? 0;
  return held(before) === 0 && held(after) > 0;
}

/** A game before its cards are dealt, for a player who arrives while they are. */
export function undealt(picture: Picture): Picture {
  return isDealt(null, picture) ? { ...picture, question: '', turn: null, up_card: null, words: [] } : picture;
}

/** True if a deal has just ended. */
export function hasEnded(before: Picture, after: Picture): boolean {
  return after.last !== null && JSON.stringify(before.last) !== JSON.stringify(after.last);
}

/** The decision to make, as text. */
export function situation(picture: Picture | null): string {
  return picture === null ? '' : `${lying(picture)}${picture.question}${picture.choices.length}`;
}

/** The places of all cards, as text. */
export function lying(picture: Picture): string {
  const { hand, counts, trick, tricks, up_card, buried, number, dealer } = picture;
  return JSON.stringify([hand.map((held) => held.card), counts, trick, tricks.length, up_card, buried, number, dealer]);
}

/** The game for people who listen: what has just happened, and, whenever they ask, how it stands. */

import { markBeside } from '../cards/benny';
import { nameOf } from '../cards/suits';
import type { News, Picture } from '../server/replies';
import type { Seating } from '../seats/seating';
import { nameAt, sideName, sidesOf, together } from '../seats/seats';
import { at, hasPartners, partnersOf } from '../seats/sides';
import { settings } from '../settings/settings.svelte';
import { t } from '../language/words.svelte';

/** The readings that can be repeated at any time, by the key that asks for each. */
export const READINGS = { '7': handAloud, '8': trickAloud, '9': trumpAloud, '0': scoreAloud } as const;

/**
 * The sentences to read when something happens: the table's own, or, in terse mode, only what is new. `picture` is the
 * game right after it.
 */
export function newsAloud(seating: Seating, news: News, picture: Picture | null): readonly string[] {
  if (settings.terse && news.kind === 'trick') {
    const taken = picture?.tricks.at(-1);
    if (taken !== undefined) return [t('aloud-took', { who: who(seating, taken.winner), name: nameAt(seating, taken.winner) })];
  }
  return news.lines.length > 0 ? [...news.lines, ...dealtAloud(seating, news, picture)] : cardAloud(seating, news, picture);
}

/** The own hand, once it has been dealt. */
function dealtAloud(seating: Seating, { action }: News, picture: Picture | null): readonly string[] {
  return action?.startsWith('deal') && picture !== null && picture.hand.length > 0 ? [handAloud(seating, picture)] : [];
}

/** The table has no sentence for a card that is played, because everybody sees it. */
function cardAloud(seating: Seating, { action, seat }: News, picture: Picture | null): readonly string[] {
  if (seat === null || !action?.startsWith('play ')) return [];
  const parts = { who: who(seating, seat), name: nameAt(seating, seat), card: nameOf(action.slice(5), picture?.benny ?? '') };
  return [t(settings.terse ? 'aloud-card-terse' : 'aloud-card', parts)];
}

export function handAloud(_: Seating, { seat, hand }: Picture): string {
  if (seat === null) return t('aloud-hand-none');
  const cards = hand.map(({ name, mark }) => {
    const beside = markBeside(name, mark);
    return beside === 'none' ? name : t('aloud-marked', { name, mark: t('mark', { mark: beside }) });
  });
  return cards.length === 0 ? t('aloud-hand-empty') : t('aloud-hand', { cards: cards.join('; ') });
}

function trickAloud(seating: Seating, { trick, benny }: Picture): string {
  const cards = trick.map(({ seat, card }) =>
    t('aloud-card-terse', { who: who(seating, seat), name: nameAt(seating, seat), card: nameOf(card, benny) }),
  );
  return cards.length === 0 ? t('aloud-trick-empty') : t('aloud-trick', { cards: cards.join(' ') });
}

function trumpAloud(seating: Seating, { trump, maker, alone, up_card, benny }: Picture): string {
  if (trump !== null && maker !== null) {
    const loner = alone[0] === undefined ? 'nobody' : who(seating, alone[0]);
    const parts = { suit: trump.replace(' ', '-'), who: who(seating, maker), name: nameAt(seating, maker) };
    return t('aloud-trump', { ...parts, loner, alone: alone[0] === undefined ? '' : nameAt(seating, alone[0]) });
  }
  return up_card === null ? t('aloud-no-trump-yet') : t('aloud-up-card', { card: nameOf(up_card.card, benny) });
}

function scoreAloud(seating: Seating, { score, tricks_taken, target }: Picture): string {
  const sides = sidesOf(seating);
  if (!hasPartners(seating.seats.length)) {
    const each = (numbers: readonly number[]): string =>
      sides.map((side) => t('aloud-score-of', { name: sideName(seating, side), number: at(numbers, side) })).join(', ');
    return t('aloud-score-singly', { scores: each(score), tricks: each(tricks_taken), target });
  }
  const [ours = 0, theirs = 1] = sides;
  const watching = seating.you === null ? 'watching' : 'playing';
  const partners = seating.you === null ? [] : partnersOf(seating.you, seating.seats.length);
  const said = t('aloud-score', {
    watching,
    ours: at(score, ours),
    theirs: at(score, theirs),
    target,
    ourTricks: at(tricks_taken, ours),
    theirTricks: at(tricks_taken, theirs),
  });
  if (partners.length < 2) return said; // a single one sits opposite
  return `${said} ${t('aloud-partners', { names: together(partners.map((seat) => nameAt(seating, seat))) })}`;
}

function who(seating: Seating, seat: number): 'you' | 'other' {
  return seat === seating.you ? 'you' : 'other';
}

/** The game for people who listen: what has just happened, and, whenever they ask, how it stands. */

import { markBeside } from './cards/benny';
import { nameOf } from './cards/suits';
import type { News, Now, Picture } from './messages';
import { nameAt, sidesOf } from './seats';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** What can be read again at any time, by the key that asks for it. */
export const READINGS = { '7': handAloud, '8': trickAloud, '9': trumpAloud, '0': scoreAloud } as const;

/** What is read when something happens: the table's own sentences, or, in terse mode, no more than is new. */
export function newsAloud(now: Now, news: News): readonly string[] {
  if (settings.terse && news.kind === 'trick') {
    const taken = (news.after ?? now.picture)?.tricks.at(-1);
    if (taken !== undefined) return [t('aloud-took', { who: who(now, taken.winner), name: nameAt(now, taken.winner) })];
  }
  return news.lines.length > 0 ? news.lines : cardAloud(now, news);
}

/** A card that is played has no sentence at the table: everybody sees it. */
function cardAloud(now: Now, { action, seat, after }: News): readonly string[] {
  if (seat === null || !action?.startsWith('play ')) return [];
  const parts = { who: who(now, seat), name: nameAt(now, seat), card: nameOf(action.slice(5), (after ?? now.picture)?.benny ?? '') };
  return [t(settings.terse ? 'aloud-card-terse' : 'aloud-card', parts)];
}

function handAloud(_: Now, { seat, hand }: Picture): string {
  if (seat === null) return t('aloud-hand-none');
  const cards = hand.map(({ name, mark }) => {
    const beside = markBeside(name, mark);
    return beside === 'none' ? name : t('aloud-marked', { name, mark: t('mark', { mark: beside }) });
  });
  return cards.length === 0 ? t('aloud-hand-empty') : t('aloud-hand', { cards: cards.join('; ') });
}

function trickAloud(now: Now, { trick, benny }: Picture): string {
  const cards = trick.map(({ seat, card }) =>
    t('aloud-card-terse', { who: who(now, seat), name: nameAt(now, seat), card: nameOf(card, benny) }),
  );
  return cards.length === 0 ? t('aloud-trick-empty') : t('aloud-trick', { cards: cards.join(' ') });
}

function trumpAloud(now: Now, { trump, maker, alone, up_card, benny }: Picture): string {
  if (trump !== null && maker !== null) {
    const loner = alone[0] === undefined ? 'nobody' : who(now, alone[0]);
    const parts = { suit: trump.replace(' ', '-'), who: who(now, maker), name: nameAt(now, maker) };
    return t('aloud-trump', { ...parts, loner, alone: alone[0] === undefined ? '' : nameAt(now, alone[0]) });
  }
  return up_card === null ? t('aloud-no-trump-yet') : t('aloud-up-card', { card: nameOf(up_card.card, benny) });
}

function scoreAloud(now: Now, { score, tricks_taken, target }: Picture): string {
  const [ours, theirs] = sidesOf(now);
  const watching = now.you === null ? 'watching' : 'playing';
  return t('aloud-score', {
    watching,
    ours: score[ours],
    theirs: score[theirs],
    target,
    ourTricks: tricks_taken[ours],
    theirTricks: tricks_taken[theirs],
  });
}

function who(now: Now, seat: number): 'you' | 'other' {
  return seat === now.you ? 'you' : 'other';
}

/** A moment of a finished match as a position with all hands open. */

import { leftOf, seatsFrom } from '../../lib/seats/sides';
import type { Frame } from '../../lib/server/answers';

const LETTERS: Readonly<Record<string, string>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's', no: 'n' };

/** The text of the position at a step of a replay; undefined between two deals, when no cards are on the table. */
export function openText(frames: readonly Frame[], rules: string, step: number): string | undefined {
  const start = frames.findLastIndex(({ news }, place) => place <= step && news.action?.startsWith('deal'));
  const dealt = frames[start];
  const up = dealt?.picture.up_card?.card;
  if (dealt === undefined || up === undefined || dealt.picture.dealer === null) return undefined;
  const { score, games, number, dealer, shown, packets, cut } = dealt.picture;
  const calls: string[] = [];
  let played = '';
  let leads = false;
  for (const { news, picture } of frames.slice(start + 1, step + 1)) {
    if (news.kind === 'result' || news.kind === 'over' || news.action === null) return undefined;
    if (news.action.startsWith('play ')) {
      played += (leads && played ? '.' : '') + news.action.slice(5);
      leads = picture.trick.length === 0;
    } else if (news.action === 'tram') {
      played += `${played ? '.' : ''}tram`;
      leads = true;
    } else {
      calls.push(wordOf(news.action));
    }
  }
  const standing = `${score.join('-')}.${number - 1}.${games.join('-')}`;
  const round = seatsFrom(leftOf(dealer, packets.length), packets.length)
    .map((seat) => packets[seat])
    .join('');
  const hands = [...shown.map((hand) => hand.join('')), dealt.kitty.cards.join('')].join('.');
  return [rules, standing, dealer, 'all', hands, `${up}.${round}.${cut}`, calls.join('.'), played].join('/').replace(/\/+$/, '');
}

/** The first step at which a seat has something to decide; `NaN` if there is none, or no seat. */
export function firstTurnOf(frames: readonly Frame[], seat: number | null): number {
  const step = frames.findIndex(({ picture }) => seat !== null && picture.turn === seat);
  return step < 0 ? NaN : step;
}

/** An action as positions write it: `name-h-alone`, `bury-9s`. */
function wordOf(action: string): string {
  const [word = '', ...rest] = action.split(' ');
  if (word === 'name') return ['name', LETTERS[rest[0] ?? ''] ?? '', ...(rest.includes('alone') ? ['alone'] : [])].join('-');
  return [word, rest.join('')].filter(Boolean).join('-');
}

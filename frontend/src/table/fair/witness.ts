/**
 * The views and acts of this page in a match whose shuffle it took part in, kept in this browser to be compared with the
 * record once the match is over.
 */
import { bringFromRound, recall, retain } from './contribution';
import type { Now, Picture } from '../../lib/server/replies';
import type { Memory } from './memory';

/** The phases in which no deal is on the table. */
const BETWEEN = new Set(['draw', 'cut', 'deal', 'over']);

/** Keep what a table tells of each deal: your hand as it was dealt, who dealt it, the calls, and the cards played. */
export function remember(now: Now): void {
  const { stage, dealt } = now.table;
  bringFromRound(now);
  const memory = recall(now.table);
  if (memory?.seat !== now.you || (stage !== 'playing' && stage !== 'over') || now.version < (memory.version ?? 0)) return;
  const played = Object.fromEntries(Object.entries(memory.played ?? {}).filter(([deal]) => Number(deal) <= dealt));
  let { deals } = memory;
  for (const { deal, picture, ended } of pictures(now)) {
    deals = withHand(deals, deal, picture);
    const { trump, maker, alone } = picture;
    const laid = [...picture.tricks.flatMap(({ cards }) => cards), ...picture.trick];
    played[deal] = { trump, maker, alone, cards: laid.map(({ seat, card }) => `${seat}${card}`), ended };
  }
  retain(now.table, { ...memory, version: now.version, dealt, deals, played });
}

/** Keep what this page has done, as the table stood then. */
export function acted({ table, you }: Now, action: string): void {
  const memory = recall(table);
  if (memory?.seat !== you) return;
  const deal = table.dealt + (/^(cut|bump)/.test(action) ? 1 : 0); // a cut comes before its deal
  retain(table, { ...memory, sent: [...(memory.sent ?? []), [deal, action]] });
}

/** Note that this page takes back its last act, or one `underWay` that is not kept yet. */
export function tookBack({ table, you }: Now, underWay: boolean): void {
  const memory = recall(table);
  if (memory?.seat !== you) return;
  retain(table, { ...memory, undone: true, sent: (memory.sent ?? []).slice(0, underWay ? undefined : -1) });
}

interface Shown {
  readonly deal: number;
  readonly picture: Picture;
  /** The deal ended with it. */
  readonly ended: boolean;
}

/** The pictures of deals that a table tells, in order; none from before moves were taken back. */
function pictures({ news, picture, table }: Now): Shown[] {
  const shown: Shown[] = picture === null ? [] : [{ deal: table.dealt, picture, ended: false }];
  let deal = table.dealt;
  for (const { kind, action, retold, after } of [...news].reverse()) {
    if (retold.length > 0) break;
    if (after !== null) shown.unshift({ deal, picture: after, ended: kind === 'result' || kind === 'over' });
    if (action?.startsWith('deal ')) deal -= 1;
  }
  return shown.filter((one) => !BETWEEN.has(one.picture.phase));
}

function withHand(deals: Memory['deals'], deal: number, picture: Picture): Memory['deals'] {
  const { hand, trump, buried, dealer, cut, number, games } = picture;
  if (hand.length !== 5 || trump !== null || buried.length > 0 || dealer === null) return deals;
  const played = [number, ...games].join(' ');
  const before = deals[deal] ?? [];
  const last = before.at(-1);
  if (last?.dealer === dealer && last.cut === cut && last.played === played) return deals;
  return { ...deals, [deal]: [...before, { hand: hand.map((held) => held.card), dealer, cut, played }] };
}

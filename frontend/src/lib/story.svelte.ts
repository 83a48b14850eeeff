/** What has happened in a match, in sentences: as they stand beside the table, and as they are read aloud. */

import { announcer } from './announcer.svelte';
import { nameOf } from './cards/suits';
import { keep, kept } from './kept';
import type { News, Now } from './messages';
import { nameAt } from './seats';

/** Sentences that are kept. */
const LONGEST = 400;

export class Story {
  lines: readonly string[] = $state.raw([]);
  #match = 0;

  /** Tell one more thing. A card that is played needs no line, but somebody may be listening. */
  add(now: Now, news: News): void {
    announcer.say(...(news.lines.length > 0 ? news.lines : played(now, news)));
    this.#become(now, [...this.lines, ...news.lines]);
  }

  /** Go on where a table stands, without what led to it: from what this window kept, and what the table tells a newcomer. */
  catchUp(now: Now): void {
    const earlier = this.lines;
    const known = this.#match === now.table.match ? earlier : (kept<string[]>(place(now), { session: true }) ?? []);
    this.#match = now.table.match;
    this.#become(now, [...caughtUp(known, now.told), ...now.news.flatMap((news) => news.lines)]);
    const fresh = this.lines.findIndex((line, number) => line !== earlier[number]);
    if (fresh >= 0) announcer.say(...this.lines.slice(earlier.length === 0 ? -3 : fresh));
  }

  #become(now: Now, lines: readonly string[]): void {
    this.lines = lines.slice(-LONGEST);
    keep(place(now), this.lines, { session: true });
  }
}

/** The table itself tells only the deal under way: the deals before it are kept for a page that is loaded again. */
function place({ table }: Now): string {
  return `euchre.log.${table.code}.${table.match}`;
}

/** Sentences brought up to date with the deal under way, which the table tells from its first to its last. */
function caughtUp(lines: readonly string[], told: readonly string[]): readonly string[] {
  if (told.length === 0) return lines;
  const from = lines.findLastIndex((line, number) => line === told[0] && (lines[number + 1] === told[1] || number === lines.length - 1));
  return [...(from < 0 ? lines : lines.slice(0, from)), ...told];
}

function played(now: Now, { action, seat }: News): readonly string[] {
  if (seat === null || !action?.startsWith('play ')) return [];
  const who = seat === now.you ? 'You play' : `${nameAt(now, seat)} plays`;
  return [`${who} the ${nameOf(action.slice(5))}.`];
}

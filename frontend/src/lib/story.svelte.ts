/** What has happened in a match, in sentences: as they stand beside the table, and as they are read aloud. */

import { newsAloud } from './aloud';
import { announcer } from './announcer.svelte';
import { keep, kept } from './kept';
import type { News, Now } from './messages';
import { spokenLanguage } from './words.svelte';

/** Sentences that are kept. */
const LONGEST = 400;

export class Story {
  lines: readonly string[] = $state.raw([]);
  #match = 0;
  #language = spokenLanguage();

  /** Tell one more thing. A card that is played needs no line, but somebody may be listening. */
  add(now: Now, news: News): void {
    announcer.say(...newsAloud(now, news));
    this.#become(now, [...caughtUp(this.lines, news.retold), ...news.lines]);
  }

  /** Go on where a table stands, without what led to it: from what this window kept, and what the table tells a newcomer. */
  catchUp(now: Now): void {
    const earlier = this.#language === spokenLanguage() ? this.lines : [];
    const known = this.#match === now.table.match && earlier.length > 0 ? earlier : (kept<string[]>(place(now), { session: true }) ?? []);
    this.#match = now.table.match;
    this.#language = spokenLanguage();
    this.#become(now, [...caughtUp(known, now.told), ...now.news.flatMap((news) => news.lines)]);
    const fresh = this.lines.findIndex((line, number) => line !== earlier[number]);
    if (fresh >= 0) announcer.say(...this.lines.slice(earlier.length === 0 ? -3 : fresh));
  }

  #become(now: Now, lines: readonly string[]): void {
    this.lines = lines.slice(-LONGEST);
    keep(place(now), this.lines, { session: true });
  }
}

/** The table itself tells only the deal under way: the deals before it are kept for a page that is loaded again, in its language. */
function place({ table }: Now): string {
  return `euchre.log.${table.code}.${table.match}.${spokenLanguage()}`;
}

/** Sentences brought up to date with the deal under way, which the table tells from its first to its last. */
function caughtUp(lines: readonly string[], told: readonly string[]): readonly string[] {
  if (told.length === 0) return lines;
  const from = lines.findLastIndex((line, number) => line === told[0] && (lines[number + 1] === told[1] || number === lines.length - 1));
  return [...(from < 0 ? lines : lines.slice(0, from)), ...told];
}

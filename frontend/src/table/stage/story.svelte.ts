/** The log of a match: the sentences beside the table, and those that are read aloud. */

import { newsAloud } from '../../lib/speech/aloud';
import { announcer } from '../../lib/speech/announcer.svelte';
import { keep, kept } from '../../lib/settings/kept';
import { linesOf, linesOfDeal, type Line } from './line';
import type { News, Now, Picture } from '../../lib/server/replies';
import { seatingOf } from '../../lib/seats/seating';
import { spokenLanguage } from '../../lib/language/words.svelte';

/** The number of lines that are kept. */
const LONGEST = 400;

export class Story {
  lines: readonly Line[] = $state.raw([]);
  #match = 0;
  #seat: number | null = null;
  #language = spokenLanguage();

  /** Add one item, and the game right after it. A played card has no line in the log but is still read aloud. */
  add(now: Now, news: News, picture: Picture | null): void {
    announcer.say(...newsAloud(seatingOf(now), news, picture));
    const moved = news.retold.length > 0 && this.#seat !== now.you && this.#match === now.table.match;
    if (moved) this.#seat = now.you;
    this.#become(now, [...caughtUp(moved ? [] : this.lines, news.retold), ...linesOf(news)]);
  }

  /** Go on from how a table stands: with what this window kept, and what the table tells a newcomer. */
  catchUp(now: Now): void {
    const earlier = this.#language === spokenLanguage() ? this.lines : [];
    const goesOn = this.#match === now.table.match && this.#seat === now.you;
    const known = goesOn && earlier.length > 0 ? earlier : (kept<Line[]>(place(now), { session: true }) ?? []);
    this.#match = now.table.match;
    this.#seat = now.you;
    this.#language = spokenLanguage();
    this.#become(now, [...caughtUp(known, now.told), ...now.news.flatMap(linesOf)]);
    const fresh = this.lines.findIndex(({ text }, number) => text !== earlier[number]?.text);
    if (fresh >= 0) announcer.say(...this.lines.slice(earlier.length === 0 ? -3 : fresh).map(({ text }) => text));
  }

  #become(now: Now, lines: readonly Line[]): void {
    this.lines = lines.slice(-LONGEST);
    keep(place(now), this.lines, { session: true });
  }
}

/**
 * The table itself tells only the deal under way: earlier deals are kept for a reloaded page, in its language, and as
 * this seat heard them, which is "you" in its own sentences.
 */
function place({ table, you }: Now): string {
  return `euchre.log.${table.code}.${table.match}.${you ?? 'watching'}.${spokenLanguage()}`;
}

/** Lines brought up to date with the deal under way, which the table tells from its heading to its last sentence. */
function caughtUp(lines: readonly Line[], deal: readonly string[]): readonly Line[] {
  if (deal.length === 0) return lines;
  const from = lines.findLastIndex(
    ({ text }, number) => text === deal[0] && (lines[number + 1]?.text === deal[1] || number === lines.length - 1),
  );
  return [...(from < 0 ? lines : lines.slice(0, from)), ...linesOfDeal(deal)];
}

/** A line of what has happened: a sentence, or the heading of a deal. */

import type { News } from '../../lib/server/replies';

export interface Line {
  text: string;
  heading: boolean;
}

/** The lines of a piece of news; the table says whether the first is the heading of a deal. */
export function linesOf({ lines, heading }: Pick<News, 'lines' | 'heading'>): readonly Line[] {
  return lines.map((text, place) => ({ text, heading: heading && place === 0 }));
}

/** The lines of a deal that the table tells from its heading on. */
export function linesOfDeal(told: readonly string[]): readonly Line[] {
  return told.map((text, place) => ({ text, heading: place === 0 }));
}

/** The sizes of paper, and what fits on a sheet. All lengths are millimetres. */

export const PAPERS = { a4: { width: 210, height: 297, css: 'A4' }, letter: { width: 215.9, height: 279.4, css: 'letter' } } as const;

export type PaperName = keyof typeof PAPERS;

/** The margin of every sheet, which printers leave white. */
export const MARGIN = 10;
/** The space that stays free below, so that no browser's rounding begins another sheet. */
const SPARE = 1;

/** The part of a sheet that is printed on. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

export function printable(paper: PaperName): Area {
  const { width, height } = PAPERS[paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - SPARE };
}

/** The paper that is used where somebody lives, by the languages of their browser. */
export function usualPaper(languages: readonly string[]): PaperName {
  return languages.some((one) => /-(US|CA|MX|PH|CL|CO|VE)$/i.test(one)) ? 'letter' : 'a4';
}

/** The size of the type in which `lines` lines, each 1.2 times as high, stand clear of the rules of a place. */
export function lineSize(height: number, lines: number): number {
  return (0.76 * height) / lines;
}

/** The list in pieces of at most `most`, as even as can be: seven in fours are four and three. */
export function pieces<One>(list: readonly One[], most: number): One[][] {
  const count = Math.ceil(list.length / Math.max(1, Math.floor(most)));
  const size = Math.ceil(list.length / Math.max(1, count));
  return Array.from({ length: count }, (_, piece) => list.slice(piece * size, (piece + 1) * size));
}

/** The list in pieces of exactly `each`, but for the last: cards that share a sheet. */
export function sheetsOf<One>(list: readonly One[], each: number): One[][] {
  const count = Math.ceil(list.length / each);
  return Array.from({ length: count }, (_, piece) => list.slice(piece * each, (piece + 1) * each));
}

/** The cut of a sheet into cards, and the area of each. */
export interface Cut {
  readonly across: number;
  readonly down: number;
  readonly card: Area;
}

/** White on both sides of each cut. */
export const GUTTER = 6;

export function cut(area: Area, across: number, down: number): Cut {
  const card = {
    width: (area.width - (across - 1) * GUTTER) / across,
    height: (area.height - (down - 1) * GUTTER) / down,
  };
  return { across, down, card };
}

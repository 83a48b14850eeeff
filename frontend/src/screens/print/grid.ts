/** The size of the rows and columns of a chart on a sheet. All lengths are millimetres. */

import type { Area } from './paper';

/** The heading of a sheet, and the row with the numbers of the rounds. */
export const HEADING = 20;
export const ROUNDS_ROW = 9;
/** The column with the numbers of the tables. */
export const TABLE_COLUMN = 17;
/** A cell has two lines, one for each side. */
const LOWEST = 8.8;
const HIGHEST = 15;
const NARROWEST = 17;

export interface ChartGrid {
  /** The number of tables and rounds a sheet takes. */
  readonly tables: number;
  readonly rounds: number;
  readonly row: number;
}

/** The rows and columns of a chart for `tables` tables and the rounds; `out` adds a row for those who sit out. */
export function chartGrid(area: Area, tables: number, out: boolean): ChartGrid {
  const room = area.height - HEADING - ROUNDS_ROW;
  const most = Math.floor(room / LOWEST) - (out ? 1 : 0);
  const sheets = Math.max(1, Math.ceil(tables / most));
  const rows = Math.ceil(tables / sheets) + (out ? 1 : 0);
  return {
    tables: most,
    rounds: Math.floor((area.width - TABLE_COLUMN) / NARROWEST),
    row: Math.min(HIGHEST, room / Math.max(1, rows)),
  };
}

/** The number of lines of a list with a heading that a sheet takes. */
export function linesOf(area: Area, line: number, head = 0): number {
  return Math.floor((area.height - HEADING - head) / line);
}

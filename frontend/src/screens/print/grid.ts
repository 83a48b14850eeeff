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
/** The white between two parts of a chart. */
export const BETWEEN = 8;
/** The lines at the edges of a part, which its rows do not count. */
const EDGES = 0.8;

export interface ChartGrid {
  /** The number of tables and rounds that stand beside each other on a sheet. */
  readonly tables: number;
  readonly rounds: number;
  readonly row: number;
  /** The number of parts of the chart, each with its own rounds, that stand one below the other on a sheet. */
  readonly parts: number;
}

/** The height of a part of a chart with `rows` rows, and what parts it from the next one. */
function partHeight(rows: number, row: number): number {
  return ROUNDS_ROW + rows * row + EDGES + BETWEEN;
}

/** The rows and columns of a chart for `tables` tables and `count` rounds; `out` adds a row for those who sit out. */
export function chartGrid(area: Area, tables: number, count: number, out: boolean): ChartGrid {
  const room = area.height - HEADING;
  const most = Math.floor((room - ROUNDS_ROW) / LOWEST) - (out ? 1 : 0);
  const sheets = Math.max(1, Math.ceil(tables / most));
  const rows = Math.max(1, Math.ceil(tables / sheets) + (out ? 1 : 0));
  const rounds = Math.floor((area.width - TABLE_COLUMN) / NARROWEST);
  const fitting = sheets > 1 ? 1 : Math.floor((room + BETWEEN) / partHeight(rows, LOWEST));
  const parts = Math.max(1, Math.min(fitting, Math.ceil(count / rounds)));
  const row = (room + BETWEEN - parts * partHeight(0, 0)) / (parts * rows);
  return { tables: most, rounds, row: Math.min(HIGHEST, row), parts };
}

/** The height that `parts` parts of a chart take below its heading. */
export function chartHeight({ row }: ChartGrid, parts: number, rows: number): number {
  return parts * partHeight(rows, row);
}

/** The number of lines of a list with a heading that a sheet takes. */
export function linesOf(area: Area, line: number, head = 0): number {
  return Math.floor((area.height - HEADING - head) / line);
}

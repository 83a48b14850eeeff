/** The contents of a tally card, and its size. All lengths are millimetres. */

import { placeOf } from '../../lib/evening/places';
import { cut, type Area } from './paper';
import type { Printed } from './printed';

/** The heading of a card with its owner, and the row with the names of the columns. */
export const OWNER = 27;
export const COLUMN_HEADS = 5.8;
/** The row below the rounds, for their sums. */
export const TOTAL = 5.8;
/** A row in which somebody can write. */
const WRITABLE = 5.8;
/** A row in which the names of two opponents can be read, one below the other. */
const TWO_NAMES = 7.2;
const HIGHEST = 11;

export interface TallyRow {
  readonly round: number;
  /** Null where it is not known beforehand. */
  readonly table: number | null;
  readonly seat: number | null;
  readonly seats: number;
  readonly partner: number | null;
  readonly opponents: readonly number[];
  readonly out: boolean;
}

/** The rounds of somebody: as they are seated or planned, and empty beyond that. */
export function tallyRows(printed: Printed, entrant: number): TallyRow[] {
  return Array.from({ length: printed.count }, (_, index) => {
    const round = printed.rounds[index];
    const place = round === undefined ? null : placeOf(round.tables, entrant);
    return {
      round: index + 1,
      table: place?.table.number ?? null,
      seat: place?.seat ?? null,
      seats: place?.table.seats.length ?? 4,
      partner: place?.partner ?? null,
      opponents: place?.opponents ?? [],
      out: round?.sitOuts.includes(entrant) ?? false,
    };
  });
}

export interface TallyLayout {
  /** The numbers of cards across and down a sheet. */
  readonly across: number;
  readonly down: number;
  /** The number of rounds there is room for on a card; for more of them a person has several cards. */
  readonly rounds: number;
  /** The height of a row. */
  readonly row: number;
}

/** The layout with the most cards on a sheet that have room for their rounds, one beside another only without names. */
export function tallyLayout(area: Area, rounds: number, planned: boolean): TallyLayout {
  const lowest = planned ? TWO_NAMES : WRITABLE;
  const shapes = planned ? ([[1, 2], [1, 1]] as const) : ([[2, 2], [1, 2], [1, 1]] as const); // prettier-ignore
  for (let cards = 1; ; cards += 1) {
    const each = Math.ceil(rounds / cards);
    const layouts = shapes.map(([across, down]) => ({ across, down, rounds: each, row: tallyRow(area, each, across, down) }));
    const fitting = layouts.find(({ row }) => row >= lowest);
    if (fitting !== undefined) return fitting;
  }
}

function tallyRow(area: Area, rounds: number, across: number, down: number): number {
  const { height } = cut(area, across, down).card;
  return Math.min(HIGHEST, (height - OWNER - COLUMN_HEADS - TOTAL - 1) / rounds);
}

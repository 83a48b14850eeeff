/** What stands on a tally card, and how large it must be. All lengths are millimetres. */

import { placeOf } from '../../lib/evening/places';
import { cut, type Area } from './paper';
import type { Printed } from './printed';

/** The heading of a card with its owner, and the row with the names of the columns. */
export const OWNER = 30;
export const COLUMN_HEADS = 7;
/** A row in which somebody can write. */
const LOWEST = 5.8;
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

/** How many cards share a sheet: as many as there is room for their rounds, and one beside another only without names. */
export function tallyLayout(area: Area, rounds: number, planned: boolean): { across: number; down: number; row: number } {
  const whole = tallyRow(area, rounds, 1, 1);
  const smaller = [...(planned ? [] : [tallyRow(area, rounds, 2, 2)]), tallyRow(area, rounds, 1, 2)];
  return smaller.find(({ row }) => row >= LOWEST) ?? whole;
}

function tallyRow(area: Area, rounds: number, across: number, down: number): { across: number; down: number; row: number } {
  const { height } = cut(area, across, down).card;
  return { across, down, row: Math.min(HIGHEST, (height - OWNER - COLUMN_HEADS - 1) / rounds) };
}

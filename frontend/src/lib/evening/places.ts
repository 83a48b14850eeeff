/** Places at the tables of a round: partners sit opposite each other; at a table of three nobody has one. */

/** A table of a round that is seated or planned. */
export interface TableSeats {
  readonly number: number;
  readonly section: 'hall' | 'online';
  /** The entrants by seat, clockwise from north; negative numbers are bots. */
  readonly seats: readonly number[];
}

/** The place of an entrant. */
export interface Place {
  readonly table: TableSeats;
  readonly seat: number;
  readonly partner: number | null;
  readonly opponents: readonly number[];
}

/** The number of sides at a table with `seats` seats. */
export function sidesAt(seats: number): number {
  return seats === 4 ? 2 : seats;
}

/** The members of each side of a table. */
export function membersBySide(seats: readonly number[]): number[][] {
  const sides = sidesAt(seats.length);
  return Array.from({ length: sides }, (_, side) => seats.filter((_, seat) => seat % sides === side));
}

/** The place of an entrant in a round; null for somebody who has no table in it. */
export function placeOf(tables: readonly TableSeats[], entrant: number): Place | null {
  const table = tables.find(({ seats }) => seats.includes(entrant));
  if (table === undefined) return null;
  const seat = table.seats.indexOf(entrant);
  const sides = sidesAt(table.seats.length);
  const isMine = (other: number): boolean => other % sides === seat % sides;
  return {
    table,
    seat,
    partner: table.seats.find((_, other) => other !== seat && isMine(other)) ?? null,
    opponents: table.seats.filter((_, other) => !isMine(other)),
  };
}

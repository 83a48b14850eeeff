/** Seats, sides and partners at a table of two, three, four or six players, as `core/seating.py` has them. */

/** The numbers of players that a table may have. */
export const NUMBERS = [2, 3, 4, 6] as const;

/** The number of sides: three play each for themselves; otherwise there are two. */
export function sidesAt(players: number): number {
  return players === 3 ? 3 : 2;
}

/** True where a side is more than one player. */
export function hasPartners(players: number): boolean {
  return players > sidesAt(players);
}

/** The side that a seat plays for. */
export function sideOf(seat: number, players: number): number {
  return seat % sidesAt(players);
}

/** The seats of a side. */
export function membersOf(side: number, players: number): readonly number[] {
  return seatsFrom(0, players).filter((seat) => sideOf(seat, players) === side);
}

/** The other seats of the same side, clockwise from this one. */
export function partnersOf(seat: number, players: number): readonly number[] {
  return seatsFrom(seat, players)
    .slice(1)
    .filter((other) => sideOf(other, players) === sideOf(seat, players));
}

/** The seats of the other sides, clockwise from this one. */
export function opponentsOf(seat: number, players: number): readonly number[] {
  return seatsFrom(seat, players).filter((other) => sideOf(other, players) !== sideOf(seat, players));
}

/** The seats clockwise, from this one on. */
export function seatsFrom(seat: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, step) => (seat + step) % players);
}

/** The number of steps clockwise from one seat to another. */
export function stepsTo(seat: number, from: number, players: number): number {
  return (seat - from + players) % players;
}

/** The next seat clockwise. */
export function leftOf(seat: number, players: number): number {
  return (seat + 1) % players;
}

/** The next seat the other way round. */
export function rightOf(seat: number, players: number): number {
  return (seat + players - 1) % players;
}

/** The number that a list by side or by seat has for one of them. */
export function at(numbers: readonly number[], which: number): number {
  return numbers[which] ?? 0;
}

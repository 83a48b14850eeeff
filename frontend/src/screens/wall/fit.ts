/**
 * The fit of a list on a wall: in columns, in the largest type in which it fits, on several pages only where it must be.
 *
 * A projector's picture is about two metres wide. Its smallest names are a fortieth of its height: capital letters of two
 * centimetres, seen from six metres under twelve minutes of arc, more than twice what an eye that sees well needs. So a
 * hundred names of usual length stand on one page.
 */

/** The smallest type of a name, in parts of the height of the window. */
export const SMALLEST = 1 / 40;
/** The largest, beyond which a short list only looks lost. */
export const LARGEST = 1 / 13;
/** The height of a line, and the space between two columns, in parts of the size of its type. */
export const LINE = 1.24;
export const GAP = 1.8;
const MOST_COLUMNS = 8;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The height of the window, by which the sizes of type go. */
  readonly window: number;
}

export interface Fit {
  readonly pages: number;
  readonly columns: number;
  /** Lines in a column. */
  readonly rows: number;
  /** The size of the type, in pixels. */
  readonly size: number;
  /** The width of all columns, in pixels: a short entry and its end are not drawn far apart. */
  readonly width: number;
}

/** The most that a column may be wider than its widest entry, as a factor. */
const LOOSE = 1.5;

/** The fit of `count` entries, the widest of which is `widest` times as wide as the size of its type. */
export function fit(count: number, widest: number, room: Room): Fit {
  let best = page(1, 1, widest, room);
  for (let pages = 1; pages <= Math.max(1, count); pages += 1) {
    best = page(Math.ceil(count / pages), pages, widest, room);
    if (best.size >= SMALLEST * room.window) break;
  }
  return best;
}

/** The columns in which `count` entries are largest on one page. */
function page(count: number, pages: number, widest: number, room: Room): Fit {
  let best: Fit = { pages, columns: 1, rows: Math.max(1, count), size: 0, width: room.width };
  for (let columns = 1; columns <= MOST_COLUMNS; columns += 1) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const across = room.width / (columns * widest + (columns - 1) * GAP);
    const size = Math.floor(Math.min(LARGEST * room.window, room.height / (rows * LINE), across) * 4) / 4;
    const width = Math.min(room.width, size * (columns * LOOSE * widest + (columns - 1) * GAP));
    if (size > best.size) best = { pages, columns, rows, size, width };
  }
  return best;
}

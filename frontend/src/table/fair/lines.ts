/** The lines of a check of a match. */

/** A check, and the sentence of the catalogue for its result. */
export interface Line {
  /** 0 for the draw of the first dealer, null for anything that is not a deal. */
  deal: number | null;
  holds: boolean;
  id: string;
  /** The seat that it is about. */
  seat?: number;
  /** The number in the evening of the entrant that it is about. */
  entrant?: number;
  /** The number of cards, or contributions, it is about. */
  cards?: number;
  /** The card that it is about. */
  card?: string;
}

export interface Verdict {
  holds: boolean;
  lines: Line[];
  /** The deals that no remembered hand was compared with; none where nothing is remembered at all. */
  unseen: number[];
}

export function line(deal: number | null, holds: boolean, id: string, about: Omit<Line, 'deal' | 'holds' | 'id'> = {}): Line {
  return { deal, holds, id, ...about };
}

/** The ways that somebody has gone from a position: a tree, with one moment in view. */

export interface Moment {
  /** The position. */
  readonly text: string;
  /** The action that led here; empty at the beginning. */
  readonly action: string;
  /** The seat that did it; null if unknown. */
  readonly seat: number | null;
  readonly parent: Moment | null;
  readonly next: readonly Moment[];
}

/** A moment in a list of all: how deep its branch is, and whether it is the first of one. */
export interface Listed {
  readonly moment: Moment;
  readonly depth: number;
  readonly begins: boolean;
}

interface Growing extends Moment {
  next: Growing[];
  /** The next moment seen last. */
  last?: Growing;
}

export class Tree {
  readonly root: Moment;

  constructor(text: string) {
    this.root = { text, action: '', seat: null, parent: null, next: [] };
  }

  /** The moment after an action: a new one, or one that the tree has already. */
  add(parent: Moment, text: string, action: string, seat: number | null): Moment {
    const there = parent.next.find((moment) => moment.text === text);
    if (there) return there;
    const moment: Growing = { text, action, seat, parent, next: [] };
    (parent as Growing).next.push(moment);
    return moment;
  }

  /** The moment with this position. */
  find(text: string): Moment | undefined {
    return this.#all().find((moment) => moment.text === text);
  }

  /** Remember that this moment was seen, so that it is the next one of those before it. */
  visit(moment: Moment): void {
    for (let at = moment as Growing; at.parent; at = at.parent as Growing) (at.parent as Growing).last = at;
  }

  /** The moment after this one; of several, the one seen last. */
  ahead(moment: Moment): Moment | undefined {
    return (moment as Growing).last ?? moment.next[0];
  }

  /** The last moment of the branch that this one is on. */
  end(moment: Moment): Moment {
    let at = moment;
    for (let next = this.ahead(at); next !== undefined; next = this.ahead(at)) at = next;
    return at;
  }

  /** An alternative: the branch before this one, or after it. */
  beside(moment: Moment, by: 1 | -1): Moment | undefined {
    const all = moment.parent?.next ?? [];
    return all[all.indexOf(moment) + by];
  }

  /** The moments in reading order: each branch to its end, and its alternatives after the moment that they replace. */
  listed(): Listed[] {
    const rows: Listed[] = [];
    const follow = (from: Moment, depth: number): void => {
      let begins = false;
      for (let at: Moment | undefined = from; at !== undefined; at = at.next[0]) {
        const [main, ...others]: readonly Moment[] = at.next;
        if (main !== undefined) rows.push({ moment: main, depth, begins });
        for (const other of others) {
          rows.push({ moment: other, depth: depth + 1, begins: true });
          follow(other, depth + 1);
        }
        begins = others.length > 0;
      }
    };
    follow(this.root, 0);
    return rows;
  }

  #all(): Moment[] {
    return [this.root, ...this.listed().map(({ moment }) => moment)];
  }
}

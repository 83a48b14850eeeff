/** The choice of hidden cards that a replay shows, stored in this browser. */

import { keep, kept } from '../../lib/settings/kept';

type What = 'hands' | 'kitty';

const PLACE = 'euchre.replay';

class Openly {
  /** The hands of the others. */
  hands = $state(true);
  kitty = $state(true);

  constructor() {
    Object.assign(this, kept<Partial<Record<What, boolean>>>(PLACE));
  }

  turn(what: What): void {
    this[what] = !this[what];
    keep(PLACE, { hands: this.hands, kitty: this.kitty });
  }
}

export const openly = new Openly();

/** How much room there is. */

class Room {
  now = $state(false);

  constructor(condition: string) {
    const query = matchMedia(condition);
    this.now = query.matches;
    query.addEventListener('change', () => (this.now = query.matches));
  }
}

/** Too narrow for the drawn faces to be read at a glance. */
export const narrow = new Room('(max-width: 40rem), (max-height: 30rem)');

/** Too narrow for anything beside the felt. */
export const slim = new Room('(max-width: 60rem)');

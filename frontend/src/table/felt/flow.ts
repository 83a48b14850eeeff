/**
 * Cards that move from where they were to where they are.
 *
 * Every card on the table is an element with `data-card`, its name for as long as it is that card. Places where cards
 * come from or go to have `data-place`. Before the page changes, `spots` notes where everything lies; after it
 * has, `flow` lets each card travel from its old spot to its new one.
 */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly element: HTMLElement;
}

export type Spots = ReadonlyMap<string, Spot>;

export interface Journey {
  /** Milliseconds for a card to travel; 0 moves everything at once. */
  readonly moves: number;
  /** The place where cards that were not there before come from. */
  from(card: string): string | null;
  /** The place where cards that are no longer there go to. */
  to(card: string): string | null;
  /** The time a new card sets out, as a part (0..1) of the whole time. */
  starts?(card: string): number;
  /** True if a card travels with its back up, and may be seen before it sets out. */
  faceDown?(card: string): boolean;
}

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** The spots of every card and every place now. */
export function spots(root: HTMLElement): Spots {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card], [data-place]')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.dataset.card ?? `@${element.dataset.place}`;
    if (width > 0) found.set(name, { x: x + width / 2, y: y + height / 2, width, element });
  }
  return found;
}

/** The layers in which cards that leave are drawn: over everything, or beneath what they are put under. */
interface Ghosts {
  readonly over: HTMLElement;
  readonly under: HTMLElement;
}

/** Let the cards travel from where they lay to where they are. */
export function flow(root: HTMLElement, ghosts: Ghosts, before: Spots, journey: Journey): void {
  if (journey.moves === 0) return;
  const now = spots(root);
  for (const [name, spot] of now) {
    if (name.startsWith('@')) continue;
    const old = before.get(name);
    const from = old ?? place(journey.from(name), before, now);
    if (from !== undefined) {
      const delay = old === undefined ? journey.moves * (journey.starts?.(name) ?? 0) : 0;
      travel(spot, from, journey.moves - delay, delay, delay > 0 && journey.faceDown?.(name) !== true);
    }
  }
  for (const [name, spot] of before) {
    const goal = name.startsWith('@') || now.has(name) ? null : journey.to(name);
    const to = place(goal, before, now);
    if (to !== undefined) depart(spot, to, goal?.startsWith('taken-') ? ghosts.over : ghosts.under, journey.moves);
  }
}

function place(name: string | null, before: Spots, now: Spots): Spot | undefined {
  return name === null ? undefined : (now.get(`@${name}`) ?? before.get(`@${name}`));
}

/** `unseen`: the face of a card that waits to be dealt is not shown yet. */
function travel(spot: Spot, from: Spot, duration: number, delay: number, unseen: boolean): void {
  const x = from.x - spot.x;
  const y = from.y - spot.y;
  const size = from.element.dataset.place === undefined ? from.width / spot.width : Math.min(from.width / spot.width, 1);
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) return;
  const there = `translate(${x}px, ${y}px) scale(${size})`;
  spot.element.animate(
    [
      { transform: there, zIndex: 5, visibility: unseen ? 'hidden' : 'visible' },
      { transform: 'none', zIndex: 5, visibility: 'visible' },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
}

/** A card goes under the kitty, into a hand or to the tricks taken: it is removed when it arrives. */
function depart(spot: Spot, to: Spot, layer: HTMLElement, moves: number): void {
  const ghost = spot.element.cloneNode(true) as HTMLElement;
  const home = layer.getBoundingClientRect();
  ghost.removeAttribute('data-card');
  ghost.setAttribute('inert', '');
  const { style } = ghost;
  style.position = 'absolute';
  style.margin = '0';
  style.width = `${spot.width}px`;
  style.left = `${spot.x - spot.width / 2 - home.x}px`;
  style.top = `${spot.y - home.y}px`;
  style.translate = '0 -50%';
  layer.append(ghost);
  const card = to.element.querySelector('[data-card]')?.getBoundingClientRect().width ?? to.width;
  const there = `translate(${to.x - spot.x}px, ${to.y - spot.y}px) scale(${Math.min(card / spot.width, 1)})`;
  const leaving = ghost.animate([{ transform: 'none' }, { transform: there }], { duration: moves, easing: EASE, fill: 'forwards' });
  leaving.onfinish = leaving.oncancel = () => ghost.remove();
}

/** The queue of animations: the news of a game one after the other, each long enough to be seen. */

import { facesReady } from '../../lib/cards/faces.svelte';
import { completed, hasEnded, isDealt, lying, middleOf, NOTHING, undealt, type Middle } from './happening';
import type { News, Picture, ResultNow } from '../../lib/server/replies';
import { lasts, settings } from '../../lib/settings/settings.svelte';

/** A step to show: the game right after it, and its news. */
export interface Step {
  readonly picture: Picture | null;
  readonly news: News | null;
  /** True for no step of the game, but the summary of the deal that ended before this picture. */
  readonly sumsUp?: boolean;
}

interface Audience {
  /** Begin to show a step: cards may move. */
  begins?(news: News, picture: Picture | null): void;
  /** Tell of a step: its cards lie where everybody sees them. */
  tells(news: News, picture: Picture | null): void;
  /** Settle once everything has been shown. */
  settles(): void;
  /** True if a clock runs meanwhile, so that nothing may wait for somebody to go on. */
  hurries(): boolean;
}

/** Milliseconds that things take, or are left to be seen, at the usual speed. */
export const MOVE = 320;
const DEAL = 900;
export const TURN = 240;
const CALL = 550;
const TRICK_LIES = 1100;
const SUMMARY_LIES = 4500;
/** The number of steps from which on they are shown faster. */
const BACKLOG = 6;

export class Scene {
  /** The game as it is shown, which may be a little behind. */
  shown: Picture | null = $state.raw(null);
  /** The game as words have it: what they say of a card follows the card. */
  told: Picture | null = $state.raw(null);
  /** True while cards are dealt: they are turned up where they lie. */
  faceDown = $state(false);
  middle: Middle = $state.raw(NOTHING);
  /** The deal that has ended and has not been waved on yet. */
  summary: ResultNow | null = $state.raw(null);
  /** True while news is being shown. */
  busy = $state(false);
  /** True if somebody has seen enough of this deal: each step lasts only as long as it must. */
  skipping = $state(false);
  /** The time cards move in the step that is being shown, in milliseconds. */
  moves = $state(0);

  #queue: Step[] = [];
  /** The number of cuts of the scene: anything still under way then must no longer be shown. */
  #cuts = 0;
  /** Ends the wait for the step that is being shown. */
  #enough: (() => void) | undefined;
  #goOn: (() => void) | undefined;
  #goesOn: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly audience: Audience) {}

  /** Show more, after what is being shown; at once as long as no card moves, so that an open question stays open. */
  play(steps: readonly Step[]): void {
    this.#queue.push(...steps);
    if (this.busy) return;
    for (let next = this.#queue[0]; next !== undefined && this.#isStill(next); next = this.#queue[0]) {
      this.#queue.shift();
      this.#showAtOnce(next);
    }
    if (this.#queue.length > 0) void this.#run();
    else this.audience.settles();
  }

  /** Show a game at once, without what led to it, but with the summary of a deal that has ended since, if it `sumsUp`. */
  cut(picture: Picture | null, { sumsUp = false } = {}): void {
    const before = this.shown;
    this.#cuts += 1;
    this.#queue.length = 0;
    this.#enough?.();
    this.shown = this.told = picture;
    this.faceDown = false;
    this.middle = middleOf(picture);
    if (!sumsUp || before === null || picture === null || !hasEnded(before, picture)) return;
    this.#queue.push({ picture, news: null, sumsUp });
    if (!this.busy) void this.#run();
  }

  /** Stop: nobody is watching any more. */
  end(): void {
    this.#cuts += 1;
    this.#queue.length = 0;
    this.goOn();
  }

  /** True if nothing is left to decide in the deal that is shown, and not everything of it is shown at once already. */
  get maySkip(): boolean {
    return this.shown?.may_skip === true && !this.skipping;
  }

  /** Show the rest of this deal at once, as far as it is known, and its outcome as soon as it comes. */
  skip(): void {
    this.skipping = true;
    this.#enough?.();
  }

  /** Keep the summary until it is waved on, as somebody reads it, unless time runs meanwhile. */
  stay(): void {
    if (!this.audience.hurries()) clearTimeout(this.#goesOn);
  }

  /** Go on after the summary of a deal. */
  goOn(): void {
    this.#goOn?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) await this.#perform(step);
    this.busy = false;
    this.audience.settles();
  }

  /** True for a step in which nothing moves: it takes no time. */
  #isStill({ picture, news, sumsUp }: Step): boolean {
    if (sumsUp) return false;
    if (picture === null) return news !== null;
    const moves = news !== null && news.kind !== 'said' && news.kind !== 'table';
    return !moves && this.shown !== null && lying(this.shown) === lying(picture);
  }

  #showAtOnce(step: Step): void {
    this.#begin(step);
    this.shown = step.picture ?? this.shown;
    this.#tell(step);
  }

  #begin({ picture, news }: Step): void {
    if (picture !== null && !picture.may_skip) this.skipping = false;
    if (news !== null) this.audience.begins?.(news, picture);
  }

  #tell({ picture, news }: Step): void {
    this.told = picture ?? this.told;
    if (news !== null) this.audience.tells(news, picture);
  }

  async #perform(step: Step): Promise<void> {
    if (this.#isStill(step)) {
      this.#showAtOnce(step);
      return;
    }
    const { picture, news } = step;
    const cuts = this.#cuts;
    if (step.sumsUp && picture !== null) {
      await this.#sumUp(picture);
      return;
    }
    if (picture === null) {
      this.#put(null, NOTHING, 0);
      this.told = null;
      return;
    }
    await facesReady();
    if (cuts !== this.#cuts) return;
    this.#begin(step);
    const before = this.shown;
    this.told ??= undealt(picture);
    const trick = completed(before, picture, news);
    if (trick !== null) {
      this.#put(picture, trick, MOVE);
      await this.#wait(MOVE);
      if (cuts !== this.#cuts) return;
      this.#tell(step);
      await this.#wait(0, TRICK_LIES);
      if (cuts !== this.#cuts) return;
      this.#put(picture, NOTHING, MOVE);
      await this.#wait(MOVE);
    } else if (isDealt(before, picture)) {
      this.#put(picture, middleOf(picture), DEAL);
      this.faceDown = this.moves > 0;
      await this.#wait(DEAL);
      if (cuts !== this.#cuts) return;
      this.faceDown = false;
      await this.#wait(TURN);
      if (cuts !== this.#cuts) return;
      this.#tell(step);
    } else if (news?.kind === 'call') {
      this.#put(picture, middleOf(picture), MOVE);
      this.#tell(step); // a call comes before the card it moves
      await this.#wait(MOVE, CALL - MOVE);
    } else {
      this.#put(picture, middleOf(picture), MOVE);
      await this.#wait(MOVE);
      if (cuts !== this.#cuts) return;
      this.#tell(step);
    }
    if (cuts !== this.#cuts || before === null || !hasEnded(before, picture) || news?.kind === 'over') return;
    await this.#sumUp(picture);
  }

  #put(picture: Picture | null, middle: Middle, moves: number): void {
    this.moves = lasts(moves * this.#hurry);
    this.shown = picture;
    this.middle = middle;
  }

  async #sumUp({ last, seat }: Picture): Promise<void> {
    if (last === null || this.#queue.length > 3 * BACKLOG) return;
    this.summary = last;
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      if (settings.autoContinue || seat === null || this.audience.hurries()) {
        this.#goesOn = setTimeout(resolve, lasts(SUMMARY_LIES, { motion: false }));
      }
    });
    this.#goOn = undefined;
    this.summary = null;
  }

  async #wait(motion: number, rest = 0): Promise<void> {
    const length = (lasts(motion) + lasts(rest, { motion: false })) * this.#hurry;
    if (length === 0) return;
    await new Promise<void>((resolve) => {
      this.#enough = resolve;
      setTimeout(resolve, length);
    });
  }

  get #hurry(): number {
    if (this.skipping) return 0;
    return this.#queue.length > BACKLOG ? 1 / 3 : 1;
  }
}

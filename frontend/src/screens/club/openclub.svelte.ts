/** A club as this browser shows it: fetched, and fetched again after everything that is said to it. */

import { ask, post, Trouble } from '../../lib/server/api';
import { Attempt } from '../../lib/controls/attempt.svelte';
import type { ClubMessage, ClubNow } from '../../lib/server/clubs';
import { checkCookies } from '../../lib/server/cookies';
import { newId } from '../../lib/server/id';

type Distributed<Message> = Message extends ClubMessage ? Omit<Message, 'id'> : never;
/** A message without its id. */
export type ClubWish = Distributed<ClubMessage>;

/** The refusals that mean that a link has done its work before. */
const DONE = ['club/admin'];

export class OpenClub {
  #now: ClubNow | null = $state.raw(null);
  readonly #attempt = new Attempt();

  constructor(readonly code: string) {}

  /** The club; null until it was fetched. */
  get now(): ClubNow | null {
    return this.#now;
  }

  /** The reason why the last message was refused; '' if it was not. */
  get trouble(): string {
    return this.#attempt.trouble;
  }

  /** True while a message is on its way. */
  get busy(): boolean {
    return this.#attempt.busy;
  }

  get path(): string {
    return `/api/clubs/${encodeURIComponent(this.code)}`;
  }

  /** Fetch it. Throws `Trouble`. */
  async look(): Promise<ClubNow> {
    this.#now = await ask<ClubNow>(this.path);
    return this.#now;
  }

  /** Say something, and look at what follows. Returns whether it was done. */
  async say(wish: ClubWish): Promise<boolean> {
    return (await this.sayAll([wish])) === 1;
  }

  /** Say several things, each once the one before is done, and look at what follows. Returns how many were done. */
  async sayAll(wishes: readonly ClubWish[]): Promise<number> {
    let done = 0;
    await this.#attempt.run(async () => {
      try {
        for (const wish of wishes) {
          await this.#do(wish);
          done += 1;
        }
      } finally {
        if (done > 0) await this.look().catch(() => {}); // it is done, whether or not it can be seen
      }
    });
    return done;
  }

  async #do(wish: ClubWish): Promise<void> {
    try {
      await post(this.path, { ...wish, id: newId() });
    } catch (problem) {
      if (!(problem instanceof Trouble && DONE.includes(problem.code))) throw problem;
    }
  }

  /**
   * Use a key that somebody was given as a link, `#admin=KEY` or `#member=KEY`, and take it out of the address: nobody reads
   * it off the screen or the history.
   */
  async useKey(hash: string): Promise<void> {
    const [, purpose, key] = /^#(admin|member)=([\w-]+)$/.exec(hash) ?? [];
    if (key === undefined) return;
    history.replaceState(null, '', location.pathname);
    if (await this.#attempt.run(checkCookies)) await this.say({ type: purpose === 'admin' ? 'administer' : 'becomemember', key });
  }
}

/** A deal played on from a moment of a match that is over: each answer goes to the server with all those before it. */

import { announcer } from '../../lib/speech/announcer.svelte';
import { newsAloud } from '../../lib/speech/aloud';
import { post, sentenceOf } from '../../lib/server/api';
import type { PlayedOn } from '../../lib/server/answers';
import type { Picture } from '../../lib/server/replies';
import { seatingFrom, type Seating } from '../../lib/seats/seating';
import { Scene } from '../../table/stage/scene.svelte';

export class PlayedDeal {
  stage: 'playing' | 'asking' | 'over' = $state('playing');
  /** The reason why the server could not be asked. */
  trouble = $state('');
  readonly seating: Seating;
  readonly scene: Scene;

  readonly #position: string;
  readonly #seat: number;
  readonly #players: readonly string[];
  #answers: readonly string[] = [];
  #over = false;
  /** The number of the present request: answers to older ones are dropped. */
  #turn = 0;

  constructor(position: string, seat: number, players: readonly string[]) {
    this.#position = position;
    this.#seat = seat;
    this.#players = players;
    this.seating = seatingFrom(seat, players);
    this.scene = new Scene({
      tells: (news, picture) => announcer.say(...newsAloud(this.seating, news, picture)),
      settles: () => this.#settle(),
      hurries: () => false,
    });
  }

  /** The table while an answer is awaited. */
  get asked(): Picture | null {
    return this.stage === 'asking' ? this.scene.shown : null;
  }

  /** Begin again from the moment on. */
  async begin(): Promise<void> {
    await this.#ask([]);
  }

  async answer(action: string): Promise<void> {
    if (this.asked !== null) await this.#ask([...this.#answers, action]);
  }

  skip(): void {
    this.scene.skip();
  }

  leave(): void {
    this.#turn += 1;
    this.scene.end();
  }

  async #ask(answers: readonly string[]): Promise<void> {
    const turn = ++this.#turn;
    const before = this.stage;
    this.stage = 'playing';
    this.trouble = '';
    try {
      const wanted = { position: this.#position, seat: this.#seat, players: this.#players, answers };
      const found = await post<PlayedOn>('/api/play-on', wanted);
      if (turn !== this.#turn) return;
      this.#answers = answers;
      this.#over = found.over;
      if (answers.length === 0) this.scene.cut(found.before);
      if (found.news.length === 0) this.#settle();
      else this.scene.play(found.news.map((news) => ({ picture: news.after, news })));
    } catch (problem) {
      if (turn !== this.#turn) return;
      this.trouble = sentenceOf(problem);
      this.stage = before;
    }
  }

  #settle(): void {
    this.stage = this.#over ? 'over' : 'asking';
  }
}

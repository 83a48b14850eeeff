/** A lesson as somebody goes through it: the picture, the question, and the comment on the last answer. */

import { announcer } from '../../lib/speech/announcer.svelte';
import type { Caption, LessonShown } from '../../lib/server/answers';
import { ask, sentenceOf } from '../../lib/server/api';
import { keep, kept } from '../../lib/settings/kept';
import { lasts } from '../../lib/settings/settings.svelte';
import type { News, Picture } from '../../lib/server/replies';
import { Scene } from '../../table/stage/scene.svelte';
import { seatingFrom, type Seating } from '../../lib/seats/seating';
import { newsAloud } from '../../lib/speech/aloud';

/** The stage: the story, cards being played, waiting for an answer, a comment on it, or the end. */
type Stage = 'story' | 'playing' | 'asking' | 'judged' | 'over';

const PLACE = 'euchre.lessons';

/** Milliseconds that a caption is left to be read at the usual speed, and those for each of its letters. */
const READ = 700;
const LETTER = 28;

/** The lessons that were finished with the choice that they teach, by number. */
export function learnt(): readonly number[] {
  return kept<number[]>(PLACE) ?? [];
}

/** Fetch a lesson after some answers. Throws `Trouble`. */
export function lessonAfter(number: number, answers: readonly string[]): Promise<LessonShown> {
  return ask<LessonShown>(`/api/lessons/${number}?answers=${encodeURIComponent(answers.join(','))}`);
}

export class Course {
  stage: Stage = $state('story');
  /** The lesson after the answers so far. */
  lesson: LessonShown = $state.raw() as LessonShown;
  /** The reason why the server could not be asked. */
  trouble = $state('');
  readonly scene = new Scene({ tells: (news, picture) => this.#tell(news, picture), settles: () => this.#settle(), hurries: () => false });
  readonly seating: Seating;

  /** The answers so far, and those before the last one, for going back. */
  #answers: readonly string[] = [];
  #before: { lesson: LessonShown; answers: readonly string[]; picture: Picture } | null = null;
  /** The number of moves up to the first decision that have been seen. */
  #seen = $state(1);
  /** The moves still to be played up to the next decision, once the caption has been read. */
  #later: readonly News[] = [];
  #reading: ReturnType<typeof setTimeout> | undefined;
  /** The moves after the comment on an answer. */
  #rest: readonly News[] = [];
  #fetching = false;

  constructor(lesson: LessonShown) {
    this.lesson = lesson;
    this.seating = seatingFrom(0, lesson.players);
    this.scene.cut(lesson.news[0]?.after ?? null);
  }

  /** The table while an answer is awaited. */
  get asked(): Picture | null {
    return this.stage === 'asking' ? this.scene.shown : null;
  }

  /** The story as far as it has been seen; while it is played, only what was said last. */
  get captions(): readonly Caption[] {
    const seen = this.lesson.captions.filter(({ moves }) => moves <= this.#seen);
    return this.stage === 'playing' ? seen.slice(-1) : seen;
  }

  /** True if the last choice costs something. */
  get wrong(): boolean {
    return this.lesson.judged?.verdict === 'wrong';
  }

  /** Play what has happened up to the first decision. */
  begin(): void {
    this.stage = 'playing';
    this.#later = this.lesson.news.slice(1);
    this.#playOn();
  }

  async answer(action: string): Promise<void> {
    const picture = this.asked;
    if (picture === null || this.#fetching) return;
    this.#fetching = true;
    this.trouble = '';
    try {
      const answers = [...this.#answers, action];
      const lesson = await lessonAfter(this.lesson.number, answers);
      this.#before = { lesson: this.lesson, answers: this.#answers, picture };
      this.#answers = answers;
      this.lesson = lesson;
      this.#rest = lesson.news.slice(1);
      this.stage = 'judged';
      this.scene.play(lesson.news.slice(0, 1).map((news) => ({ picture: news.after, news })));
    } catch (problem) {
      this.trouble = sentenceOf(problem);
    } finally {
      this.#fetching = false;
    }
  }

  /** Go on after the comment on an answer. */
  goOn(): void {
    if (this.stage === 'judged') this.#play(this.#rest);
  }

  /** Decide again. */
  again(): void {
    if (this.#before === null) return;
    this.lesson = this.#before.lesson;
    this.#answers = this.#before.answers;
    this.scene.cut(this.#before.picture);
    this.#before = null;
    this.stage = 'asking';
    announcer.say(this.lesson.asks);
  }

  leave(): void {
    this.stage = 'over';
    clearTimeout(this.#reading);
    this.scene.end();
  }

  skip(): void {
    this.scene.skip();
  }

  #play(news: readonly News[]): void {
    this.stage = 'playing';
    if (news.length === 0) this.#settle();
    else this.scene.play(news.map((one) => ({ picture: one.after, news: one })));
  }

  /** Play up to the next caption, or to the decision. */
  #playOn(): void {
    const next = this.lesson.captions.find(({ moves }) => moves > this.#seen);
    const count = next === undefined ? this.#later.length : next.moves - this.#seen;
    const news = this.#later.slice(0, count);
    this.#later = this.#later.slice(count);
    this.#play(news);
  }

  #tell(news: News, picture: Picture | null): void {
    if (this.lesson.judged === null) this.#seen += 1;
    announcer.say(...newsAloud(this.seating, news, picture));
  }

  #settle(): void {
    if (this.stage !== 'playing') return;
    if (this.#later.length > 0) {
      const letters = this.captions.at(-1)?.says.length ?? 0;
      this.#reading = setTimeout(() => this.#playOn(), lasts(READ + LETTER * letters, { motion: false }));
      return;
    }
    if (this.lesson.asks !== '') {
      this.stage = 'asking';
      announcer.say(this.lesson.asks);
      return;
    }
    this.stage = 'over';
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it only removes duplicates
    if (!this.wrong) keep(PLACE, [...new Set([...learnt(), this.lesson.number])]);
  }
}

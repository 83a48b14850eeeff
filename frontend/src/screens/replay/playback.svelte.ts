/** A finished match, played back step by step. */

import { announcer } from '../../lib/speech/announcer.svelte';
import { nameOf } from '../../lib/cards/suits';
import { completed, middleOf, type Middle } from '../../table/stage/happening';
import { linesOf } from '../../table/stage/line';
import type { Frame, Replayed } from '../../lib/server/answers';
import type { News, Picture, ResultNow } from '../../lib/server/replies';
import { MOVE, type Scene } from '../../table/stage/scene.svelte';
import { lasts } from '../../lib/settings/settings.svelte';
import { t } from '../../lib/language/words.svelte';

/** A sentence of the record, and the step at which its events begin: a trick is one sentence. */
interface Entry {
  step: number;
  text: string;
}

export interface Deal {
  /** The number of the deal from 1, through all games of the match. */
  number: number;
  /** The step with which it begins: a cut comes before the cards. */
  first: number;
  /** The step at which its cards lie on the table. */
  start: number;
  result: ResultNow | null;
  log: readonly Entry[];
}

const ENDS: ReadonlySet<News['kind']> = new Set(['result', 'over']);
/** Milliseconds in which cards are dealt, at the usual speed. */
const DEALING = 800;
/** Milliseconds for which a step stays, at the usual speed. */
const LIES: Readonly<Partial<Record<News['kind'], number>>> = { deal: 1400, call: 1300, trick: 1800, result: 3200 };
const USUAL = 1000;
/** The minimum at any speed: each step is shown, even without animation. */
const LEAST = 120;

export class Playback implements Pick<Scene, 'shown' | 'middle' | 'moves'> {
  /** The frame that is shown. */
  step = $state(0);
  runs = $state(false);
  /** Milliseconds that cards take to move to their places in this step. */
  moves = $state(0);
  readonly deals: readonly Deal[];
  readonly last: number;

  readonly #match: Replayed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Replayed, step: number) {
    this.#match = match;
    this.last = match.frames.length - 1;
    this.deals = dealsOf(match);
    this.step = Math.min(Math.max(0, Number.isNaN(step) ? (this.deals[0]?.start ?? 0) : step), this.last);
  }

  get frame(): Frame {
    return this.#match.frames[this.step] as Frame;
  }

  get shown(): Picture {
    return this.frame.picture;
  }

  /** The cards in the middle: a trick lies there, complete, in the step that completed it. */
  get middle(): Middle {
    const { picture, news } = this.frame;
    const before = this.#match.frames[this.step - 1]?.picture ?? null;
    return completed(before, picture, news) ?? middleOf(picture);
  }

  get deal(): Deal | undefined {
    return this.deals.findLast((deal) => deal.first <= this.step) ?? this.deals[0];
  }

  /** The newest sentence of the record up to now. */
  get entry(): Entry | undefined {
    return this.deal?.log.findLast((entry) => entry.step <= this.step);
  }

  go(step: number): void {
    const wanted = Math.min(Math.max(0, step), this.last);
    if (wanted === this.step) return;
    const next = wanted === this.step + 1;
    const dealing = this.#match.frames[wanted]?.news.kind === 'deal';
    this.moves = next ? lasts(dealing ? DEALING : MOVE) : 0;
    this.step = wanted;
    announcer.say(...(next ? this.#spoken : [t('replay-step-said', { step: wanted + 1, last: this.last + 1 }), ...this.#spoken.slice(-1)]));
  }

  /** Go to the deal after this one, or to the beginning of this one or the one before. */
  goDeal(by: 1 | -1): void {
    const starts = this.deals.map((deal) => deal.start);
    const wanted = by > 0 ? starts.find((start) => start > this.step) : starts.findLast((start) => start < this.step);
    this.go(wanted ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.runs) this.pause();
    else this.#run(this.step === this.last ? 0 : this.step + 1);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.runs = false;
  }

  get #spoken(): readonly string[] {
    const { lines } = this.frame.news;
    return lines.length > 0 ? lines : [played(this.frame, this.#match.players)].filter(Boolean);
  }

  #run(step: number): void {
    this.runs = true;
    this.go(step);
    const pause = lasts(LIES[this.frame.news.kind] ?? USUAL, { motion: false }) + this.moves;
    this.#timer = setTimeout(() => (this.step < this.last ? this.#run(this.step + 1) : this.pause()), Math.max(pause, LEAST));
  }
}

function played({ picture: { benny }, news: { action, seat } }: Frame, players: readonly string[]): string {
  return seat !== null && action?.startsWith('play ')
    ? t('replay-played', { name: players[seat] ?? '', card: nameOf(action.slice(5), benny) })
    : '';
}

function dealsOf({ frames }: Replayed): Deal[] {
  const ends = frames.flatMap(({ news }, step) => (ENDS.has(news.kind) ? [step] : []));
  return ends.map((end, place) => {
    const first = place === 0 ? 0 : (ends[place - 1] ?? 0) + 1;
    const start = frames.findIndex(({ news }, step) => step >= first && news.action?.startsWith('deal'));
    return { number: place + 1, first, start, result: frames[end]?.picture.last ?? null, log: entries(frames, first, end) };
  });
}

function entries(frames: readonly Frame[], first: number, end: number): Entry[] {
  const found: Entry[] = [];
  let begun: number | null = null;
  for (let step = first; step <= end; step += 1) {
    const lines = linesOf((frames[step] as Frame).news);
    const [sentence, ...more] = lines.filter(({ heading }) => !heading);
    if (sentence === undefined) {
      if (lines.length === 0) begun ??= step;
      continue;
    }
    found.push({ step: begun ?? step, text: sentence.text }, ...more.map(({ text }) => ({ step, text })));
    begun = null;
  }
  return found;
}

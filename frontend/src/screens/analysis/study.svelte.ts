/** A position that somebody studies, and goes on from; each moment is sent to the server for analysis only once. */

import { post, sentenceOf } from '../../lib/server/api';
import type { AnalysedPosition } from '../../lib/server/answers';
import { completed, middleOf, type Middle } from '../../table/stage/happening';
import { MOVE, type Scene } from '../../table/stage/scene.svelte';
import { lasts } from '../../lib/settings/settings.svelte';
import { judgedAt } from '../../lib/review/judged';
import { onLanguage } from '../../lib/language/words.svelte';
import { wordsOf } from './text';
import { Tree, type Listed, type Moment } from './tree';

export type Level = AnalysedPosition['level'];

/** Milliseconds after which people are told why an analysis takes long. */
const PATIENCE = 8_000;

export class Study {
  /** The shown moment, and its analysis by the server. */
  here: Moment | null = $state.raw(null);
  analysed: AnalysedPosition | null = $state.raw(null);
  level: Level = $state('quick');
  busy = $state(false);
  /** True once an answer takes long: the server compiles its players the first time it meets a kind of table. */
  slow = $state(false);
  /** The reason why a request failed. */
  trouble = $state('');
  /** The moments of the tree, in the order of the list. */
  moments: readonly Listed[] = $state.raw([]);
  /** The table, for the felt. */
  scene: Pick<Scene, 'middle' | 'moves'> = $state.raw({ middle: { cards: [], winner: null }, moves: 0 });

  #tree = new Tree('');
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #answers = new Map<string, AnalysedPosition>();
  readonly #stop: () => void;
  /** The moment that is being fetched: a key pressed meanwhile means the one after it. */
  #wanted: Moment | null = null;
  /** The number of the present request: answers to older ones are dropped. */
  #turn = 0;

  constructor() {
    this.#stop = onLanguage(() => {
      this.#answers.clear(); // the reasons are in the old language
      if (this.here !== null) void this.go(this.here);
    });
  }

  /** Stop: nobody is watching any more. */
  end(): void {
    this.#stop();
    this.#turn += 1;
  }

  /** Show a position: one of the tree, or the beginning of a new tree with all that led to it. True on success. */
  async open(text: string): Promise<boolean> {
    const there = this.here === null ? undefined : this.#tree.find(text);
    if (there) return this.go(there);
    if (this.here === null) void this.#draw(text);
    const analysed = await this.#ask(text);
    if (analysed === null) return false;
    this.#arrive(analysed);
    return true;
  }

  /** Show the table of the first position while it is analysed. */
  async #draw(text: string): Promise<void> {
    const turn = this.#turn + 1; // that of the analysis
    try {
      const drawn = await post<AnalysedPosition>('/api/analyse', { position: text, search: false });
      if (turn === this.#turn && this.here === null) this.#arrive(drawn);
    } catch {
      // the analysis says why
    }
  }

  #arrive(analysed: AnalysedPosition): void {
    const known = this.here === null ? undefined : this.#tree.find(analysed.position);
    if (known === undefined) this.#tree = new Tree(wordsOf(analysed.position)[0]?.before ?? analysed.position);
    this.#show(known ?? this.#grown(analysed), analysed);
  }

  /** Show a moment of the tree. True on success. */
  async go(moment: Moment | undefined): Promise<boolean> {
    if (moment === undefined) return false;
    this.#wanted = moment;
    const analysed = await this.#ask(moment.text);
    if (analysed === null) {
      if (this.#wanted === moment) this.#wanted = null;
      return false;
    }
    this.#show(moment, analysed);
    return true;
  }

  /** Do something that is possible here. True if there is a position after it. */
  async walk(action: string): Promise<boolean> {
    const { here, analysed } = this;
    const text = analysed?.possible.find((move) => move.action === action)?.position;
    if (!here || !analysed || !text) return false;
    const next = await this.#ask(text);
    if (next === null || this.here !== here) return false;
    this.#show(this.#tree.add(here, text, action, analysed.turn), next);
    return true;
  }

  back(): Promise<boolean> {
    return this.go(this.#at?.parent ?? undefined);
  }

  forward(): Promise<boolean> {
    return this.go(this.#at === null ? undefined : this.#tree.ahead(this.#at));
  }

  beside(by: 1 | -1): Promise<boolean> {
    return this.go(this.#at === null ? undefined : this.#tree.beside(this.#at, by));
  }

  first(): Promise<boolean> {
    return this.go(this.#tree.root);
  }

  last(): Promise<boolean> {
    return this.go(this.#at === null ? undefined : this.#tree.end(this.#at));
  }

  /** True if there is a moment ahead. */
  get more(): boolean {
    return this.here !== null && this.#tree.ahead(this.here) !== undefined;
  }

  get #at(): Moment | null {
    return this.#wanted ?? this.here;
  }

  async look(level: Level): Promise<void> {
    const before = this.level;
    this.level = level;
    if (this.here !== null && !(await this.go(this.here)) && this.level === level) this.level = before;
  }

  async #ask(text: string): Promise<AnalysedPosition | null> {
    const turn = ++this.#turn;
    const key = `${this.level} ${text}`;
    const known = this.#answers.get(key);
    this.trouble = '';
    if (known) {
      this.busy = false;
      return known;
    }
    this.busy = true;
    const patience = setTimeout(() => (this.slow = true), PATIENCE);
    try {
      const { level } = this;
      const fresh = await post<AnalysedPosition>('/api/analyse', { position: text, level });
      const analysed = { ...fresh, choices: judgedAt(level, text) ?? fresh.choices };
      this.#answers.set(key, analysed);
      this.#answers.set(`${analysed.level} ${analysed.position}`, analysed);
      return turn === this.#turn ? analysed : null;
    } catch (problem) {
      if (turn === this.#turn) this.trouble = sentenceOf(problem);
      return null;
    } finally {
      clearTimeout(patience);
      this.slow = false;
      if (turn === this.#turn) this.busy = false;
    }
  }

  #show(moment: Moment, analysed: AnalysedPosition): void {
    const before = this.here !== null && moment.parent === this.here ? this.analysed : null;
    this.#tree.visit(moment);
    this.here = moment;
    this.#wanted = null;
    this.analysed = analysed;
    this.moments = this.#tree.listed();
    this.scene = { middle: middleAfter(before, analysed), moves: before === null ? 0 : lasts(MOVE) };
  }

  /** The moment of a position, after everything that led to it. */
  #grown(analysed: AnalysedPosition): Moment {
    const words = wordsOf(analysed.position);
    const seats = seatsOf(
      analysed,
      words.map(({ action }) => action),
    );
    return words.reduce(
      (at, { action }, place) => this.#tree.add(at, words[place + 1]?.before ?? analysed.position, action, seats[place] ?? null),
      this.#tree.root,
    );
  }
}

function middleAfter(before: AnalysedPosition | null, analysed: AnalysedPosition): Middle {
  return completed(before?.picture ?? null, analysed.picture, null) ?? middleOf(analysed.picture);
}

/** The seats that acted before a position, as far as the table says. */
export function seatsOf({ view, picture }: Pick<AnalysedPosition, 'view' | 'picture'>, actions: readonly string[]): (number | null)[] {
  const calls = [...view.calls];
  const laid = [...picture.tricks.flatMap(({ cards }) => cards), ...picture.trick];
  return actions.map((action, place) => {
    if (action.startsWith('play ')) return laid.shift()?.seat ?? null;
    if (action.startsWith('bury')) return actions[place - 1]?.startsWith('order') ? picture.dealer : picture.maker;
    if (calls[0]?.action.split(' ')[0] !== action.split(' ')[0]) return null;
    return calls.shift()?.seat ?? null;
  });
}

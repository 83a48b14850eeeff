/**
 * An evening as this browser follows it. Everything that is said waits in the outbox until the server has answered it, so that
 * an evening goes on without a network, and in a page that was closed meanwhile; it is sent in order, and done exactly once.
 */

import type { EveningTaken } from '../server/answers';
import { ask, isForAWhile, post, sentenceOf, Trouble } from '../server/api';
import type { EveningNow, LastStep } from '../server/evenings';
import { Retries } from '../server/retries';
import { keep, kept } from '../settings/kept';
import { expected } from './expected';
import { Outbox, type EveningWish, type TakeBack, type Unanswered } from './outbox';

/** The answer to a message. */
interface Answered {
  readonly id: string;
  readonly wish: EveningWish;
  /** The number of the event that it has led to: the evening has it from this version on. */
  readonly event: number;
}

/** The directors' last step: one that the server knows, or one that was said here. */
export type Step = { readonly known: LastStep } | { readonly said: EveningWish; readonly id: string };

/** Milliseconds that an answer may take: at once, and where the server waits for news. */
const PATIENCE = 15_000;
const LONGEST_SILENCE = 45_000;
/** Milliseconds before a message is sent again. */
const SENDS_AGAIN = 4_000;
/** Failures in a row after which the connection is called lost. */
const FAILURES = 2;
/** The steps that directors can take back. */
const STEPS: readonly string[] = [
  'setup',
  'enter',
  'changeentrant',
  'removeentrant',
  'withdraw',
  'comeback',
  'dropcards',
  'seatround',
  'startclock',
  'stopclock',
  'enterresult',
  'finish',
  'reopen',
];

/** The key under which the last state of an evening is stored. */
export const EVENINGS = 'euchre.evening-now.';

export class LiveEvening {
  /** The evening as the server said last, perhaps before this page was closed. */
  #now: EveningNow | null = $state.raw(null);
  #unanswered: readonly Unanswered[] = $state.raw([]);
  #answered: readonly Answered[] = $state.raw([]);
  #isLost = $state(false);
  #gone = $state('');
  /** Seconds that the server's clock is ahead of this one. */
  #ahead = 0;

  readonly #outbox: Outbox;
  /** The state from the server while a message may have arrived that is not answered yet: it may contain that already. */
  #held: EveningNow | null = null;
  #sending = false;
  #retries = new Retries(() => this.#again());
  #polling = new AbortController();
  #sendsLater: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  readonly #waiting = $derived(this.#unanswered.filter(({ refused }) => refused === ''));
  readonly #shown = $derived.by(() => {
    const undone = this.#waiting.flatMap(({ wish }) => (wish.type === 'takeback' ? [wish.of] : []));
    const wishes = [...this.#answered, ...this.#waiting].flatMap(({ id, wish }) =>
      wish.type === 'takeback' || undone.includes(id) ? [] : [wish],
    );
    return this.#now === null ? null : expected(this.#now, wishes, this.time());
  });
  readonly #lastStep = $derived.by(() => {
    const steps: (Step | null)[] = [this.#now?.last_step ? { known: this.#now.last_step } : null];
    for (const { id, wish } of [...this.#answered, ...this.#waiting]) {
      if (wish.type === 'takeback' || wish.type === 'revoke') steps.pop();
      else if (STEPS.includes(wish.type)) steps.push({ said: wish, id });
    }
    return steps.at(-1) ?? null;
  });

  constructor(readonly code: string) {
    this.#outbox = new Outbox(code);
    this.#now = kept<EveningNow>(EVENINGS + code) ?? null;
    this.#look();
    addEventListener('storage', this.#elsewhere);
    if (!document.hidden) this.#again();
  }

  /** The evening as it will be once everything that waits is done; null before it was ever fetched here. */
  get now(): EveningNow | null {
    return this.#shown;
  }

  /** The number of messages that wait for the network. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The types of these messages, in the order in which they are sent. */
  get waitingTypes(): readonly (EveningWish | TakeBack)['type'][] {
    return this.#waiting.map(({ wish }) => wish.type);
  }

  /** The messages that were refused; each stays until it is dismissed. */
  get refused(): readonly Unanswered[] {
    return this.#unanswered.filter(({ refused }) => refused !== '');
  }

  /** True while the server cannot be reached. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** The reason why there is no such evening; '' while there is. */
  get gone(): string {
    return this.#gone;
  }

  /** The step that `takeBack` takes back; null if there is none, or it is not known yet. */
  get lastStep(): Step | null {
    return this.#lastStep;
  }

  /** The server's clock, in unix seconds. */
  time(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  /** Say something to the evening. Returns the id of the message. */
  say(wish: EveningWish | TakeBack): string {
    const { id } = this.#outbox.add(wish);
    this.#look();
    void this.#send();
    return id;
  }

  /** Take back the directors' last step. What was never sent is only withdrawn. */
  takeBack(reason = ''): void {
    const step = this.#lastStep;
    if (step === null) return;
    if ('known' in step) {
      this.say({ type: 'revoke', event: step.known.event, reason });
      return;
    }
    const answered = this.#answered.find(({ id }) => id === step.id);
    if (answered !== undefined) this.say({ type: 'revoke', event: answered.event, reason });
    else if (this.#outbox.all().some(({ id, tried }) => id === step.id && !tried)) this.dismiss(step.id);
    else this.say({ type: 'takeback', of: step.id, reason });
  }

  /** Forget a message that was refused, or never sent. */
  dismiss(id: string): void {
    this.#outbox.remove(id);
    this.#look();
  }

  /** Stop following it. What waits stays stored. */
  close(): void {
    this.#ended = true;
    this.#polling.abort();
    clearTimeout(this.#sendsLater);
    this.#retries.end();
    removeEventListener('storage', this.#elsewhere);
  }

  /** Look at what waits in this browser. */
  #look(): void {
    this.#unanswered = this.#outbox.all();
  }

  /** The network is back, or somebody looks at the page again: a request from before may never be answered. */
  #again(): void {
    this.#listen();
    void this.#send();
  }

  /** Ask how the evening stands from the beginning. */
  #listen(): void {
    this.#polling.abort();
    this.#polling = new AbortController();
    void this.#poll(this.#polling.signal);
  }

  /** Another window of this browser has said something, or something was answered there. */
  #elsewhere = ({ key }: StorageEvent): void => {
    if (key !== null && this.#outbox.has(key)) this.#look();
  };

  /** Ask how the evening stands, and then again and again for news. */
  async #poll(stop: AbortSignal): Promise<void> {
    let isFresh = false;
    while (!isStopped(stop)) {
      try {
        const seen = isFresh && this.#now !== null ? `?seen=${(this.#held ?? this.#now).version}` : '';
        const path = `/api/evenings/${this.code}${seen}`;
        this.#stands(await within(seen === '' ? PATIENCE : LONGEST_SILENCE, (signal) => ask<EveningNow>(path, { signal }), stop));
        isFresh = true;
      } catch (problem) {
        if (isStopped(stop)) return;
        if (problem instanceof Trouble && !isForAWhile(problem.code)) {
          this.#gone = problem.message;
          return;
        }
        this.#retries.failed();
        if (this.#retries.failures >= FAILURES || !navigator.onLine) this.#isLost = true;
        return;
      }
    }
  }

  /** The server has said how the evening stands. */
  #stands(now: EveningNow): void {
    const isBack = this.#isLost;
    this.#gone = '';
    this.#isLost = false;
    this.#retries.succeeded();
    this.#ahead = now.at - Date.now() / 1000;
    this.#held = now;
    if (isBack) void this.#send();
    if (!this.#next()?.tried) this.#show();
  }

  /** Show what the server said last, without what it contains by now. */
  #show(): void {
    if (this.#held === null) return;
    const { version } = this.#held;
    this.#now = this.#held;
    this.#held = null;
    this.#answered = this.#answered.filter(({ event }) => event > version);
    keep(EVENINGS + this.code, this.#now);
  }

  /** Send what waits, in order, each once the one before it is answered. */
  async #send(): Promise<void> {
    if (this.#sending || this.#ended) return;
    clearTimeout(this.#sendsLater);
    this.#sending = true;
    const done = await this.#sendAll();
    this.#sending = false;
    if (!done) this.#sendsLater = setTimeout(() => void this.#send(), SENDS_AGAIN);
  }

  /** False if the rest has to be sent later. */
  async #sendAll(): Promise<boolean> {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const done = await this.#isAnswered(next);
      this.#look();
      this.#show();
      if (!done) return this.#ended;
    }
    return true;
  }

  #next(): Unanswered | undefined {
    return this.#outbox.all().find(({ refused }) => refused === '');
  }

  /** Send a message; false if it has to be sent again. */
  async #isAnswered({ id, wish }: Unanswered): Promise<boolean> {
    if (wish.type === 'takeback') {
      this.#outbox.remove(id); // what it takes back was refused: nothing is left to do
      return true;
    }
    this.#outbox.change(id, { tried: true });
    try {
      const path = `/api/evenings/${this.code}`;
      const { event } = await within(PATIENCE, (signal) => post<EveningTaken>(path, { ...wish, id }, { signal }));
      this.#outbox.remove(id);
      for (const other of this.#outbox.all()) {
        if (other.wish.type !== 'takeback' || other.wish.of !== id) continue;
        this.#outbox.change(other.id, { wish: { type: 'revoke', event, reason: other.wish.reason } });
      }
      this.#answered = [...this.#answered, { id, wish, event }];
      return true;
    } catch (problem) {
      if (!(problem instanceof Trouble) || isForAWhile(problem.code)) {
        if (!this.#isLost && isUnheard(problem)) this.#listen(); // what is waited for may never come either
        return false;
      }
      this.#outbox.change(id, { refused: sentenceOf(problem) });
      return true;
    }
  }
}

function isStopped(stop: AbortSignal): boolean {
  return stop.aborted;
}

/** True if there was no answer at all. */
function isUnheard(problem: unknown): boolean {
  return !(problem instanceof Trouble) || problem.code === 'page/offline';
}

/** Ask for something, and give it up after some milliseconds, or where it is no longer wanted. */
async function within<Answer>(milliseconds: number, asks: (signal: AbortSignal) => Promise<Answer>, stop?: AbortSignal): Promise<Answer> {
  const given = new AbortController();
  const giveUp = (): void => given.abort();
  const timer = setTimeout(giveUp, milliseconds);
  stop?.addEventListener('abort', giveUp);
  try {
    return await asks(given.signal);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', giveUp);
  }
}

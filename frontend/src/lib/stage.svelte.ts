/**
 * What is shown of a table, one thing after the other.
 *
 * A table tells how it stands and what has happened since; the stage shows that news in its order, each long enough to
 * be seen, and keeps the page's side of the conversation.
 */

import { announcer } from './announcer.svelte';
import { nameOf } from './cards/suits';
import { due, loseCount, remember } from './contribution';
import { completed, hasEnded, isDealt, lying, middleOf, NOTHING, situation, type Middle } from './happening';
import { caughtUp, keepLog, keptLog } from './log';
import type { Advice, News, Now, Picture, Refused, Reply, ResultNow } from './messages';
import { lasts, settings } from './settings.svelte';
import { Line, type LineState, type Wish } from './socket';

/** One thing to show: the game right after it, and what it was. */
interface Step {
  readonly picture: Picture | null;
  readonly news: News | null;
}

const MOVE = 320;
const DEAL = 1000;
const CALL = 550;
const TRICK_LIES = 1100;
const SUMMARY_LIES = 4500;
/** With more than this to show, things are shown faster. */
const BACKLOG = 6;
const LOG_KEPT = 400;
const PHRASE_STAYS = 5000;

export class Stage {
  /** How the table stands, as last heard. */
  now: Now | null = $state.raw(null);
  /** The game as it is shown, which may be a little behind. */
  shown: Picture | null = $state.raw(null);
  middle: Middle = $state.raw(NOTHING);
  line: LineState = $state('connecting');
  /** The deal that has ended and has not been waved on yet. */
  summary: ResultNow | null = $state.raw(null);
  log: readonly string[] = $state.raw([]);
  advice: Advice | null = $state.raw(null);
  /** Why the last wish was refused, or the line closed. */
  trouble = $state('');
  /** True while something said has not been answered. */
  waiting = $state(false);
  /** True while news is being shown. */
  busy = $state(false);
  /** What each seat has just said besides the calls; it stays for a moment. */
  spoken: Readonly<Record<number, string>> = $state.raw({});
  /** How long cards move in the step that is being shown, in milliseconds. */
  moves = $state(0);

  #line: Line;
  #queue: Step[] = [];
  #said = new Map<string, Wish['type']>();
  #owed = '';
  #asked = '';
  #match = 0;
  #goOn: (() => void) | undefined;
  #gone = false;
  #returned = false;

  constructor(code: string) {
    this.#line = new Line(code, this);
  }

  /** The choices of the person whose turn it is, once everything before has been shown. */
  get asked(): Picture | null {
    const settled = !this.busy && !this.waiting && this.shown === this.now?.picture;
    return settled && this.shown !== null && this.shown.choices.length > 0 ? this.shown : null;
  }

  act(action: string): void {
    if (this.now === null || this.waiting) return;
    this.waiting = true;
    this.advice = null;
    this.#asked = '';
    this.say({ type: 'act', seen: this.now.version, action });
  }

  undo(): void {
    if (this.now === null) return;
    loseCount(this.now);
    this.say({ type: 'undo', seen: this.now.version });
  }

  hint(): void {
    if (this.now !== null) this.say({ type: 'hint', seen: this.now.version });
  }

  say(wish: Wish): void {
    this.trouble = '';
    this.#said.set(this.#line.say(wish), wish.type);
  }

  /** Go on after the summary of a deal. */
  goOn(): void {
    this.#goOn?.();
  }

  leave(): void {
    this.#gone = true;
    this.#goOn?.();
    this.#line.close();
  }

  changed(state: LineState): void {
    this.line = state;
    if (state === 'lost') this.#returned = true;
  }

  heard(reply: Reply): void {
    switch (reply.type) {
      case 'now':
        this.#learn(reply);
        break;
      case 'ack':
        this.#answered(reply.id);
        break;
      case 'refused':
        this.#refused(reply);
        break;
      case 'advice':
        this.#answered(reply.id);
        this.advice = reply;
        announcer.say(...reply.choices.slice(0, 1).map((best) => `Hint: ${best.label}. ${best.why}`));
        break;
      case 'bye':
        this.trouble = reply.sentence;
        break;
    }
  }

  #answered(id: string): void {
    if (this.#said.get(id) === 'act') this.waiting = false;
    this.#said.delete(id);
  }

  #refused(reply: Refused): void {
    const wish = this.#said.get(reply.id);
    this.#answered(reply.id);
    if (reply.now !== null) this.#learn(reply.now);
    if (wish === 'commit' || wish === 'reveal') return; // another of this person's windows was first
    this.trouble = reply.sentence;
    announcer.say(reply.sentence);
  }

  #learn(now: Now): void {
    const before = this.now;
    if (before !== null && now.version < before.version) return;
    this.now = now;
    this.#contribute(now);
    if (situation(now.picture) !== situation(before?.picture ?? null)) this.advice = null;
    for (const news of now.news) remember(now, news, news.after ?? now.picture);
    if (before === null || this.#returned || before.table.match !== now.table.match) {
      if (now.table.stage === 'playing' && now.news.length === 0 && (before === null || before.version !== now.version)) loseCount(now);
      this.#returned = false;
      this.#cut(now);
      return;
    }
    const steps = now.news.map((news) => ({ picture: news.after, news }));
    const last = steps.at(-1);
    if (last !== undefined && last.picture === null) steps[steps.length - 1] = { ...last, picture: now.picture };
    this.#queue.push(...steps, { picture: now.picture, news: null });
    void this.#show();
  }

  /** Show a game at once, without what led to it. */
  #cut(now: Now): void {
    this.#queue.length = 0;
    this.shown = now.picture;
    this.middle = middleOf(now.picture);
    const earlier = this.log;
    const known = this.#match === now.table.match ? earlier : keptLog(now);
    this.log = [...caughtUp(known, now.told), ...now.news.flatMap((news) => news.lines)].slice(-LOG_KEPT);
    this.#match = now.table.match;
    keepLog(now, this.log);
    const fresh = this.log.findIndex((line, place) => line !== earlier[place]);
    if (fresh >= 0) announcer.say(...this.log.slice(earlier.length === 0 ? -3 : fresh));
    this.#ask();
  }

  #contribute(now: Now): void {
    const wish = due(now);
    const owed = wish === null ? '' : JSON.stringify([now.table.match, now.table.shuffle.attempt, wish]);
    if (wish !== null && owed !== this.#owed) this.say(wish);
    this.#owed = owed;
  }

  async #show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let step = this.#queue.shift(); step !== undefined && !this.#gone; step = this.#queue.shift()) {
      await this.#perform(step);
    }
    this.busy = false;
    this.#ask();
  }

  /** Say aloud what is asked of this person, once. */
  #ask(): void {
    const { shown } = this;
    if (shown === null || shown.choices.length === 0) {
      this.#asked = '';
      return;
    }
    const asked = situation(shown);
    if (asked !== this.#asked) announcer.say(shown.question);
    this.#asked = asked;
  }

  async #perform({ picture, news }: Step): Promise<void> {
    if (news !== null) this.#tell(news, picture);
    if (news?.kind === 'said' && news.seat !== null) this.#speak(news.seat, news.words);
    if (picture === null) {
      if (news === null) this.#put(null, NOTHING, 0);
      return;
    }
    const before = this.shown;
    if (news === null && this.#alike(picture)) {
      this.shown = picture;
      return;
    }
    const trick = completed(before, picture, news);
    if (trick !== null) {
      this.#put(picture, trick, MOVE);
      await this.#wait(MOVE, TRICK_LIES);
      this.#put(picture, NOTHING, MOVE);
      await this.#wait(MOVE);
    } else {
      const dealt = isDealt(before, picture);
      this.#put(picture, middleOf(picture), dealt ? DEAL : MOVE);
      await this.#wait(dealt ? DEAL : MOVE, news?.kind === 'call' ? CALL - MOVE : 0);
    }
    if (before !== null && hasEnded(before, picture) && news?.kind !== 'over') await this.#sumUp(picture);
  }

  #put(picture: Picture | null, middle: Middle, moves: number): void {
    this.moves = this.#queue.length > BACKLOG ? lasts(moves / 3) : lasts(moves);
    if (this.line === 'open') this.trouble = '';
    this.shown = picture;
    this.middle = middle;
  }

  /** True if a picture shows the cards as they lie already. */
  #alike(picture: Picture): boolean {
    const { shown } = this;
    return shown !== null && lying(shown) === lying(picture);
  }

  #tell(news: News, picture: Picture | null): void {
    const spoken = news.lines.length > 0 ? news.lines : this.#played(news);
    announcer.say(...spoken);
    this.log = [...this.log, ...news.lines].slice(-LOG_KEPT);
    if (this.now !== null) keepLog(this.now, this.log);
    if (settings.sound && picture !== null) void import('./sound').then(({ knock }) => knock(news.kind));
  }

  #speak(seat: number, words: string): void {
    this.spoken = { ...this.spoken, [seat]: words };
    setTimeout(() => {
      if (this.spoken[seat] === words) this.spoken = { ...this.spoken, [seat]: '' };
    }, PHRASE_STAYS);
  }

  /** A card that is played needs no line in the log, but somebody may be listening. */
  #played({ action, seat }: News): readonly string[] {
    if (seat === null || !action?.startsWith('play ')) return [];
    const who = seat === this.now?.you ? 'You play' : `${this.now?.table.seats[seat]?.name ?? ''} plays`;
    return [`${who} the ${nameOf(action.slice(5))}.`];
  }

  async #sumUp(picture: Picture): Promise<void> {
    if (picture.last === null || this.#queue.length > 3 * BACKLOG) return;
    this.summary = picture.last;
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      if (settings.autoContinue || picture.seat === null) setTimeout(resolve, lasts(SUMMARY_LIES, { motion: false }));
    });
    this.#goOn = undefined;
    this.summary = null;
  }

  async #wait(motion: number, rest = 0): Promise<void> {
    const hurry = this.#queue.length > BACKLOG ? 1 / 3 : 1;
    const length = (lasts(motion) + lasts(rest, { motion: false })) * hurry;
    if (length > 0) await new Promise((resolve) => setTimeout(resolve, length));
  }
}

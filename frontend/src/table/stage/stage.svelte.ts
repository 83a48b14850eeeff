/**
 * A table, and the page's side of the conversation with it: the last reply, the messages sent, and the question now.
 */

import { tick } from 'svelte';
import { handAloud } from '../../lib/speech/aloud';
import { announcer } from '../../lib/speech/announcer.svelte';
import { Announcing } from './announcing.svelte';
import { isForAWhile } from '../../lib/server/api';
import { coached, countMatch } from './coaching';
import { Connection, type ConnectionState, type Wish } from '../connection/connection';
import { due } from '../fair/contribution';
import { acted, remember, tookBack } from '../fair/witness';
import { situation } from './happening';
import { board } from '../../lib/navigation/notice.svelte';
import { Muted } from './muted.svelte';
import type { Advice, News, Now, Picture, Refused, Reply } from '../../lib/server/replies';
import { Scene, type Step } from './scene.svelte';
import { seatingOf, type Seating } from '../../lib/seats/seating';
import { settings } from '../../lib/settings/settings.svelte';
import { Story } from './story.svelte';
import { t } from '../../lib/language/words.svelte';

/** Milliseconds for which a phrase is shown. */
const PHRASE_STAYS = 5000;
/** Milliseconds for which it is shown that people come or go. */
const PASSING_STAYS = 7000;

/** A message that is not answered yet. */
interface Sent {
  readonly type: Wish['type'];
  /** Called if it is refused, with the reason, or taken back, with none. */
  readonly failed: ((why: string) => void) | undefined;
}

export class Stage {
  /** The table as last heard. */
  now: Now | null = $state.raw(null);
  connection: ConnectionState = $state('connecting');
  advice: Advice | null = $state.raw(null);
  /** The messages that wait for the connection to come back. */
  unsent: readonly { id: string; wish: Wish }[] = $state.raw([]);
  /** The reason why the last request was refused, or the connection closed. */
  trouble = $state('');
  /** The words of each seat just now besides the calls; each stays for a moment. */
  spoken: Readonly<Record<number, string>> = $state.raw({});
  /** What is told of people who come and go, for a moment. */
  passing = $state('');
  /** True from an act of this person until its outcome is known. */
  waiting = $state(false);
  readonly story = new Story();
  readonly announcing = new Announcing();
  readonly muted: Muted;
  readonly scene = new Scene({
    begins: (news, picture) => this.#begin(news, picture),
    tells: (news, picture) => this.#tell(news, picture),
    settles: () => this.#ask(),
    hurries: () => this.now?.table.terms.clock.kind !== 'off',
  });

  #connection: Connection;
  /** The id of the hint that is awaited. */
  #hint: string | null = $state(null);
  /** The number of decisions since this person saw all hands of a deal; null if they have not in this match. */
  #sinceOpen: number | null = $state(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #said = new Map<string, Sent>();
  /** The version of the table right after that act. */
  #done: number | null = null;
  /** Keeps what this person is doing, once it is carried out. */
  #keeps: (() => void) | null = null;
  #owed = '';
  #asked = '';
  /** True while hints and taking back were last seen to be there. */
  #helped = false;
  #left = false;
  #returned = false;

  constructor(code: string) {
    this.muted = new Muted(code);
    this.#connection = new Connection(code, this);
  }

  /** The seating of the table, once it is known. */
  get seating(): Seating | null {
    return this.now && seatingOf(this.now);
  }

  /** The question to this person, once everything before it has been shown. */
  get asked(): Picture | null {
    const due = this.due;
    return due !== null && this.announcing.answers(due) ? null : due;
  }

  /** The same, including questions that the page answers for this person. */
  get due(): Picture | null {
    const { shown, busy } = this.scene;
    const settled = !busy && !this.waiting && shown === this.now?.picture;
    return settled && shown !== null && shown.choices.length > 0 ? shown : null;
  }

  /** Decisions may be taken back, and hints asked for: this person plays, and all others are bots. */
  get mayUndo(): boolean {
    return this.now?.table.undo === true && this.now.you !== null;
  }

  /** True if there is a decision to take back, and this person has not seen all hands since. */
  get mayTakeBack(): boolean {
    return this.mayUndo && this.now?.table.decided === true && this.#sinceOpen !== 0;
  }

  /** Note that all hands of the deal that has just ended are shown: what was decided in it stays. */
  showsHands(): void {
    this.#sinceOpen = 0;
  }

  /** A hint was asked for and has not come yet. */
  get hinting(): boolean {
    return this.#hint !== null;
  }

  /** Show the rest of the deal at once. The bots do not wait either, where nobody else looks on. */
  skip(): void {
    if (!this.scene.maySkip) return;
    this.scene.skip();
    if (this.mayUndo && this.now?.table.spectators === 0) this.say({ type: 'skip' });
  }

  act(action: string): void {
    const { now } = this;
    if (now === null || this.waiting) return;
    this.waiting = true;
    this.#keeps = () => acted(now, action);
    this.announcing.asks = false;
    this.advice = null;
    this.#hint = null;
    this.#asked = '';
    if (this.#sinceOpen !== null) this.#sinceOpen += 1;
    this.say({ type: 'act', seen: now.version, action });
  }

  undo(): void {
    if (this.now === null || !this.mayTakeBack) return;
    if (this.#sinceOpen !== null) this.#sinceOpen -= 1;
    tookBack(this.now, this.#keeps !== null);
    this.#keeps = null;
    this.#undo();
  }

  #undo(): void {
    if (!this.now?.table.decided) return;
    this.announcing.asks = true;
    this.#hint = null;
    this.say({ type: 'undo', seen: this.now.version });
  }

  hint(): void {
    if (this.now === null || this.hinting) return;
    this.#hint = this.say({ type: 'hint', seen: this.now.version });
  }

  /** Send a message; returns its id. `failed` is called if it is refused, with the reason, or taken back. */
  say(wish: Wish, failed?: (why: string) => void): string {
    this.trouble = '';
    return this.#send(wish, failed);
  }

  #send(wish: Wish, failed?: (why: string) => void): string {
    const insists = isPartInShuffle(wish.type);
    const id = this.#connection.say(wish, insists);
    this.#said.set(id, { type: wish.type, failed });
    if (this.connection !== 'open' && !insists) this.unsent = [...this.unsent, { id, wish }];
    return id;
  }

  /** Take back something that could not be sent yet. */
  takeBack(id: string): void {
    if (!this.#connection.takeBack(id)) return;
    this.unsent = this.unsent.filter((one) => one.id !== id);
    const sent = this.#said.get(id);
    if (sent?.type === 'act') {
      this.waiting = false;
      this.#keeps = null;
    }
    if (id === this.#hint) this.#hint = null;
    this.#said.delete(id);
    sent?.failed?.('');
  }

  leave(): void {
    this.#left = true;
    this.#connection.close();
    this.scene.end();
    announcer.lines = []; // what happened at this table is told at no other screen
  }

  changed(state: ConnectionState): void {
    this.connection = state;
    if (state === 'open') this.unsent = [];
    else this.#returned = true;
  }

  heard(reply: Reply): void {
    switch (reply.type) {
      case 'now':
        this.#learn(reply);
        break;
      case 'ack':
        this.#answered(reply.id, reply.version);
        break;
      case 'refused':
        this.#refused(reply);
        break;
      case 'advice':
        this.#answered(reply.id);
        if (reply.id === this.#hint) this.#advise(reply);
        break;
      case 'notice':
        board.hear(reply);
        break;
      case 'bye':
        this.trouble = reply.sentence;
        break;
    }
    if (this.due !== null) this.#ask(); // it may have come before the last answer was acknowledged
  }

  #advise(advice: Advice): void {
    this.#hint = null;
    this.advice = advice;
    const says = advice.choices.slice(0, 1).map((best) => t('aloud-hint', { label: best.label, why: best.why }));
    void tick().then(() => announcer.say(...says)); // on a narrow window it opens a sheet, and only what comes later is read there
  }

  /** A request was carried out, and the table with this version has come or will come; or it was refused. */
  #answered(id: string, version = 0): void {
    if (this.#said.get(id)?.type === 'act') {
      if (version > 0) this.#keeps?.();
      this.#keeps = null;
      this.#done = version;
    }
    this.#said.delete(id);
    this.#stopWaiting();
  }

  #stopWaiting(): void {
    if (this.#done === null || (this.now?.version ?? 0) < this.#done) return;
    this.#done = null;
    this.waiting = false;
  }

  #refused(reply: Refused): void {
    const sent = this.#said.get(reply.id);
    const wish = sent?.type;
    if (isPartInShuffle(wish) && isForAWhile(reply.code)) {
      if (this.trouble !== reply.sentence) announcer.say(reply.sentence); // once: it is sent again until it is taken
      this.trouble = reply.sentence;
      return;
    }
    this.#answered(reply.id);
    sent?.failed?.(reply.sentence);
    if (reply.now !== null) this.#learn(reply.now);
    if (isPartInShuffle(wish)) return; // another of this person's windows was first
    if (wish === 'undo' && reply.code === 'version/stale') {
      this.#undo(); // a bot went on meanwhile: the person still means it
      return;
    }
    if (reply.id === this.#hint) this.#hint = null;
    this.trouble = reply.sentence;
    announcer.say(reply.sentence);
  }

  #learn(heard: Now): void {
    const now = this.muted.without(heard);
    const before = this.now;
    if (before === null || this.#returned) this.trouble = ''; // the table speaks again
    if (before !== null && now.version < before.version) return;
    this.now = now;
    this.#stopWaiting();
    this.#contribute(now);
    if (situation(now.picture) !== situation(before?.picture ?? null)) this.advice = this.#hint = null;
    if (this.#returned && this.#hint !== null && !this.#said.has(this.#hint)) this.#hint = null; // it went with the connection
    remember(now);
    countMatch(now);
    const otherMatch = before?.table.match !== now.table.match;
    if (otherMatch) this.#sinceOpen = null;
    const otherSeat = before !== null && before.you !== now.you; // what it shows from there has not moved
    if (before === null || otherSeat || this.#returned || otherMatch || isToldAnew(now, before)) {
      this.#returned = false;
      this.scene.cut(now.picture, { sumsUp: !otherSeat && !otherMatch && now.table.stage !== 'over' });
      this.story.catchUp(now);
      this.#helped = this.mayUndo;
      if (before?.you !== now.you && now.picture?.hand.length) announcer.say(handAloud(seatingOf(now), now.picture));
      if (!this.scene.busy) this.#ask();
      return;
    }
    this.scene.play([...stepsOf(now), { picture: now.picture, news: null }]);
  }

  #contribute(now: Now): void {
    const wish = due(now);
    const owed = wish === null ? '' : JSON.stringify([now.table.match, now.table.shuffle.attempt, wish]);
    if (owed === this.#owed) return;
    this.#owed = owed;
    this.trouble = ''; // the part that may have been refused was taken
    if (wish !== null) this.#send(wish);
  }

  /** Read the question to this person aloud, once, unless it is answered already. */
  #ask(): void {
    const { shown } = this.scene;
    if (this.#left || this.waiting || shown === null || shown.choices.length === 0 || this.announcing.answers(shown)) {
      this.#asked = '';
      return;
    }
    const asked = situation(shown);
    if (asked !== this.#asked) announcer.say(shown.question, coached(shown));
    this.#asked = asked;
  }

  #begin(news: News, picture: Picture | null): void {
    if (news.action !== null && this.connection === 'open') this.trouble = '';
    if (settings.sound && picture !== null && !this.scene.skipping)
      void import('../../lib/sound/sound').then(({ play }) => play(news.kind));
  }

  #tell(news: News, picture: Picture | null): void {
    if (this.now !== null) this.story.add(this.now, news, picture);
    if (news.kind === 'said' && news.seat !== null) this.#speak(news.seat, news.words);
    if (news.kind === 'table' && news.lines.length > 0) this.#pass(news.lines);
  }

  /** Show what is told of people for a moment, and that hints and taking back end with them; nothing to somebody alone with bots. */
  #pass(lines: readonly string[]): void {
    const helped = this.#helped;
    this.#helped = this.mayUndo;
    if (helped && this.mayUndo) return;
    const ended = helped ? t('together-help-ends') : '';
    announcer.say(ended);
    const passing = [...lines, ended].join(' ').trim();
    this.passing = passing;
    setTimeout(() => {
      if (this.passing === passing) this.passing = '';
    }, PASSING_STAYS);
  }

  #speak(seat: number, words: string): void {
    this.spoken = { ...this.spoken, [seat]: words };
    setTimeout(() => {
      if (this.spoken[seat] === words) this.spoken = { ...this.spoken, [seat]: '' };
    }, PHRASE_STAYS);
  }
}

/** True for a message for which everybody waits, and which nobody sends by hand. */
function isPartInShuffle(type: Wish['type'] | undefined): boolean {
  return type === 'commit' || type === 'reveal';
}

/** True if the table does not say what has happened since, because too much has happened: it retells the deal from the start. */
function isToldAnew(now: Now, before: Now): boolean {
  return now.version > before.version && now.news.length === 0 && now.told.length > 0;
}

/** The news, each with the game right after it. What comes after the last move, if not with its own, has the newest. */
function stepsOf({ news, picture }: Now): readonly Step[] {
  const lastMove = news.findLastIndex(({ kind }) => kind !== 'said' && kind !== 'table');
  const newest = lastMove < 0 ? news.length - 1 : lastMove;
  return news.map((one, number) => ({ picture: one.after ?? (number >= newest ? picture : null), news: one }));
}

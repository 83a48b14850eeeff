/** The line to a table: it finds its way back after a loss, and nothing said over it is lost or done twice. */

import type { Message, Reply } from './messages';
import { Watch } from './watch';
import { onLanguage, spokenLanguage } from './words.svelte';

export type Wish = Message extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

interface Listener {
  heard(reply: Reply): void;
  changed(state: LineState): void;
}

/** Milliseconds before the line is tried again: at first, and the longest after many times in vain. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** What a table says when it closes the line only for a while. */
const FOR_A_WHILE = /^(limit|server)\//;

export class Line {
  #socket: WebSocket | undefined;
  /** What the table has not answered yet, and whether it was sent over any line. */
  #unanswered = new Map<string, { text: string; sent: boolean }>();
  #watch = new Watch(
    () => this.#ask(),
    () => this.#drop(),
  );
  /** The id of the last question whether the table is there. */
  #asked = '';
  /** The version of the table as last heard. */
  #seen = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #forGood = false;
  /** Stop listening for another language. */
  #deaf = onLanguage(() => this.#speak());

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#retry);
    document.addEventListener('visibilitychange', this.#retry);
  }

  /** Say something; it is said again after a loss until the table has answered. Returns its id. */
  say(wish: Wish): string {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    this.#unanswered.set(id, { text, sent: this.#send(text) });
    return id;
  }

  /** Say something after all not, as long as it was never sent; true if so. */
  takeBack(id: string): boolean {
    return this.#unanswered.get(id)?.sent === false && this.#unanswered.delete(id);
  }

  /** Hang up. */
  close(): void {
    this.#end();
    this.#socket?.close(1000);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/live?language=${spokenLanguage()}`);
    this.#socket = socket;
    this.#watch.begin();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#watch.heard();
      for (const said of this.#unanswered.values()) said.sent = this.#send(said.text);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as Reply);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(reply: Reply): void {
    this.#watch.heard();
    if ('id' in reply && reply.id === this.#asked) return;
    if (reply.type === 'bye') this.#forGood = !FOR_A_WHILE.test(reply.code);
    else if (reply.type === 'now') this.#stands(reply.version);
    else this.#unanswered.delete(reply.id);
    this.listener.heard(reply);
  }

  /** A table begins by telling how it stands: before that a line may be open and lead nowhere. */
  #stands(version: number): void {
    this.#seen = version;
    this.#wait = FIRST_WAIT;
    this.listener.changed('open');
  }

  /** True if there is a line to send it over. */
  #send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** Is the table there? It answers in a word, and tells how it stands only if that is news. */
  #ask(): void {
    this.#asked = newId();
    this.#send(JSON.stringify({ type: 'look', seen: this.#seen, id: this.#asked }));
  }

  /** Give up a line that has fallen silent, without waiting for its farewell. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  #lost(): void {
    if (this.#ended) return;
    this.#watch.end();
    if (this.#forGood) {
      this.#end();
      this.listener.changed('closed');
      return;
    }
    this.listener.changed('lost');
    this.#timer = setTimeout(this.#again, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #again = (): void => {
    clearTimeout(this.#timer);
    const state = this.#socket?.readyState;
    if (!this.#ended && state !== WebSocket.OPEN && state !== WebSocket.CONNECTING) this.#open();
  };

  /** The network is back, or somebody looks at the page again: what was lost is tried at once, what seems open doubted. */
  #retry = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#watch.doubt();
    else this.#again();
  };

  /** Connect anew, so that the table tells everything in the language of the page. */
  #speak(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.listener.changed('connecting');
    this.#open();
    socket?.close(1000);
  }

  #end(): void {
    this.#ended = true;
    this.#deaf();
    this.#watch.end();
    clearTimeout(this.#timer);
    removeEventListener('online', this.#retry);
    document.removeEventListener('visibilitychange', this.#retry);
  }
}

/** A name for a message. Where the page is not served securely, browsers offer no `randomUUID`. */
function newId(): string {
  if (isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

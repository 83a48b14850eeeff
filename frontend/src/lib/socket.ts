/** The line to a table: it finds its way back after a loss, and nothing said over it is lost or done twice. */

import type { Message, Reply } from './messages';

export type Wish = Message extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

interface Listener {
  heard(reply: Reply): void;
  changed(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** What a table says when it closes the line only for a while. */
const FOR_A_WHILE = /^(limit|server)\//;

export class Line {
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, string>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #forGood = false;

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#again);
  }

  /** Say something; it is said again after a loss until the table has answered. Returns its id. */
  say(wish: Wish): string {
    const id = crypto.randomUUID?.() ?? randomId();
    const text = JSON.stringify({ ...wish, id });
    this.#unanswered.set(id, text);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    return id;
  }

  /** Hang up. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#again);
    this.#socket?.close(1000);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.changed('open');
      for (const text of this.#unanswered.values()) socket.send(text);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Reply);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(reply: Reply): void {
    if (reply.type === 'bye') this.#forGood = !FOR_A_WHILE.test(reply.code);
    else if (reply.type !== 'now') this.#unanswered.delete(reply.id);
    this.listener.heard(reply);
  }

  #lost(): void {
    if (this.#ended) return;
    if (this.#forGood) {
      this.#ended = true;
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
}

/** Where the page is not served securely, browsers offer no `randomUUID`. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

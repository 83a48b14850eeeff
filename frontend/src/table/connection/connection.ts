/** The live connection to a table: it reconnects after a loss, and no message is lost or carried out twice. */

import { isForAWhile } from '../../lib/server/api';
import { newId } from '../../lib/server/id';
import type { Message } from '../../lib/server/messages';
import type { Refused, Reply } from '../../lib/server/replies';
import { Retries } from '../../lib/server/retries';
import { Watch } from './watch';
import { onLanguage, spokenLanguage } from '../../lib/language/words.svelte';

export type Wish = Message extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

interface Listener {
  heard(reply: Reply): void;
  changed(state: ConnectionState): void;
}

/** Milliseconds before messages are sent again that were refused for a while. */
const REFUSED_WAIT = 2_000;

export class Connection {
  #socket: WebSocket | undefined;
  /** The messages without a final answer from the table, and whether each was sent over any connection. */
  #unanswered = new Map<string, { text: string; insists: boolean; sent: boolean }>();
  #watch = new Watch(
    () => this.#ask(),
    () => this.#drop(),
  );
  /** The id of the last question whether the table still answers. */
  #asked: string | undefined;
  /** The version of the table as last heard. */
  #seen = 0;
  #retries = new Retries(
    () => this.#again(),
    () => this.#wake(),
  );
  #sendsAgain: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #forGood = false;
  /** Stop listening for another language. */
  #stopListening = onLanguage(() => this.#speak());

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {
    this.#open();
  }

  /**
   * Say something; it is said again after a loss until the table has answered, and if it `insists`, also after a refusal
   * that is only for a while. Returns its id.
   */
  say(wish: Wish, insists = false): string {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    this.#unanswered.set(id, { text, insists, sent: this.#send(text) });
    return id;
  }

  /** Withdraw a message if it was never sent; true if so. */
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
      this.#sendAgain();
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
    if (reply.type === 'notice') {
      this.listener.heard(reply);
      return;
    }
    if (reply.type === 'bye') this.#forGood = !isForAWhile(reply.code);
    else if (reply.type === 'now') this.#stands(reply.version);
    else if (reply.type === 'refused' && this.#isSentAgain(reply)) this.#sendLater();
    else this.#unanswered.delete(reply.id);
    this.listener.heard(reply);
  }

  /** A message that the table did not read, so that it cannot say which, or one that insists: refused for a while. */
  #isSentAgain({ id, code }: Refused): boolean {
    return isForAWhile(code) && (id === '' || this.#unanswered.get(id)?.insists === true);
  }

  #sendLater(): void {
    clearTimeout(this.#sendsAgain);
    this.#sendsAgain = setTimeout(() => this.#sendAgain(), REFUSED_WAIT);
  }

  /** Send everything that is not answered yet, as the ids allow. */
  #sendAgain(): void {
    for (const pending of this.#unanswered.values()) pending.sent = this.#send(pending.text) || pending.sent;
  }

  /** A table begins by telling how it stands: before that, an open connection may lead nowhere. */
  #stands(version: number): void {
    this.#seen = version;
    this.#retries.succeeded();
    this.listener.changed('open');
  }

  /** True if there is a connection to send it over. */
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

  /** Give up a silent connection, without waiting for it to close. */
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
    this.#retries.failed();
  }

  #again(): void {
    const state = this.#socket?.readyState;
    if (state !== WebSocket.OPEN && state !== WebSocket.CONNECTING) this.#open();
  }

  /** The network is back, or somebody looks at the page again: reconnect at once, or check an open connection. */
  #wake(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#watch.doubt();
    else this.#again();
  }

  /** Reconnect, so that the table says everything in the language of the page. */
  #speak(): void {
    if (this.#ended) return;
    const socket = this.#socket;
    this.listener.changed('connecting');
    this.#open();
    socket?.close(1000);
  }

  #end(): void {
    this.#ended = true;
    this.#stopListening();
    this.#watch.end();
    this.#retries.end();
    clearTimeout(this.#sendsAgain);
  }
}

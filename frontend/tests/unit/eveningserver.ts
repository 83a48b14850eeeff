/** A server that holds one evening, for tests of what follows it. */
import { vi } from 'vitest';
import type { EveningMessage, EveningNow } from '../../src/lib/server/evenings';
import { evening } from './evenings';

/** A server with one evening, of which it understands `enter`; it can be cut off, before or after it has heard something. */
export class EveningServer {
  now = evening(0, { director: true, key: 'key' });
  /** The messages it was sent, repeated where they were sent again. */
  sent: EveningMessage[] = [];
  done = new Map<string, number>();
  cut: 'no' | 'before' | 'after' = 'no';
  /** The reason why it refuses a message, by its type. */
  refusals: Readonly<Record<string, { code: string; sentence: string }>> = {};
  #waiting: (() => void)[] = [];

  constructor() {
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.#answer(path, request));
  }

  /** Change the evening, and answer those who wait. */
  happens(differs: Partial<EveningNow>): void {
    this.now = { ...this.now, ...differs, version: this.now.version + 1 };
    for (const tell of this.#waiting.splice(0)) tell();
  }

  async #answer(path: string, request: RequestInit): Promise<Response> {
    if (this.cut === 'before') throw new TypeError('no network');
    const answer =
      request.method === 'POST' ? this.#take(JSON.parse(request.body as string) as EveningMessage) : await this.#look(path, request);
    if (this.cut !== 'no') throw new TypeError('no network');
    return answer;
  }

  #take(message: EveningMessage): Response {
    this.sent.push(message);
    const refusal = this.refusals[message.type];
    if (refusal !== undefined) return Response.json(refusal, { status: 409 });
    if (!this.done.has(message.id)) {
      const number = this.now.entrants.length + 1;
      const more = message.type === 'enter' ? evening(1).entrants.map((one) => ({ ...one, number, name: message.name })) : [];
      this.happens({ entrants: [...this.now.entrants, ...more] });
      this.done.set(message.id, this.now.version);
    }
    return Response.json({ version: this.now.version, event: this.done.get(message.id) });
  }

  async #look(path: string, request: RequestInit): Promise<Response> {
    if (path.endsWith(`?seen=${this.now.version}`)) {
      await new Promise<void>((news, stopped) => {
        this.#waiting.push(news);
        request.signal?.addEventListener('abort', () => stopped(new DOMException('', 'AbortError')));
      });
    }
    return Response.json(this.now);
  }
}

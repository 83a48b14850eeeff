/** A socket that a test opens, fills and breaks. */
import type { Message } from '../../src/lib/server/messages';
import type { Reply } from '../../src/lib/server/replies';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Message[] = [];
  closed = false;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  says(reply: Partial<Reply>): void {
    this.onmessage({ data: JSON.stringify(reply) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

/** Detects a dead connection; a browser may not report one for minutes. */

/** Milliseconds without a word after which we ask. */
const QUIET = 5_000;
/** Milliseconds that an answer, or opening a connection, may take. */
const PATIENCE = 9_000;
/** The same when there is a reason for doubt: a computer that slept, a network that has changed. */
const IN_DOUBT = 3_000;

export class Watch {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` says something that is always answered; `gone` is called when nothing comes. */
  constructor(
    readonly ask: () => void,
    readonly gone: () => void,
  ) {}

  /** A connection is being opened. */
  begin(): void {
    this.#in(PATIENCE, this.gone);
  }

  /** Note that something was heard. */
  heard(): void {
    this.#in(QUIET, () => {
      this.ask();
      this.#in(PATIENCE, this.gone);
    });
  }

  /** Find out at once. */
  doubt(): void {
    this.ask();
    this.#in(IN_DOUBT, this.gone);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #in(milliseconds: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, milliseconds);
  }
}

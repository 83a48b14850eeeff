/** Retries what has failed: after a wait that grows, and at once when the network is back or somebody looks at the page. */

/** Milliseconds before it tries again: at first, and at most after many failures. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export class Retries {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `again` makes another attempt; `wake` is called when the network or the page is back, whether or not one has failed. */
  constructor(
    readonly again: () => void,
    readonly wake: () => void = again,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  /** The failures in a row. */
  get failures(): number {
    return this.#failures;
  }

  /** An attempt has failed: make another one in a while, which is longer after each failure. */
  failed(): void {
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.again, usual * (0.75 + Math.random() / 2));
  }

  /** An attempt has succeeded. */
  succeeded(): void {
    this.#failures = 0;
    clearTimeout(this.#timer);
  }

  /** Make no further attempt. */
  end(): void {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  #wake = (): void => {
    if (!document.hidden) this.wake();
  };
}

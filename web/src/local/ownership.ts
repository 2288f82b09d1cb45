/** Which tab has the games of this device: a Web Lock that one worker holds as long as it lives. */

const NAME = "argosy games";
/** Milliseconds after which we say that another tab has the games; a tab that is just being closed takes less. */
const PATIENCE = 800;

type Told = { elsewhere: () => void; lost: () => void };

/** Waits for the lock, and tells when another tab has it or takes it. */
export class Ownership {
  #waiting: AbortController | null = null;
  #forced = false;
  #got: () => void = () => undefined;

  constructor(private readonly told: Told) {}

  /** Wait until this tab has the games. */
  async take(): Promise<void> {
    const got = new Promise<void>((resolve) => (this.#got = resolve));
    const timer = setTimeout(this.told.elsewhere, PATIENCE);
    if (this.#forced) {
      this.#hold({ steal: true });
    } else {
      this.#waiting = new AbortController();
      this.#hold({ signal: this.#waiting.signal });
    }
    await got;
    clearTimeout(timer);
  }

  /** Take the games from the tab that has them, now or when `take` is called. */
  force(): void {
    this.#forced = true;
    if (this.#waiting === null) return;
    this.#waiting.abort();
    this.#waiting = null;
    this.#hold({ steal: true });
  }

  #hold(options: LockOptions): void {
    let mine = false;
    const forEver = () => {
      mine = true;
      this.#waiting = null;
      this.#got();
      return new Promise<void>(() => undefined);
    };
    navigator.locks.request(NAME, options, forEver).catch(() => {
      if (mine) this.told.lost(); // another tab has taken it; otherwise we have stopped waiting ourselves
    });
  }
}

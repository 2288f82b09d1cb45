/** Forecasts of the server: what resolution would bring if time were up now, and after an offer, a deal or a store. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../../../../api/http.ts";
import { requests } from "../../../../api/requests.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import type { Forecasts as Answer, MediterraneanForecast } from "../../../../wire.ts";

export type Forecast = MediterraneanForecast;

/** The most lines in one request, as the server allows. */
const MOST = 12;
/** Milliseconds: after a change before asking; from one request to the next; after a refusal. */
const [DEBOUNCE, GAP, BACKOFF] = [300, 1500, 8000];

type Ask = (texts: string[]) => Promise<Answer>;

/** What was forecast last, by line of notation. An older answer is kept until a newer one comes. */
export class Forecasts {
  readonly now = signal<Forecast | null>(null);
  readonly after = signal<ReadonlyMap<string, Forecast | null>>(new Map());
  #wanted: { version: number; texts: readonly string[] } = { version: -1, texts: [] };
  /** The version for which each line was asked last; the empty line is the present. */
  #known = new Map<string, number>();
  #timer = 0;
  #next = 0;
  #busy = false;

  constructor(readonly ask: Ask) {}

  /** Keep these lines up to date; the first ones if they are too many. */
  want(version: number, texts: readonly string[]): void {
    this.#wanted = { version, texts: texts.slice(0, MOST) };
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = { version: -1, texts: [] };
  }

  #missing(): string[] {
    const { version, texts } = this.#wanted;
    return texts.filter((text) => this.#known.get(text) !== version);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { version } = this.#wanted;
    if (this.#busy || version < 0 || (this.#known.get("") === version && !this.#missing().length)) return;
    this.#timer = setTimeout(() => void this.#send(), Math.max(DEBOUNCE, this.#next - Date.now()));
  }

  async #send(): Promise<void> {
    const { version } = this.#wanted;
    const texts = this.#missing();
    this.#busy = true;
    this.#next = Date.now() + GAP;
    try {
      const answer = await this.ask(texts);
      for (const text of ["", ...texts]) this.#known.set(text, version);
      this.now.value = answer.now as Forecast | null;
      const kept = [...this.after.peek()].filter(([text]) => this.#wanted.texts.includes(text));
      const fresh = texts.map((text, index) => [text, answer.after[index] as Forecast | null] as const);
      this.after.value = new Map([...kept, ...fresh]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#next = Date.now() + BACKOFF; // without forecasts the page shows what sets pay
    } finally {
      this.#busy = false;
      this.#schedule();
    }
  }
}

const found = new WeakMap<TableStore, Forecasts>();

export function forecastsOf(store: TableStore): Forecasts {
  const there = found.get(store) ?? new Forecasts((texts) => requests.forecast(store.id, store.token, texts));
  found.set(store, there);
  return there;
}

/** Keep the forecasts of some lines up to date while the component is shown. */
export function useForecasts(store: TableStore, wanted: boolean, texts: readonly string[]): void {
  const version = store.version.value;
  const key = texts.join("\n");
  useEffect(() => {
    if (wanted) forecastsOf(store).want(version, texts);
    else forecastsOf(store).stop();
  }, [store, wanted, version, key]);
  useEffect(() => () => forecastsOf(store).stop(), [store]);
}

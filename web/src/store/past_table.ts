/** An earlier version of a running game, as the own seat saw it. */
import { effect, signal } from "@preact/signals";
import { api, Refusal } from "../api/http.ts";
import { requests } from "../api/requests.ts";
import type { State } from "../wire.ts";
import { type Language, language } from "./settings.ts";
import { type CommonView, TableStore } from "./table_store.ts";

const PAGE = 10;
/** How many moments are cached. */
const KEPT = 200;

export class PastTable extends TableStore {
  override readonly looksBack = true;
  /** The version that is shown; null is the present. */
  readonly at = signal<number | null>(null);
  #view = signal<{ version: number; view: CommonView } | null>(null);
  #views = new Map<number, CommonView>();
  #stops: (() => void)[];

  constructor(readonly now: TableStore) {
    super(now.id, now.token);
    this.#stops = [
      effect(() => this.#draw(now.state.value)),
      effect(() => {
        this.pieces.value = now.pieces.value;
      }),
      effect(() => {
        if (now.inWords.value && this.at.value !== null) void this.#speak(this.at.value, language.value);
      }),
    ];
  }

  async look(version: number): Promise<void> {
    this.problem.value = null;
    this.at.value = version;
    try {
      const view = await this.#seen(version);
      if (this.at.peek() === version) this.#view.value = { version, view };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.now.problem.value = error.problem;
      this.back();
    }
  }

  back(): void {
    this.at.value = null;
    this.#view.value = null;
  }

  override close(): void {
    this.#stops.forEach((stop) => stop());
  }

  /** Set the state: the table of now with the view of then and an empty menu. */
  #draw(now: State | null): void {
    const then = this.#view.value;
    if (now === null || then === null) {
      this.state.value = null;
      return;
    }
    const view = { ...then.view, menu: [] } as unknown as State["view"];
    this.story.value = this.now.story.peek().filter((line) => line.version <= then.version);
    this.state.value = { ...now, version: then.version, view, result: null };
  }

  async #seen(version: number): Promise<CommonView> {
    if (!this.#views.has(version)) {
      const page = await requests.logMoments(this.id, this.token, version - version % PAGE, PAGE);
      if (this.#views.size > KEPT) this.#views.clear();
      for (const { number, view } of page.moments) this.#views.set(number, view as CommonView);
    }
    const view = this.#views.get(version);
    if (view === undefined) throw new Refusal(404, { code: "server.fault" });
    return view;
  }

  async #speak(version: number, wanted: Language): Promise<void> {
    const words = await api.pastWords(this.id, this.token, wanted, version).catch(() => null);
    if (words !== null && this.at.peek() === version) this.words.value = words;
  }
}

/** A finished game as a table store: any moment, as any seat or an onlooker saw it. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { api, Refusal } from "../api/http.ts";
import { requests } from "../api/requests.ts";
import { tellApart } from "../drawings/initials.ts";
import type { Curve, Moment, State } from "../wire.ts";
import { type Language, language } from "./settings.ts";
import { TableStore } from "./table_store.ts";

const PAGE = 40;
const TALE_PAGE = 200;
/** Milliseconds that a moment is shown before its words are requested. */
const PATIENCE = 120;

export class ReplayStore extends TableStore {
  /** Whether boards animate what led to a position. */
  readonly tells: boolean = true;
  /** Resolved when the game is there, or `problem` says why it is not. */
  readonly opened: Promise<void>;
  readonly at = signal(0);
  readonly eyes = signal<number | null>(null);
  readonly inputs = signal(0);
  /** Every input with its events, without views. */
  readonly tale = signal<Moment[]>([]);
  /** The points of all seats over the whole game. */
  readonly curve = signal<Curve | null>(null);
  readonly moment = computed(() => this.tale.value[this.at.value] ?? null);
  /** Seconds since the first input by moment, where the record has times. */
  readonly times = computed(() =>
    new Map(this.tale.value.flatMap(({ number, at }) => at === null || at === undefined ? [] : [[number, at]]))
  );
  #views = new Map<string, unknown>();
  #coming = new Map<string, Promise<void>>();
  #first: State | null = null;
  #stops: (() => void)[] = [];
  #closed = false;

  constructor(id: string, token: string | null, at: number | null, eyes: number | null) {
    super(id, token);
    this.eyes.value = eyes;
    this.opened = this.#open(at);
  }

  go(to: number): void {
    this.at.value = Math.max(0, Math.min(to, this.inputs.peek()));
  }

  override close(): void {
    this.#closed = true;
    this.#stops.forEach((stop) => stop());
  }

  async #open(at: number | null): Promise<void> {
    try {
      this.#first = await api.snapshot(this.id, this.token);
      await this.#tell();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem.value = error.problem;
      return;
    }
    if (this.#closed) return;
    this.go(at ?? this.inputs.peek());
    tellApart(this.#first.table.seats.map((seat) => seat.name ?? ""));
    this.#stops = [
      effect(() => void this.#show(this.at.value, this.eyes.value)),
      effect(() => void this.fetchPieces(language.value)),
      effect(() => {
        if (this.inWords.value) void this.#speak(this.at.value, this.eyes.value, language.value);
      }),
    ];
    let known = this.eyes.peek();
    this.#stops.push(effect(() => {
      if (this.eyes.value !== known) {
        known = this.eyes.value;
        void this.#tell();
      }
    }));
    this.curve.value = await api.curve(this.id, this.token).catch(() => null);
  }

  /** Fetch all events as the chosen seat saw them. */
  async #tell(): Promise<void> {
    const eyes = this.eyes.peek();
    const told: Moment[] = [];
    do {
      const page = await requests.moments(this.id, this.token, eyes, told.length, TALE_PAGE, false);
      told.push(...page.moments);
      this.inputs.value = page.inputs;
      if (page.moments.length === 0) break;
    } while (told.length <= this.inputs.peek());
    if (eyes === this.eyes.peek()) this.tale.value = told;
  }

  async #show(at: number, eyes: number | null): Promise<void> {
    await this.#need(at, eyes);
    if (at !== this.at.peek() || eyes !== this.eyes.peek() || this.#first === null) return;
    const view = this.#views.get(`${eyes} ${at}`) as State["view"] | undefined;
    if (view === undefined) return;
    const over = at === this.inputs.peek();
    const stories = untracked(() => this.tale.value).slice(0, at + 1).flatMap((moment) => moment.events);
    const result = over ? this.#first.result : null;
    this.latest.value = this.tells ? stories.filter((story) => story.version === at) : [];
    this.story.value = stories;
    this.state.value = { ...this.#first, version: at, seat: eyes, view, result, clock: null };
  }

  async #speak(at: number, eyes: number | null, wanted: Language): Promise<void> {
    await new Promise((wait) => setTimeout(wait, PATIENCE));
    if (at !== this.at.peek() || this.#closed) return; // scrubbed on
    const words = await api.replayedWords(this.id, this.token, wanted, at, eyes).catch(() => null);
    if (words !== null && at === this.at.peek()) this.words.value = words;
  }

  /** Fetch the page of views that holds a moment. */
  #need(at: number, eyes: number | null): Promise<void> {
    const start = Math.floor(at / PAGE) * PAGE;
    const key = `${eyes} ${start}`;
    const coming = this.#coming.get(key) ??
      requests.moments(this.id, this.token, eyes, start, PAGE, true).then((page) => {
        for (const { number, view } of page.moments) this.#views.set(`${eyes} ${number}`, view);
      });
    this.#coming.set(key, coming);
    return coming;
  }
}

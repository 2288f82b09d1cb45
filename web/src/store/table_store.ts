/** The state of one table in this browser: latest frame, events so far, chat, and the command under way. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { api, Refusal } from "../api/http.ts";
import { newKey, TableSocket } from "../api/socket.ts";
import type { AnyView, ChatLine, EntryWords, Hint, Pieces, Problem, Spoken, State, Told } from "../wire.ts";
import { t } from "../i18n/translate.ts";
import { tellApart } from "../drawings/initials.ts";
import { gameUi } from "../games/index.ts";
import { noteHere } from "./games_here.ts";
import { isCoached } from "./coached_games.ts";
import { language, shown } from "./settings.ts";
import { withoutUndone } from "./undone_events.ts";

/** What the views of all games have; a game casts it to its own type. Not every game has an order of play. */
export type CommonView =
  & Pick<AnyView, "game" | "seat" | "to_act" | "prompt">
  & Partial<Pick<AnyView, "menu" | "order">>;
/** What the menu entries of all games have. */
type CommonEntry = Pick<AnyView["menu"][number], "text" | "kind" | "action">;
/** A menu entry: as the view has it, and in words once the server has sent them. */
export type Entry = { index: number; entry: CommonEntry; words: EntryWords | null };

/** A hint with the number of the decision that it is about (`TableStore.decision`). */
export type Advised = {
  decision: number;
  hint: Hint;
  /** Its first option in words. */
  move: string;
  /** Whether that option is in the menu; an offer need not be. */
  listed: boolean;
};

/** Free text, or a phrase by its id with the thing that it is about, if any. */
type Words = { text: string } | { phrase: string; about?: string };

/** A position with the events that led to it. Boards draw it, whether it is live, past or replayed. */
export class TableStore {
  /** Whether this is an earlier moment of a running game. */
  readonly looksBack: boolean = false;
  /** Whether choices can be tried although nothing is played, as in a review. */
  readonly tries: boolean = false;
  readonly state = signal<State | null>(null);
  readonly words = signal<Spoken | null>(null);
  readonly story = signal<Told[]>([]);
  /** The events without those that were taken back. */
  readonly keptStory = computed(() => withoutUndone(this.story.value));
  /** The events of the latest frame, which boards animate. */
  readonly latest = signal<Told[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly problem = signal<Problem | null>(null);
  /** The line of notation that is being sent. */
  readonly sending = signal<string | null>(null);
  /** The notation of the entry under pointer or focus, in the menu or on the board. */
  readonly pointed = signal<string | null>(null);
  /** What the board asks for next, in words ("choose a slot"); the prompt bar shows it instead of the prompt. */
  readonly step = signal<string | null>(null);
  /** Events that the board has yet to show; log, points and ending wait for them. */
  readonly untold = signal<ReadonlySet<Told>>(new Set());
  /** The position as far as the board has shown it; null where that is the latest. Players are shown by it. */
  readonly toldView = signal<CommonView | null>(null);
  /** What is printed on cards, tiles and boards; effects in the language of the page. */
  readonly pieces = signal<Pieces | null>(null);
  /** The version that the last own command led to; its frame may still be on the way. */
  readonly answered = signal(0);
  /** Counts the decisions of the own seat: a hint is about one of them, whatever the others do meanwhile. */
  readonly decision = signal(0);
  /** The latest hint. */
  readonly hint = signal<Advised | null>(null);
  /** Whether a hint is being computed. */
  readonly asking = signal(false);
  /** In a review: what was done in the decision that is shown, and what was best, as menu entries. */
  readonly compared = signal<{ played: string; best: string } | null>(null);
  /** Whether the list of a hint's options is open. */
  readonly hintOpen = signal(false);
  /** The last own input that was accepted, and the hint for that decision. */
  readonly played = signal<{ line: string; advised: Advised | null } | null>(null);
  /** When the latest version arrived, by this browser's clock. */
  readonly since = signal(Date.now());
  /** Seconds by which the server's clock is ahead of this browser's. */
  readonly ahead = signal(0);

  constructor(readonly id: string, readonly token: string | null) {}

  readonly table = computed(() => this.state.value?.table ?? null);
  readonly view: ReadonlySignal<CommonView | null> = computed(() =>
    (this.state.value?.view ?? null) as CommonView | null
  );
  readonly result = computed(() => this.state.value?.result ?? null);
  /** Whether the table is shown in words: by choice, or because the page has no board for its game. */
  readonly inWords = computed(() => shown.value === "words" || gameUi(this.table.value?.game ?? "") === null);
  readonly begun = computed(() => this.view.value !== null);
  readonly seat = computed(() => this.state.value?.seat ?? null);
  readonly version = computed(() => this.state.value?.version ?? 0);
  readonly names = computed(() =>
    (this.table.value?.seats ?? []).map(({ name, seat }) => name ?? t("web-seat", { seat: seat + 1 }))
  );
  readonly myTurn = computed(() => {
    const view = this.view.value;
    return view !== null && view.seat !== null && view.to_act.includes(view.seat);
  });
  readonly entries: ReadonlySignal<Entry[]> = computed(() => {
    const words = this.spoken.value?.menu ?? [];
    const menu: CommonEntry[] = this.view.value?.menu ??
      words.map(({ text }) => ({ text, kind: "", action: null as never }));
    const all = menu.map((entry, index) => ({
      index,
      entry,
      words: words[index]?.text === entry.text ? words[index] : null,
    }));
    const lesson = this.state.value?.lesson; // in which only what the step allows is offered
    return lesson ? all.filter(({ entry }) => lesson.allowed.includes(entry.text)) : all;
  });
  /** The hint for the present decision, as long as its first option can be played. */
  readonly advised = computed(() => {
    const held = this.hint.value;
    if (held === null || held.decision !== this.decision.value || !this.myTurn.value) return null;
    const { text } = held.hint.options[0];
    return held.listed && !this.entries.value.some(({ entry }) => entry.text === text) ? null : held;
  });
  /** What the board marks as advised: the first option of the hint, where the coach is on or the hint is open. */
  readonly advisedOption = computed(() =>
    isCoached(this.id) || this.hintOpen.value ? this.advised.value?.hint.options[0] ?? null : null
  );
  /** The position in words; null until they have arrived for this version. */
  readonly spoken = computed(() => this.words.value?.version === this.version.value ? this.words.value : null);

  /** Send a menu entry, or any line of notation. Returns whether it was accepted; `problem` says why not. */
  play(_line: string): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Send a chat line. Returns whether there was a connection. */
  say(_words: Words): boolean {
    return false;
  }

  close(): void {}

  protected async fetchPieces(wanted: string): Promise<void> {
    try {
      const found = await api.pieces(this.id, this.token, wanted);
      if (language.peek() === wanted) this.pieces.value = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // without them boards show fewer words
    }
  }
}

/** A live table, fed by its WebSocket. */
export class LiveTable extends TableStore {
  readonly socket: TableSocket;
  #stops: (() => void)[];

  constructor(id: string, token: string | null) {
    super(id, token);
    this.socket = new TableSocket(id, () => this.#hello(), {
      state: (state) => this.#take(state),
      spoken: (spoken) => (this.words.value = spoken),
      refused: (problem) => (this.problem.value = problem),
    });
    this.#stops = [
      effect(() => void this.socket.tell({ do: "speak", language: language.value })),
      effect(() => {
        if (this.begun.value) void this.fetchPieces(language.value);
      }),
      effect(() => tellApart((this.table.value?.seats ?? []).map((seat) => seat.name ?? ""))),
    ];
  }

  /** Send a menu entry, or any line of notation. Returns whether it was accepted; `problem` says why not. */
  override async play(line: string): Promise<boolean> {
    if (this.sending.peek() !== null) return false;
    batch(() => {
      this.sending.value = line;
      this.problem.value = null;
    });
    const advised = this.advised.peek();
    const accepted = await this.#sent({ do: "play", key: newKey(), text: line, seen: this.version.peek() });
    if (accepted) {
      this.#decideAnew();
      this.played.value = { line, advised };
    }
    return accepted;
  }

  override async undo(): Promise<boolean> {
    this.problem.value = null;
    const accepted = await this.#sent({ do: "undo", key: newKey() });
    if (accepted) {
      this.#decideAnew();
      this.played.value = null;
    }
    return accepted;
  }

  /** What was advised before does not count any more. */
  #decideAnew(): void {
    this.decision.value++;
    this.hintOpen.value = false;
  }

  override say(words: Words): boolean {
    this.problem.value = null;
    return this.socket.tell({ do: "say", ...words });
  }

  override close(): void {
    this.#stops.forEach((stop) => stop());
    this.socket.close();
  }

  async #sent(command: { do: string; key: string } & Record<string, unknown>): Promise<boolean> {
    try {
      this.answered.value = (await this.socket.send(command)).version;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem.value = error.problem;
      return false;
    } finally {
      this.sending.value = null;
    }
  }

  #hello() {
    const known = this.chat.peek();
    return {
      token: this.token,
      after: this.version.peek(),
      heard: known.length ? known[known.length - 1].number : 0,
      language: language.peek(),
    };
  }

  #take(state: State): void {
    noteHere(state);
    const before = this.version.peek();
    const [mine, paused] = [this.myTurn.peek(), this.table.peek()?.paused];
    const asked = this.view.peek()?.prompt.id;
    batch(() => {
      const told = state.events;
      if (state.version !== before || this.state.peek() === null) this.since.value = Date.now();
      if (state.clock) this.ahead.value = state.clock.now - Date.now() / 1000;
      this.state.value = state;
      const acted = state.version !== before && this.sending.peek() !== null;
      if (acted || (!mine && this.myTurn.peek()) || asked !== this.view.peek()?.prompt.id) this.#decideAnew();
      if ((paused && !state.table.paused) || (!mine && this.myTurn.peek())) this.problem.value = null; // the refusal is outdated
      if (state.after >= before && told.length) {
        this.story.value = [...this.story.peek(), ...told];
        this.latest.value = told;
      }
      const heard = this.chat.peek();
      const last = heard.length ? heard[heard.length - 1].number : 0;
      const fresh = state.chat.filter((line) => line.number > last);
      if (fresh.length) this.chat.value = [...heard, ...fresh];
    });
  }
}

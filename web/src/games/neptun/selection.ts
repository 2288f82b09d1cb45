/** The menu sorted by place on the board, and what the player has selected: a column, a port. */
import { batch, computed, effect, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import { type Entry, LiveTable, type TableStore } from "../../store/table_store.ts";
import { mayAnimate, telling } from "../../store/settings.ts";
import type {
  NeptunExtra,
  NeptunMenuEntry,
  NeptunPieces,
  NeptunRow,
  NeptunSail,
  NeptunTake,
  NeptunView,
} from "../../wire.ts";
import { speaker, t } from "../../i18n/translate.ts";
import { labelOf } from "./labels.ts";
import { initialOf } from "../../drawings/initials.ts";
import { term, type Value } from "../../i18n/arguments.ts";
import { untoldOf } from "./scoring.ts";
import { endsTurn } from "./since.ts";
import { flagsOf, legsOf, look, pricesOf } from "./voyage.ts";

type Act = { Take: NeptunTake; Sail: NeptunSail; Row: NeptunRow; Extra: NeptunExtra };
/** A menu entry of Neptun; `act` is its action. */
export type Choice<K extends keyof Act = keyof Act> = Omit<Entry, "entry"> & { entry: NeptunMenuEntry; act: Act[K] };

/** How long the last action of a turn is seen, in milliseconds. */
const LINGER = 1400;

export class Selection {
  /** The selected column of the display. */
  readonly column = signal<number | null>(null);
  /** The port whose choices are open. */
  readonly port = signal<string | null>(null);
  /** The port under pointer or focus. */
  readonly near = signal<string | null>(null);
  /** The view before the last action of a turn, while that is seen; null otherwise. */
  readonly lingering = signal<NeptunView | null>(null);
  #stop: () => void;
  #last: NeptunView | null = null;
  #timer = 0;

  constructor(readonly store: TableStore) {
    this.#stop = effect(() => {
      const version = this.store.version.value; // a new position clears the selection
      this.drop();
      this.#linger(version);
      this.#last = this.store.view.peek() as NeptunView | null;
    });
  }

  /** What came with this version and is shown later: keep the table as it was for a moment, and the scores untold. */
  #linger(version: number): void {
    clearTimeout(this.#timer);
    this.lingering.value = null;
    const events = this.store.latest.peek();
    const seen = this.#last !== null; // else the page has just been opened, and all events so far are the latest
    if (!seen || !(this.store instanceof LiveTable) || document.hidden || events.at(-1)?.version !== version) return;
    const scored = untoldOf(events, 0);
    if (telling.peek() === "on" && scored.size) this.store.untold.value = scored;
    if (!mayAnimate() || !endsTurn(events)) return;
    this.lingering.value = this.#last;
    this.#timer = setTimeout(() => this.hurry(), LINGER);
  }

  /** Show the present at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.lingering.value = null;
  }

  readonly view = computed(() => this.store.view.value as NeptunView);
  /** What lies on the table beside the chart: the present, or for a moment what the last action was done with. */
  readonly scene = computed(() => this.lingering.value ?? this.view.value);
  readonly pieces = computed<NeptunPieces | null>(() => this.store.pieces.value?.neptun ?? null);
  readonly choices = computed(() =>
    this.store.entries.value.map((entry) => ({ ...entry, act: entry.entry.action }) as unknown as Choice)
  );
  /** Contracts that may be taken: by column, then by slot. */
  readonly takes = computed(() => {
    const columns = new Map<number, Map<number, Choice<"Take">>>();
    for (const take of this.#of("Take")) {
      const slots = columns.get(take.act.column) ?? new Map<number, Choice<"Take">>();
      columns.set(take.act.column, slots.set(take.act.slot, take));
    }
    return columns;
  });
  /** Voyages by the port where they end. */
  readonly sails = computed(() => {
    const ports = new Map<string, Choice<"Sail">[]>();
    for (const sail of this.#of("Sail")) {
      const city = sail.entry.city ?? "";
      ports.set(city, [...(ports.get(city) ?? []), sail]);
    }
    return ports;
  });
  readonly rows = computed(() => this.#of("Row"));
  readonly answers = computed(() => this.#of("Extra"));
  readonly reveal = computed(() => this.choices.value.find((choice) => choice.entry.kind === "Reveal") ?? null);
  /** The selected column; if only one can be taken, it is selected already. */
  readonly held = computed(() => {
    const takes = this.takes.value;
    if (this.column.value !== null) return this.column.value;
    return takes.size === 1 && this.reveal.value === null ? [...takes.keys()][0] : null;
  });
  /** What to do next, in words; null where nothing is to be done. */
  readonly step = computed<string | null>(() => {
    const [first] = this.choices.value;
    if (!first) return null;
    const held = this.held.value;
    if (held !== null) {
      const contract = this.view.value.display[held]?.contract;
      if (contract) return this.say("web-neptun-step-slot", { good: term("good", contract.good), city: contract.city });
    }
    if (first.entry.kind === "Row") return t("web-neptun-step-oar");
    if (first.entry.kind === "Extra") return t("web-neptun-extra");
    if (first.entry.kind === "Sail") {
      const [port, range] = [this.port.value, first.entry.range ?? 0];
      return port ? t("web-neptun-step-in-port", { city: port }) : t("web-neptun-step-port", { range });
    }
    if (this.takes.value.size === 0) return t("web-neptun-step-reveal");
    return t(this.reveal.value ? "web-neptun-step-take-or-reveal" : "web-neptun-step-take");
  });
  readonly pointed = computed(() => {
    const text = this.store.pointed.value;
    return text === null ? null : this.choices.value.find((choice) => choice.entry.text === text) ?? null;
  });
  /** Whose voyage the chart shows: the flags on its ports, and the legs of its route. */
  readonly voyage = computed(() => {
    const view = this.view.value;
    const row = this.pointed.value?.entry.kind === "Row" ? (this.pointed.value.act as NeptunRow) : undefined;
    const { seat, oar, slot } = look.value ?? { seat: view.seat };
    const player = seat === null ? undefined : view.players[seat];
    if (seat === null || !player) return { seat: undefined, flags: [], legs: [], slot: undefined };
    const flags = flagsOf(player, pricesOf(view, seat, seat === view.seat ? oar ?? row : oar));
    return { seat, flags, legs: legsOf(player), slot };
  });
  /** The own player; null for an onlooker. */
  readonly mine = computed(() => this.view.value.seat === null ? null : this.view.value.players[this.view.value.seat]);

  #of<K extends keyof Act>(kind: K): Choice<K>[] {
    return this.choices.value.filter((choice) => choice.entry.kind === kind) as unknown as Choice<K>[];
  }

  /** Clear the selection. */
  drop(): void {
    batch(() => {
      this.column.value = null;
      this.port.value = null;
      this.near.value = null;
      this.store.pointed.value = null;
      look.value = null;
    });
  }

  play(choice: Choice): void {
    void this.store.play(choice.entry.text);
  }

  /** Event handlers for an element that shows an entry: pointer and focus point at it. */
  points(text: string | null) {
    const point = (to: string | null) => () => (this.store.pointed.value = to);
    return { onPointerEnter: point(text), onPointerLeave: point(null), onFocus: point(text), onBlur: point(null) };
  }

  initial(seat: number): string {
    return initialOf(this.store.names.value[seat] ?? "?");
  }

  /** A text of the page, with goods, seats and temples by name. */
  say(id: string, args: Record<string, Value | undefined> = {}): string {
    return speaker(this.store.names.value).say(id, args);
  }

  label(choice: Choice): string {
    return labelOf(choice.entry, this.store.names.value);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.store.untold.value = new Set();
    this.#stop();
  }
}

export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error("useSelection needs a SelectionContext above it");
  return selection;
}

export function useNewSelection(store: TableStore): Selection {
  const selection = useMemo(() => new Selection(store), [store]);
  useEffect(() => () => selection.close(), [selection]);
  return selection;
}

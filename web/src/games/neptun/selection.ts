/** The menu sorted by place on the board, and what the player has selected: a column, a port. */
import { batch, computed, effect, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import type { Entry, TableStore } from "../../store/table_store.ts";
import type {
  NeptunExtra,
  NeptunMenuEntry,
  NeptunPieces,
  NeptunRow,
  NeptunSail,
  NeptunTake,
  NeptunView,
} from "../../wire.ts";
import { speaker } from "../../i18n/translate.ts";
import { labelOf } from "./labels.ts";
import { initialOf } from "../../drawings/emblem.tsx";
import type { Value } from "../../i18n/arguments.ts";
import { flagsOf, legsOf, look, pricesOf } from "./voyage.ts";

type Act = { Take: NeptunTake; Sail: NeptunSail; Row: NeptunRow; Extra: NeptunExtra };
/** A menu entry of Neptun; `act` is its action. */
export type Choice<K extends keyof Act = keyof Act> = Omit<Entry, "entry"> & { entry: NeptunMenuEntry; act: Act[K] };

export class Selection {
  /** The selected column of the display. */
  readonly column = signal<number | null>(null);
  /** The port whose choices are open. */
  readonly port = signal<string | null>(null);
  /** The port under pointer or focus. */
  readonly near = signal<string | null>(null);
  #stop: () => void;

  constructor(readonly store: TableStore) {
    this.#stop = effect(() => {
      this.store.version.value; // a new position clears the selection
      this.drop();
    });
  }

  readonly view = computed(() => this.store.view.value as NeptunView);
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

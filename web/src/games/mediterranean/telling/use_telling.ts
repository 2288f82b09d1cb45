/** Which resolution or ending is being told, how far, and what log, standings and ending must not show yet. */
import { batch, effect, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { telling as setting } from "../../../store/settings.ts";
import { LiveTable, type TableStore } from "../../../store/table_store.ts";
import type { Told } from "../../../wire.ts";
import type { View } from "../facts.ts";
import { since } from "../trading/deals.tsx";
import { finaleOrder, type Step, stepsOf } from "./steps.ts";
import { viewAfter } from "./told_view.ts";

/** What is being told: the position before it, the events known by then, and how many steps have been told. */
export type Telling = { finale: boolean; before: View; known: ReadonlySet<Told>; told: number };

/** The phases in which a resolution is still the latest thing that happened. */
const AFTER = ["judging", "resolution", "purchasing", "end"];

/** The events from the end of trading until purchases begin. */
export function resolutionOf(store: TableStore): Told[] {
  const lines = since(store.keptStory.value, "TradingEnded");
  const end = lines.findIndex((line) => line.event.do === "PurchasingBegan");
  return end < 0 ? lines : lines.slice(0, end);
}

/** The steps of the resolution so far; in a lesson each tells of all players. */
export function resolutionSteps(store: TableStore): Step[] {
  return stepsOf(resolutionOf(store), store.state.value?.lesson ? null : store.seat.value);
}

/** The step at which a lesson points: `resolved:sets`, or `resolved:calamity:2` for the second of that name. */
export function lessonPoint(store: TableStore): string | undefined {
  return store.state.value?.lesson?.point.find((mark) => mark.startsWith("resolved:"));
}

/** What is told at the step of a lesson: the step of the resolution at which it points, over the position as it is. */
function lessonTelling(store: TableStore): Telling | null {
  const [, name, nth = "1"] = lessonPoint(store)?.split(":") ?? [];
  let left = Number(nth);
  const at = resolutionSteps(store).findIndex((step) => step.name === name && --left === 0);
  const before = store.view.value as View | null;
  return at < 0 || before === null
    ? null
    : { finale: false, before, known: new Set(store.keptStory.value), told: at + 1 };
}

/** How many steps a telling has so far: of the end, one for each player and one for the winner. */
export function stepCount(store: TableStore, finale: boolean): number {
  if (!finale) return resolutionSteps(store).length;
  return store.result.value === null ? 0 : finaleOrder(store.result.value.places).length + 1;
}

/**
 * Begins a telling when events of a resolution or the end arrive at a live table; what came before is not told. A lesson
 * decides itself what is told.
 */
export function useTelling(store: TableStore): Signal<Telling | null> {
  const telling = useSignal<Telling | null>(null);
  useEffect(() => {
    if (!(store instanceof LiveTable)) return;
    let seen = store.latest.peek();
    let before = store.view.peek() as View | null;
    const begin = effect(() => {
      const [view, latest] = [store.view.value as View | null, store.latest.value];
      const now = telling.peek();
      if (now !== null && !now.finale && !AFTER.includes(view?.phase ?? "")) telling.value = null;
      if (store.state.value?.lesson) telling.value = lessonTelling(store);
      else if (latest !== seen && before !== null && setting.peek() === "on") {
        telling.value = begun(store, before, latest) ?? telling.peek();
      }
      [seen, before] = [latest, view];
    });
    const hide = effect(() => {
      const [untold, view] = hidden(store, telling.value);
      batch(() => {
        store.untold.value = untold;
        store.toldView.value = view;
      });
    });
    return () => {
      begin();
      hide();
      batch(() => {
        telling.value = null;
        store.untold.value = new Set();
        store.toldView.value = null;
      });
    };
  }, [store]);
  return telling;

  function begun(store: TableStore, before: View, latest: readonly Told[]): Telling | null {
    const fresh = new Set(latest);
    const known = new Set(store.keptStory.peek().filter((line) => !fresh.has(line)));
    if (latest.some((line) => line.event.do === "GameEnded")) return { finale: true, before, known, told: 1 };
    if (telling.peek() !== null || !AFTER.includes((store.view.peek() as View | null)?.phase ?? "")) return null;
    const lines = resolutionOf(store);
    const earlier = stepsOf(lines.filter((line) => known.has(line)), store.seat.peek()).length;
    const steps = stepsOf(lines, store.seat.peek()).length;
    return steps > earlier ? { finale: false, before, known, told: earlier + 1 } : null;
  }
}

/** The events not to be shown yet, and the position without them; the end is hidden until its telling is closed. */
function hidden(store: TableStore, now: Telling | null): [ReadonlySet<Told>, View | null] {
  if (now === null) return [new Set(), null];
  const fresh = store.keptStory.value.filter((line) => !now.known.has(line));
  if (now.finale) return [new Set(fresh), pointsTold(store, now)];
  const steps = resolutionSteps(store);
  if (now.told >= steps.length) return [new Set(), null];
  const told = new Set(steps.slice(0, now.told).flatMap((step) => step.lines));
  const untold = new Set(steps.slice(now.told).flatMap((step) => step.lines));
  const first = fresh.findIndex((line) => untold.has(line));
  const toldNow = fresh.filter((line) => told.has(line));
  return [new Set(fresh.slice(first).filter((line) => !told.has(line))), viewAfter(now.before, toldNow)];
}

/** The position before the end; points are shown only of players whom the telling has reached. */
function pointsTold(store: TableStore, { before, told }: Telling): View {
  const result = store.result.value;
  const seats = result === null ? [] : finaleOrder(result.places).slice(0, told);
  const vp = (seat: number) => seats.includes(seat) ? result!.points[seat] : null;
  return { ...before, players: before.players.map((player) => ({ ...player, vp: vp(player.seat) })) };
}

/** The position when a step begins: before the lines of the step, after those told earlier. */
export function viewBefore(store: TableStore, now: Telling, step: number): View {
  const lines = resolutionSteps(store).slice(0, step).flatMap(({ lines }) => lines);
  return viewAfter(now.before, lines.filter((line) => !now.known.has(line)));
}

/** What pages do with the server: ask, wait, and say why not. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "./http.ts";
import { go } from "../store/route.ts";
import { beSomebody, hold } from "../store/identity.ts";
import type { Games, NewTable, Opened, Problem } from "../wire.ts";

/** Something that is asked for when the page opens; null until it is there. */
export function useAsked<T>(ask: () => Promise<T>, again: unknown[] = []): { value: T | null; problem: Problem | null } {
  const found = useSignal<T | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    ask().then((value) => {
      if (!wanted) return;
      found.value = value;
      problem.value = null;
    }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      if (wanted) problem.value = error.problem;
    });
    return () => void (wanted = false);
  }, again);
  return { value: found.value, problem: problem.value };
}

/** Something that is done on a click: whether it is under way, and why it failed. */
export function useDoing(): { busy: boolean; problem: Problem | null; does: (work: () => Promise<void>) => void } {
  const busy = useSignal(false);
  const problem: Signal<Problem | null> = useSignal<Problem | null>(null);
  const does = (work: () => Promise<void>) => {
    busy.value = true;
    problem.value = null;
    work().catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      problem.value = error.problem;
    }).finally(() => (busy.value = false));
  };
  return { busy: busy.value, problem: problem.value, does };
}

let offered: Promise<Games> | null = null;

export function games(): Promise<Games> {
  offered ??= api.games();
  offered.catch(() => (offered = null));
  return offered;
}

/** Somebody who plays on this device too. */
export type Beside = { seat: number; name: string };

/** Open a table and go there; one without free seats begins at once. */
export async function openTable(name: string, table: NewTable, start: boolean, beside: Beside[] = []): Promise<void> {
  await beSomebody(name);
  await settle(await api.open(table), start, beside);
}

/** Sit at a table that was just opened, with those beside one, and go there. */
export async function settle(opened: Opened, start: boolean, beside: Beside[] = []): Promise<void> {
  hold(opened);
  if (beside.length) {
    const { invite } = await api.links(opened.table, opened.token);
    for (const one of beside) hold(await api.joinBeside(opened.table, invite, one.seat, one.name));
  }
  if (start) await api.start(opened.table);
  go(`/t/${opened.table}`);
}

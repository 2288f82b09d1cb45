/** Hooks for requests: what a page loads when it opens, and what a click starts. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Problem } from "../wire.ts";
import { Refusal } from "./http.ts";

type Loaded<T> = { value: T | null; problem: Problem | null };

/** Load something when the component appears, and again when `again` changes. The value is null until it is there. */
export function useLoaded<T>(load: () => Promise<T>, again: unknown[] = []): Loaded<T> {
  const found = useSignal<T | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then((value) => {
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

type Action = { busy: boolean; problem: Problem | null; run: (work: () => Promise<void>) => void };

/** Run requests on a click: `busy` while a request runs, and why the last one was refused. */
export function useAction(): Action {
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const run = (work: () => Promise<void>) => {
    busy.value = true;
    problem.value = null;
    work().catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      problem.value = error.problem;
    }).finally(() => (busy.value = false));
  };
  return { busy: busy.value, problem: problem.value, run };
}

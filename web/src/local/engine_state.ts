/** Whether the engine in this browser runs, as pages show it. This file is in the shell; the engine is loaded later. */
import { signal } from "@preact/signals";

export type EngineState =
  | { at: "off" }
  /** `share` is how much of it has been loaded, from 0 to 1. */
  | { at: "loading"; share: number }
  | { at: "loaded" }
  /** The games of this device are open. */
  | { at: "ready" }
  /** Another tab has the games of this device. */
  | { at: "elsewhere" }
  | { at: "failed"; code: string; why: string };

export const engineState = signal<EngineState>({ at: "off" });
/** Whether the latest move could not be saved; the engine tries again. */
export const unsaved = signal(false);
/** Whether somebody waits for the engine, so that its progress must be seen. */
export const engineWanted = signal(false);

/** The log: events as sentences, latest last, with rounds and turns as headings; each line leads to its moment. */
import { useSignal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import type { TableStore } from "../../store/table_store.ts";
import type { Told } from "../../wire.ts";
import { memo } from "../../drawings/memo.ts";
import { say, t } from "../../i18n/translate.ts";
import { mean } from "./log_highlight.ts";

/** The lines of the log, without what the board has yet to show. */
export const linesOf = (store: TableStore): Told[] =>
  store.story.value.filter((line) => !line.silent && !store.untold.value.has(line));

/** The number of the log line that an event happened on. */
const lineOf = (event: Event): number | null => {
  const line = (event.target as Element).closest<HTMLElement>("[data-line]");
  return line === null ? null : Number(line.dataset.line);
};

type Props = {
  store: TableStore;
  /** The version that is shown instead of the latest. */
  at?: number | null;
  /** Seconds since the first input, by version, where they are known. */
  times?: ReadonlyMap<number, number>;
  onPick: (version: number) => void;
};

type LineProps = {
  number: number;
  text: string;
  /** When it happened; empty where that is not known, and for all but the first line of a version. */
  time: string;
  heading: boolean;
  /** Whether the Tab key stops at it. */
  stop: boolean;
  current: boolean;
};

/** A log grows long, and a new line changes none before it. */
const Line = memo(({ number, text, time, heading, stop, current }: LineProps) => (
  <button
    type="button"
    class={heading ? "heading" : ""}
    data-line={number}
    tabIndex={stop ? 0 : -1}
    aria-current={current || undefined}
  >
    {time && (
      <>
        <time>{time}</time>
        {" "}
      </>
    )}
    {text}
  </button>
));

/** Pointing at a line marks its things on the board; choosing it shows its moment. Arrow keys move between lines. */
export function Log({ store, at = null, times, onPick }: Props) {
  const lines = linesOf(store);
  const said = useSaid(store.names.value);
  const box = useRef<HTMLDivElement>(null);
  const near = useRef<number | null>(null);
  const walked = useSignal<number | null>(null);
  const about = useId();
  const stop = Math.min(walked.value ?? Infinity, lines.length - 1);
  useEffect(() => {
    const panel = box.current?.closest(".tab-panel");
    if (panel && at === null && near.current === null) panel.scrollTop = panel.scrollHeight;
  }, [lines.length]);
  useEffect(() => {
    const line = box.current?.querySelector("[aria-current]");
    if (line) show(line);
  }, [at]);
  const point = (to: number | null) => {
    near.current = to;
    const pointed = to === null ? undefined : lines[to];
    mean(pointed ? [pointed] : at === null ? [] : lines.filter((line) => line.version === at), store.seat.peek());
  };
  useEffect(() => point(near.current), [at, lines.length]);
  useEffect(() => () => mean([], null), []);
  const walk = (event: KeyboardEvent) => {
    const from = lineOf(event);
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
    if (from === null || !(event.key in steps)) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(from + steps[event.key], lines.length - 1));
    box.current?.querySelector<HTMLElement>(`[data-line="${to}"]`)?.focus();
  };
  return (
    <div
      class="log"
      role="log"
      aria-label={t("web-log")}
      aria-describedby={about}
      ref={box}
      onClick={(event) => {
        const line = lineOf(event);
        if (line !== null) onPick(lines[line].version);
      }}
      onKeyDown={walk}
      onPointerMove={(event) => lineOf(event) !== near.current && point(lineOf(event))}
      onPointerLeave={() => point(null)}
      onFocusIn={(event) => point(walked.value = lineOf(event))}
      onFocusOut={() => point(null)}
    >
      <p class="unseen" id={about}>{t("web-log-about")}</p>
      {lines.map((line, index) => (
        <Line
          key={index}
          number={index}
          text={said(line)}
          time={line.version === lines[index - 1]?.version ? "" : clockText(times?.get(line.version))}
          heading={Boolean(line.heading)}
          stop={index === stop}
          current={line.version === at}
        />
      ))}
    </div>
  );
}

/** Translates lines, each only once while names and language stay the same. */
function useSaid(names: readonly string[]): (line: Told) => string {
  const known = useMemo(() => new WeakMap<Told, string>(), [names.join(), t("web-log-about")]);
  return (line) => {
    const text = known.get(line) ?? say(line, names);
    known.set(line, text);
    return text;
  };
}

/** Seconds as hours, minutes and seconds: 0:03:41. */
function clockText(seconds: number | undefined): string {
  if (seconds === undefined) return "";
  const two = (number: number) => String(Math.floor(number) % 60).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(seconds / 60)}:${two(seconds)}`;
}

/** Scroll the log, not the page, until a line is visible. */
function show(line: Element): void {
  const panel = line.closest(".tab-panel");
  if (panel === null) return;
  const [outer, inner] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top - 8;
  else if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom + 8;
}

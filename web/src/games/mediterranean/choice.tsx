/** A menu entry as a button on the board: it points at the entry and sends it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { TableStore } from "../../store/table_store.ts";
import { advisedMark } from "../../table/turn/advised_mark.ts";
import { announce } from "../../ui/toast.tsx";
import type { Option } from "./facts.ts";

type Props = {
  store: TableStore;
  option: Option;
  class?: string;
  /** The label for screen readers, where the content does not say it. */
  label?: string;
  /** A line to send instead of the entry's. */
  text?: string;
  onDone?: () => void;
  /** A question that the first press asks; the second press sends. */
  ask?: string;
  /** Its name for lessons, which point at it. */
  mark?: string;
  children: ComponentChildren;
};

export function Choice(
  { store, option, class: names = "button", label, text = option.entry.text, onDone, ask, mark, children }: Props,
) {
  const key = option.entry.text;
  const point = (to: string | null) => () => (store.pointed.value = to);
  const classes = [
    names,
    "choice",
    store.pointed.value === key && "pointed",
    store.sending.value === text && "sending",
  ];
  const asked = useSignal(false);
  const send = () => {
    if (ask && !asked.value) {
      asked.value = true;
      announce(ask);
      return;
    }
    onDone?.();
    void store.play(text);
  };
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-text={text}
      {...advisedMark(store, key)}
      data-mark={mark}
      aria-label={label}
      aria-describedby={store.pointed.value === key ? "med-consequence" : undefined}
      aria-busy={store.sending.value === text || undefined}
      onClick={send}
      onPointerEnter={(event) => event.pointerType === "touch" || point(key)()}
      onPointerLeave={point(null)}
      onFocus={point(key)}
      onBlur={point(null)}
    >
      {children}
      {ask && asked.value && <strong class="med-ask">{ask}</strong>}
    </button>
  );
}

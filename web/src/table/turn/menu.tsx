/** The menu: everything the player may do now, with what each entry costs and earns. */
import { useEffect, useRef } from "preact/hooks";
import type { Entry, TableStore } from "../../store/table_store.ts";
import { focusIsLost } from "../../ui/focus.ts";
import { t } from "../../i18n/translate.ts";
import { uiOf } from "../generic_ui.ts";
import { advisedMark } from "./advised_mark.ts";

export function Menu({ store }: { store: TableStore }) {
  const list = useRef<HTMLUListElement>(null);
  const within = useRef(false);
  const entries = store.entries.value;
  const version = store.version.value;
  const sending = store.sending.value !== null;
  // After a choice by keyboard the first of the next choices gets the focus, once it is enabled.
  useEffect(() => {
    if (!sending && within.current && focusIsLost()) list.current?.querySelector("button")?.focus();
  }, [version, entries.length, sending]);
  if (!entries.length) return null;
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <section class="menu" aria-label={t("web-menu")}>
      <h2>
        {t("web-menu")} <span class="quiet">{entries.length}</span>
      </h2>
      <ul
        ref={list}
        onKeyDown={walk}
        onFocusIn={() => (within.current = true)}
        onFocusOut={(event) => {
          if (event.relatedTarget && !list.current?.contains(event.relatedTarget as Node)) within.current = false;
        }}
      >
        {entries.map((option) => (
          <li key={option.entry.text}>
            <MenuButton store={store} option={option} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One entry: its name, meaning, costs and gains, and how it is typed. */
export function MenuButton({ store, option }: { store: TableStore; option: Entry }) {
  const text = option.entry.text;
  const point = (to: string | null) => () => (store.pointed.value = to);
  const classes = ["entry", store.pointed.value === text && "pointed", store.sending.value === text && "sending"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-text={text}
      {...advisedMark(store, text)}
      disabled={store.sending.value !== null}
      onClick={() => void store.play(text)}
      onPointerEnter={point(text)}
      onPointerLeave={point(null)}
      onFocus={point(text)}
      onBlur={point(null)}
    >
      <span class="label">{uiOf(store).label(option, store.names.value)}</span>
      {option.words?.says && <span class="says">{option.words.says}</span>}
      {option.words && option.words.facts.length > 0 && (
        <span class="facts">
          {option.words.facts.map((fact) => (
            <span key={fact.label} class="fact">
              <span class="fact-label">{fact.label}</span> {fact.value}
            </span>
          ))}
        </span>
      )}
      <code class="typed">{text}</code>
    </button>
  );
}

/** A note beside the choice under pointer or focus: what it costs and gains. */
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../../store/table_store.ts";
import { meaningOf } from "../../table/labels.ts";
import { t } from "../../i18n/translate.ts";
import { choiceWords, named, type Option, viewOf } from "./facts.ts";

const GAP = 6;

export function Consequence({ store }: { store: TableStore }) {
  const note = useRef<HTMLParagraphElement>(null);
  const pointed = store.pointed.value;
  const option = pointed === null
    ? undefined
    : (store.entries.value as Option[]).find(({ entry }) => entry.text === pointed);
  const parts = option ? words(store, option) : [];
  const says = parts.join(" · ");
  // The choice is drawn after this note, so it is marked only after painting.
  useEffect(() => {
    const button = document.querySelector(".med-board .choice.pointed");
    if (!note.current || !button || button.closest(".med-offer")) return; // an offer shows it itself
    const seen = button.textContent ?? "";
    if (parts.every((part) => seen.includes(part))) return;
    note.current.hidden = false;
    place(note.current, button.getBoundingClientRect());
    const hide = () => note.current && (note.current.hidden = true);
    const events = ["scroll", "resize"];
    events.forEach((name) => addEventListener(name, hide, true));
    return () => events.forEach((name) => removeEventListener(name, hide, true));
  }, [says]);
  if (!says) return null;
  return <p key={says} id="med-consequence" class="med-consequence" role="tooltip" hidden ref={note}>{says}</p>;
}

/** Below the choice where there is room, else above it. */
function place(note: HTMLElement, at: DOMRect): void {
  const { width, height } = note.getBoundingClientRect();
  const below = at.bottom + GAP + height < innerHeight;
  note.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  note.style.top = `${below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height)}px`;
}

/** Its meaning, what the buyer chooses, and the money that is left. */
function words(store: TableStore, option: Option): string[] {
  const view = viewOf(store);
  const { cost, workers, choices } = option.entry;
  const money = view !== null && view.seat !== null && cost > 0 ? view.players[view.seat].money - cost : null;
  const parts = [
    meaningOf(option),
    ...choices.map(choiceWords),
    ...workers.map((place) => named("place", place)),
    money === null ? "" : t("web-med-left", { money }),
  ];
  return parts.filter(Boolean);
}

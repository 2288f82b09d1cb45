/** What the choice that is pointed at or in focus would cost and bring, in a note beside it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableStore } from "../state/table.ts";
import { meaningOf } from "../table/labels.ts";
import { t } from "../words/words.ts";
import { choiceWords, named, type Option, viewOf } from "./facts.ts";

const GAP = 6;

export function Consequence({ store }: { store: TableStore }) {
  const note = useRef<HTMLParagraphElement>(null);
  const pointed = store.pointed.value;
  const one = pointed === null ? undefined : (store.entries.value as Option[]).find(({ entry }) => entry.text === pointed);
  const says = one ? words(store, one) : "";
  useLayoutEffect(() => {
    const at = document.querySelector(".med-board .choice.pointed")?.getBoundingClientRect();
    if (!note.current || !at) return;
    const { width, height } = note.current.getBoundingClientRect();
    const below = at.bottom + GAP + height < innerHeight;
    note.current.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
    note.current.style.top = `${below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height)}px`;
  }, [says]);
  if (!says) return null;
  return <p id="med-consequence" class="med-consequence" role="tooltip" ref={note}>{says}</p>;
}

/** Its meaning, what the buyer chooses, and the money that is left. */
function words(store: TableStore, one: Option): string {
  const view = viewOf(store);
  const { cost, workers, choices } = one.entry;
  const money = view !== null && view.seat !== null && cost > 0 ? view.players[view.seat].money - cost : null;
  const parts = [
    meaningOf(one),
    ...choices.map(choiceWords),
    ...workers.map((place) => named("place", place)),
    money === null ? "" : t("web-med-left", { money }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The story of the game in words, the latest last, with rounds and turns as headings. */
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../state/table.ts";
import { say, t } from "../words/words.ts";

const HEADINGS =
  /-event-(round|draft-turn|fulfil-turn|additional-turn|turn-began|unfolded|unfolded-calamities|(trading|purchasing)-(began|ended))$/;
/** Told better by the board. */
const UNSAID = new Set(["neptun-event-board", "neptun-event-oar-hidden"]);

/** With `onPick` every line leads to its moment. */
export function Log({ store, onPick }: { store: TableStore; onPick?: (version: number) => void }) {
  const story = store.story.value.filter((one) => !UNSAID.has(one.id));
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current?.closest(".tab-panel");
    if (box) box.scrollTop = box.scrollHeight;
  }, [story.length]);
  return (
    <div class="log" role="log" aria-label={t("web-log")}>
      {story.map((one, index) => {
        const text = say(one, store.names.value);
        const weight = HEADINGS.test(one.id) ? "heading" : "";
        return onPick
          ? <button key={index} type="button" class={weight} onClick={() => onPick(one.version)}>{text}</button>
          : <p key={index} class={weight}>{text}</p>;
      })}
      <div ref={end} />
    </div>
  );
}

/** The board of Neptun: the sea chart, the display or the oars of the turn, the own chart and hand. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { layOut } from "./drawings/geography.ts";
import { Icon } from "./drawings/icon.ts";
import { mayAnimate } from "../../store/settings.ts";
import type { TableStore } from "../../store/table_store.ts";
import { t } from "../../i18n/translate.ts";
import { Answers, Consequence } from "./consequence.tsx";
import { NARROW } from "./sea/camera.ts";
import { ContractChart } from "./contracts/contract_chart.tsx";
import { SelectionContext, useNewSelection } from "./selection.ts";
import { ContractDisplay } from "./contracts/contract_display.tsx";
import { Temples, useScoring } from "./temples.tsx";
import { useKeyboardFocus } from "./keyboard_focus.ts";
import { OarHand } from "./oars/oar_hand.tsx";
import { OarTable } from "./oars/oar_table.tsx";
import { SinceStrip } from "./since_strip.tsx";
import { Travels } from "./travels.tsx";
import { Sea } from "./sea/sea.tsx";
import { useSkipOnInput } from "./animation.ts";

/** The part of the board to act on, by kind of menu entry; `Held` is a selected contract. */
const PLACES: Record<string, string> = {
  Reveal: ".display",
  Take: ".display",
  Held: ".my-chart",
  Row: ".oar-hand",
  Sail: ".sea-side",
  Extra: ".answers",
};

/** On a narrow page, scroll to the part of the board to act on. */
function reveal(board: HTMLElement | null, kind: string | undefined): void {
  if (board === null || kind === undefined || board.clientWidth >= NARROW) return;
  board.querySelector(PLACES[kind])?.scrollIntoView({ block: "nearest", behavior: mayAnimate() ? "smooth" : "auto" });
}

export function NeptunBoard({ store }: { store: TableStore }) {
  const selection = useNewSelection(store);
  const scoring = useScoring(selection);
  const hall = useSignal(false);
  const board = useRef<HTMLDivElement>(null);
  useSkipOnInput(() => selection.hurry());
  useKeyboardFocus(board, selection.choices.value, store.sending.value !== null);
  const kind = selection.held.value === null ? selection.choices.value[0]?.entry.kind : "Held";
  useEffect(() => {
    if (!store.tries) reveal(board.current, kind); // in a review what is said of the position stands above it
  }, [kind]);
  const step = store.untold.value.size ? t("web-neptun-scoring") : selection.step.value;
  useLayoutEffect(() => { // before the prompt that it replaces is painted
    store.step.value = step;
    return () => void (store.step.value = null);
  }, [store, step]);
  const view = selection.view.value;
  const cities = selection.pieces.value?.cities;
  const ports = useMemo(() => layOut(cities ?? []), [cities]);
  return (
    <SelectionContext.Provider value={selection}>
      <div
        class={`neptun-board ${view.phase}`}
        ref={board}
        onKeyDown={(event) => event.key === "Escape" && selection.drop()}
      >
        <div class="sea-side" data-rings>
          <Sea key={ports}>
            <button
              type="button"
              class="button"
              title={t("web-neptun-temples")}
              aria-expanded={hall.value}
              data-mark="temples"
              onClick={() => (hall.value = !hall.value)}
            >
              <Icon name="temple" size={20} /> <span class="tool-words">{t("web-neptun-temples")}</span>
            </button>
          </Sea>
          <Consequence />
          <Temples scoring={scoring} open={hall} />
        </div>
        <SinceStrip />
        <Travels />
        <Answers />
        {selection.scene.value.phase === "acquire" && <ContractDisplay />}
        {selection.scene.value.phase === "fulfil" && <OarTable />}
        {selection.mine.value && (
          <div class="my-things">
            <ContractChart />
            <OarHand />
          </div>
        )}
      </div>
    </SelectionContext.Provider>
  );
}

/** The board of Trading in the Mediterranean: the trading screen, or the player boards with the decisions of the phase. */
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../../store/table_store.ts";
import { TextBoard } from "../../table/text_board.tsx";
import { t } from "../../i18n/translate.ts";
import { Consequence } from "./consequence.tsx";
import { Decisions } from "./phases/decisions.tsx";
import { Deals } from "./trading/deals.tsx";
import { inLesson, type View, viewOf } from "./facts.ts";
import { Hand } from "./goods/hand.tsx";
import { Marks, Statuses } from "./players/marks.tsx";
import { Mats } from "./players/mats.tsx";
import { Moments } from "./moments.tsx";
import { Pacts } from "./trading/pacts.tsx";
import { Purchasing } from "./phases/purchasing.tsx";
import { Resolution, Resolved } from "./phases/resolution.tsx";
import { TellingScreen } from "./telling/telling_screen.tsx";
import { useTelling } from "./telling/use_telling.ts";
import { ThisTurn } from "./this_turn.tsx";
import { TradingScreen } from "./trading/trading_screen.tsx";
import { Warehouse } from "./goods/warehouse.tsx";

const NEXT = ".med-decision, .med-purse .choice, .med-take, button.med-top, .med-store .choice";

export function MediterraneanBoard({ store }: { store: TableStore }) {
  const view = viewOf(store);
  const telling = useTelling(store);
  const box = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const version = store.version.value;
  // After a choice by keyboard the next choice gets the focus.
  useEffect(() => {
    if (within.current && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>(NEXT)?.focus();
    }
  }, [version]);
  // A new phase, or a decision of the player, scrolls to the top; a lesson scrolls to what it points at.
  const owed = view?.phase !== "trading" && view?.to_act.includes(view.seat ?? -1) && view.prompt.id;
  const stays = store.looksBack || inLesson(store);
  useEffect(() => {
    if (!stays) scrollTo(0, 0);
  }, [view?.phase]);
  useEffect(() => {
    if (owed && !stays) scrollTo(0, 0);
  }, [owed]);
  if (view === null) return <TextBoard store={store} />;
  const told = telling.value !== null;
  const trading = !told && view.phase === "trading";
  return (
    <>
      <div
        ref={box}
        class={trading ? "med-board trading" : "med-board"}
        data-phase={view.phase}
        onFocusIn={(event) => (within.current = (event.target as Element).matches(":focus-visible"))}
        onFocusOut={(event) => {
          if (event.relatedTarget && !box.current?.contains(event.relatedTarget as Node)) within.current = false;
        }}
      >
        {told
          ? <TellingScreen store={store} telling={telling} />
          : trading
          ? <TradingScreen store={store} view={view} />
          : <Rest store={store} view={view} />}
        {trading && (
          <details class="fold med-fold">
            <summary>{t("web-med-mats")}</summary>
            <Statuses store={store} view={view} />
            <Mats store={store} view={view} />
          </details>
        )}
      </div>
      <Moments store={store} />
      <Consequence store={store} />
    </>
  );
}

/** Every phase but trading. */
function Rest({ store, view }: { store: TableStore; view: View }) {
  const civic = view.phase === "civic"; // where changing sides depends on the hand
  const purchasing = view.phase === "purchasing";
  const losing = view.victim !== null;
  const resolved = view.phase === "resolution" || view.phase === "judging";
  return (
    <div class="med-rest">
      <div class="med-middle">
        <Decisions store={store} view={view} />
        {civic && view.hand.length > 0 && <Hand store={store} view={view} />}
        {losing && <Mats key={view.victim} store={store} view={view} />}
        {resolved && <Resolution store={store} />}
        {purchasing && <Resolved store={store} />}
        {purchasing && <Purchasing store={store} view={view} />}
        {!losing && <Mats store={store} view={view} />}
        <Statuses store={store} view={view} />
      </div>
      <div class="med-beside">
        {!purchasing && <ThisTurn store={store} view={view} />}
        <Marks store={store} view={view} />
        <Pacts store={store} view={view} />
        <Deals store={store} />
        {!civic && view.hand.length > 0 && <Hand store={store} view={view} />}
        {view.stored.length > 0 && <Warehouse store={store} view={view} />}
      </div>
    </div>
  );
}

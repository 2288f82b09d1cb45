/** The trading screen: offers and the composer in the middle, this turn beside them, hand and warehouse below. */
import { useEffect } from "preact/hooks";
import { Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { t } from "../../../i18n/translate.ts";
import { bargainOf } from "./composer/bargain.ts";
import { Brief, Composer } from "./composer/composer.tsx";
import { useClockCues } from "./clock_cues.ts";
import { Deals } from "./deals.tsx";
import { live, type View } from "../facts.ts";
import { dealing, Hand } from "../goods/hand.tsx";
import { Marks } from "../players/marks.tsx";
import { Offers } from "./offers/offers.tsx";
import { Pacts } from "./pacts.tsx";
import { ThisTurn } from "../this_turn.tsx";
import { ReadyButton, Warehouse } from "../goods/warehouse.tsx";

export function TradingScreen({ store, view }: { store: TableStore; view: View }) {
  useClockCues(store);
  const { turn } = view;
  useEffect(() => bargainOf(store).begin(turn), [store, turn]);
  return (
    <>
      <div class="med-trade">
        <div class="med-market">
          {dealing(view) && <Offers store={store} view={view} />}
          {view.seat !== null && live(store) && dealing(view) && <Composer store={store} view={view} />}
        </div>
        <div class="med-beside">
          <ThisTurn store={store} view={view} />
          <Marks store={store} view={view} />
          <Pacts store={store} view={view} />
          <Deals store={store} />
        </div>
      </div>
      {view.seat !== null && <Tray store={store} view={view} />}
    </>
  );
}

/** Hand, warehouse and ready: below the table, on a phone a drawer. */
function Tray({ store, view }: { store: TableStore; view: View }) {
  const open = bargainOf(store).drawer;
  return (
    <div class={open.value ? "med-tray open" : "med-tray"}>
      <div class="med-handle">
        <button type="button" class="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          <Icon name={open.value ? "down" : "up"} size={18} />{" "}
          {t("web-med-drawer", { hand: view.hand.length, stored: view.stored.length })}
        </button>
        <ReadyButton store={store} view={view} />
      </div>
      <Brief store={store} view={view} />
      <div class="med-tray-in">
        <Hand store={store} view={view} />
        <div class="med-store">
          <Warehouse store={store} view={view} />
          <ReadyButton store={store} view={view} />
        </div>
      </div>
    </div>
  );
}

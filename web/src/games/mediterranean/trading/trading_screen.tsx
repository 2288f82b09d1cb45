/** The trading screen: the stalls of the others, the own offers, and below them the composer, hand and warehouse. */
import { useEffect } from "preact/hooks";
import { Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { t } from "../../../i18n/translate.ts";
import { bargainOf } from "./composer/bargain.ts";
import { Composer } from "./composer/composer.tsx";
import { useClockCues } from "./clock_cues.ts";
import { Deals } from "./deals.tsx";
import { inLesson, live, options, seatIn, type View } from "../facts.ts";
import { ForecastStrip } from "./forecast/forecast_strip.tsx";
import { useForecasts } from "./forecast/forecasts.ts";
import { takeText } from "./offers/taking.ts";
import { dealing, Hand } from "../goods/hand.tsx";
import { SayAndWish } from "./market/say_and_wish.tsx";
import { Stalls } from "./market/stalls.tsx";
import { Marks } from "../players/marks.tsx";
import { Opening, useOpening } from "./opening.tsx";
import { OwnOffers } from "./offers/own_offers.tsx";
import { playDeal } from "./sounds.ts";
import { Pacts } from "./pacts.tsx";
import { TimeBand } from "./time_band.tsx";
import { useWhoWasFaster } from "./faster.ts";
import { ThisTurn, TurnStrip } from "../this_turn.tsx";
import { ReadyButton, Warehouse } from "../goods/warehouse.tsx";

export function TradingScreen({ store, view }: { store: TableStore; view: View }) {
  useClockCues(store);
  useWhoWasFaster(store);
  useDealSound(store);
  const { turn } = view;
  useEffect(() => bargainOf(store).begin(turn), [store, turn]);
  const step = store.state.value?.lesson?.id;
  useEffect(() => {
    if (step) bargainOf(store).reset();
  }, [store, step]);
  const plays = view.seat !== null && live(store) && dealing(view);
  useForecasts(store, plays, plays ? considerable(store, view) : []);
  return (
    <>
      <div class="med-desk">
        <TimeBand store={store} />
        <Opening store={store} view={view} />
        <TurnStrip store={store} view={view} />
        {dealing(view) && <Stalls store={store} view={view} />}
        {plays && (
          <div class="med-counter">
            <OwnOffers store={store} view={view} />
            {!inLesson(store) && <SayAndWish store={store} view={view} />}
          </div>
        )}
        {view.seat !== null && <Tray store={store} view={view} plays={plays} />}
      </div>
      <div class="med-beside">
        <ThisTurn store={store} view={view} />
        <Marks store={store} view={view} />
        <Pacts store={store} view={view} />
        <Deals store={store} />
      </div>
    </>
  );
}

/** Plays a sound for a deal of the player. */
function useDealSound(store: TableStore): void {
  const latest = store.latest.value;
  useEffect(() => {
    const seat = store.seat.peek();
    const mine = latest.some((line) =>
      line.event.do === "DealStruck" && [seatIn(line, "seat"), seatIn(line, "other")].includes(seat)
    );
    if (mine && seat !== null) playDeal();
  }, [latest]);
}

/** The lines whose outcome is forecast: what can be stored while storing, else the composed offer and what can be taken. */
function considerable(store: TableStore, view: View): string[] {
  const bargain = bargainOf(store);
  if (bargain.mode.value === "store") return options(store, "Store").map((option) => option.entry.text);
  const takes = options(store, "Accept").map((option) => option.entry.offer);
  const offers = view.offers.filter((offer) => takes.includes(offer.number)).map((offer) => takeText(offer)).reverse();
  return bargain.empty ? offers : [bargain.text(view.hand), ...offers];
}

/** Composer, hand, warehouse and ready: below the market, on a phone a drawer. */
function Tray({ store, view, plays }: { store: TableStore; view: View; plays: boolean }) {
  const bargain = bargainOf(store);
  const open = bargain.drawer;
  const opening = useOpening(store);
  const sorting = plays && opening > 0;
  // The hand is in sight while one sorts it; then the stalls are, unless an offer is being composed.
  useEffect(() => {
    if (!sorting) return;
    open.value = true;
    return () => void (open.value = !bargain.empty);
  }, [sorting]);
  return (
    <div class={open.value || inLesson(store) ? "med-tray open" : "med-tray"}>
      <div class="med-handle">
        <button type="button" class="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          <Icon name={open.value ? "down" : "up"} size={18} />{" "}
          {t("web-med-drawer", { hand: view.hand.length, stored: view.stored.length })}
        </button>
        <ReadyButton store={store} view={view} />
      </div>
      <div class="med-tray-in">
        {plays && <Composer store={store} view={view} />}
        <Hand store={store} view={view}>{plays && <ForecastStrip store={store} view={view} />}</Hand>
        <div class="med-store">
          <Warehouse store={store} view={view} />
          <ReadyButton store={store} view={view} />
        </div>
      </div>
    </div>
  );
}

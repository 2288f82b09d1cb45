/** The market: every other player has a stall in a fixed place. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { goodIcon, Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { marked, thing } from "../../../../table/log/log_highlight.ts";
import { Emblem } from "../../../../ui/emblem.tsx";
import { t } from "../../../../i18n/translate.ts";
import { inLesson, named, options, type View } from "../../facts.ts";
import { OfferRow } from "../offers/offer_row.tsx";
import { fillSlots, nextFree, type Slot } from "./slots.ts";
import { useSpeech, wishOf } from "./market_talk.ts";

/** Milliseconds for which a stall stays still after a touch. */
const STILL = 2500;

/** The other seats in the order of the table, from the player's left; they do not move when the order of play does. */
function neighbours(view: View): number[] {
  const first = view.seat === null ? 0 : view.seat + 1;
  const all = Array.from({ length: view.seats }, (_, index) => (first + index) % view.seats);
  return all.filter((seat) => seat !== view.seat);
}

export function Stalls({ store, view }: { store: TableStore; view: View }) {
  const row = useRef<HTMLDivElement>(null);
  const seats = neighbours(view);
  const takes = options(store, "Accept").map((option) => option.entry.offer);
  const count = (seat: number) =>
    view.offers.filter((offer) => offer.seat === seat && takes.includes(offer.number)).length;
  const show = (seat: number) =>
    row.current?.querySelector(`[data-seat="${seat}"]`)?.scrollIntoView({ block: "nearest", inline: "start" });
  return (
    <section class="med-market" aria-label={t("web-med-offers")}>
      <nav class="med-stall-tabs" aria-label={t("web-med-offers")}>
        {seats.map((seat) => (
          <button key={seat} type="button" class="button quiet" onClick={() => show(seat)}>
            <Emblem seat={seat} name={store.names.value[seat]} size={24} />
            <span class="unseen">{store.names.value[seat]}</span>
            {count(seat) > 0 && <strong class="med-count">{count(seat)}</strong>}
          </button>
        ))}
      </nav>
      <div
        ref={row}
        class="med-stalls"
        data-count={seats.length}
        {...(inLesson(store) && { role: "group", tabIndex: 0, "aria-label": t("web-med-offers") })}
      >
        {seats.map((seat) => <Stall key={seat} store={store} view={view} seat={seat} />)}
      </div>
    </section>
  );
}

/** Whether the player points at an element: a mouse over it, a touch a moment ago, or the keyboard's focus inside. */
function useHeld() {
  const over = useSignal(false);
  const touched = useSignal(0);
  const focused = useSignal(false);
  useEffect(() => {
    if (!touched.value) return;
    const timer = setTimeout(() => (touched.value = 0), STILL);
    return () => clearTimeout(timer);
  }, [touched.value]);
  return {
    held: over.value || touched.value > 0 || focused.value,
    events: {
      onPointerEnter: (event: PointerEvent) => (over.value = event.pointerType !== "touch"),
      onPointerLeave: () => (over.value = false),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === "touch") touched.value++;
      },
      onFocusIn: (event: FocusEvent) => (focused.value = (event.target as Element).matches(":focus-visible")),
      onFocusOut: (event: FocusEvent) => {
        const inside = (event.currentTarget as Element).contains(event.relatedTarget as Node | null);
        if (!inside) focused.value = false;
      },
    },
  };
}

/** The rows of a stall, which change as offers come and go. */
function useSlots(open: readonly number[], held: boolean, key: string): Slot[] {
  const before = useRef<{ key: string; slots: Slot[] }>({ key, slots: [] });
  const tick = useSignal(0);
  const now = Date.now();
  const slots = fillSlots(before.current.key === key ? before.current.slots : [], open, now, held);
  before.current = { key, slots };
  const wait = nextFree(slots, now);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => tick.value++, wait + 20);
    return () => clearTimeout(timer);
  }, [wait, tick.value]);
  return slots;
}

function Stall({ store, view, seat }: { store: TableStore; view: View; seat: number }) {
  const name = store.names.value[seat];
  const player = view.players[seat];
  const { held, events } = useHeld();
  const takes = options(store, "Accept").map((option) => option.entry.offer);
  const theirs = view.offers.filter((offer) => offer.seat === seat);
  const rank = (number: number) => takes.includes(number) ? 0 : 1;
  const open = theirs.map((offer) => offer.number).sort((a, b) => rank(a) - rank(b) || a - b);
  const slots = useSlots(open, held, `${view.turn} ${store.looksBack}`);
  const own = view.offers.filter((offer) => offer.seat === view.seat).map((offer) => offer.number);
  const speech = useSpeech(store, seat, own);
  return (
    <section
      class="med-stall"
      data-seat={seat}
      aria-label={t("web-med-stall", { name })}
      style={{ "--stall": `var(--seat-${seat})` }}
      {...events}
    >
      <header {...marked(thing("seat", seat))}>
        <Emblem seat={seat} name={name} size={26} />
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {player.ready && <Icon name="check" size={16} title={t("web-med-is-ready")} />}
        <span class="quiet med-stall-cards">{t("web-med-hand-cards", { count: player.cards_in_hand })}</span>
      </header>
      <div class="med-stall-line">
        {speech
          ? <p key={speech.key} class={speech.no ? "med-bubble no" : "med-bubble"}>{speech.text}</p>
          : <Wishes store={store} seat={seat} />}
      </div>
      <ul class="med-slots" tabIndex={slots.length > 3 ? 0 : undefined} aria-label={t("web-med-stall", { name })}>
        {slots.map((slot, index) => {
          const offer = theirs.find((offer) => offer.number === slot.offer);
          return offer
            ? <OfferRow key={offer.number} store={store} view={view} offer={offer} />
            : <li key={`empty ${index}`} class="med-slot-empty" aria-hidden="true" />;
        })}
        {!slots.length && <li class="quiet med-slot-none">{t("web-med-stall-empty")}</li>}
      </ul>
    </section>
  );
}

function Wishes({ store, seat }: { store: TableStore; seat: number }) {
  const wish = wishOf(store, seat);
  if (!wish) return null;
  const list = (goods: readonly string[], label: string) =>
    goods.length > 0 && (
      <span class="med-wish">
        {label} {goods.map((good) => <Icon key={good} name={goodIcon(good)} size={18} title={named("good", good)} />)}
      </span>
    );
  return (
    <p class="med-wishes">
      {list(wish.wants, t("web-med-wish-wants"))} {list(wish.plenty, t("web-med-wish-plenty"))}
    </p>
  );
}

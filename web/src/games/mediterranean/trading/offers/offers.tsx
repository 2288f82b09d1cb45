/** Open offers: first those that the player can accept, best on top; then the own; the rest folded. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { Button } from "../../../../ui/controls.tsx";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { bargainOf, WIDE } from "../composer/bargain.ts";
import { live, options, type View, worth } from "../../facts.ts";
import { OfferCard } from "./offer_card.tsx";
import { type Placed, placed, type Wanted } from "./offer_order.ts";

/** How many acceptable offers are shown at once, on a large screen and on a small one. */
const SHOWN = { wide: 8, narrow: 4 };
/** Milliseconds for which the list stays still after a touch, or under a pointer that is on no open offer. */
const STILL = 2500;

/** The numbers of the offers that the player can accept. */
function takesOf(store: TableStore): Set<number | null> {
  return new Set(options(store, "Accept").map((option) => option.entry.offer));
}

/** Acceptable offers first (those to the player by name, then by value), then the own, then all others; newest first. */
function wanted(store: TableStore, view: View, offers: readonly MediterraneanOfferView[]): Wanted[] {
  if (view.seat === null || !live(store)) return offers.map((offer) => ({ offer, near: true })).reverse();
  const takes = takesOf(store);
  const brings = (offer: MediterraneanOfferView) => worth(store, offer.give, offer.want);
  const points = (offer: MediterraneanOfferView) => offer.give_vp - offer.want_vp;
  const named = (offer: MediterraneanOfferView) => Number(offer.to.length > 0);
  const newest = [...offers].sort((a, b) => b.number - a.number);
  const mine = newest.filter((offer) => offer.seat === view.seat);
  const open = newest.filter((offer) => takes.has(offer.number)).sort((a, b) =>
    named(b) - named(a) || brings(b) - brings(a) || points(b) - points(a)
  );
  const far = newest.filter((offer) => offer.seat !== view.seat && !takes.has(offer.number));
  return [
    ...[...open, ...mine].map((offer) => ({ offer, near: true })),
    ...far.map((offer) => ({ offer, near: false })),
  ];
}

export function Offers({ store, view }: { store: TableStore; view: View }) {
  const bargain = bargainOf(store);
  const held = useSignal(0);
  const under = useSignal<number | null>(null);
  const focused = useSignal(false);
  const before = useRef<Placed[]>([]);
  const shown = view.offers.filter((offer) => !bargain.hidden.value.has(offer.number));
  const places = placed(before.current, wanted(store, view, shown), held.value > 0 || focused.value);
  before.current = places.filter((place) => !bargain.hidden.value.has(place.offer.number));
  // A touch has no end of hovering, and a pointer left on a gone offer must not hold back new ones.
  const idle = !places.some((place) => place.offer.number === under.value && !place.gone);
  useEffect(() => {
    if (!held.value || !idle) return;
    const timer = setTimeout(() => (held.value = 0), STILL);
    return () => clearTimeout(timer);
  }, [held.value, idle]);
  const takes = takesOf(store);
  const away = view.offers.length - shown.length;
  const near = before.current.filter((place) => place.near);
  const open = near.filter((place) => place.offer.seat !== view.seat);
  const mine = near.filter((place) => place.offer.seat === view.seat && !place.gone);
  const far = before.current.filter((place) => !place.near);
  const hold = (event: PointerEvent) => {
    const card = event.pointerType === "touch" ? null : (event.target as Element).closest<HTMLElement>("[data-offer]");
    under.value = card && Number(card.dataset.offer);
    if (!held.value || event.type === "pointerdown") held.value++;
  };
  const many = matchMedia(WIDE).matches ? SHOWN.wide : SHOWN.narrow;
  const leave = (event: PointerEvent) => event.pointerType === "touch" || (held.value = 0);
  const list = (some: Placed[]) => (
    <ul class="med-offer-list">
      {some.map((place) => <OfferCard key={place.offer.number} store={store} view={view} {...place} />)}
    </ul>
  );
  return (
    <section
      class="med-offers"
      aria-label={t("web-med-offers")}
      tabIndex={store.looksBack ? 0 : undefined}
      onPointerOver={hold}
      onPointerDown={hold}
      onPointerLeave={leave}
      onFocusIn={(event) => (focused.value = (event.target as Element).matches(":focus-visible"))}
      onFocusOut={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || (focused.value = false)}
    >
      <header>
        <h2>
          {t("web-med-offers")} <span class="quiet">{view.offers.length}</span>
        </h2>
        {takes.size > 0 && (
          <span class="med-open-count">
            {t("web-med-open-count", { count: shown.filter((offer) => takes.has(offer.number)).length })}
          </span>
        )}
        {away > 0 && (
          <Button look="quiet" onClick={() => (bargain.hidden.value = new Set())}>
            <Icon name="eye" size={18} /> {t("web-med-show-hidden", { count: away })}
          </Button>
        )}
      </header>
      {!view.offers.length && <p class="quiet">{t("web-med-no-offers")}</p>}
      {open.length > 0 && list(open.slice(0, many))}
      {open.length > many && (
        <details class="med-fold">
          <summary>{t("web-med-more-offers", { count: open.length - many })}</summary>
          {list(open.slice(many))}
        </details>
      )}
      {mine.length > 0 && list(mine)}
      {far.length > 0 && (
        <details class="med-fold">
          <summary>{t("web-med-other-offers", { count: far.filter((place) => !place.gone).length })}</summary>
          {list(far)}
        </details>
      )}
    </section>
  );
}

/** Open offers of all as cards: taken, answered, withdrawn or hidden by one click. */
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icon.tsx";
import type { TableStore } from "../state/table.ts";
import { marked, thing } from "../table/meant.ts";
import { Button } from "../ui/controls.tsx";
import { Emblem } from "../ui/emblem.tsx";
import type { MediterraneanOfferView } from "../wire.ts";
import { speaker, t } from "../words/words.ts";
import { bargainOf } from "./bargain.ts";
import { Choice } from "./choice.tsx";
import { CopyPicker, differs } from "./copies.tsx";
import { change, live, options, printed, type View, worth } from "./facts.ts";
import { Wares } from "./wares.tsx";

export function Offers({ store, view }: { store: TableStore; view: View }) {
  const bargain = bargainOf(store);
  const shown = view.offers.filter((one) => !bargain.hidden.value.has(one.number));
  const away = view.offers.length - shown.length;
  const latest = [...shown].sort((a, b) => b.number - a.number);
  const near = latest.filter((one) => store.looksBack || one.seat === view.seat || takes(store, one));
  const far = latest.filter((one) => !near.includes(one));
  return (
    <section class="med-offers" aria-label={t("web-med-offers")} tabIndex={store.looksBack ? 0 : undefined}>
      <header>
        <h2>{t("web-med-offers")} <span class="quiet">{view.offers.length}</span></h2>
        {away > 0 && (
          <Button look="quiet" onClick={() => (bargain.hidden.value = new Set())}>{t("web-med-show-hidden", { count: away })}</Button>
        )}
      </header>
      {!view.offers.length && <p class="quiet">{t("web-med-no-offers")}</p>}
      <ul class="med-offer-list">
        {near.map((offer) => <OfferCard key={offer.number} store={store} view={view} offer={offer} />)}
      </ul>
      {far.length > 0 && (
        <details class="med-fold" open={bargain.drawer.peek()}>
          <summary>{t("web-med-other-offers", { count: far.length })}</summary>
          <ul class="med-offer-list">
            {far.map((offer) => <OfferCard key={offer.number} store={store} view={view} offer={offer} />)}
          </ul>
        </details>
      )}
    </section>
  );
}

function takes(store: TableStore, offer: MediterraneanOfferView) {
  return options(store, "Accept").find((one) => one.entry.offer === offer.number);
}

function OfferCard({ store, view, offer }: { store: TableStore; view: View; offer: MediterraneanOfferView }) {
  const names = store.names.value;
  const mine = offer.seat === view.seat;
  const open = view.seat !== null && !mine && (!offer.to.length || offer.to.includes(view.seat));
  const to = offer.to.length ? t("web-med-to-some", { names: speaker(names).list("seats", offer.to) }) : t("web-med-to-everybody");
  const taker = offer.to.length === 1 ? offer.to[0] : null;
  const classes = ["med-offer", mine && "mine", takes(store, offer) ? "open" : !mine && "shut"].filter(Boolean).join(" ");
  return (
    <li class={classes} data-offer={offer.number} {...marked(thing("offer", offer.number))} title={open && !takes(store, offer) ? t("web-med-cannot") : undefined}>
      <p class="med-offer-head">
        <Emblem seat={offer.seat} name={names[offer.seat]} size={28} />
        <strong>{mine ? t("web-you") : names[offer.seat]}</strong> <span class="quiet">{to} · {offer.number}</span>
        {!mine && <HideButton store={store} number={offer.number} />}
      </p>
      <div class="med-swap">
        <div><span class="unseen">{t("web-med-gives")}</span> <Wares store={store} goods={offer.give} vp={offer.give_vp} pacts={offer.give_pacts} owner={offer.seat} /></div>
        <Icon name="trade" size={22} />
        <div><span class="unseen">{t("web-med-wants")}</span> <Wares store={store} goods={offer.want} vp={offer.want_vp} pacts={offer.want_pacts} owner={taker} /></div>
      </div>
      {mine ? <Mine store={store} offer={offer} /> : <Theirs store={store} view={view} offer={offer} />}
    </li>
  );
}

function HideButton({ store, number }: { store: TableStore; number: number }) {
  const { hidden } = bargainOf(store);
  const label = t("web-med-hide", { offer: number });
  const hide = () => (hidden.value = new Set([...hidden.value, number]));
  return (
    <button type="button" class="button quiet med-icon med-hide" aria-label={label} title={label} onClick={hide}>
      <Icon name="hidden" size={20} />
    </button>
  );
}

function Mine({ store, offer }: { store: TableStore; offer: MediterraneanOfferView }) {
  const one = options(store, "Withdraw").find((entry) => entry.entry.offer === offer.number);
  const cards = offer.cards.map((card) => speaker([]).ware(card.name)).join(", ");
  return (
    <div class="med-offer-do">
      {cards && <span class="quiet">{t("web-med-hands", { cards })}</span>}
      {one && (
        <Choice store={store} one={one}>
          <Icon name="cross" size={18} /> {t("web-med-withdraw")}
        </Choice>
      )}
    </div>
  );
}

function Theirs({ store, view, offer }: { store: TableStore; view: View; offer: MediterraneanOfferView }) {
  const bargain = bargainOf(store);
  const picked = useSignal<string[] | null>(null);
  const choosing = useSignal(false);
  const one = takes(store, offer);
  const cards = picked.value ?? offer.handed.map((card) => card.name);
  const text = `accept ${offer.number}${cards.length ? ` with ${cards.join(" ")}` : ""}`;
  const hands = cards.map((card) => speaker([]).ware(card)).join(", ");
  const counter = () => bargain.counter(offer, view.hand, view.parting, printed(store)?.tiles.map((tile) => tile.id) ?? []);
  return (
    <div class="med-offer-do">
      {one && (
        <p class="quiet med-hands">
          <span>{t("web-med-worth", { change: change(worth(store, offer.give, offer.want)) })}</span>
          {hands && <span>{t("web-med-you-hand", { cards: hands })}</span>}
        </p>
      )}
      {one && (
        <Choice store={store} one={one} text={text} class="button strong">
          <Icon name="check" size={18} /> {t("web-med-take")}
        </Choice>
      )}
      {one && differs(view, offer) && (
        <Button aria-expanded={choosing.value} onClick={() => (choosing.value = !choosing.value)}>{t("web-med-copies")}</Button>
      )}
      {view.seat !== null && live(store) && (
        <button type="button" class={one ? "button" : "button quiet med-icon"} title={t("web-med-counter")} onClick={counter}>
          {one ? t("web-med-counter") : <Icon name="trade" size={22} title={t("web-med-counter")} />}
        </button>
      )}
      {one && choosing.value && <CopyPicker view={view} offer={offer} cards={cards} onPick={(next) => (picked.value = next)} />}
    </div>
  );
}

/** One offer: who swaps what, what it would change for the player, and the answers to it. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { marked, thing } from "../../../../table/log/log_highlight.ts";
import { Emblem } from "../../../../ui/emblem.tsx";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { speaker, t } from "../../../../i18n/translate.ts";
import { bargainOf } from "../composer/bargain.ts";
import { Choice } from "../../choice.tsx";
import { CopyPicker, differs } from "./copy_picker.tsx";
import { cardWords, change, live, type Option, options, printed, type View, worth } from "../../facts.ts";
import type { Placed } from "./offer_order.ts";
import { Wares } from "../wares.tsx";

type Props = { store: TableStore; view: View; offer: MediterraneanOfferView };

export function OfferCard({ store, view, offer, near, gone }: Props & Placed) {
  const names = store.names.value;
  const mine = offer.seat === view.seat;
  const option = gone ? undefined : options(store, "Accept").find((entry) => entry.entry.offer === offer.number);
  const asked = view.seat !== null && !mine && (!offer.to.length || offer.to.includes(view.seat));
  const called = names.map((name, seat) => seat === view.seat ? t("web-med-me") : name);
  const to = offer.to.length
    ? t("web-med-to-some", { names: speaker(called).joined(offer.to.map((seat) => called[seat])) })
    : t("web-med-to-everybody");
  const taker = offer.to.length === 1 ? offer.to[0] : null;
  const classes = ["med-offer", mine && "mine", option && "open", !near && "shut", gone && "gone"].filter(Boolean).join(
    " ",
  );
  return (
    <li
      class={classes}
      data-offer={offer.number}
      {...marked(thing("offer", offer.number))}
      title={asked && !option && !gone ? t("web-med-cannot") : undefined}
    >
      <p class="med-offer-head">
        <Emblem seat={offer.seat} name={names[offer.seat]} size={24} />
        <strong>
          <bdi>{mine ? t("web-you") : names[offer.seat]}</bdi>
        </strong>{" "}
        <span class="quiet">{to} · {offer.number}</span>
        {option && <Gain store={store} offer={offer} />}
        {near && !mine && !gone && <Aside store={store} view={view} offer={offer} />}
      </p>
      <div class="med-swap">
        <div>
          <span class="unseen">{t("web-med-gives")}</span>{" "}
          <Wares store={store} goods={offer.give} vp={offer.give_vp} pacts={offer.give_pacts} owner={offer.seat} />
        </div>
        <Icon name="trade" size={20} />
        <div>
          <span class="unseen">{t("web-med-wants")}</span>{" "}
          <Wares store={store} goods={offer.want} vp={offer.want_vp} pacts={offer.want_pacts} owner={taker} />
        </div>
      </div>
      {near && !mine && !option && view.seat !== null && live(store) && (
        <p class="quiet med-hands">{t(gone ? "web-med-gone" : "web-med-cannot")}</p>
      )}
      {!gone && mine && <Mine store={store} offer={offer} />}
      {option && <Taking store={store} view={view} offer={offer} option={option} />}
      {!near && !gone && (
        <div class="med-offer-do">
          <Aside store={store} view={view} offer={offer} />
        </div>
      )}
    </li>
  );
}

/** How the deal would change the value of the own sets. */
function Gain({ store, offer }: { store: TableStore; offer: MediterraneanOfferView }) {
  const money = worth(store, offer.give, offer.want);
  const said = t("web-med-worth", { change: change(money) });
  return (
    <strong class={money > 0 ? "med-gain up" : money < 0 ? "med-gain down" : "med-gain"} title={said}>
      {change(money)}
    </strong>
  );
}

/** Buttons to counter an offer, or to hide it. */
function Aside({ store, view, offer }: Props) {
  const bargain = bargainOf(store);
  const hide = t("web-med-hide", { offer: offer.number });
  const counter = () =>
    bargain.counter(offer, view.hand, view.parting, printed(store)?.tiles.map((tile) => tile.id) ?? []);
  return (
    <>
      {view.seat !== null && live(store) && (
        <button
          type="button"
          class="button quiet med-icon"
          aria-label={t("web-med-counter")}
          title={t("web-med-counter")}
          onClick={counter}
        >
          <Icon name="reply" size={20} />
        </button>
      )}
      <button
        type="button"
        class="button quiet med-icon"
        aria-label={hide}
        title={hide}
        onClick={() => (bargain.hidden.value = new Set([...bargain.hidden.value, offer.number]))}
      >
        <Icon name="hidden" size={18} />
      </button>
    </>
  );
}

function Mine({ store, offer }: { store: TableStore; offer: MediterraneanOfferView }) {
  const option = options(store, "Withdraw").find((entry) => entry.entry.offer === offer.number);
  const cards = offer.cards.map((card) => cardWords(card.name)).join(", ");
  return (
    <>
      {option && (
        <div class="med-offer-do">
          <Choice store={store} option={option}>
            <Icon name="cross" size={18} /> {t("web-med-withdraw")}
          </Choice>
        </div>
      )}
      {cards && <p class="quiet med-hands">{t("web-med-hands", { cards })}</p>}
    </>
  );
}

/** Accepts the offer, with the suggested copies or those that the player picks. */
function Taking({ store, view, offer, option }: Props & { option: Option }) {
  const picked = useSignal<string[] | null>(null);
  const choosing = useSignal(false);
  const cards = picked.value ?? offer.handed.map((card) => card.name);
  const text = `accept ${offer.number}${cards.length ? ` with ${cards.join(" ")}` : ""}`;
  const hands = cards.map(cardWords).join(", ");
  return (
    <>
      <div class="med-offer-do">
        <Choice store={store} option={option} text={text} class="button strong">
          <Icon name="check" size={18} /> {t("web-med-take")}
        </Choice>
      </div>
      <p class="quiet med-hands">
        {hands ? t("web-med-you-hand", { cards: hands }) : t("web-med-you-hand-nothing")}
        {differs(view, offer) && (
          <button
            type="button"
            class="link"
            aria-expanded={choosing.value}
            onClick={() => (choosing.value = !choosing.value)}
          >
            {t("web-med-copies")}
          </button>
        )}
      </p>
      {choosing.value && (
        <CopyPicker
          view={view}
          offer={offer}
          cards={cards}
          onPick={(next) => (picked.value = next)}
        />
      )}
    </>
  );
}

/** One open offer of another player as a row of the stall: what is swapped, what it would change, Take and No. */
import { useSignal } from "@preact/signals";
import { requests } from "../../../../api/requests.ts";
import { Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { marked, thing } from "../../../../table/log/log_highlight.ts";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { speaker, t } from "../../../../i18n/translate.ts";
import { Choice } from "../../choice.tsx";
import { inLesson, live, options, type View } from "../../facts.ts";
import { answeredBy, answerOf } from "../market/market_talk.ts";
import { Wares, waresWords } from "../wares.tsx";
import { Gain } from "./gain.tsx";
import { OfferDialog } from "./offer_dialog.tsx";
import { decline, takeText } from "./taking.ts";

type Props = { store: TableStore; view: View; offer: MediterraneanOfferView };

export function OfferRow({ store, view, offer }: Props) {
  const looking = useSignal(false);
  const names = store.names.value;
  const name = names[offer.seat];
  const option = options(store, "Accept").find((entry) => entry.entry.offer === offer.number);
  const plays = view.seat !== null && live(store);
  const asked = plays && (!offer.to.length || offer.to.includes(view.seat!));
  const mine = view.seat === null ? undefined : answerOf(store, offer.number, view.seat);
  const answers = answeredBy(store, offer.number);
  const own = answers !== null && view.offers.some((other) => other.number === answers && other.seat === view.seat);
  const taker = offer.to.length === 1 ? offer.to[0] : null;
  const classes = ["med-offer", option && "open", !asked && "shut", mine && !mine.counter && "declined"];
  const gives = waresWords(store, offer.give, offer.give_vp, offer.give_pacts, offer.seat);
  const wants = waresWords(store, offer.want, offer.want_vp, offer.want_pacts, taker);
  return (
    <li
      class={classes.filter(Boolean).join(" ")}
      data-offer={offer.number}
      data-mark={`offer:${offer.number}`}
      {...marked(thing("offer", offer.number))}
      title={plays && asked && !option ? t("web-med-cannot") : undefined}
    >
      <div class="med-swap">
        <span class="unseen">{t("web-med-gives")}</span>
        <Wares store={store} goods={offer.give} vp={offer.give_vp} pacts={offer.give_pacts} owner={offer.seat} />
        <Icon name="trade" size={16} />
        <span class="unseen">{t("web-med-wants")}</span>
        <Wares store={store} goods={offer.want} vp={offer.want_vp} pacts={offer.want_pacts} owner={taker} />
        <span class="quiet med-offer-note">{note(store, view, offer, own ? answers : null, Boolean(mine))}</span>
      </div>
      {option && (
        <Choice
          store={store}
          option={option}
          text={takeText(offer)}
          class="button strong med-take"
          label={t("web-med-take-offer", { name, gives, wants })}
          mark={`take:${offer.number}`}
        >
          <span>{t("web-med-take")}</span>
          <Gain store={store} offer={offer} />
        </Choice>
      )}
      {asked && !inLesson(store) && (
        <button
          type="button"
          class="button quiet med-icon"
          aria-label={t("web-med-decline-offer", { name, gives, wants })}
          title={t("web-med-decline")}
          disabled={mine !== undefined}
          onClick={() => void decline(requests.decline, store, offer.number)}
        >
          <Icon name="cross" size={16} />
        </button>
      )}
      {!inLesson(store) && (
        <button
          type="button"
          class="button quiet med-icon"
          aria-label={t("web-med-look", { name, gives, wants })}
          title={t("web-med-more")}
          onClick={() => (looking.value = true)}
        >
          <Icon name="more" size={18} />
        </button>
      )}
      <OfferDialog
        store={store}
        view={view}
        offer={offer}
        open={looking.value}
        onClose={() => (looking.value = false)}
      />
    </li>
  );
}

/** To whom it is, which offer it answers, or that the player has declined it. */
function note(
  store: TableStore,
  view: View,
  offer: MediterraneanOfferView,
  answers: number | null,
  declined: boolean,
): string {
  if (declined) return t("web-med-you-declined");
  if (answers !== null) return t("web-med-answers-yours", { offer: answers });
  if (!offer.to.length) return "";
  const called = store.names.value.map((name, seat) => seat === view.seat ? t("web-med-me") : name);
  return t("web-med-to-some", { names: speaker(called).joined(offer.to.map((seat) => called[seat])) });
}

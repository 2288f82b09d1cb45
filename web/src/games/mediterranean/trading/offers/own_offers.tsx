/** The player's own open offers: always in sight, with what each addressee answered. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { marked, thing } from "../../../../table/log/log_highlight.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Emblem } from "../../../../ui/emblem.tsx";
import { announce } from "../../../../ui/toast.tsx";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { Choice } from "../../choice.tsx";
import { cardWords, options, type View } from "../../facts.ts";
import { addressees, answerOf, answersOf, answerWords } from "../market/market_talk.ts";
import { playAnswer } from "../sounds.ts";
import { Wares } from "../wares.tsx";

export function OwnOffers({ store, view }: { store: TableStore; view: View }) {
  const own = view.offers.filter((offer) => offer.seat === view.seat);
  useAnnouncedAnswers(store, own);
  return (
    <section class="med-own" aria-label={t("web-med-own")}>
      <h2>{t("web-med-own")}</h2>
      {own.length
        ? <ul>{own.map((offer) => <OwnOffer key={offer.number} store={store} view={view} offer={offer} />)}</ul>
        : <p class="quiet">{t("web-med-own-none")}</p>}
    </section>
  );
}

/** Tells screen readers the latest answer to an own offer. */
function useAnnouncedAnswers(store: TableStore, own: readonly MediterraneanOfferView[]): void {
  const answers = answersOf(store).filter((answer) => own.some((offer) => offer.number === answer.offer));
  const last = answers[answers.length - 1];
  useEffect(() => {
    if (!last) return;
    announce(`${store.names.value[last.seat]}: ${answerWords(store, last)}`);
    playAnswer();
  }, [last?.offer, last?.seat, last?.reason, last?.counter]);
}

function OwnOffer({ store, view, offer }: { store: TableStore; view: View; offer: MediterraneanOfferView }) {
  const open = useSignal(false);
  const option = options(store, "Withdraw").find((entry) => entry.entry.offer === offer.number);
  const cards = offer.cards.map((card) => cardWords(card.name)).join(", ");
  const taker = offer.to.length === 1 ? offer.to[0] : null;
  const seats = addressees(offer, view.order);
  const said = (seat: number) => {
    const answer = answerOf(store, offer.number, seat);
    return answer ? answerWords(store, answer) : t("web-med-no-answer");
  };
  const names = store.names.value;
  const all = seats.map((seat) => `${names[seat]}: ${said(seat)}`).join("\n");
  return (
    <li class="med-offer mine" data-offer={offer.number} {...marked(thing("offer", offer.number))}>
      <div class="med-swap">
        <span class="quiet">{offer.number}</span>
        <Wares store={store} goods={offer.give} vp={offer.give_vp} pacts={offer.give_pacts} owner={offer.seat} />
        <Icon name="trade" size={16} title={t("web-med-for")} />
        <Wares store={store} goods={offer.want} vp={offer.want_vp} pacts={offer.want_pacts} owner={taker} />
        {cards && <span class="quiet med-offer-note">{t("web-med-hands", { cards })}</span>}
      </div>
      <button
        type="button"
        class="button quiet med-answers"
        aria-label={t("web-med-answers-to", { offer: offer.number, answers: all.replaceAll("\n", "; ") })}
        title={all}
        onClick={() => (open.value = true)}
      >
        {seats.map((seat) => <AnswerMark key={seat} store={store} offer={offer.number} seat={seat} />)}
      </button>
      {option && (
        <Choice
          store={store}
          option={option}
          class="button quiet med-icon"
          label={`${t("web-med-withdraw")} ${offer.number}`}
        >
          <Icon name="cross" size={16} title={t("web-med-withdraw")} />
        </Choice>
      )}
      <Dialog
        open={open.value}
        title={t("web-med-offer-yours", { offer: offer.number })}
        onClose={() => (open.value = false)}
      >
        <ul class="med-list">
          {seats.map((seat) => (
            <li key={seat}>
              <AnswerMark store={store} offer={offer.number} seat={seat} /> <strong>{names[seat]}</strong> {said(seat)}
            </li>
          ))}
        </ul>
      </Dialog>
    </li>
  );
}

/** The emblem of an addressee with a cross, an arrow for a counter-offer, or nothing yet. */
function AnswerMark({ store, offer, seat }: { store: TableStore; offer: number; seat: number }) {
  const answer = answerOf(store, offer, seat);
  const kind = !answer ? "waits" : answer.counter ? "countered" : "no";
  return (
    <span class={`med-answer ${kind}`}>
      <Emblem seat={seat} name={store.names.value[seat]} size={22} />
      <Icon name={kind === "no" ? "cross" : kind === "countered" ? "reply" : "clock"} size={13} />
    </span>
  );
}

/** The deals of a game as both sides saw them, and offers that the player passed by. */
import { useSignal } from "@preact/signals";
import { say, speaker, t } from "../../i18n/translate.ts";
import type { ReviewStore } from "../../store/review.ts";
import { Check } from "../../ui/controls.tsx";
import { Emblem } from "../../ui/emblem.tsx";
import type { ReviewDeal, ReviewDealSide } from "../../wire.ts";
import { signed } from "./numbers.ts";

export function ReviewedDeals({ store }: { store: ReviewStore }) {
  const all = useSignal(false);
  const found = store.deals.value;
  const seat = store.eyes.value ?? 0;
  if (found === null) return null;
  const mine = (deal: ReviewDeal) => deal.sides.some((side) => side.seat === seat);
  const deals = found.deals.filter((deal) => all.value || mine(deal));
  const unseen = found.unseen.filter((offer) => offer.seat === seat);
  return (
    <section class="reviewed-deals" aria-label={t("web-review-deals")}>
      <p class="quiet">{t("web-review-deals-about", { unit: t(found.unit) })}</p>
      <Check label={t("web-review-deals-all")} checked={all.value} onChange={(on) => (all.value = on)} />
      {!deals.length && <p>{t("web-review-deals-none")}</p>}
      {deals.length > 0 && (
        <table class="worth">
          <thead>
            <tr>
              <td />
              <th scope="col">{t("web-review-known")}</th>
              <th scope="col">{t("web-review-true")}</th>
            </tr>
          </thead>
          {deals.map((deal) => <Deal key={deal.number} store={store} deal={deal} />)}
        </table>
      )}
      {unseen.length > 0 && (
        <>
          <h2>{t("web-review-unseen")}</h2>
          <ul class="unseen-offers">
            {unseen.map((offer) => (
              <li key={`${offer.number} ${offer.offer}`}>
                <button type="button" class="link" onClick={() => store.go(offer.number)}>
                  {say(offer.sentence, store.names.value)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Deal({ store, deal }: { store: ReviewStore; deal: ReviewDeal }) {
  const names = store.names.value;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} class="deal-at">
          <button type="button" class="link" onClick={() => store.go(deal.number - 1)}>
            {t("web-review-deal-at", { number: deal.number })}
          </button>{" "}
          {deal.remarks.map((remark, index) => <span key={index} class="remark">{say(remark, names)}</span>)}
        </th>
      </tr>
      {deal.sides.map((side) => <Side key={side.seat} store={store} side={side} />)}
    </tbody>
  );
}

function Side({ store, side }: { store: ReviewStore; side: ReviewDealSide }) {
  const spoken = speaker(store.names.value);
  const goods = spoken.joined(side.gave.map((thing) => spoken.words(thing)));
  const name = store.names.value[side.seat];
  return (
    <tr>
      <th scope="row">
        <Emblem seat={side.seat} name={name} size={20} />{" "}
        <span>{t("web-review-gives", { name, goods: goods || t("web-review-none") })}</span>
      </th>
      <td>{signed(side.known)}</td>
      <td>{signed(side.true)}</td>
    </tr>
  );
}

/** Where the result of a seat came from: its chance at the start, luck, own choices, those of the others; all labels. */
import { t } from "../../i18n/translate.ts";
import { LABELS, type ReviewStore } from "../../store/review.ts";
import { Emblem } from "../../ui/emblem.tsx";
import { change, percent, SIGNS } from "./numbers.ts";

const PARTS = ["luck", "own", "others"] as const;

export function Summary({ store }: { store: ReviewStore }) {
  const judged = [...store.judgements.value.values()];
  return (
    <section class="summary" aria-label={t("web-review-summary")}>
      <h2>{t("web-review-labels")}</h2>
      <ul class="counts">
        {LABELS.map((label) => (
          <li key={label}>
            <span class={`label-sign ${label}`} aria-hidden="true">{SIGNS[label]}</span>{" "}
            {t(`web-review-count-${label}`, { count: judged.filter((found) => found.label === label).length })}
          </li>
        ))}
      </ul>
      <p class="quiet">{t("web-review-labels-about")}</p>
      <h2>{t("web-review-luck")}</h2>
      <Ledgers store={store} />
    </section>
  );
}

function Ledgers({ store }: { store: ReviewStore }) {
  const ledgers = store.ledgers.value;
  const names = store.names.value;
  if (ledgers === null) return <p class="quiet" aria-busy={!store.stopped.value}>{t("web-review-not-yet")}</p>;
  const most = Math.max(0.05, ...ledgers.flatMap((ledger) => PARTS.map((part) => Math.abs(ledger[part]))));
  const own = store.eyes.value ?? 0;
  const order = [...ledgers].sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
  return (
    <>
      <p class="quiet">{t("web-review-luck-about")}</p>
      <ul class="ledgers">
        {order.map((ledger) => (
          <li key={ledger.seat} class={ledger.seat === own ? "own" : ""}>
            <p class="who">
              <Emblem seat={ledger.seat} name={names[ledger.seat]} size={24} /> <bdi>{names[ledger.seat]}</bdi>{" "}
              <span class="quiet">
                {t("web-review-from-to", { start: percent(ledger.start), result: percent(ledger.result) })}
              </span>
            </p>
            <dl>
              {PARTS.map((part) => (
                <div key={part}>
                  <dt>{t(`web-review-part-${part}`)}</dt>
                  <dd>
                    <span class="bar" aria-hidden="true">
                      <span class={ledger[part] < 0 ? "loss" : "gain"} style={barOf(ledger[part] / most)} />
                    </span>
                    <span class="amount">{change(ledger[part])}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A bar from the middle to one side. */
const barOf = (share: number) => ({
  left: `${50 + Math.min(0, share) * 50}%`,
  width: `${Math.abs(share) * 50}%`,
});

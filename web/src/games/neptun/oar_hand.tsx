/** One's own oar cards; one is laid face down, or played openly in an additional turn. */
import { OarCard } from "./drawings/cards.tsx";
import type { NeptunOar } from "../../wire.ts";
import { t } from "../../i18n/translate.ts";
import { type Choice, useDesk } from "./selection.ts";

const same = (a: NeptunOar, b: NeptunOar) => a.power === b.power && a.wind === b.wind && a.starting === b.starting;

/** An oar card as written: power, then the wind change with its sign. */
export const oarText = ({ power, wind }: NeptunOar) => `${power}${wind < 0 ? "" : "+"}${wind}`;

export function OarHand() {
  const desk = useDesk();
  const { hand, chosen } = desk.view.value;
  if (desk.mine.value === null) return null;
  return (
    <section class="oar-hand" aria-label={t("web-neptun-hand")}>
      <h2>{t("web-neptun-hand")}</h2>
      <ul class="oars">
        {hand.map((oar, at) => (
          <li key={`${at} ${oarText(oar)}`}>
            <HandCard oar={oar} row={desk.rows.value.find((one) => same(one.act, oar))} />
          </li>
        ))}
        {chosen && (
          <li class="chosen">
            <OarCard {...chosen} chosen label={t("web-neptun-chosen", { oar: oarText(chosen) })} />
          </li>
        )}
      </ul>
    </section>
  );
}

function HandCard({ oar, row }: { oar: NeptunOar; row: Choice<"Row"> | undefined }) {
  const desk = useDesk();
  const words = t(oar.starting ? "web-neptun-oar-starting" : "web-neptun-oar", { power: oar.power, wind: oar.wind });
  if (!row) return <div class="oar"><OarCard {...oar} label={words} /></div>;
  const miles = row.entry.range ?? 0;
  return (
    <button
      type="button"
      class="oar lit"
      data-text={row.entry.text}
      aria-label={`${words}: ${t("web-neptun-range", { wind: desk.view.value.wind, oar: oar.power, range: miles })}`}
      disabled={desk.store.sending.value !== null}
      onClick={() => desk.play(row)}
      {...desk.points(row.entry.text)}
    >
      <OarCard {...oar} />
      <span class="do">{t("web-neptun-miles", { miles })}</span>
    </button>
  );
}

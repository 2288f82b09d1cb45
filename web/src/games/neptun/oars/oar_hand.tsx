/** The own oar cards; one is laid face down, or played openly in an additional turn. */
import { OarCard } from "../drawings/cards.tsx";
import type { NeptunOar } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { type Choice, useSelection } from "../selection.ts";

const same = (a: NeptunOar, b: NeptunOar) => a.power === b.power && a.wind === b.wind && a.starting === b.starting;

/** An oar card as written: power, then the wind change with its sign. */
export const oarText = ({ power, wind }: NeptunOar) => `${power}${wind < 0 ? "" : "+"}${wind}`;

export function OarHand() {
  const selection = useSelection();
  const { hand, chosen } = selection.view.value;
  if (selection.mine.value === null) return null;
  return (
    <section class="oar-hand" aria-label={t("web-neptun-hand")}>
      <h2>{t("web-neptun-hand")}</h2>
      <ul class="oars">
        {hand.map((oar, at) => (
          <li key={`${at} ${oarText(oar)}`}>
            <HandCard oar={oar} row={selection.rows.value.find((row) => same(row.act, oar))} />
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
  const selection = useSelection();
  const words = t(oar.starting ? "web-neptun-oar-starting" : "web-neptun-oar", { power: oar.power, wind: oar.wind });
  if (!row) {
    return (
      <div class="oar">
        <OarCard {...oar} label={words} />
      </div>
    );
  }
  const miles = row.entry.range ?? 0;
  return (
    <button
      type="button"
      class="oar lit"
      data-text={row.entry.text}
      aria-label={`${words}: ${
        t("web-neptun-range", { wind: selection.view.value.wind, oar: oar.power, range: miles })
      }`}
      disabled={selection.store.sending.value !== null}
      onClick={() => selection.play(row)}
      {...selection.points(row.entry.text)}
    >
      <OarCard {...oar} />
      <span class="do">{t("web-neptun-miles", { miles })}</span>
    </button>
  );
}

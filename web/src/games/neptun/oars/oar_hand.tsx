/** The own oar cards; one is laid face down, or played openly in an additional turn. */
import { OarCard } from "../drawings/cards.tsx";
import type { NeptunOar } from "../../../wire.ts";
import { advisedMark } from "../../../table/turn/advised_mark.ts";
import { t } from "../../../i18n/translate.ts";
import { type Choice, type Selection, useSelection } from "../selection.ts";
import { looks, pricesOf, reachOf, sameOar } from "../voyage.ts";

/** An oar card as written: power, then the wind change with its sign. */
export const oarText = ({ power, wind }: NeptunOar) => `${power}${wind < 0 ? "" : "+"}${wind}`;

export function OarHand() {
  const selection = useSelection();
  const { hand, chosen, phase } = selection.view.value;
  if (selection.mine.value === null || (phase === "over" && !hand.length)) return null;
  return (
    <section class="oar-hand" data-mark="hand" aria-label={t("web-neptun-hand")}>
      <h2>{t("web-neptun-hand")}</h2>
      <ul class="oars">
        {hand.map((oar, at) => (
          <li key={`${at} ${oarText(oar)}`} data-mark={`oar:${oarText(oar)}`}>
            <HandCard oar={oar} row={selection.rows.value.find((row) => sameOar(row.act, oar))} />
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
  const seat = selection.view.value.seat ?? 0;
  const reaches = reachWords(selection, oar);
  if (!row) {
    return (
      <button
        type="button"
        class="oar look"
        aria-label={t("web-neptun-look", { what: [words, ...reaches].join("; ") })}
        {...looks({ seat, oar })}
      >
        <OarCard {...oar} />
        <SlotReaches oar={oar} />
      </button>
    );
  }
  const miles = row.entry.range ?? 0;
  return (
    <button
      type="button"
      class="oar lit"
      data-text={row.entry.text}
      {...advisedMark(selection.store, row.entry.text)}
      aria-label={[
        `${words}: ${t("web-neptun-range", { wind: selection.view.value.wind, oar: oar.power, range: miles })}`,
        ...reaches,
      ].join("; ")}
      disabled={selection.store.sending.value !== null}
      onClick={() => selection.play(row)}
      {...selection.points(row.entry.text)}
    >
      <OarCard {...oar} />
      <SlotReaches oar={oar} />
      <span class="do">{t("web-neptun-miles", { miles })}</span>
    </button>
  );
}

/** The open slots with what the way to their ports costs with an oar. */
function slotReaches(selection: Selection, oar: NeptunOar) {
  const view = selection.view.value;
  const prices = view.seat === null ? null : pricesOf(view, view.seat, oar);
  if (prices === null) return [];
  return (selection.mine.value?.chart ?? []).flatMap(({ state }, slot) => {
    const reach = reachOf(prices[slot]);
    return state === "open" && reach !== null ? [{ slot: slot + 1, reach, gold: prices[slot] ?? 0 }] : [];
  });
}

/** Which slots an oar serves, in words. */
function reachWords(selection: Selection, oar: NeptunOar): string[] {
  return slotReaches(selection, oar).map(({ slot, reach, gold }) => t(`web-neptun-reach-${reach}`, { slot, gold }));
}

/** The same in small on the card: numbers of slots that are free, paid or out of reach. */
function SlotReaches({ oar }: { oar: NeptunOar }) {
  const found = slotReaches(useSelection(), oar);
  if (!found.length) return null;
  return (
    <span class="slot-reaches" aria-hidden="true">
      {found.map(({ slot, reach }) => <span key={slot} class={reach}>{slot}</span>)}
    </span>
  );
}

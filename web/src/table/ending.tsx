/** The end of a game: places, points by source, and what comes next. */
import { Icon } from "../drawings/icon.tsx";
import { api } from "../api/http.ts";
import { settle, useAsked, useDoing } from "../api/hooks.ts";
import { RuleLink, Trouble } from "../ui/error_line.tsx";
import { seatsHeld } from "../store/identity.ts";
import type { TableStore } from "../store/table_store.ts";
import { Button, LinkButton } from "../ui/controls.tsx";
import { Trades } from "../games/mediterranean/trading/trade_table.tsx";
import { Curves } from "./score_curves.tsx";
import { Emblem } from "../ui/emblem.tsx";
import { t } from "../i18n/translate.ts";

const TIES: Record<string, string> = { neptun: "N8.1", mediterranean: "M9.1" };

type Result = { points: number[]; places: number[]; why: Record<string, number>[] };

async function download(store: TableStore): Promise<void> {
  const record = await api.record(store.id, store.token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/x-ndjson" }));
  link.download = `argosy-${store.id.slice(0, 8)}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Ending({ store }: { store: TableStore }) {
  const doing = useDoing();
  const curve = useAsked(() => api.curve(store.id, store.token)).value;
  const result = store.state.value?.result as Result | null;
  const game = store.table.value?.game ?? "";
  if (!result) return null;
  const seats = result.points.map((_, seat) => seat).sort((a, b) => result.places[a] - result.places[b] || a - b);
  const sources = Object.keys(result.why[0] ?? {});
  const words = store.spoken.value?.sources ?? {};
  const rematch = () =>
    doing.does(async () => {
      const held = seatsHeld(store.id).map((one) => one.seat);
      const opened = await api.rematch(store.id, store.token);
      const beside = held.filter((seat) => seat !== opened.seat).map((seat) => ({ seat, name: store.names.value[seat] }));
      const alone = store.table.value?.seats.every((one) => one.bot !== null || one.seat === store.seat.value || held.includes(one.seat)) ?? false;
      await settle(opened, alone, beside);
    });
  return (
    <section class="ending" aria-label={t("web-ending")}>
      <h2>{t("web-ending")}</h2>
      <div class="grid-block" tabIndex={0} role="group" aria-label={t("web-ending")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("web-place")}</th>
              <th scope="col">{t("web-player")}</th>
              <th scope="col">{t("web-total")}</th>
              {sources.map((one) => <th key={one} scope="col">{words[one] ?? one}</th>)}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} class={result.places[seat] === 1 ? "won" : ""}>
                <td class="place">{result.places[seat]}</td>
                <th scope="row">
                  <span>
                    <Emblem seat={seat} name={store.names.value[seat]} size={30} /> {store.names.value[seat]}
                    {result.places[seat] === 1 && <Icon name="crown" size={22} />}
                  </span>
                </th>
                <td class="total">{result.points[seat]}</td>
                {sources.map((one) => <td key={one}>{result.why[seat][one] ?? 0}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {new Set(result.points).size < seats.length && <p class="quiet">{t(`web-tie-${game}`)} <RuleLink id={TIES[game]} /></p>}
      <Curves curve={curve} names={store.names.value} />
      <Trades store={store} />
      <Trouble problem={doing.problem} names={store.names.value} />
      <p class="actions">
        {store.seat.value !== null && <Button look="strong" busy={doing.busy} onClick={rematch}>{t("web-rematch")}</Button>}
        <LinkButton href={`/t/${store.id}/replay${location.hash}`}>{t("web-replay")}</LinkButton>
        <Button onClick={() => doing.does(() => download(store))}>{t("web-download")}</Button>
      </p>
    </section>
  );
}

/** Wind, forecast, round and phase. */
import { t } from "../../i18n/translate.ts";
import type { NeptunView } from "../../wire.ts";

export function Status({ view }: { view: NeptunView }) {
  if (view.phase === "over" || view.phase === "set-up") return null;
  return (
    <span class="standing">
      <span>{t("web-wind", { wind: view.wind })}</span>
      {view.forecast !== null && (
        <span>{t("web-forecast", { forecast: view.forecast > 0 ? `+${view.forecast}` : `${view.forecast}` })}</span>
      )}
      <span>{t("web-round", { round: view.round })}</span>
      <span>{t(`web-phase-${view.phase}`, { turn: Math.min(view.turn, 5) })}</span>
    </span>
  );
}

/** The wind rose in the corner of the chart; the forecast builds up as the oars are counted. */
import { WindRose } from "../drawings/rose.tsx";
import { marked } from "../../../table/log/log_highlight.ts";
import { t } from "../../../i18n/translate.ts";
import { useSelection } from "../selection.ts";
import { useOarCount } from "../oars/oar_counting.ts";

export function Wind() {
  const selection = useSelection();
  const { wind } = selection.scene.value;
  const count = useOarCount(selection.store);
  const forecast = selection.lingering.value === null ? count.forecast : selection.lingering.value.forecast;
  const signed = forecast === null ? null : forecast > 0 ? `+${forecast}` : String(forecast);
  const label = signed === null
    ? t("web-neptun-wind", { wind })
    : t("web-neptun-wind-forecast", { wind, forecast: signed });
  return (
    <div class="wind-corner" data-mark="wind" title={label} {...marked("wind")}>
      <WindRose wind={wind} forecast={forecast} size="100%" label={label} />
    </div>
  );
}

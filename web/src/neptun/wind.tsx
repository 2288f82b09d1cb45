/** The wind rose in the corner of the chart; the forecast builds up as the oars are counted. */
import { WindRose } from "../art/rose.tsx";
import { marked } from "../table/meant.ts";
import { t } from "../words/words.ts";
import { useDesk } from "./desk.ts";
import { useCounting } from "./counting.ts";

export function Wind() {
  const desk = useDesk();
  const { wind } = desk.view.value;
  const { forecast } = useCounting(desk.store);
  const signed = forecast === null ? null : forecast > 0 ? `+${forecast}` : String(forecast);
  const label = signed === null
    ? t("web-neptun-wind", { wind })
    : t("web-neptun-wind-forecast", { wind, forecast: signed });
  return (
    <div class="wind-corner" title={label} {...marked("wind")}>
      <WindRose wind={wind} forecast={forecast} size="100%" label={label} />
      <span class="wind-words" aria-hidden="true">{wind}{signed === null ? "" : ` ${signed}`}</span>
    </div>
  );
}

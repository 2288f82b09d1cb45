/** A strip on the chart that tells what happened since the own last turn: the latest line, and all of them on request. */
import { Icon } from "./drawings/icon.ts";
import { LiveTable } from "../../store/table_store.ts";
import { say, t } from "../../i18n/translate.ts";
import { useSelection } from "./selection.ts";
import { sinceOwn } from "./since.ts";

export function SinceStrip() {
  const selection = useSelection();
  const { store } = selection;
  const untold = store.untold.value;
  const lines = sinceOwn(store.keptStory.value, selection.view.value.seat)
    .filter((line) => !line.silent && !line.heading && !untold.has(line));
  if (!(store instanceof LiveTable)) return null;
  if (!lines.length) return <div class="since none" />; // keeps its place, where it has one
  const words = lines.map((line) => say(line, store.names.value));
  return (
    <details class="since">
      <summary>
        <Icon name="log" size={18} />
        <span class="since-count">{t("web-neptun-since", { count: lines.length })}</span>
        <span class="since-latest">{words.at(-1)}</span>
      </summary>
      <ol>{words.map((line, at) => <li key={at}>{line}</li>)}</ol>
    </details>
  );
}

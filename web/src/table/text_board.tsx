/** The whole position in words, as the terminal prints it: lines and tables. */
import type { TableStore } from "../store/table_store.ts";
import type { BlockWords } from "../wire.ts";
import { t } from "../i18n/translate.ts";

export function TextBoard({ store }: { store: TableStore }) {
  const words = store.words.value;
  if (words === null) return <p class="quiet" aria-busy="true">{t("web-loading")}</p>;
  return (
    <section class="text-board" aria-label={t("web-text-board")}>
      <h2 class="unseen">{t("web-text-board")}</h2>
      {words.board.map((block, index) => <Block key={`${index} ${block.text}`} block={block} />)}
    </section>
  );
}

function Block({ block }: { block: BlockWords }) {
  if (block.kind === "line") {
    return block.weight === "heading" ? <h3>{block.text}</h3> : <p class={block.weight}>{block.text}</p>;
  }
  const rows = block.rows ?? [];
  const headers = block.headers ?? [];
  return (
    <div class="grid-block" tabIndex={0} role="group" aria-label={block.text}>
      <table>
        {block.text && <caption>{block.text}</caption>}
        {headers.some(Boolean) && (
          <thead>
            <tr>{headers.map((head, at) => head ? <th key={at} scope="col">{head}</th> : <td key={at} />)}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, col) => col === 0 ? <th key={col} scope="row">{cell}</th> : <td key={col}>{cell}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

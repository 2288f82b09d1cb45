/** The public tables, to join or to watch. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Boat } from "../drawings/emblem.tsx";
import { api } from "../api/http.ts";
import { hasServer } from "../api/transport.ts";
import { NeedsServer } from "../ui/how_to_get_server.tsx";
import { LinkButton } from "../ui/controls.tsx";
import { t } from "../i18n/translate.ts";
import { useLoaded } from "../api/hooks.ts";
import { TableCard } from "./table_card.tsx";
import { ErrorLine } from "../ui/error_line.tsx";

const SECONDS = 5;

/** Some boats, where there is no table. */
function Boats() {
  return (
    <svg viewBox="-70 -50 140 66" width="160" aria-hidden="true">
      {[0, 1, 2].map((seat) => (
        <g key={seat} transform={`translate(${seat * 46 - 46} 0)`}>
          <Boat seat={seat} />
        </g>
      ))}
    </svg>
  );
}

export function LobbyPage() {
  return hasServer ? <PublicTables /> : <NeedsServer title={t("web-lobby")} />;
}

function PublicTables() {
  const tick = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || tick.value++, SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);
  const lobby = useLoaded(api.lobby, [tick.value]);
  return (
    <main id="main" class="narrow wide">
      <h1>{t("web-lobby")}</h1>
      <ErrorLine problem={lobby.problem} />
      {lobby.value !== null && lobby.value.tables.length === 0 && (
        <div class="empty">
          <Boats />
          <p>{t("web-lobby-empty")}</p>
        </div>
      )}
      <ul class="table-list">{lobby.value?.tables.map((table) => <TableCard key={table.id} table={table} />)}</ul>
      <p class="actions">
        <LinkButton look="strong" href="/new">{t("web-create")}</LinkButton>
        <LinkButton href="/join">{t("web-join")}</LinkButton>
      </p>
    </main>
  );
}

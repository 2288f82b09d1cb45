/** The public tables: sit down or look on. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api.ts";
import { LinkButton } from "../ui/controls.tsx";
import { t } from "../words/words.ts";
import { useAsked } from "./asking.ts";
import { TableCard } from "./table_card.tsx";
import { Trouble } from "./trouble.tsx";

const SECONDS = 5;

export function LobbyPage() {
  const tick = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || tick.value++, SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);
  const lobby = useAsked(api.lobby, [tick.value]);
  return (
    <main id="main" class="narrow">
      <h1>{t("web-lobby")}</h1>
      <Trouble problem={lobby.problem} />
      {lobby.value !== null && lobby.value.tables.length === 0 && <p class="empty">{t("web-lobby-empty")}</p>}
      <ul class="table-list">{lobby.value?.tables.map((one) => <TableCard key={one.id} table={one} />)}</ul>
      <p class="actions">
        <LinkButton look="strong" href="/new">{t("web-create")}</LinkButton>
        <LinkButton href="/join">{t("web-join")}</LinkButton>
      </p>
    </main>
  );
}

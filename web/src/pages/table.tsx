/** A table: gathering, playing or over, as its seat or as an onlooker. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../table/board.tsx";
import { findMe, seatsHeld } from "../state/me.ts";
import { route } from "../state/route.ts";
import { shown } from "../state/settings.ts";
import { TableStore } from "../state/table.ts";
import { Chat } from "../table/chat.tsx";
import { CommandBox } from "../table/command_box.tsx";
import { Ending } from "../table/ending.tsx";
import { Gathering } from "../table/gathering.tsx";
import { Invite } from "../table/invite.tsx";
import { Log } from "../table/log.tsx";
import { Menu } from "../table/menu.tsx";
import { useNotices } from "../table/notices.ts";
import { Players } from "../table/players.tsx";
import { LineBanner, PromptBar } from "../table/prompt_bar.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { t } from "../words/words.ts";
import { useAsked } from "./asking.ts";
import { Rules } from "./rules.tsx";
import { Trouble } from "./trouble.tsx";

/** The token by which one sees a table: of the seat held here, or of the link to watch. */
function tokenFor(id: string): string | null {
  const watching = /^watch=([A-Za-z0-9_-]{43})$/.exec(route.peek().hash);
  if (watching) return watching[1];
  return seatsHeld(id)[0]?.token ?? null;
}

export function TablePage({ id }: { id: string }) {
  useAsked(findMe);
  const store = useMemo(() => new TableStore(id, tokenFor(id)), [id]);
  useEffect(() => () => store.close(), [store]);
  useNotices(store);
  const table = store.table.value;
  if (table === null) {
    return (
      <main id="main" class="narrow">
        <LineBanner store={store} />
        <Trouble problem={store.problem.value} />
        {store.problem.value === null && <p class="quiet" aria-busy="true">{t("web-loading")}</p>}
      </main>
    );
  }
  if (table.state === "open" || table.state === "closed") {
    return (
      <>
        <LineBanner store={store} />
        <Gathering store={store} />
      </>
    );
  }
  return <Playing store={store} />;
}

function Playing({ store }: { store: TableStore }) {
  return (
    <main id="main" class={`table ${store.table.value?.game}`} data-version={store.version.value}>
      <h1 class="unseen">{t(`web-game-${store.table.value?.game}`)}</h1>
      <LineBanner store={store} />
      <PromptBar store={store} />
      <div class="board-side">
        {store.table.value?.state === "over" && <Ending store={store} />}
        {shown.value === "words" && <Menu store={store} />}
        {shown.value === "words" && <CommandBox store={store} />}
        <Board store={store} />
        {shown.value === "drawn" && <Choices store={store} />}
        {shown.value === "drawn" && <CommandBox store={store} />}
      </div>
      <Side store={store} />
    </main>
  );
}

/** The menu below a drawn board; folded where the board itself offers everything. */
function Choices({ store }: { store: TableStore }) {
  if (store.table.value?.game !== "mediterranean" || !store.entries.value.length) return <Menu store={store} />;
  return (
    <details class="menu-fold">
      <summary>{t("web-menu-list")}</summary>
      <Menu store={store} />
    </details>
  );
}

function Side({ store }: { store: TableStore }) {
  const chosen = useSignal("log");
  const seen = useSignal(0);
  const said = store.chat.value.length;
  useEffect(() => {
    if (chosen.value === "chat") seen.value = said;
  }, [chosen.value, said]);
  const letter = store.table.value?.game === "neptun" ? "N" : "M";
  const fresh = said - seen.value;
  const tabs = [
    { key: "log", label: t("web-log"), content: () => <Log store={store} /> },
    { key: "chat", label: t("web-chat"), mark: fresh > 0 ? String(fresh) : undefined, content: () => <Chat store={store} /> },
    { key: "rules", label: t("web-rules"), content: () => <Rules first={letter} /> },
    { key: "table", label: t("web-table"), content: () => <Invite store={store} /> },
  ];
  return (
    <aside class="side" aria-label={t("web-side")}>
      <Players store={store} />
      <Tabs label={t("web-side")} tabs={tabs} chosen={chosen.value} onChoose={(key) => (chosen.value = key)} />
    </aside>
  );
}

/** The page of a table: waiting room, game or ending, for a seat or an onlooker. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../table/board.tsx";
import { remember } from "../store/finished_games.ts";
import { isHere } from "../api/transport.ts";
import { findGuest, forgetSeats, seatsHeld } from "../store/identity.ts";
import { watchToken } from "../store/route.ts";
import type { PastTable } from "../store/past_table.ts";
import { LiveTable, type TableStore } from "../store/table_store.ts";
import { RequestsForm } from "../table/players/requests.tsx";
import { Chat } from "../table/players/chat.tsx";
import { CommandBox } from "../table/turn/command_box.tsx";
import { DeviceHandover, nextHolder } from "../table/players/device_handover.tsx";
import { Ending } from "../table/ending/ending.tsx";
import { WaitingRoom } from "../table/waiting_room/waiting_room.tsx";
import { useForcedChoice } from "../table/turn/forced_choice.ts";
import { useCoach } from "../table/turn/coach.ts";
import { HintBox } from "../table/turn/hint.tsx";
import { Invite } from "../table/waiting_room/invite.tsx";
import { OnThisDevice } from "../table/waiting_room/on_this_device.tsx";
import { Log } from "../table/log/log.tsx";
import { lookAt, usePast } from "../table/log/looking_back.tsx";
import { Menu } from "../table/turn/menu.tsx";
import { useTurnNotifications } from "../table/turn/turn_notifications.ts";
import { ClosedTable, EndTable, isHost, RemovedFromTable } from "../table/players/host.tsx";
import { uiOf, useGameUi } from "../table/generic_ui.ts";
import { Players } from "../table/players/players.tsx";
import { ConnectionBanner, PromptBar } from "../table/turn/prompt_bar.tsx";
import { type Tab, Tabs } from "../ui/tabs.tsx";
import { gameTitle, t } from "../i18n/translate.ts";
import { useLoaded } from "../api/hooks.ts";
import { SignTips } from "../table/sign_tips.tsx";
import { Rules } from "./rules.tsx";
import { Opening } from "../ui/opening.tsx";

/** A page of one column, as table.css has it. */
const NARROW = "(max-width: 56rem)";
/** The refusal of somebody whom the host has removed. */
const REMOVED = "seat.removed";

/** The tokens to open a table with: of the link to watch, else of the seats held here, else none (the cookie decides). */
function tokensFor(id: string): (string | null)[] {
  const watching = watchToken();
  if (watching) return [watching];
  const held = seatsHeld(id).map((seat) => seat.token);
  return held.length ? held : [null];
}

export function TablePage({ id }: { id: string }) {
  useLoaded(findGuest);
  const stores = useMemo(() => tokensFor(id).map((token) => new LiveTable(id, token)), [id]);
  const holder = useSignal(0);
  useEffect(() => () => stores.forEach((store) => store.close()), [stores]);
  const store = stores[holder.value];
  useTurnNotifications(store);
  const table = store.table.value;
  const drawn = useGameUi(table?.game);
  const over = table?.state === "over" && store.seat.value !== null;
  useEffect(() => {
    if (over) remember(store.state.peek()!);
  }, [over]);
  const removed = store.problem.value?.code === REMOVED;
  useEffect(() => {
    if (removed) forgetSeats(id, (held) => held.token === store.token);
  }, [removed]);
  if (removed) return <RemovedFromTable />;
  if (table === null) {
    return (
      <Opening problem={store.problem.value}>
        <ConnectionBanner store={store} />
      </Opening>
    );
  }
  if (table.state === "closed") return <ClosedTable store={store} />;
  if (table.state === "open") {
    return (
      <>
        <ConnectionBanner store={store} />
        <WaitingRoom store={store} />
      </>
    );
  }
  if (!drawn) return <Opening problem={null} />;
  const next = nextHolder(stores, holder.value);
  if (next !== holder.value) return <DeviceHandover store={stores[next]} onTaken={() => (holder.value = next)} />;
  return <Playing key={holder.value} store={store} />;
}

function Playing({ store }: { store: LiveTable }) {
  const past = usePast(store);
  const game = store.table.value?.game ?? "";
  const looking = past.at.value !== null;
  useForcedChoice(store, looking);
  useCoach(store, looking);
  const then = past.view.value === null ? store : past;
  const classes = `table ${game} ${looking ? "looks-back" : ""}`;
  return (
    <main
      id="main"
      class={classes}
      data-version={store.version.value}
      data-sending={store.sending.value ?? undefined}
      data-then={then === past ? past.version.value : undefined}
    >
      <h1 class="unseen">{gameTitle(game)}</h1>
      <ConnectionBanner store={store} />
      <PromptBar store={store} past={past} />
      <div class="board-side">
        {!looking && <HintBox store={store} />}
        {!looking && store.table.value?.state === "over" && !store.untold.value.size && <Ending store={store} />}
        {!looking && store.inWords.value && <Menu store={store} />}
        {!looking && store.inWords.value && <CommandBox store={store} />}
        <Board store={then} />
        {!looking && !store.inWords.value && <Choices store={store} />}
        {!looking && !store.inWords.value && !store.table.value?.lesson && <CommandBox store={store} />}
      </div>
      <Side store={store} past={past} />
      <SignTips store={store} />
    </main>
  );
}

/** The menu below a drawn board; folded where the board offers every entry. */
function Choices({ store }: { store: TableStore }) {
  if (!uiOf(store).foldsMenu) return <Menu store={store} />;
  return (
    <details class="fold menu-fold" hidden={!store.entries.value.length || store.untold.value.size > 0}>
      <summary>{t("web-menu-list")}</summary>
      <Menu store={store} />
    </details>
  );
}

function Side({ store, past }: { store: TableStore; past: PastTable }) {
  const chosen = useSignal("log");
  const { SidePanel, ruleLetter, drawer } = uiOf(store);
  const shut = useSignal(drawer === true && !matchMedia(NARROW).matches);
  const seen = useSignal(0);
  const said = store.chat.value.length;
  useEffect(() => {
    if (chosen.value === "chat" && !shut.value) seen.value = said;
  }, [chosen.value, shut.value, said]);
  const fresh = said - seen.value;
  const then = past.view.value === null ? store : past;
  const tabs: Tab[] = [
    {
      key: "log",
      icon: "log",
      label: t("web-log"),
      content: () => <Log store={store} at={past.at.value} onPick={(version) => lookAt(past, version)} />,
    },
    {
      key: "chat",
      icon: "chat",
      label: t("web-chat"),
      mark: fresh > 0 ? String(fresh) : undefined,
      content: () => <Chat store={store} />,
    },
    ...(ruleLetter
      ? [{ key: "rules", icon: "rules" as const, label: t("web-rules"), content: () => <Rules first={ruleLetter} /> }]
      : []),
    { key: "table", icon: "people", label: t("web-table"), content: () => <AboutTable store={store} /> },
  ];
  const choose = (key: string) => {
    shut.value = drawer === true && key === chosen.value && !shut.value; // the tab of an open drawer shuts it
    chosen.value = key;
  };
  return (
    <aside class={drawer ? `side drawer ${shut.value ? "shut" : "open"}` : "side"} aria-label={t("web-side")}>
      <Players store={then} />
      {SidePanel && <SidePanel store={then} />}
      <Tabs
        label={t("web-side")}
        tabs={tabs}
        chosen={chosen.value}
        expanded={drawer ? !shut.value : undefined}
        onChoose={choose}
      />
    </aside>
  );
}

function AboutTable({ store }: { store: TableStore }) {
  return (
    <>
      <RequestsForm store={store} />
      {isHost(store) && store.seat.value === null && store.table.value?.state === "playing" && (
        <EndTable store={store} />
      )}
      {isHere(store.id) ? <OnThisDevice store={store} /> : !store.table.value?.lesson && <Invite store={store} />}
    </>
  );
}

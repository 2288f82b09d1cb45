/** The replay of a finished game: scrub, step, play, choose a seat's view, link to a move, play on from it. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../drawings/icon.tsx";
import { api } from "../api/http.ts";
import { requests } from "../api/requests.ts";
import { isHere } from "../api/transport.ts";
import { seatsHeld } from "../store/identity.ts";
import { ReplayStore } from "../store/replay.ts";
import { go, hashHere, route, watchToken } from "../store/route.ts";
import { Board, WordsSwitch } from "../table/board.tsx";
import { baseOf, copy } from "../table/waiting_room/invite.tsx";
import { ScoreCurves } from "../table/ending/score_curves.tsx";
import { KeepHere } from "../table/ending/keep_here.tsx";
import { Log } from "../table/log/log.tsx";
import { uiOf, useGameUi } from "../table/generic_ui.ts";
import { Players } from "../table/players/players.tsx";
import { SignTips } from "../table/sign_tips.tsx";
import { Button, LinkButton, Select } from "../ui/controls.tsx";
import { say, t } from "../i18n/translate.ts";
import { useAction } from "../api/hooks.ts";
import { enterTable } from "../store/games.ts";
import { ErrorLine } from "../ui/error_line.tsx";
import { Opening } from "../ui/opening.tsx";

const SPEEDS = ["0.5", "1", "2", "4"];
const PACE = 1200;

export function ReplayPage({ id }: { id: string }) {
  const store = useMemo(() => {
    const query = route.peek().query;
    const number = (name: string) => query.has(name) ? Number(query.get(name)) : null;
    return new ReplayStore(id, watchToken() ?? seatsHeld(id)[0]?.token ?? null, number("move"), number("seat"));
  }, [id]);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  const drawn = useGameUi(store.table.value?.game);
  if (view === null || !drawn) return <Opening problem={store.problem.value} />;
  return (
    <main id="main" class={`table replay ${view.game}`} data-version={store.version.value}>
      <h1 class="unseen">{t("web-replay")}</h1>
      <Controls store={store} />
      <div class="board-side">
        <Board store={store} />
      </div>
      <aside class="side" aria-label={t("web-side")}>
        <Players store={store} />
        <div class="tab-panel">
          <Log store={store} times={store.times.value} onPick={(version) => store.go(version)} />
        </div>
      </aside>
      <SignTips store={store} />
    </main>
  );
}

function useKeys(store: ReplayStore, toggle: () => void): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => store.go(store.at.peek() - 1),
      ArrowRight: () => store.go(store.at.peek() + 1),
      Home: () => store.go(0),
      End: () => store.go(store.inputs.peek()),
      " ": toggle,
    };
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const does = keys[event.key];
      if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        target.closest("input:not([type=range]), select, textarea, dialog") ||
        (event.key === " " && target.closest("button, a, summary"))
      ) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [store]);
}

function Controls({ store }: { store: ReplayStore }) {
  const runs = useSignal(false);
  const speed = useSignal("1");
  useKeys(store, () => (runs.value = !runs.value));
  useEffect(() => {
    if (!runs.value) return;
    const timer = setInterval(() => {
      if (store.at.peek() >= store.inputs.peek()) runs.value = false;
      else store.go(store.at.peek() + 1);
    }, PACE / Number(speed.value));
    return () => clearInterval(timer);
  }, [runs.value, speed.value]);
  const at = store.at.value;
  const inputs = store.inputs.value;
  const view = store.view.value;
  const { Status } = uiOf(store);
  const story = store.story.value;
  const lines = store.latest.value.length ? store.latest.value : story.slice(-1);
  const told = lines.slice(-3).map((line) => say(line, store.names.value)).join(" ");
  const eyes = store.names.value.map((name, seat) => ({ value: String(seat), label: name }));
  return (
    <section class="prompt-bar replay-bar" aria-label={t("web-replay")}>
      <div class="prompt-line">
        <p class="prompt" role="status">{told || t("web-replay-start")}</p>
        <div class="prompt-facts">
          {view && Status && <Status view={view} />}
          <WordsSwitch />
        </div>
      </div>
      <ScoreCurves
        curve={store.curve.value}
        names={store.names.value}
        chances={() => api.chances(store.id, store.token)}
        at={at}
        onPick={(to) => store.go(to)}
      />
      <input
        type="range"
        class="scrubber"
        min={0}
        max={inputs}
        value={at}
        aria-label={t("web-replay-move")}
        aria-valuetext={t("web-replay-at", { at, inputs })}
        onInput={(event) => store.go(Number(event.currentTarget.value))}
      />
      <div class="replay-buttons">
        <div class="steps" role="group" aria-label={t("web-replay-steps")}>
          <Button aria-label={t("web-replay-first")} onClick={() => store.go(0)}>
            <Icon name="first" />
          </Button>
          <Button aria-label={t("web-replay-back")} onClick={() => store.go(at - 1)}>
            <Icon name="left" />
          </Button>
          <Button
            look="strong"
            aria-label={t(runs.value ? "web-replay-stop" : "web-replay-run")}
            onClick={() => (runs.value = !runs.value)}
          >
            <Icon name={runs.value ? "pause" : "play"} />
          </Button>
          <Button aria-label={t("web-replay-on")} onClick={() => store.go(at + 1)}>
            <Icon name="right" />
          </Button>
          <Button aria-label={t("web-replay-last")} onClick={() => store.go(inputs)}>
            <Icon name="last" />
          </Button>
        </div>
        <span class="quiet move">
          {t("web-replay-at", { at, inputs })} <code>{store.moment.value?.text}</code>
        </span>
        <Select
          label={t("web-replay-speed")}
          value={speed.value}
          choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          onChoose={(value) => (speed.value = value)}
        />
        <Select
          label={t("web-replay-eyes")}
          value={store.eyes.value === null ? "" : String(store.eyes.value)}
          choices={[{ value: "", label: t("web-onlooker") }, ...eyes]}
          onChoose={(value) => (store.eyes.value = value === "" ? null : Number(value))}
        />
        <More store={store} />
      </div>
    </section>
  );
}

/** The seat that is looked at, for the address of its review. */
const reviewed = (store: ReplayStore): string => store.eyes.value === null ? "" : `?seat=${store.eyes.value}`;

function More({ store }: { store: ReplayStore }) {
  const action = useAction();
  const link = async () => {
    const seat = store.eyes.value === null ? "" : `&seat=${store.eyes.value}`;
    const address = `/t/${store.id}/replay?move=${store.at.value}${seat}`;
    const links = await api.links(store.id, store.token).catch(() => null); // null on failure: the link then has no token
    const watch = watchToken() ?? links?.watch;
    go(address + hashHere(), true);
    await copy(baseOf(links) + address + (watch ? `#watch=${watch}` : ""));
  };
  const playOn = () =>
    action.run(async () => {
      const seat = store.eyes.value ?? 0;
      const bots = store.names.value.map((_, other) => other === seat ? null : "sensible");
      await enterTable(await requests.playOn(store.id, store.token, store.at.value, bots), true);
    });
  return (
    <div class="more">
      {!isHere(store.id) && <Button look="quiet" onClick={() => void link()}>{t("web-replay-link")}</Button>}
      <LinkButton look="quiet" href={`/t/${store.id}/review${reviewed(store)}${hashHere()}`}>
        {t("web-review")}
      </LinkButton>
      <KeepHere store={store} />
      <Button look="quiet" busy={action.busy} disabled={store.at.value >= store.inputs.value} onClick={playOn}>
        {t("web-play-on")}
      </Button>
      <LinkButton look="quiet" href={`/t/${store.id}${hashHere()}`}>{t("web-replay-leave")}</LinkButton>
      <ErrorLine problem={action.problem} />
    </div>
  );
}

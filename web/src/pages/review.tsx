/** The review of a finished game: the chances over it, each decision of a seat with its cost, luck, and deals. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useAction } from "../api/hooks.ts";
import { requests } from "../api/requests.ts";
import { t } from "../i18n/translate.ts";
import { enterTable } from "../store/games.ts";
import { finished } from "../store/finished_games.ts";
import { seatsHeld } from "../store/identity.ts";
import { ReviewStore } from "../store/review.ts";
import { hashHere, route, watchToken } from "../store/route.ts";
import { Board, WordsSwitch } from "../table/board.tsx";
import { useGameUi } from "../table/generic_ui.ts";
import { ChanceCurves } from "../table/review/chance_curves.tsx";
import { DecisionCard } from "../table/review/decision_card.tsx";
import { Summary } from "../table/review/ledger.tsx";
import { ReviewedDeals } from "../table/review/reviewed_deals.tsx";
import { SignTips } from "../table/sign_tips.tsx";
import { Button, LinkButton, Select } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/error_line.tsx";
import { Opening } from "../ui/opening.tsx";
import { type Tab, Tabs } from "../ui/tabs.tsx";

/** The seat whose eyes are used first: that of the address, else the own one. */
function firstSeat(id: string): number {
  const asked = route.peek().query.get("seat");
  if (asked !== null) return Number(asked);
  return seatsHeld(id)[0]?.seat ?? finished.peek().find((game) => game.id === id)?.seat ?? 0;
}

export function ReviewPage({ id }: { id: string }) {
  const store = useMemo(() => {
    const move = route.peek().query.get("move");
    const token = watchToken() ?? seatsHeld(id)[0]?.token ?? null;
    return new ReviewStore(id, token, move === null ? null : Number(move), firstSeat(id));
  }, [id]);
  useEffect(() => () => store.close(), [store]);
  useKeys(store);
  const view = store.view.value;
  const drawn = useGameUi(store.table.value?.game);
  if (view === null || !drawn) return <Opening problem={store.problem.value} />;
  return (
    <main id="main" class={`table replay review ${view.game}`} data-version={store.version.value}>
      <h1 class="unseen">{t("web-review")}</h1>
      <Bar store={store} />
      <div class="board-side">
        <Board store={store} />
      </div>
      <Side store={store} />
      <SignTips store={store} />
    </main>
  );
}

/** Arrow keys go from decision to decision, with Shift from one grave one to the next. */
function useKeys(store: ReviewStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
      const target = event.target as Element;
      if (by === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, select, textarea, dialog, [role=tablist], .sea, .menu")) return;
      event.preventDefault();
      store.chooseNext(event.shiftKey ? store.notable.peek() : store.decisions.peek() ?? [], by);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [store]);
}

function Bar({ store }: { store: ReviewStore }) {
  const names = store.names.value;
  const decisions = store.decisions.value ?? [];
  const at = decisions.indexOf(store.chosen.value ?? 0);
  return (
    <section class="prompt-bar replay-bar review-bar" aria-label={t("web-review")}>
      <div class="review-line">
        <Select
          label={t("web-review-of")}
          value={String(store.eyes.value ?? 0)}
          choices={names.map((name, seat) => ({ value: String(seat), label: name }))}
          onChoose={(value) => store.lookAs(Number(value))}
        />
        <Progress store={store} />
        <div class="prompt-facts">
          <WordsSwitch />
          <PlayOn store={store} />
          <LinkButton look="quiet" href={`/t/${store.id}/replay?move=${store.at.value}${hashHere()}`}>
            {t("web-replay")}
          </LinkButton>
          <LinkButton look="quiet" href={`/t/${store.id}${hashHere()}`}>{t("web-replay-leave")}</LinkButton>
        </div>
      </div>
      <ChanceCurves store={store} />
      <input
        type="range"
        class="scrubber"
        min={0}
        max={Math.max(0, decisions.length - 1)}
        value={at}
        disabled={!decisions.length}
        aria-label={t("web-review-decision")}
        aria-valuetext={t("web-review-which", { at: at + 1, all: decisions.length })}
        onInput={(event) => store.choose(decisions[Number(event.currentTarget.value)])}
      />
    </section>
  );
}

/** How far the review is; it can be stopped, and goes on from there. */
function Progress({ store }: { store: ReviewStore }) {
  const done = store.done.value;
  if (done >= 1) return null;
  const percent = Math.round(100 * done);
  return (
    <div class="review-progress">
      {store.stopped.value
        ? (
          <>
            <ErrorLine problem={store.trouble.value} names={store.names.value} />
            <p role="status">{t("web-review-stopped", { percent })}</p>
            <Button onClick={() => void store.goOn()}>{t("web-review-go-on")}</Button>
          </>
        )
        : (
          <>
            <progress max={1} value={done} aria-label={t("web-review-progress", { percent })} />
            <span class="quiet">{t("web-review-progress", { percent })}</span>
            <Button look="quiet" onClick={() => store.stop()}>{t("web-review-stop")}</Button>
          </>
        )}
    </div>
  );
}

/** Opens a table that goes on from the position that is shown, with bots on all other seats. */
function PlayOn({ store }: { store: ReviewStore }) {
  const action = useAction();
  const playOn = () =>
    action.run(async () => {
      const bots = store.names.value.map((_, seat) => seat === (store.eyes.value ?? 0) ? null : "sensible");
      await enterTable(await requests.playOn(store.id, store.token, store.at.value, bots), true);
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} disabled={store.at.value >= store.inputs.value} onClick={playOn}>
        {t("web-play-on")}
      </Button>
      <ErrorLine problem={action.problem} />
    </>
  );
}

function Side({ store }: { store: ReviewStore }) {
  const chosen = useSignal("decision");
  const tabs: Tab[] = [
    { key: "decision", icon: "search", label: t("web-review-decision"), content: () => <DecisionCard store={store} /> },
    { key: "summary", icon: "info", label: t("web-review-summary"), content: () => <Summary store={store} /> },
    ...(store.deals.value === null ? [] : [{
      key: "deals",
      icon: "people" as const,
      label: t("web-review-deals"),
      content: () => <ReviewedDeals store={store} />,
    }]),
  ];
  return (
    <aside class="side" aria-label={t("web-side")}>
      <Tabs label={t("web-side")} tabs={tabs} chosen={chosen.value} onChoose={(key) => (chosen.value = key)} />
    </aside>
  );
}

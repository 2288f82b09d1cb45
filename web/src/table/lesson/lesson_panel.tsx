/** The panel of a lesson: what its step says, the answer to a wrong click, and buttons to go on, back, skip and leave. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useAction } from "../../api/hooks.ts";
import { requests } from "../../api/requests.ts";
import { openLessons, sayLesson, t } from "../../i18n/translate.ts";
import { leave } from "../../store/identity.ts";
import { learnt } from "../../store/lessons.ts";
import { go } from "../../store/route.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";
import type { LessonState, MoveLesson } from "../../wire.ts";
import { pointAt, showParts } from "./pointing.ts";

/** The refusal of a move that the step does not allow. */
export const NOT_NOW = "lesson.step";
/** What can be pressed without being a move: a click there needs no answer. */
const CONTROLS = "a, button:enabled, input, select, textarea, summary, label, [role=tab], [tabindex='0'], dialog";
/** How far a pointer may move in a click, in pixels. */
const STILL = 6;

export function LessonPanel({ store, lesson }: { store: TableStore; lesson: LessonState }) {
  const words = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFoot(panel);
  const answers = useWrongClicks(store);
  const action = useAction();
  useEffect(() => void openLessons(), []);
  useEffect(() => () => pointAt([]), []);
  useEffect(() => {
    pointAt(lesson.point);
    words.current?.focus({ preventScroll: true });
    let end = showParts(lesson.point);
    const again = () => {
      end();
      end = showParts(lesson.point);
    };
    addEventListener("resize", again);
    return () => {
      end();
      removeEventListener("resize", again);
    };
  }, [lesson.id, lesson.done]);
  const names = store.names.value;
  const move = (how: MoveLesson["do"]) => () => {
    store.problem.value = null;
    action.run(async () => void await requests.moveLesson(store.id, store.token, how));
  };
  const finish = () =>
    action.run(async () => {
      learnt(store.table.peek()?.game ?? "");
      await leave(store.id);
      go("/");
    });
  const moves = lesson.allowed.length > 0;
  const last = lesson.step === lesson.steps - 1 && !moves;
  return (
    <div class="lesson-panel" data-step={lesson.step} ref={panel}>
      <progress value={lesson.step + 1} max={lesson.steps} aria-hidden="true" />
      <p class="lesson-count">{t("web-lesson-step", { step: lesson.step + 1, steps: lesson.steps })}</p>
      <p class="lesson-words" role="status" tabIndex={-1} ref={words}>{sayLesson(lesson.says, names)}</p>
      {answers.value > 0 && <p class="lesson-answer" role="alert" key={answers.value}>{sayLesson(lesson.why, names)}
      </p>}
      <ErrorLine problem={action.problem} names={names} />
      <div class="lesson-buttons">
        {last
          ? <Button look="strong" busy={action.busy} onClick={finish}>{t("web-lesson-finish")}</Button>
          : moves
          ? <Button look="quiet" busy={action.busy} onClick={move("skip")}>{t("web-lesson-skip")}</Button>
          : <Button look="strong" busy={action.busy} onClick={move("on")}>{t("web-lesson-on")}</Button>}
        {lesson.step > 0 && (
          <Button look="plain" disabled={action.busy} onClick={move("back")}>{t("web-lesson-back")}</Button>
        )}
        <Button look="quiet" onClick={() => go("/")}>{t("web-lesson-leave")}</Button>
      </div>
    </div>
  );
}

/** The height that the panel takes at the foot of a narrow page, as `--foot`: what else lies there stands above it. */
function useFoot(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const fixed = panel.current !== null && getComputedStyle(panel.current).position === "fixed";
      root.style.setProperty("--foot", `${fixed ? panel.current?.offsetHeight : 0}px`);
    };
    const watch = new ResizeObserver(measure);
    if (panel.current) watch.observe(panel.current);
    addEventListener("resize", measure);
    measure();
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
      root.style.removeProperty("--foot");
    };
  }, []);
}

/** How many moves and clicks at this step were answered with its reason: what the server refused, and clicks on nothing. */
function useWrongClicks(store: TableStore) {
  const count = useSignal(0);
  const step = store.state.value?.lesson?.id;
  const refused = store.problem.value?.code === NOT_NOW ? store.problem.value : null;
  useEffect(() => void (count.value = 0), [step]);
  useEffect(() => {
    if (refused !== null) count.value++;
  }, [refused]);
  useEffect(() => {
    let [x, y] = [0, 0];
    const press = (event: PointerEvent) => void ([x, y] = [event.clientX, event.clientY]);
    const lift = (event: PointerEvent) => {
      const on = event.target as Element | null;
      if (!on?.closest?.(".board-side, .side") || on.closest(CONTROLS)) return;
      if (Math.hypot(event.clientX - x, event.clientY - y) < STILL) count.value++;
    };
    addEventListener("pointerdown", press);
    addEventListener("pointerup", lift);
    return () => {
      removeEventListener("pointerdown", press);
      removeEventListener("pointerup", lift);
    };
  }, []);
  return count;
}

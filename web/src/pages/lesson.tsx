/** The address of a lesson: begins it, or goes on with the one that was begun. */
import { useEffect } from "preact/hooks";
import { useAction } from "../api/hooks.ts";
import { learn } from "../store/lessons.ts";
import { Opening } from "../ui/opening.tsx";
import { newName } from "./name_form.tsx";

export function LessonPage({ game }: { game: string }) {
  const action = useAction();
  useEffect(() => action.run(() => learn(game, newName())), [game]);
  return <Opening problem={action.problem} />;
}

/** A button that asks in a window before it does something that cannot be undone. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useAction } from "../api/hooks.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorLine } from "./error_line.tsx";

type Props = {
  /** What the button says, also as the title of the window. */
  title: string;
  /** What will happen. */
  about: string;
  /** What the button in the window says. */
  sure: string;
  work: () => Promise<unknown>;
  children: ComponentChildren;
};

export function ConfirmButton({ title, about, sure, work, children }: Props) {
  const open = useSignal(false);
  const action = useAction();
  const go = () =>
    action.run(async () => {
      await work();
      open.value = false;
    });
  return (
    <>
      <Button look="quiet" aria-label={title} onClick={() => (open.value = true)}>{children}</Button>
      <Dialog open={open.value} title={title} onClose={() => (open.value = false)}>
        <p>{about}</p>
        <ErrorLine problem={action.problem} />
        <p class="actions">
          <Button look="strong" busy={action.busy} onClick={go}>{sure}</Button>
          <Button onClick={() => (open.value = false)}>{t("web-cancel")}</Button>
        </p>
      </Dialog>
    </>
  );
}

/** One's own name: kept here for somebody new, changed on the server and at tables for a guest. */
import { useSignal } from "@preact/signals";
import { findGuest, me, rename, typedName, typeName } from "../store/identity.ts";
import { Button, TextField } from "../ui/controls.tsx";
import { toast } from "../ui/toast.tsx";
import { t } from "../i18n/translate.ts";
import { useLoaded, useAction } from "../api/hooks.ts";
import { ErrorLine } from "../ui/error_line.tsx";

/** The name by which somebody new will come. */
export const newName = (): string => typedName.value ?? t("web-default-name");

/** Whether there is a name to sit down by. */
export const named = (): boolean => me.value !== null || newName().trim() !== "";

/** Asked of those who are nobody yet; what they type on one page stands on the next. */
export function NewName() {
  if (me.value !== null) return null;
  return <TextField label={t("web-your-name")} value={newName()} maxLength={40} onInput={typeName} />;
}

export function NameForm({ onDone }: { onDone?: () => void }) {
  const typed = useSignal<string | null>(null);
  const action = useAction();
  useLoaded(findGuest);
  const now = me.value?.name ?? typedName.value ?? "";
  const name = (typed.value ?? now).trim();
  const keep = (event: Event) => {
    event.preventDefault();
    action.run(async () => {
      await rename(name);
      typed.value = null;
      toast(t("web-name-changed", { name }));
      onDone?.();
    });
  };
  return (
    <form class="name-form" onSubmit={keep}>
      <TextField label={t("web-your-name")} value={typed.value ?? now} maxLength={40} onInput={(to) => (typed.value = to)} />
      <Button type="submit" busy={action.busy} disabled={!name || name === now}>{t("web-name-change")}</Button>
      <ErrorLine problem={action.problem} />
    </form>
  );
}

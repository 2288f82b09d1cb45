/** The player's name: typed for a guest who is still to be created, changed on the server for an existing one. */
import { useSignal } from "@preact/signals";
import { findGuest, me, rename, typedName, typeName } from "../store/identity.ts";
import { Button, TextField } from "../ui/controls.tsx";
import { toast } from "../ui/toast.tsx";
import { t } from "../i18n/translate.ts";
import { useAction, useLoaded } from "../api/hooks.ts";
import { ErrorLine } from "../ui/error_line.tsx";

/** The name under which a new guest will be created. */
export const newName = (): string => typedName.value ?? t("web-default-name");

/** Whether there is a name to join with. */
export const named = (): boolean => me.value !== null || newName().trim() !== "";

/** The field for a new guest's name; all pages share its content. */
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
      <TextField
        label={t("web-your-name")}
        value={typed.value ?? now}
        maxLength={40}
        onInput={(to) => (typed.value = to)}
      />
      <Button type="submit" busy={action.busy} disabled={!name || name === now}>{t("web-name-change")}</Button>
      <ErrorLine problem={action.problem} />
    </form>
  );
}

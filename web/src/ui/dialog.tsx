/** A modal window or a drawer at the edge, as a <dialog> element, which handles focus and Escape. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/translate.ts";

type Props = { open: boolean; title: string; onClose: () => void; children: ComponentChildren; drawer?: boolean };

export function Dialog({ open, title, onClose, children, drawer }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => { // before the user can press Escape
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      class={drawer ? "drawer" : "window"}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      {open && (
        <div class="inside">
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" class="button quiet close" aria-label={t("web-close")} onClick={onClose}>✕</button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}

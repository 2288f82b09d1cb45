/** Tabs with arrow keys. Each panel is a separate element, so that it opens scrolled to its top. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../drawings/icon.tsx";
import { useId, useRef } from "preact/hooks";

export type Tab = { key: string; label: string; icon?: IconName; mark?: string; content: () => ComponentChildren };

export function Tabs({ label, tabs, chosen, expanded, onChoose }: {
  label: string;
  tabs: Tab[];
  chosen: string;
  /** Whether the panel is open, where it is a drawer that can be shut. */
  expanded?: boolean;
  onChoose: (key: string) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const next = (at + step + tabs.length) % tabs.length;
    onChoose(tabs[next].key);
    list.current?.querySelectorAll("button")[next].focus();
  };
  const open = tabs.find((tab) => tab.key === chosen) ?? tabs[0];
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            aria-expanded={tab === open ? expanded : undefined}
            title={expanded === undefined ? undefined : tab.label}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} />} <span class="tab-label">{tab.label}</span>
            {tab.mark && <span class="mark">{tab.mark}</span>}
          </button>
        ))}
      </div>
      <div
        key={open.key}
        class="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.key}`}
        tabIndex={0}
      >
        {open.content()}
      </div>
    </div>
  );
}

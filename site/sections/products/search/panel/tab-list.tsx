import type { KeyboardEvent } from "react";
import { findTabs, stepInTabs, tabId, tabPanelId, type FindTab } from "./find-tabs.ts";
import css from "./find-panel.late.module.css";

interface TabListProps {
  chosen: FindTab;
  onChoose: (tab: FindTab) => void;
}

/** The ways to find a tool: one tab stop; a tab that gets the focus is shown at once. */
export function TabList({ chosen, onChoose }: TabListProps) {
  function move(event: KeyboardEvent): void {
    const next = stepInTabs(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className={css.tabs} role="tablist" aria-label="Ways to find a tool">
      {Object.entries(findTabs).map(([id, label]) => {
        const tab = id as FindTab; // Object.entries loses the literal type
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-controls={tabPanelId(tab)}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            onKeyDown={move}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

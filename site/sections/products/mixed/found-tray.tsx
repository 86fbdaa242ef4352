import { startState } from "../../../catalogue/places/browser-state.ts";
import layout from "../../../ui/layout.first.module.css";
import { Tray } from "../compare/choice/tray.tsx";
import type { FoundComparison } from "../compare/choice/use-found-comparison.ts";

/** The tray of tools of several categories: those of the category that one was chosen from last. */
export function FoundTray({ choice, latest }: FoundComparison) {
  return (
    <>
      {latest && (
        <Tray
          choice={{ ...choice, chosen: latest.chosen }}
          state={{ ...startState, selection: { category: latest.category } }}
        />
      )}
      <p className={layout.srOnly} role="status">
        {choice.announcement}
      </p>
    </>
  );
}

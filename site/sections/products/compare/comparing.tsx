import type { ReactNode } from "react";
import type { View } from "../../../browsing/view-of.ts";
import layout from "../../../ui/layout.first.module.css";
import { ComparisonContext } from "./choice/comparison-choice.ts";
import { Tray } from "./choice/tray.tsx";
import { useComparison } from "./use-comparison.ts";

/** Lets the visitor choose tools of the view for a comparison, and shows the choice. */
export function Comparing({ view, children }: { view: View; children: ReactNode }) {
  const choice = useComparison(view);
  return (
    <ComparisonContext value={choice}>
      {children}
      {choice && (view.kind === "list" || view.kind === "sheet") && (
        <Tray choice={choice} state={view.state} />
      )}
      {choice && (
        <p className={layout.srOnly} role="status">
          {choice.announcement}
        </p>
      )}
    </ComparisonContext>
  );
}

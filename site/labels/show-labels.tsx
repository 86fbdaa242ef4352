import { createRoot } from "react-dom/client";
import type { Labelled } from "./labelled.ts";
import { LabelDialog } from "./label-dialog.tsx";

/**
 * Shows the labels of tools until they are closed, beside all else on the page: what lists draw on the screen is not
 * what they draw on paper, and printing must not take the labels away.
 */
export function showLabels(tools: readonly Labelled[]): void {
  const place = document.createElement("div");
  place.dataset.labels = "";
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
    // Printing may have drawn the pressed button anew, and the focus can't go back to it.
    if (document.activeElement === document.body)
      [...document.querySelectorAll<HTMLElement>("dialog:modal h2")].at(-1)?.focus();
  };
  root.render(<LabelDialog tools={tools} onClose={close} />);
}

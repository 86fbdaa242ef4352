import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/**
 * Shows a dialog of sheets until it is closed, beside all else on the page: what lists draw on the screen is not
 * what they draw on paper, and printing must not take the sheets away.
 */
export function showBeside(draw: (close: () => void) => ReactNode): void {
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
  root.render(draw(close));
}

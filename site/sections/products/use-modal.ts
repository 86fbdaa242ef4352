import { useEffect, type RefObject } from "react";
import { nextFrame } from "../../ui/next-task.ts";
import { coverPage, uncoverPage } from "./uncover-page.ts";

/** The layer of the loading screen, while it is there. */
function loader(): Element | null {
  return document.querySelector("[data-loader]");
}

/**
 * Where it is and how to go back come in the first frame, the rest of a sheet or the list in the next, on a phone the
 * second card in one more: each is a task.
 */
async function openByFrames(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset.opening = "head";
  await nextFrame();
  dialog.dataset.opening = "first";
  await nextFrame();
  delete dialog.dataset.opening;
}

/**
 * Keeps a dialog modal while it should be open. A dialog that the HTML brought along open (a shared link) lies
 * over an inert page without being modal; it becomes so when the loading screen is gone, since the top layer
 * would cover that screen.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) {
      uncoverPage();
      return;
    }
    const show = (): void => {
      if (element.matches(":modal")) return;
      const focused = document.activeElement;
      const top = element.scrollTop;
      // What the page was drawn with is in sight already and stays so.
      if (!element.open) void openByFrames(element);
      uncoverPage();
      coverPage();
      element.showModal();
      element.scrollTo(0, top);
      // The title takes the focus: it is said, and no ring stands around a link that nobody chose.
      const inside = focused instanceof HTMLElement && element.contains(focused) ? focused : undefined;
      (inside ?? element.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
    };
    if (!loader()) {
      // A task of its own: to make all else inert the browser looks at the whole page, and drawing was work enough.
      const soon = setTimeout(show);
      return () => clearTimeout(soon);
    }
    document.addEventListener("loader-gone", show, { once: true });
    return () => document.removeEventListener("loader-gone", show);
  }, [dialog, isOpen]);
}

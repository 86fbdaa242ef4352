import { useLayoutEffect, useRef, type RefObject } from "react";
import { cameByHistory } from "../../../browsing/browser-history.ts";

/** The scroll position and focus in one state of the overlay. */
interface ReturnPoint {
  top: number;
  /** Address of the focused link, and its distance from the window's top in pixels. */
  focus: string | null;
  focusTop: number;
}

/** The address without the ids to compare: choosing tools changes no position. */
function placeIn(address: string): string {
  return address.replace(/(?<=[?&])compare=[^&#]*&?/, "").replace(/[?&](?=#|$)/, "");
}

/**
 * Restores scroll position and focus when Back or Forward returns to a state of the overlay. Positions are stored by
 * address until the page is left.
 */
export function useReturnPoint(dialog: RefObject<HTMLDialogElement | null>, address: string): void {
  const place = placeIn(address);
  const points = useRef(new Map<string, ReturnPoint>());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !cameByHistory()) return undefined;
    const point = points.current.get(place);
    // After the dialog has opened and its content is drawn.
    const frame = requestAnimationFrame(() => {
      element.scrollTop = point?.top ?? 0;
      if (!point?.focus) return;
      const link = element.querySelector<HTMLElement>(`[href="${CSS.escape(point.focus)}"]`);
      if (!link) return;
      link.focus({ preventScroll: true });
      // The heights of cards and rows that aren't laid out yet are estimates.
      if (link.closest("li[id], tr")) element.scrollTop += link.getBoundingClientRect().top - point.focusTop;
    });
    return () => cancelAnimationFrame(frame);
  }, [dialog, place]);

  // Before the browser scrolls after rendering: that position belongs to the new state.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const remember = (): void => {
      const focused = document.activeElement;
      const link = focused && element.contains(focused) ? focused : undefined;
      points.current.set(place, {
        top: element.scrollTop,
        focus: link?.getAttribute("href") ?? null,
        focusTop: link?.getBoundingClientRect().top ?? 0,
      });
    };
    element.addEventListener("scroll", remember, { passive: true });
    element.addEventListener("focusin", remember);
    return () => {
      element.removeEventListener("scroll", remember);
      element.removeEventListener("focusin", remember);
    };
  }, [dialog, place]);
}

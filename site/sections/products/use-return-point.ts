import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** Where a visitor was in one state of the overlay. */
interface ReturnPoint {
  top: number;
  /** Link that had the focus, by its address, and how far below the window's top it stood. Pixels. */
  focus: string | null;
  focusTop: number;
}

/**
 * Brings scroll position and focus back when Back or Forward returns to a state of the overlay. Kept for the
 * visit only, by path.
 */
export function useReturnPoint(dialog: RefObject<HTMLDialogElement | null>, path: string): void {
  const points = useRef(new Map<string, ReturnPoint>());
  const isReturning = useRef(false);

  useEffect(() => {
    const returning = (): void => {
      isReturning.current = true;
    };
    addEventListener("popstate", returning, { capture: true });
    return () => removeEventListener("popstate", returning, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    const kept = points.current;
    if (element && isReturning.current) {
      const point = kept.get(path);
      // After the dialog has opened and its content is drawn.
      const frame = requestAnimationFrame(() => {
        // Half open it could not be scrolled so far.
        delete element.dataset.opening;
        element.scrollTop = point?.top ?? 0;
        if (!point?.focus) return;
        const link = element.querySelector<HTMLElement>(`[href="${CSS.escape(point.focus)}"]`);
        if (!link) return;
        link.focus({ preventScroll: true });
        // The cards above its own may not be laid out yet: their heights are only about known.
        if (link.closest("li[id]")) element.scrollTop += link.getBoundingClientRect().top - point.focusTop;
      });
      isReturning.current = false;
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [dialog, path]);

  // Before the browser scrolls what was drawn: that belongs to the new state.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const keep = (): void => {
      const focused = document.activeElement;
      const link = focused && element.contains(focused) ? focused : undefined;
      points.current.set(path, {
        top: element.scrollTop,
        focus: link?.getAttribute("href") ?? null,
        focusTop: link?.getBoundingClientRect().top ?? 0,
      });
    };
    element.addEventListener("scroll", keep, { passive: true });
    element.addEventListener("focusin", keep);
    return () => {
      element.removeEventListener("scroll", keep);
      element.removeEventListener("focusin", keep);
    };
  }, [dialog, path]);
}

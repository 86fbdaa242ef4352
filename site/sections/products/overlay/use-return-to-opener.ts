import { useLayoutEffect, useRef } from "react";
import { cameByHistory } from "../../../browsing/browser-history.ts";

/**
 * Returns the focus to the link that opened the overlay. The dialog does that too, but if the page's address names a
 * section, the browser then focuses the section. Call this hook before the dialog opens.
 */
export function useReturnToOpener(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      // Only the first run: in a second run of the effect the dialog already has the focus.
      if (opener.current === null) opener.current = document.activeElement;
      return undefined;
    }
    const link = opener.current;
    opener.current = null;
    if (!(link instanceof HTMLAnchorElement) || !cameByHistory()) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement?.id === location.hash.slice(1)) link.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [isOpen]);
}

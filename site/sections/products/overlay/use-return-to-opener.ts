import { useLayoutEffect, useRef } from "react";
import { cameByHistory } from "../../../browsing/browser-history.ts";

/**
 * Gives the focus back to the link that opened the overlay. The dialog does so itself; but where the address below names
 * a section, the browser then gives it to the section. To be called before the dialog opens.
 */
export function useReturnToOpener(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      // The first one stays: by a second run of the effect the dialog has the focus.
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

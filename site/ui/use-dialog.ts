import { useEffect, useLayoutEffect, useState, type RefObject, type SyntheticEvent } from "react";

interface DialogState {
  /** Whether it should be open. Left out, whoever opens it calls `showModal`, and a step in the history closes it. */
  isOpen?: boolean;
  /** The visitor closes it by the browser's own ways: Escape, a back gesture, a press beside it. */
  onDismiss?: () => void;
}

interface DialogProps {
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * The one way in which the page uses a modal `<dialog>`. Returns the properties that its element needs. Focus, inertness
 * of the rest and Escape are the browser's.
 */
export function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, onDismiss }: DialogState,
): DialogProps {
  const [closings, setClosings] = useState(0);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === undefined) return;
    if (isOpen) showModal(element);
    else element.close();
  }, [dialog, isOpen, closings]);

  useEffect(() => {
    if (isOpen !== undefined) return;
    const close = (): void => dialog.current?.close();
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [dialog, isOpen]);

  return {
    onCancel(event) {
      // React lets the events of a dialog inside this one bubble here.
      if (event.target !== event.currentTarget || isOpen === undefined) return;
      event.preventDefault();
      onDismiss?.();
    },
    onClose(event) {
      // One that was opened again meanwhile has not been dismissed.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (isOpen === false) return;
      // The browser may close without asking first: a second Escape, or one before any press on the page.
      onDismiss?.();
      setClosings(closings + 1);
    },
  };
}

/** Shows a dialog as a modal one. One that the HTML brought along open is not modal yet and keeps its place. */
function showModal(element: HTMLDialogElement): void {
  if (element.matches(":modal")) return;
  const focused = document.activeElement;
  const top = element.open ? element.scrollTop : 0;
  element.close();
  element.showModal();
  // The heading takes the focus: it is announced, and no ring stands around a link that nobody chose.
  const inside = focused instanceof HTMLElement && element.contains(focused) ? focused : undefined;
  (inside ?? element.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
  if (top > 0) element.scrollTop = top;
}

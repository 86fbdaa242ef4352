import { useEffect, useLayoutEffect, useState, type RefObject, type SyntheticEvent } from "react";

interface DialogState {
  /** Whether it should be open. If omitted, other code opens it with `showModal`, and history navigation closes it. */
  isOpen?: boolean;
  /** Called when the visitor closes it with the browser: Escape, a back gesture, a click outside. */
  onDismiss?: () => void;
}

interface DialogProps {
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Every modal `<dialog>` of the page uses this hook. Returns the props of the element. The browser handles focus,
 * Escape and inertness of the rest.
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
      // React bubbles the events of a nested dialog to this one.
      if (event.target !== event.currentTarget || isOpen === undefined) return;
      event.preventDefault();
      onDismiss?.();
    },
    onClose(event) {
      // A dialog that is open again wasn't dismissed.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (isOpen === false) return;
      // The browser may close it without a `cancel` event: on a second Escape, or before any user input.
      onDismiss?.();
      setClosings(closings + 1);
    },
  };
}

/** Shows a dialog as modal. One that is open in the HTML is not modal yet and keeps its scroll position. */
function showModal(element: HTMLDialogElement): void {
  if (element.matches(":modal")) return;
  const focused = document.activeElement;
  const top = element.open ? element.scrollTop : 0;
  // What the visitor opened while this one's code was on its way stays above it.
  const above = element.open ? [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")] : [];
  element.close();
  element.showModal();
  for (const other of above) {
    other.close();
    other.showModal();
  }
  // The heading gets the focus: it is announced, and no link shows an unexpected focus ring.
  const inside = [element, ...above].some((each) => each.contains(focused)) ? focused : undefined;
  const target = inside instanceof HTMLElement ? inside : element.querySelector<HTMLElement>("h2");
  target?.focus({ preventScroll: true });
  if (top > 0) element.scrollTop = top;
}

import { useEffect, type RefObject } from "react";

/**
 * Brings the product that the address names (`#<id>`) into view and focuses its card, once its list is drawn.
 * `drawnPath` is the path whose list stands there; undefined while there is none.
 */
export function useNamedProduct(
  dialog: RefObject<HTMLDialogElement | null>,
  drawnPath: string | undefined,
): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!drawnPath || !id) return;
    const card = dialog.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [dialog, drawnPath]);
}

import type { FocusEvent } from "react";

/** Closes an explanation when the focus goes on: it would hide what has the focus then. */
export function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget) currentTarget.querySelector<HTMLElement>("[popover]")?.hidePopover();
}

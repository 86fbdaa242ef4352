import type { FocusEvent } from "react";

/** Closes an explanation when the focus moves on: it would cover the newly focused element. */
export function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget) currentTarget.querySelector<HTMLElement>("[popover]")?.hidePopover();
}

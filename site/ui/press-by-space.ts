import type { KeyboardEvent } from "react";

/** For links with the role of a button or tab, which react to the space bar too. */
export function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

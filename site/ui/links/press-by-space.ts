import type { KeyboardEvent } from "react";

/** Makes the space bar press links with the role of a button or tab. */
export function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

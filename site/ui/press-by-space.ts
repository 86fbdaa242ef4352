import type { KeyboardEvent } from "react";

/** For links that are called a button or a tab: these answer to the space bar too. */
export function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

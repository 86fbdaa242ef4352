import { onPress, type PageAction } from "../ui/page-action.ts";
import buttons from "../ui/button.first.module.css";
import css from "../ui/part/failed-part.module.css";

/**
 * Shows in a container of the page that its script failed to load, with a button for `retry`. Hydrating the container
 * removes the message ({@link clearLoadFailure}).
 */
export function showLoadFailure(container: Element, retry?: PageAction): void {
  clearLoadFailure(container);
  const message = document.createElement("p");
  message.className = css.failed ?? "";
  message.dataset.lost = "";
  message.role = "alert";
  message.append("This could not be loaded. Check the connection, or try again.");
  if (retry) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `${buttons.secondary} ${buttons.small}`;
    Object.assign(button.dataset, { action: onPress(retry)["data-action"] });
    button.append("Try again");
    message.append(button);
  }
  container.append(message);
}

/** Removes the message: the container is as prerendered again. */
export function clearLoadFailure(container: Element): void {
  container.querySelector("[data-lost]")?.remove();
}

import { onPress, type PageAction } from "../ui/page-action.ts";
import buttons from "../ui/button.first.module.css";
import css from "../ui/part/failed-part.module.css";

/**
 * Says in a place of the page that its script could not be had; `again` is what a button beside it does. Hydrating the
 * place takes the words away ({@link clearLost}).
 */
export function sayLost(place: Element, again?: PageAction): void {
  clearLost(place);
  const words = document.createElement("p");
  words.className = css.failed ?? "";
  words.dataset.lost = "";
  words.role = "alert";
  words.append("This could not be loaded. Check the connection, or try again.");
  if (again) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `${buttons.secondary} ${buttons.small}`;
    Object.assign(button.dataset, { action: onPress(again)["data-action"] });
    button.append("Try again");
    words.append(button);
  }
  place.append(words);
}

/** Takes the words away: what comes into the place is as it was drawn. */
export function clearLost(place: Element): void {
  place.querySelector("[data-lost]")?.remove();
}

import { openingAt, openingWords } from "../../../hours/opening.ts";
import { hoursNote, statedHours } from "./stated-hours.ts";

const MINUTE_MS = 60_000;

/** Writes beside the hours whether they hold now, and keeps that true. They themselves stay as they are. */
export function showOpening(): void {
  const hours = statedHours();
  const note = hoursNote();
  if (!hours || !note) return;
  const shown = document.createElement("b");
  const show = (): void => {
    const words = openingWords(openingAt(hours, new Date()));
    shown.textContent = words && ` · ${words}`;
  };
  note.append(shown);
  show();
  setInterval(show, MINUTE_MS);
}

import type { StatedHours } from "../../../hours/opening.ts";

const wordsOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? "";

/** The place of the hours' time zone, and beside it of what they mean now. */
export function hoursNote(): HTMLElement | null {
  return document.querySelector("#contact [data-zone]");
}

/** The hours as the page shows them: it says them once, because each byte of its data counts. */
export function statedHours(): StatedHours | undefined {
  const note = hoursNote();
  const timeZone = note?.dataset.zone;
  if (!note || timeZone === undefined) return undefined;
  const lines = [...document.querySelectorAll("#contact header + dl > div")].map((line) => ({
    days: wordsOf(line.querySelector("dt")),
    hours: wordsOf(line.querySelector("dd")),
  }));
  return { timeZone, working: wordsOf(document.querySelector("#contact dl > div:last-of-type > dd")), lines };
}

import type { Page } from "@playwright/test";

/** Where the focus is after a key, once everything stands still. */
interface FocusPlace {
  /** Tells stops apart; empty where the focus has left the page, or is in a frame. */
  mark: string;
  name: string;
  isHidden: boolean;
}

/**
 * Presses a key until the focus has gone round, or `most` times, and names the stops of which no point is in the
 * window and on top (WCAG 2.4.11). Measured after all scrolling and sliding has ended.
 */
export async function hiddenStops(page: Page, most: number, key = "Tab"): Promise<string[]> {
  const hidden: string[] = [];
  const marks = new Set<string>();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const { mark, name, isHidden } = await page.evaluate(focusPlace);
    if (mark === "") continue;
    if (marks.has(mark)) break;
    marks.add(mark);
    if (isHidden) hidden.push(name);
  }
  return marks.size > 0 ? hidden : ["no stop at all"];
}

async function focusPlace(): Promise<FocusPlace> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element.localName === "iframe")
    return { mark: "", name: "", isHidden: false };
  const nextFrame = () => new Promise(requestAnimationFrame);
  const placeOf = () => JSON.stringify(element.getBoundingClientRect());
  // A list that scrolls may be larger than the window: its content counts. A checkbox may be drawn by its label.
  const parts = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
  const isSeen = () =>
    parts.some((part) =>
      [...part.getClientRects()].some(({ left, top, width, height }) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].some((x) =>
          [0.02, 0.25, 0.5, 0.75, 0.98].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && parts.some((each) => each.contains(hit));
          }),
        ),
      ),
    );
  let before = "";
  for (let still = 0, frames = 0; still < 2 && frames < 90; frames += 1) {
    await nextFrame();
    const now = placeOf();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  element.dataset["stop"] ??= String(document.querySelectorAll("[data-stop]").length + 1);
  const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  return {
    mark: element.dataset["stop"],
    name: `${element.localName} “${words.slice(0, 50)}”`,
    isHidden: !isSeen(),
  };
}

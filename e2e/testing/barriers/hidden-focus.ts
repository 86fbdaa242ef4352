import type { Page } from "@playwright/test";

/** Where the focus is once everything stands still. */
interface Stop {
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
    for (const { mark, name, isHidden } of await page.evaluate(judgeStops, undefined)) {
      if (mark === "") continue;
      if (marks.has(mark)) return hidden;
      marks.add(mark);
      if (isHidden) hidden.push(name);
    }
  }
  return marks.size > 0 ? hidden : ["no stop at all"];
}

/**
 * Gives the focus to the stops in turn, there and back, and names the hidden ones: what `hiddenStops` does for a page
 * that stands still, in a fiftieth of its time, because the browser scrolls to a focus in the same way whoever gave it.
 * Of stops that are alike, such as those of the cards of a list, the first two and the last two are asked.
 * @param part a selector of the part of the page whose stops are asked; an open modal dialog comes before it
 */
export async function hiddenWhenFocused(page: Page, part = "body"): Promise<string[]> {
  // After a key the focus is drawn as a keyboard's.
  await page.keyboard.press("Tab");
  const stops = await page.evaluate(judgeStops, part);
  const hidden = stops.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  return stops.length > 0 ? hidden : ["no stop at all"];
}

/** Judges the element that has the focus, or gives it to those of a part that can have it, there and back. */
async function judgeStops(part: string | undefined): Promise<Stop[]> {
  const isAll = part !== undefined;
  const nextFrame = () => new Promise(requestAnimationFrame);

  function isSeen(parts: HTMLElement[]): boolean {
    const within = [0.02, 0.25, 0.5, 0.75, 0.98];
    return parts.some((part) =>
      [...part.getClientRects()].some((box) => {
        // Of a table that is longer than the window, the part in the window.
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        return within.some((x) =>
          within.some((y) => {
            const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
            return hit !== null && parts.some((each) => each.contains(hit));
          }),
        );
      }),
    );
  }

  async function judge(element: HTMLElement): Promise<Stop> {
    // A list that scrolls may be larger than the window: its content counts. A checkbox may be drawn by its label.
    const parts = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
    let before = "";
    // Where nothing moves, two frames are enough for what a script does to a scrolled page. A busy browser may begin to
    // scroll later: what is hidden is asked again.
    for (let still = 0, frames = 0; frames < 90; frames += 1) {
      await nextFrame();
      const now = JSON.stringify(element.getBoundingClientRect());
      still = now === before ? still + 1 : 0;
      before = now;
      if (still >= (isAll ? 1 : 2) && isSeen(parts)) break;
    }
    element.dataset["stop"] ??= String(document.querySelectorAll("[data-stop]").length + 1);
    const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const name = `${element.localName} “${words.slice(0, 50)}”`;
    return { mark: element.dataset["stop"], name, isHidden: !isSeen(parts) };
  }

  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.querySelector(part ?? "body");
  if (!top) throw new Error(`There is no ${part} whose stops could be asked.`);
  const stops = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
  /** The same for all stops that stand in the same kind of box. */
  function kindOf(element: Element | null): string {
    if (!element || element === top) return "";
    return `${kindOf(element.parentElement)} ${element.localName}.${element.getAttribute("class")}`;
  }

  const every = [...top.querySelectorAll<HTMLElement>(stops)].filter((each) => each.tabIndex >= 0);
  const kinds = Object.values(Object.groupBy(every, kindOf));
  const asked = new Set(kinds.flatMap((alike) => [...(alike ?? []).slice(0, 2), ...(alike ?? []).slice(-2)]));
  const all = isAll ? every.filter((each) => asked.has(each)) : [document.activeElement];
  const judged = [];
  for (const element of isAll ? [...all, ...all.toReversed()] : all) {
    if (!(element instanceof HTMLElement)) continue;
    if (isAll) element.focus();
    const isStop = element === document.activeElement && element.matches(":not(body, iframe)");
    judged.push(isStop ? await judge(element) : { mark: "", name: "", isHidden: false });
  }
  return judged.filter(({ mark }) => !isAll || mark !== "");
}

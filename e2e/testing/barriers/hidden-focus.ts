import type { Page } from "@playwright/test";

/** The position of the focus after all movement has ended. */
interface Stop {
  /** Identifies a stop; empty if the focus has left the page or is in a frame. */
  mark: string;
  name: string;
  isHidden: boolean;
}

/**
 * Presses a key until the focus has gone round, or `most` times, and returns the stops that are completely hidden (WCAG
 * 2.4.11). Measures after all scrolling and sliding has ended.
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
 * Focuses the stops in turn, forwards and backwards, and returns the hidden ones. This finds the same as `hiddenStops`
 * in a fiftieth of its time, if the page doesn't move by itself: the browser scrolls to a focus in the same way whoever
 * set it. Of similar stops, such as those in the cards of a list, the first two and the last two are checked.
 * @param part a selector of the part to check; an open modal dialog takes precedence
 */
export async function hiddenWhenFocused(page: Page, part = "body"): Promise<string[]> {
  // After a key press the focus is drawn as for the keyboard.
  await page.keyboard.press("Tab");
  const stops = await page.evaluate(judgeStops, part);
  const hidden = stops.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  return stops.length > 0 ? hidden : ["no stop at all"];
}

/** Checks the focused element, or focuses the stops of a part, forwards and backwards. */
async function judgeStops(part: string | undefined): Promise<Stop[]> {
  const isAll = part !== undefined;
  const nextFrame = () => new Promise(requestAnimationFrame);

  function isSeen(parts: HTMLElement[]): boolean {
    const within = [0.02, 0.25, 0.5, 0.75, 0.98];
    return parts.some((part) =>
      [...part.getClientRects()].some((box) => {
        // For a table that is longer than the window, the part in the window.
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
    // A scrolling list may be larger than the window: its content counts. A checkbox may be drawn by its label.
    const parts = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
    let before = "";
    // If nothing moves, two frames are enough for a script's reaction to scrolling. A busy browser may start to scroll
    // later: hidden stops are checked again.
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
  /** The same for all stops in the same kind of box. */
  function kindOf(element: Element | null): string {
    if (!element || element === top) return "";
    return `${kindOf(element.parentElement)} ${element.localName}.${element.getAttribute("class")}`;
  }

  const every = [...top.querySelectorAll<HTMLElement>(stops)].filter((each) => each.tabIndex >= 0);
  const kinds = Object.values(Object.groupBy(every, kindOf));
  const checked = new Set(
    kinds.flatMap((alike) => [...(alike ?? []).slice(0, 2), ...(alike ?? []).slice(-2)]),
  );
  const all = isAll ? every.filter((each) => checked.has(each)) : [document.activeElement];
  const judged = [];
  for (const element of isAll ? [...all, ...all.toReversed()] : all) {
    if (!(element instanceof HTMLElement)) continue;
    if (isAll) element.focus();
    const isStop = element === document.activeElement && element.matches(":not(body, iframe)");
    judged.push(isStop ? await judge(element) : { mark: "", name: "", isHidden: false });
  }
  return judged.filter(({ mark }) => !isAll || mark !== "");
}

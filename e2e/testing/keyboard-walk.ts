import type { Page } from "@playwright/test";

/** A focused element: its role and name for assistive technology, and whether it is in sight. */
export interface Stop {
  role: string;
  name: string;
  isInSight: boolean;
}

/** The focused element; undefined when the focus has left the page. */
export async function currentStop(page: Page): Promise<Stop | undefined> {
  const focused = page.locator(":focus");
  if ((await focused.count()) === 0) return undefined;
  const [, role = "", quoted] =
    /^- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(await focused.ariaSnapshot()) ?? [];
  return {
    role,
    name: quoted === undefined ? "" : (JSON.parse(quoted) as string),
    isInSight: await focused.evaluate(isSeen),
  };
}

/** Whether at least a part of it is inside the window and not covered (WCAG 2.4.11). */
function isSeen(element: Element): boolean {
  // A scrolling list is a stop too, so its content counts. A part that slides into view counts as well.
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  return shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return (
        hit !== null &&
        (element.contains(hit) ||
          [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
      );
    }),
  );
}

/** Presses Tab until the focus leaves the page or returns to the first stop. Returns the stops. */
export async function walk(page: Page, most = 400, key = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    // A frame without stops: Chromium passes it in the same press, its headless shell in a separate one.
    if (!stop && (await page.evaluate(() => document.activeElement?.tagName === "IFRAME"))) continue;
    if (!stop) break;
    const first = stops[0];
    if (first && first.role === stop.role && first.name === stop.name) break;
    stops.push(stop);
  }
  return stops;
}

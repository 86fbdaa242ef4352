import type { Page } from "@playwright/test";

/** Where the keyboard stands: role and name as assistive technology is told them, and whether the stop is in sight. */
export interface Stop {
  role: string;
  name: string;
  isInSight: boolean;
}

/** Where the focus is; undefined when it has left the page. */
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

/** Whether at least a corner of it is neither out of the window nor covered (WCAG 2.4.11). */
function isSeen(element: Element): boolean {
  // A list that scrolls is a stop as well: what lies in it counts. What glides into sight is on its way.
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

/** Presses Tab until the focus has left the page or comes back to where it was first; the stops on the way. */
export async function walk(page: Page, most = 400, key = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    const first = stops[0];
    if (first && first.role === stop.role && first.name === stop.name) break;
    stops.push(stop);
  }
  return stops;
}

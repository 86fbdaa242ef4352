/* global document, scheduler, addEventListener, requestAnimationFrame, PerformanceObserver, getComputedStyle */
import { startBrowser } from "./browser.mjs";

/** Factor of the CPU throttling. */
const SLOWER = 4;

/** Runs in the page: records long tasks and, for the next press, the time until a frame shows what it opens. */
function watch(selector) {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  /** Calls back in the next task after the frame: the frame is painted then, and nothing else has run. */
  const drawn = (act) => void scheduler.postTask(act, { priority: "user-blocking" });
  const isShown = () => {
    const element = document.querySelector(selector);
    return element?.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const press = ({ timeStamp }) => {
    globalThis.longTasks = [];
    requestAnimationFrame(() => drawn(() => (globalThis.answered ??= performance.now() - timeStamp)));
    const look = () => {
      if (isShown()) drawn(() => (globalThis.shown ??= performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", press, { capture: true, once: true });
}

/**
 * A visit on a phone with a slow CPU: loads the page, waits, clicks, and waits until `shows` is visible. Milliseconds:
 * tasks over 50 ms until 2.5 s after the load event (`longTasks`, their number, the longest), click → next frame, click
 * → shown, and the longest task of the click. An error in the page's console ends the visit.
 */
export async function clickOnPhone({ url, click, shows }) {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watch, shows);
    await page.goto(url, { waitUntil: "load" });
    // Tasks are counted up to this moment, on all pages alike.
    await page.waitForTimeout(2500);
    const tasks = await page.evaluate(() => globalThis.longTasks);
    const link = page.locator(click).first();
    await link.scrollIntoViewIfNeeded();
    // Wait for the parts that scrolling brought into view, so that they aren't part of the click.
    await page.waitForTimeout(600);
    const box = await link.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // People press a moment after the pointer has arrived.
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => globalThis.shown !== undefined, undefined, { timeout: 20_000 });
    // Work that follows counts towards the longest task.
    await page.waitForTimeout(1000);
    const clicked = await page.evaluate(() => ({
      answered: globalThis.answered,
      shown: globalThis.shown,
      clickTask: Math.max(0, ...globalThis.longTasks),
    }));
    if (errors.length > 0) throw new Error(`${url} reports errors:\n${errors.join("\n")}`);
    return {
      longTasks: tasks.reduce((sum, task) => sum + task, 0),
      longCount: tasks.length,
      longest: Math.max(0, ...tasks),
      ...clicked,
    };
  } finally {
    await browser.close();
  }
}

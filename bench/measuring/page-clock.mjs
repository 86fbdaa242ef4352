/* global document, addEventListener, requestAnimationFrame, MutationObserver, PerformanceObserver, scheduler */

/**
 * Makes the page record its long tasks, including earlier ones, which the browser buffers. Call it after the load: a
 * script of the bench that runs first would lengthen the page's own first task.
 */
export async function startWatching(page) {
  await page.evaluate(async () => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    // The buffered entries are delivered in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/**
 * Sets a clock: the next event of this type starts it; the frame that shows the change stops it. The change is the
 * first mutation below `in`, or the first after which `until` is visible.
 */
export async function startClock(page, event, change) {
  await page.evaluate(
    ([type, { in: place, until }]) => {
      globalThis.longTasks = [];
      globalThis.shownAfter = undefined;
      const clock = (start) => {
        const isShown = () => {
          if (until === undefined) return true;
          const element = document.querySelector(until);
          return element !== null && element.checkVisibility();
        };
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // The next task after the frame: the frame is painted then, and nothing else has run.
            const stop = () => (globalThis.shownAfter = performance.now() - start);
            void scheduler.postTask(stop, { priority: "user-blocking" });
          });
        });
        const root = document.querySelector(place) ?? document.body;
        observer.observe(root, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: until !== undefined,
        });
      };
      addEventListener(type, ({ timeStamp }) => clock(timeStamp), { capture: true, once: true });
    },
    [event, change],
  );
}

/**
 * The clock's time (undefined if nothing changed for five seconds) and the longest task since it was set (0 for none).
 */
export async function readClock(page) {
  const shown = await page.evaluate(async () => {
    for (let turns = 0; turns < 100 && globalThis.shownAfter === undefined; turns += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Work that follows the change counts towards the longest task.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return globalThis.shownAfter;
  });
  return { shown, longest: await readLongest(page) };
}

/** The longest task since the clock was set, or since the navigation; 0 for none. Milliseconds. */
export async function readLongest(page) {
  return page.evaluate(() => Math.max(0, ...globalThis.longTasks));
}

import { readClock, readLongest, startClock, startWatching } from "./page-clock.mjs";

/** How much slower than the machine itself the page's CPU is made. */
const SLOWER = 4;
const OVERLAY = "[data-overlay][open]";

const wait = (page, ms) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

/** Where a finger meets it. Found beforehand: to look for it while the clock runs would be a long task of the bench's own. */
async function aim(page, target) {
  await target.scrollIntoViewIfNeeded();
  await wait(page, 500);
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Does something and says how long it took until `change` was on the screen, and its longest task. Milliseconds. */
async function timed(page, event, change, act) {
  await wait(page, 500);
  await startClock(page, event, change);
  await act();
  return readClock(page);
}

async function firstLoad(page, session) {
  let firstLoadBytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (firstLoadBytes += encodedDataLength));
  await session.send("Network.enable");
  await page.goto("/", { waitUntil: "load" });
  await wait(page, 1000);
  await session.send("Network.disable");
  await startWatching(page);
  return { firstLoadBytes, firstLoadTask: await readLongest(page) };
}

/** Opens the category with the most products. */
async function category(page) {
  const link = page.locator('#products ul a[href="/products/turning"]').first();
  await page.locator("[data-loader]").waitFor({ state: "hidden" });
  const place = await aim(page, link);
  const change = { in: "body", until: `${OVERLAY} #overlay-list li[id]` };
  const { shown, longest } = await timed(page, "pointerdown", change, () => page.touchscreen.tap(...place));
  return { categoryShown: shown, categoryTask: longest };
}

/** Opens the filters and ticks the first value. */
async function filter(page) {
  const opener = page.locator(OVERLAY).getByRole("button", { name: /filter/i });
  if ((await opener.count()) === 0) return {};
  const key = await aim(page, opener.first());
  const values = { in: "body", until: "dialog dialog[open] input[type=checkbox]" };
  const opened = await timed(page, "pointerdown", values, () => page.touchscreen.tap(...key));
  const dialog = page.getByRole("dialog", { name: /filter/i });
  const box = dialog.getByRole("checkbox").first();
  const place = await aim(page, box);
  const change = { in: `${OVERLAY} #overlay-list [role=status]` };
  const { shown, longest } = await timed(page, "pointerdown", change, () => page.touchscreen.tap(...place));
  await dialog.getByRole("button", { name: /show/i }).tap();
  return { filtersOpened: opened.shown, filterShown: shown, filterTask: Math.max(opened.longest, longest) };
}

/** Opens the search by its key and types a code, a letter when the results of the one before are there. */
async function search(page) {
  const field = { in: "body", until: "dialog[open] [role=combobox]" };
  const opened = await timed(page, "keydown", field, () => page.keyboard.press("/"));
  if (opened.shown === undefined) return {};
  await page.getByRole("combobox", { name: /search/i }).focus();
  const tasks = [opened.longest];
  const times = [];
  for (const letter of "cnmg1204") {
    // The first results are an addition to the dialog, the others a change in it.
    const isFirst = times.length === 0;
    const change = isFirst ? { in: "body", until: "[role=option]" } : { in: "[role=listbox]" };
    const { shown, longest } = await timed(page, "keydown", change, () => page.keyboard.type(letter));
    tasks.push(longest);
    // Results that stay as they are show nothing that could be timed.
    if (shown !== undefined) times.push(shown);
  }
  const [firstResults, ...others] = times;
  const keystrokeShown = others.length > 0 ? Math.max(...others) : undefined;
  return { searchOpened: opened.shown, firstResults, keystrokeShown, searchTask: Math.max(...tasks) };
}

async function heap(session) {
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  return { heap: metrics.find(({ name }) => name === "JSHeapUsedSize").value };
}

/** The longest task of a page's first load; 0 for none. Milliseconds. */
export async function firstTask(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const { firstLoadTask } = await firstLoad(page, session);
  return firstLoadTask;
}

/** The first load alone, where a range is visited only once and times would say nothing. */
export async function firstVisit(context) {
  const page = await context.newPage();
  const { firstLoadBytes } = await firstLoad(page, await context.newCDPSession(page));
  return { firstLoadBytes };
}

/**
 * One visit with nothing cached: load, open a category, filter it, search. Answers with bytes and milliseconds; what
 * the page has no place for is left out. A complaint of the page's ends the visit.
 */
export async function visit(context) {
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const figures = {
    ...(await firstLoad(page, session)),
    ...(await category(page)),
    ...(await filter(page)),
    ...(await search(page)),
    ...(await heap(session)),
  };
  if (complaints.length > 0) throw new Error(`The page complains:\n${complaints.join("\n")}`);
  return figures;
}

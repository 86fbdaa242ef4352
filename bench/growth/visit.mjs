import { readClock, readLongest, startClock, startWatching } from "./page-clock.mjs";

/** Factor of the CPU throttling. */
const SLOWER = 4;
const OVERLAY = "[data-overlay][open]";

const wait = (page, ms) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

/**
 * The point to tap. It is located beforehand, because locating it while the clock runs would be a long task of the
 * bench itself.
 */
async function aim(page, target) {
  await target.scrollIntoViewIfNeeded();
  await wait(page, 500);
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Acts and measures the time until `change` is on the screen, and the longest task. Milliseconds. */
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
  const point = await aim(page, link);
  const change = { in: "body", until: `${OVERLAY} #overlay-list li[id]` };
  const { shown, longest } = await timed(page, "pointerdown", change, () => page.touchscreen.tap(...point));
  return { categoryShown: shown, categoryTask: longest };
}

/** Opens the filters and ticks the first value. */
async function filter(page) {
  const opener = page.locator(OVERLAY).getByRole("button", { name: /filter/i });
  if ((await opener.count()) === 0) return {};
  const button = await aim(page, opener.first());
  const values = { in: "body", until: "dialog dialog[open] input[type=checkbox]" };
  const opened = await timed(page, "pointerdown", values, () => page.touchscreen.tap(...button));
  const dialog = page.getByRole("dialog", { name: /filter/i });
  const box = dialog.getByRole("checkbox").first();
  const point = await aim(page, box);
  const change = { in: `${OVERLAY} #overlay-list [role=status]` };
  const { shown, longest } = await timed(page, "pointerdown", change, () => page.touchscreen.tap(...point));
  await dialog.getByRole("button", { name: /show/i }).tap();
  return { filtersOpened: opened.shown, filterShown: shown, filterTask: Math.max(opened.longest, longest) };
}

/** Opens the search with "/" and types a code; each letter waits for the previous one's results. */
async function search(page) {
  const field = { in: "body", until: "dialog[open] [role=combobox]" };
  const opened = await timed(page, "keydown", field, () => page.keyboard.press("/"));
  if (opened.shown === undefined) return {};
  await page.getByRole("combobox", { name: /search/i }).focus();
  const tasks = [opened.longest];
  const times = [];
  for (const letter of "cnmg1204") {
    // The first results are added to the dialog; later ones change the list.
    const isFirst = times.length === 0;
    const change = isFirst ? { in: "body", until: "[role=option]" } : { in: "[role=listbox]" };
    const { shown, longest } = await timed(page, "keydown", change, () => page.keyboard.type(letter));
    tasks.push(longest);
    // If a letter doesn't change the results, there is nothing to time.
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

/** Only the first load: a range that is visited once gives no meaningful times. */
export async function firstVisit(context) {
  const page = await context.newPage();
  const { firstLoadBytes } = await firstLoad(page, await context.newCDPSession(page));
  return { firstLoadBytes };
}

/**
 * A visit with an empty cache: load, open a category, filter it, search. Returns bytes and milliseconds; parts that the
 * page lacks are left out. An error in the page's console ends the visit.
 */
export async function visit(context) {
  const page = await context.newPage();
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const figures = {
    ...(await firstLoad(page, session)),
    ...(await category(page)),
    ...(await filter(page)),
    ...(await search(page)),
    ...(await heap(session)),
  };
  if (errors.length > 0) throw new Error(`The page reports errors:\n${errors.join("\n")}`);
  return figures;
}

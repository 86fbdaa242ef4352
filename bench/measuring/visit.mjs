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

/** Taps a target, without a pointer that rests on it first, and measures as `timed` does. */
async function tapped(page, target, change) {
  const point = await aim(page, target);
  return timed(page, "pointerdown", change, () => page.touchscreen.tap(...point));
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

const list = { in: "body", until: `${OVERLAY} #overlay-list li[id]` };

/** Opens the category with the most products. */
async function category(page) {
  await page.locator("[data-loader]").waitFor({ state: "hidden" });
  const link = page.locator('#products ul a[href="/products/turning"]').first();
  const { shown, longest } = await tapped(page, link, list);
  return { categoryShown: shown, categoryTask: longest };
}

/** Opens the sheet of the first product, and goes back to the list. */
async function sheet(page) {
  const link = page.locator(`${OVERLAY} #overlay-list li[id] a`).first();
  const opened = await tapped(page, link, { in: "body", until: `${OVERLAY} [data-sheet]` });
  const back = await tapped(
    page,
    page
      .locator(OVERLAY)
      .getByRole("link", { name: /^Back to/ })
      .first(),
    list,
  );
  return { sheetShown: opened.shown, sheetTask: opened.longest, backShown: back.shown };
}

/** Opens the filters, shows the list as a table and ticks the first value. */
async function filter(page) {
  const opener = page.locator(OVERLAY).getByRole("button", { name: /filter/i });
  if ((await opener.count()) === 0) return {};
  const values = { in: "body", until: "dialog dialog[open] input[type=checkbox]" };
  const opened = await tapped(page, opener.first(), values);
  const dialog = page.getByRole("dialog", { name: /filter/i });
  const box = dialog.getByRole("checkbox").first();
  const { shown, longest } = await tapped(page, box, { in: `${OVERLAY} [role=status]` });
  await dialog.getByRole("button", { name: /^show \d/i }).tap();
  await opener.first().tap();
  const table = await tapped(page, dialog.getByRole("button", { name: "Table" }), {
    in: `${OVERLAY} #overlay-list`,
  });
  await dialog.getByRole("button", { name: /^show \d/i }).tap();
  const tasks = [opened, table].map((each) => each.longest);
  return {
    filtersOpened: opened.shown,
    filterShown: shown,
    tableShown: table.shown,
    filterTask: Math.max(longest, ...tasks),
  };
}

/** Opens the search and types a code; each letter waits for the previous one's results. */
async function search(page) {
  const field = { in: "body", until: "#search[open] [role=combobox]" };
  const opener = page.locator(OVERLAY).getByRole("button", { name: /^Search/ });
  if ((await opener.count()) === 0) return {};
  const opened = await tapped(page, opener.first(), field);
  await page.getByRole("combobox", { name: /search/i }).focus();
  const tasks = [opened.longest];
  const times = [];
  for (const letter of "cnmg1204") {
    // The first results are added to the dialog; later ones change in it: its list only owns them.
    const isFirst = times.length === 0;
    const change = isFirst ? { in: "body", until: "[role=option]" } : { in: "#search" };
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
 * A visit with an empty cache: load, open a category, a sheet and the list again, filter it, show it as a table, search. Returns bytes and milliseconds; parts that the
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
    ...(await sheet(page)),
    ...(await filter(page)),
    ...(await search(page)),
    ...(await heap(session)),
  };
  if (errors.length > 0) throw new Error(`The page reports errors:\n${errors.join("\n")}`);
  return figures;
}

import type { BrowserContext, Page } from "@playwright/test";
import { company } from "../testing/content.ts";
import { CountingProxy } from "../testing/counting-proxy.ts";
import { fillIn, contactForm, expectWords } from "../testing/contact-form.ts";
import { endLoader, hydrated, openAtOnce, untilKept } from "../testing/open-at-once.ts";
import { pressSearch } from "../testing/search.ts";
import { expect, test } from "../testing/test.ts";

test.use({ keepsSite: true });

/** Visits once and stays until the service worker has cached the site. */
async function visit(page: Page, address = "/"): Promise<void> {
  await openAtOnce(page, address);
  await untilKept(page);
}

/** Opens an address without network. */
async function openOffline(page: Page, context: BrowserContext, address: string): Promise<void> {
  await context.setOffline(true);
  await openAtOnce(page, address);
}

test("after one visit page, catalogue, search and quote list work without network", async ({
  page,
  context,
}) => {
  await visit(page);
  await openOffline(page, context, "/products/milling/solid-carbide/endmill");
  const overlay = page.locator("[data-overlay]");
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling" })).toBeVisible();
  await overlay
    .getByRole("button", { name: /^Add .* to quote|^Add to quote/ })
    .first()
    .click();
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await pressSearch(page);
  await page.getByRole("combobox", { name: /^Search code/ }).fill("m8");
  await expect(page.getByRole("dialog", { name: "Find" }).getByRole("option").first()).toContainText("M8");
  await page.keyboard.press("Escape");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Quote list/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Quote list" }).getByRole("listitem")).toHaveCount(1);
  // An address that isn't cached shows a page with links to those that are.
  await page.goto("/products/no-such-thing");
  await expect(page).toHaveTitle(/^Not on this device \| /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on this device");
  await page.getByRole("link", { name: "Explore Products" }).click();
  await expect(page.locator("#products")).toBeAttached();
});

test("without network the calculator works, though it was never opened", async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto("/calculator?operation=milling&workpiece=en8-c45");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeVisible();
});

test("guides and products' own pages that were opened are there without network", async ({
  page,
  context,
}) => {
  await visit(page);
  const pages = ["/guides/taps", "/product/mil-em-4f-10"];
  const titles: string[] = [];
  for (const address of pages) {
    await page.goto(address);
    titles.push(await page.title());
  }
  await context.setOffline(true);
  for (const [index, address] of pages.entries()) {
    await page.goto(`${address}?from=mail`);
    expect(await page.title()).toBe(titles[index]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const address of ["/guides/drills", "/product/mil-em-4f-12", "/accessibility"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on this device");
  }
});

test("a tool's page asks the network while the worker that keeps pages still starts, and only once", async ({
  browser,
  server,
}) => {
  const proxy = new CountingProxy(server.origin);
  const context = await browser.newContext({ baseURL: await proxy.start() });
  const page = await context.newPage();
  await page.goto("/");
  await untilKept(page);
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  for (const address of ["/product/mil-em-4f-10", "/guides/taps"]) {
    await page.goto("about:blank");
    await session.send("ServiceWorker.stopAllWorkers");
    await page.goto(address);
    const entry = await page.evaluate(
      () => performance.getEntriesByType("navigation")[0]?.toJSON() as object,
    );
    expect(entry).toMatchObject({ workerMatchedSourceType: "race-network-and-fetch-handler" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(proxy.paths.filter((path) => path === address)).toHaveLength(1);
  }
  await context.close();
  await proxy.stop();
});

test("the second visit asks the network for nothing but whether there is a new version", async ({
  page,
  context,
  server,
}) => {
  const proxy = new CountingProxy(server.origin);
  const address = await proxy.start();
  await visit(page, address);
  // The first visit's files are cached a moment later.
  const seen = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/assets/pictures/")),
  );
  expect(seen).not.toEqual([]);
  await expect
    .poll(() =>
      page.evaluate((paths) => Promise.all(paths.map(async (path) => !(await caches.match(path)))), seen),
    )
    .toEqual(seen.map(() => false));
  // The HTTP cache is cleared: it must not answer instead of the service worker.
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  proxy.paths = [];
  await openAtOnce(page, address);
  await hydrated(page.locator("#home"));
  // The next slide's picture may be loaded for the first time.
  const requests = proxy.paths.filter((path) => !path.startsWith("/assets/pictures/") || seen.includes(path));
  expect(requests.filter((path) => path !== "/sw.js" && path !== "/manifest.webmanifest")).toEqual([]);
  await page.close();
  await proxy.stop();
});

test("without network the form says so, keeps the text, and offers other ways", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page);
  await openOffline(page, context, "/#contact");
  const contact = contactForm(page);
  await hydrated(contact.form);
  await fillIn(contact);
  await expect(contact.form.getByText("You are offline. Your text is kept here")).toBeVisible();
  await expect(contact.form.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me/);
  await expect(contact.form.getByRole("link", { name: "e-mail" })).toHaveAttribute("href", /^mailto:/);
  await contact.form.getByRole("button", { name: "copy the message" }).click();
  await expect(contact.form.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("CNMG 120408");
  await context.setOffline(false);
  await expect(contact.form.getByText("You are offline.")).toHaveCount(0);
  await expectWords(contact);
});

test("without network a drawn poster with the address stands in the map's place", async ({
  page,
  context,
}) => {
  await visit(page);
  await openOffline(page, context, "/#contact");
  const poster = page.locator('[data-island="map"]');
  await expect(poster).toContainText(company.address.lines[0] ?? "");
  await expect(poster.getByRole("link", { name: "Get directions" })).toHaveAttribute(
    "href",
    company.map.directionsUrl,
  );
  await expect(page.getByTitle(/^Map:/)).toHaveCount(0);
});

test("a message that was sent without network is neither kept nor sent later", async ({
  page,
  context,
  ownServer,
  noise,
}) => {
  noise.expect(/contact message was not sent/, "no network");
  noise.expect(/net::ERR_INTERNET_DISCONNECTED/, "no network");
  await page.goto(ownServer.origin);
  await endLoader(page);
  await untilKept(page);
  await context.setOffline(true);
  await page.goto(`${ownServer.origin}/#contact`);
  await endLoader(page);
  const contact = contactForm(page);
  await hydrated(contact.form);
  await fillIn(contact);
  await contact.form.getByRole("button", { name: "Send message" }).click();
  await expect(contact.form.getByText("Failed to send message.")).toBeVisible();
  await context.setOffline(false);
  const cached = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests
      .filter(({ method, url }) => method !== "GET" || url.includes("/api/"))
      .map(({ url }) => url);
  });
  expect(cached).toEqual([]);
  await page.goto(ownServer.origin);
  expect(await ownServer.messages()).toEqual([]);
  await expectNoDatabaseQueue(page);
});

/** Workbox would store requests to send later in a database of this name. */
async function expectNoDatabaseQueue(page: Page): Promise<void> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names.filter((name) => name?.includes("background-sync"))).toEqual([]);
}

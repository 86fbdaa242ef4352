import type { JSHandle, Page } from "@playwright/test";
import { DeployedSite } from "../testing/deployed-site.ts";
import { endLoader, hydrated, untilKept } from "../testing/open-at-once.ts";
import { SiteServer } from "../testing/site-server.ts";
import { expect, test as base } from "../testing/test.ts";

/** A site for this test only, with its server; one visit has filled the cache. */
const test = base.extend<{ site: DeployedSite; siteServer: SiteServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  site: async ({}, provide) => {
    const site = new DeployedSite();
    await provide(site);
    site.remove();
  },
  siteServer: async ({ site, context, page }, provide) => {
    const server = new SiteServer({}, site.folder);
    await server.start();
    await openSite(page, server);
    await untilKept(page);
    await provide(server);
    await Promise.all(context.pages().map((each) => each.close()));
    await server.remove();
  },
});

test.use({ keepsSite: true });

async function openSite(page: Page, server: SiteServer): Promise<void> {
  await page.goto(server.origin);
  await endLoader(page);
  await hydrated(page.locator("#home"));
}

/** Deploys while the server is stopped: nobody gets files of two versions. */
async function restart(server: SiteServer, deploy?: () => void): Promise<void> {
  await server.stop();
  deploy?.();
  await server.start();
}

/** Makes the browser check for a new service worker, as each navigation does, until one has taken over. */
async function takeOver(page: Page, before: JSHandle<ServiceWorker | null>): Promise<void> {
  // Not by its event, which may have come already; it activates first and deletes old caches afterwards.
  await expect
    .poll(() =>
      page.evaluate(async (old) => {
        const { controller } = navigator.serviceWorker;
        if (controller !== old) return controller?.state;
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return `old; new: ${(registration?.installing ?? registration?.waiting)?.state}`;
      }, before),
    )
    .toBe("activated");
}

/** The scripts that the page has requested. */
async function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/(?:boot|client|overlay)\..*\.js$/.test(path)),
  );
}

test("a new version is there with the next load, whole, while an open page keeps to its own", async ({
  page,
  context,
  site,
  siteServer,
}) => {
  const old = ["boot", "client", "overlay"].map((name) => site.script(name));
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  await restart(siteServer, () => site.deploy());
  const anew = ["boot", "client", "overlay"].map((name) => site.script(name));
  await takeOver(page, before);
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  // The page is still the old version, and the server no longer has its late chunks.
  await page
    .getByRole("link", { name: /^Milling/ })
    .first()
    .click();
  await expect(
    page.locator("[data-overlay]").getByRole("heading", { level: 2, name: "Milling" }),
  ).toBeVisible();
  expect((await scriptsOf(page)).toSorted()).toEqual(old.toSorted());
  await page.reload();
  await expect(
    page.locator("[data-overlay]").getByRole("heading", { level: 2, name: "Milling" }),
  ).toBeVisible();
  expect((await scriptsOf(page)).toSorted()).toEqual(anew.toSorted());
});

test("a page of another version than the worker's files is refused, and the old version stays whole", async ({
  page,
  site,
  siteServer,
}) => {
  const before = site.script("boot");
  await restart(siteServer, () => {
    site.deploy();
    site.write("index.html", site.read("index.html").replace("</body>", "<!-- half deployed --></body>"));
  });
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return "none";
    return new Promise<string>((resolve) =>
      worker.addEventListener("statechange", () => resolve(worker.state)),
    );
  });
  expect(state).toBe("redundant");
  await page.reload();
  await hydrated(page.locator("#home"));
  expect(await scriptsOf(page)).toContain(before);
});

test("switched off by the operator, the site is forgotten by each device that comes back", async ({
  page,
  siteServer,
}) => {
  siteServer.set({ OFFLINE: "no" });
  await restart(siteServer);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await openSite(page, siteServer);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

import { CountingProxy } from "../testing/counting-proxy.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { openCategory } from "../testing/overlay.ts";
import { expect, test } from "../testing/test.ts";

test("who comes back with nothing kept offline asks only whether page and icon are still the same", async ({
  browser,
  server,
}) => {
  const proxy = new CountingProxy(server.origin);
  const address = await proxy.start();
  // Without request interception, which would disable the browser's cache.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const first = await context.newPage();
  await openAtOnce(first, address);
  const seen = new Set(proxy.paths);
  expect([...seen].join()).toContain("/assets/client.");
  await first.close();
  proxy.paths = [];
  const later = await context.newPage();
  await openAtOnce(later, address);
  await hydrated(later.locator("#home"));
  const requests = new Set(proxy.paths.filter((path) => seen.has(path)));
  // The browser requests the favicon when it is idle.
  expect([...requests].filter((path) => path !== "/favicon.svg")).toEqual(["/"]);
  expect(proxy.unchanged).toEqual(expect.arrayContaining([...requests]));
  await context.close();
  await proxy.stop();
});

test("a category is loaded once, however often it is opened", async ({ browser, server }) => {
  const proxy = new CountingProxy(server.origin);
  const address = await proxy.start();
  // Not the shared fixture: its request interception disables the browser's cache.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await openAtOnce(page, address);
  await openCategory(page, "PCD");
  await page.keyboard.press("Escape");
  await openCategory(page, "PCD");
  expect(proxy.paths.filter((path) => path.includes("/data/pcd."))).toHaveLength(1);
  await context.close();
  await proxy.stop();
});

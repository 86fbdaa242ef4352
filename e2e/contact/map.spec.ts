import type { Page } from "@playwright/test";
import { company } from "../testing/content.ts";
import { MAP_HOST } from "../testing/page-noise.ts";
import { storeList, storedLine } from "../testing/quote-list.ts";
import { saveData } from "../testing/save-data.ts";
import { expect, open, test } from "../testing/test.ts";

const title = `Map: ${company.address.lines.join(", ")}`;

/** Records the addresses requested from the map's host. */
function mapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === MAP_HOST) requests.push(request.url());
  });
  return requests;
}

async function nearMap(page: Page): Promise<void> {
  await page.locator('[data-island="map"][data-hydrated]').scrollIntoViewIfNeeded();
}

test("the map's host is asked for nothing until the visitor nears the contact section", async ({ page }) => {
  const requests = mapRequests(page);
  await open(page);
  await expect(page.locator('[data-island="map"][data-hydrated]')).toBeAttached();
  expect(requests).toEqual([]);
  await nearMap(page);
  await expect.poll(() => requests).toEqual([company.map.embedUrl]);
});

test("the map is a named frame that isn't told where it stands and can't move our page", async ({ page }) => {
  const requests = page.waitForRequest((request) => new URL(request.url()).hostname === MAP_HOST);
  await page.goto("/#contact");
  const frame = page.getByTitle(title);
  await expect(frame).toHaveAttribute("loading", "lazy");
  await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(frame).toHaveAttribute("sandbox", /^allow-scripts allow-same-origin allow-popups/);
  expect(await frame.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|downloads|modals/);
  expect((await requests).headers()["referer"]).toBeUndefined();
});

for (const [wish, express] of [
  ["saves data", saveData],
  [
    "asks for privacy (Global Privacy Control)",
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
  ],
] as const) {
  test(`where the browser ${wish} the map's host is asked for nothing before "Show map"`, async ({
    page,
  }) => {
    const requests = mapRequests(page);
    await express(page);
    await open(page);
    await nearMap(page);
    const button = page.getByRole("link", { name: "Show map" });
    await expect(button).toBeVisible();
    expect(requests).toEqual([]);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => requests).toEqual([company.map.embedUrl]);
    await expect(button).toHaveCount(0);
    await expect(page.getByTitle(title)).toBeFocused();
  });
}

test("beside a long quote list the map keeps its height", async ({ page }) => {
  const box = page.locator('[data-island="map"]');
  await open(page, "/#contact");
  await nearMap(page);
  const before = await box.boundingBox();
  const long = Array.from({ length: 12 }, (_, at) => storedLine(`tool-${at}`, `Tool ${at}`));
  await storeList(page, long);
  await open(page, "/#contact");
  await nearMap(page);
  await expect(page.getByText("Tool 11").first()).toBeVisible();
  expect((await box.boundingBox())?.height).toBe(before?.height);
  expect(before?.height).toBeGreaterThan(200);
});

test("where the map is blocked nothing is lost: the address stands as text", async ({ page }) => {
  await page.route(`https://${MAP_HOST}/**`, (route) => route.abort("blockedbyclient"));
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/#contact");
  await failed;
  await expect(page.locator("address")).toContainText("Gurugram, Haryana, India");
  await expect(page.getByRole("link", { name: "Get directions" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map's host is asked for nothing before its link is pressed, which opens it in the page, in the same walls", async ({
    page,
  }) => {
    const requests = mapRequests(page);
    await page.goto("/#contact");
    const frame = page.getByTitle(title);
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute("sandbox", /^allow-scripts allow-same-origin allow-popups/);
    await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
    expect(requests).toEqual([]);
    const request = page.waitForRequest(company.map.embedUrl);
    await page.getByRole("link", { name: "Show map" }).press("Enter");
    expect((await request).frame()).toBe(page.frame({ name: "map" }));
    expect((await request).headers()["referer"]).toBeUndefined();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { plainPageBarriersInBothWidths } from "../testing/barriers/plain-page.ts";
import type { DeskServer } from "./desk-server.ts";
import { edit, expect, test } from "./published-site.ts";

/** Asks the site all the time for a page and for a file that only the first build has. @returns ends it: the failures. */
function askAllTheTime(desk: DeskServer, file: string): () => Promise<string[]> {
  const failures: string[] = [];
  let isOver = false;
  let count = 0;
  const asked = (async () => {
    while (!isOver) {
      for (const path of ["/", file]) {
        const answer = await fetch(desk.site.origin + path).catch((error: unknown) => String(error));
        if (typeof answer === "string" || answer.status !== 200)
          failures.push(`${path}: ${typeof answer === "string" ? answer : answer.status}`);
        else await answer.arrayBuffer();
        count += 1;
      }
      // The build needs the processor, too.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return async () => {
    isOver = true;
    await asked;
    expect(count).toBeGreaterThan(100);
    return failures;
  };
}

async function publishWithoutLooking(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish without looking" }).click();
  await expect(page.getByText("is publishing since")).toBeVisible();
  // The page looks again by itself.
  await expect(page.getByText("The site shows it.")).toBeVisible({ timeout: 400_000 });
}

test("a change is looked at, published without a restart or a failed page, taken back, and published again", async ({
  page,
  desk,
  folder,
}) => {
  // Two builds, on a machine that may have much else to do.
  test.setTimeout(900_000);
  await desk.signIn(page);
  await page.goto(`${desk.origin}/publish`);
  // The test's content has a history of its own, which the site's build doesn't know.
  await expect(page.getByText("It isn't known which changes are on it.")).toBeVisible();
  edit(
    desk,
    "company.json",
    (text) => text.replace("Street address to follow", "Plot 12 of the sample"),
    "Address",
  );
  edit(
    desk,
    "hsn.json",
    (text) => text.replace('"8209", "toBeConfirmed": true', '"8209 00"'),
    "HSN of inserts",
  );
  const [data = ""] = readdirSync(join(folder, "dist/data")).filter((name) => name.startsWith("turning."));
  const end = askAllTheTime(desk, `/data/${data}`);
  const served = readFileSync(join(folder, "dist/index.html"), "utf8");
  await page.getByRole("button", { name: "Build a preview" }).click();
  await expect(page.getByText("is building a preview since")).toBeVisible();
  // The page looks again by itself.
  await expect(page.getByRole("heading", { name: "Ready to look at" })).toBeVisible({ timeout: 400_000 });
  await page.getByRole("link", { name: "Home page" }).click();
  await expect(page).toHaveURL(`${desk.origin}/preview/`);
  await expect(page.locator("#contact").getByText("Plot 12 of the sample").first()).toBeAttached();
  expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe(served);
  await page.getByRole("link", { name: "Back to Publish" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The site shows it.")).toBeVisible();
  const visitor = await page.context().newPage();
  const note = visitor.locator("#contact").getByText("Plot 12 of the sample");
  await expect(async () => {
    await visitor.goto(desk.site.origin);
    await expect(note.first()).toBeAttached({ timeout: 1_000 });
  }).toPass();
  expect(await end()).toEqual([]);
  expect(readdirSync(join(folder, "dist/data"))).not.toContain(data);

  await page.goto(`${desk.origin}/publish`);
  await expect(page.getByText("It has every change.")).toBeVisible();
  // The desk offers by the new build, too.
  await desk.enquire({
    email: "r.sample@gears.example",
    userName: "R. Sample",
    subject: "Product inquiry",
    message: `Quote request (1 line)\n1. CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25] – Qty 50`,
  });
  await page.goto(`${desk.origin}/enquiries/1`);
  await expect(page.getByText("HSN 8209 00").first()).toBeVisible();

  await page.getByRole("link", { name: "Publish" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("link", { name: "Address" }).click();
  await expect(page.locator("ins").first()).toHaveText(/Plot/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".said")).toHaveText("It is taken back. Publish to have it so on the site.");
  await expect(page.getByRole("link", { name: "Undo: Address" })).toBeVisible();
  await publishWithoutLooking(page);
  await expect(async () => {
    await visitor.goto(desk.site.origin);
    await expect(visitor.locator("#contact").getByText("Street address to follow").first()).toBeAttached({
      timeout: 1_000,
    });
  }).toPass();
  await visitor.close();
  await page.goto(`${desk.origin}/record`);
  await expect(page.getByRole("row", { name: /A\. Sample published the content/ })).toHaveCount(2);
  await expect(page.getByRole("row", { name: /A\. Sample undid a change Address/ })).toBeVisible();
});

test("content with a fault isn't published: the build's sentence says why, and the site is as it was", async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await page.goto(`${desk.origin}/publish`);
  edit(desk, "team.json", (text) => text.replace('"position"', '"positon"'), "A slip");
  const before = await (await fetch(desk.site.origin)).text();
  await page.getByRole("button", { name: "Publish without looking" }).click();
  await expect(page.getByText("That failed; the site is as it was.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/content\/team\.json, line \d+: \[0\]\.positon: unknown field/)).toBeVisible();
  expect(await (await fetch(desk.site.origin)).text()).toBe(before);
});

test("publishing and its history can be used by everybody, on a phone and without script", async ({
  page,
  browser,
  desk,
}) => {
  await desk.signIn(page);
  const subject = "Address of the works, which is long: ".repeat(4).trim();
  edit(desk, "company.json", (text) => text.replace("Street address to follow", "Plot 12"), subject);
  const paths = ["", "/history", `/changes/${desk.git("rev-parse", "HEAD").trim()}`];
  for (const path of paths) {
    await page.goto(`${desk.origin}/publish${path}`);
    const more = page.getByText("What was changed").first();
    if (path === "") await more.click();
    expect(await plainPageBarriersInBothWidths(page), path).toEqual([]);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await desk.signIn(plain);
  await plain.goto(`${desk.origin}/publish/history`);
  await plain.getByRole("link", { name: subject }).click();
  await plain.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(plain.getByRole("link", { name: `Undo: ${subject}` })).toBeVisible();
  await context.close();
});

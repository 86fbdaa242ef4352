import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plainPageBarriers } from "../testing/barriers/plain-page.ts";
import type { DeskServer } from "./desk-server.ts";
import { edit, expect, test } from "./published-site.ts";

/** Has a site wait as a build for A. Sample leaves it, and another commit after it. */
function prepare(desk: DeskServer, folder: string): void {
  const [next, manifest] = [join(folder, ".build/prepared"), join(folder, ".build/manifest.json")];
  cpSync(join(folder, "dist"), join(next, "dist"), { recursive: true });
  mkdirSync(join(next, ".build"));
  const commit = desk.git("rev-parse", "HEAD").trim();
  const words = { ...JSON.parse(readFileSync(manifest, "utf8")), commit };
  writeFileSync(join(next, ".build/manifest.json"), JSON.stringify(words));
  const { ino, mtimeMs } = statSync(manifest);
  const changed = [
    { address: "/", title: "Home" },
    { address: PRODUCT, title: "CNMG 120408 medium turning insert, P25" },
  ];
  const pages = { changed, count: 2, lost: [], lostCount: 0 };
  const about = { id: "p1", by: "A. Sample", at: new Date(), beside: `${ino} ${mtimeMs}`, pages };
  writeFileSync(join(next, "about.json"), JSON.stringify(about));
}

const PRODUCT = "/product/tur-st-cnmg120408-p25";

test("a prepared page looks as it will, with its font and pictures, and every link in it stays in the preview", async ({
  page,
  desk,
  folder,
}) => {
  await desk.signIn(page);
  prepare(desk, folder);
  const trouble: string[] = [];
  page.on("console", (message) => trouble.push(message.text()));
  page.on("requestfailed", (request) => trouble.push(request.url()));
  page.on("response", (answer) => {
    if (answer.status() >= 400 || !/\/(?:preview\/|publish$|desk\.|site-sans)/.test(answer.url()))
      trouble.push(`${answer.status()} ${answer.url()}`);
  });
  const visitor = await page.context().newPage();
  for (const width of [360, 1280]) {
    for (const each of [page, visitor]) await each.setViewportSize({ width, height: 740 });
    for (const path of ["/", PRODUCT, "/products/milling", "/accessibility"]) {
      await page.goto(`${desk.origin}/preview${path}`);
      const addresses = await page
        .locator("a[href]:not(#desk-bar a)")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const own = addresses.filter((address) => address.startsWith(desk.origin));
      expect(own.length).toBeGreaterThan(10);
      await expect(page.getByRole("link", { name: "Back to Publish" })).toBeInViewport();
      expect(own.filter((address) => !address.startsWith(`${desk.origin}/preview/`))).toEqual([]);
      await visitor.goto(`${desk.site.origin}${path}`);
      const look = () => {
        const { fontFamily, color } = getComputedStyle(document.querySelector("h1, h2") ?? document.body);
        return [fontFamily, color, document.fonts.check("20px 'Site Sans'")];
      };
      expect(await page.evaluate(look), path).toEqual(await visitor.evaluate(look));
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBe(width);
    }
  }
  const [picture] = await page
    .locator("img")
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  if (picture) expect(picture).toContain("/preview/assets/");
  expect(trouble).toEqual([]);
});

test("without script and by keyboard: look, let it be, look again, and publish that very build", async ({
  page,
  browser,
  desk,
  folder,
}) => {
  await desk.signIn(page);
  prepare(desk, folder);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${desk.origin}/publish`);
    expect(await plainPageBarriers(page)).toEqual([]);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await desk.signIn(plain, "B. Other");
  await plain.goto(`${desk.origin}/publish`);
  await plain.getByRole("button", { name: "Don't publish" }).press("Enter");
  await expect(plain.locator(".said")).toContainText("Not published.");
  prepare(desk, folder);
  // Somebody who still has the earlier page before him.
  await page.reload();
  const index = join(folder, ".build/prepared/dist/index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("</h1>", " newly</h1>"));
  for (const ending of ["br", "gz"]) rmSync(`${index}.${ending}`);
  edit(desk, "company.json", (text) => text.replace("Street address to follow", "Plot 12"), "Address");
  await plain.goto(`${desk.origin}/publish`);
  await expect(plain.getByText("Changed since, and not in it:")).toBeVisible();
  await expect(plain.getByRole("listitem").getByText("Address, B. Other", { exact: true })).toBeVisible();
  await plain.getByRole("link", { name: "Home page" }).press("Enter");
  await expect(plain.getByRole("heading", { level: 1 })).toContainText("newly");
  await plain.getByRole("link", { name: "Back to Publish" }).press("Enter");
  await plain.getByRole("button", { name: "Publish this one" }).press("Enter");
  await expect(plain.getByText("The site shows it.")).toBeVisible();
  await expect(async () => {
    expect((await (await fetch(desk.site.origin)).text()).includes("newly</h1>")).toBe(true);
  }).toPass();
  await expect(plain.getByRole("link", { name: "Address" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.locator(".said")).toContainText("That build doesn't wait any more");
  await page.goto(`${desk.origin}/record`);
  for (const what of ["B. Other discarded what was prepared", "B. Other published the content"])
    await expect(page.getByRole("row", { name: what })).toBeVisible();
  await context.close();
});

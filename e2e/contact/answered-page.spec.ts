import { readFileSync } from "node:fs";
import { plainPageBarriers } from "../testing/barriers/plain-page.ts";
import { sendListed } from "../testing/contact-form.ts";
import { DeskAnswers } from "../testing/answered/desk-answers.ts";
import { SAMPLE_OFFER as offer } from "../testing/answered/sample-offer.ts";
import { expect, test } from "../testing/same-window.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a visitor sees who has read it, what is offered instead of what, and accepts the newest offer once", async ({
    page,
    request,
    newServer,
  }) => {
    const address = await sendListed(request, newServer.origin);
    const desk = new DeskAnswers(newServer);
    desk.read();
    desk.answer("1", "Our first offer.", { offer: { ...offer, freight: 0 } });
    desk.answer("2", "Now with freight.", { offer, revision: 2 });
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByRole("list").first().getByRole("listitem")).toHaveText([
      /^Received/,
      /^Read by A\. Sample/,
      /^Offer 2026-121\s+valid till/,
    ]);
    await expect(main.locator("[aria-current=step]")).toContainText("Offer 2026-121");
    const newest = main.getByRole("article").filter({ hasText: "Offer 2026-121, revision 2" });
    await expect(newest.getByRole("row", { name: /^Boring bar S25T/ })).toContainText(
      /another tool, instead of Boring bar S20R-SCLCR 09 · 10 days.*Shank 25 instead of 20 mm;.*You asked for exactly/,
    );
    await expect(newest.getByRole("row", { name: /^Reamer/ })).toContainText("not offered");
    await expect(newest).toContainText("₹ 1,17,247.16");
    await expect(newest).toContainText("This is an offer, not an order.");
    await expect(main.getByText("Our first offer.")).toBeHidden();
    await main.getByText("Offer 2026-121 replaced").tap();
    await expect(main.getByText("Our first offer.")).toBeVisible();

    // The keys stay in sight from the offer's first line on.
    await page.evaluate(() => scrollTo(0, 0));
    await main.getByRole("link", { name: "Accept offer" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accept this offer?");
    await expect(main).toContainText("Offer 2026-121, revision 2, ₹ 1,17,247.16 with GST");
    await main.getByLabel(/^A word with it/).fill("PO 4711");
    await main.getByRole("button", { name: "Accept offer" }).tap();
    await expect(page).toHaveURL(address);
    await expect(main.locator("[aria-current=step]")).toContainText("Offer 2026-121 accepted");
    await expect(newest).toContainText(/You have accepted it\..*PO 4711/s);
    await expect(main.getByRole("link", { name: "Accept offer" })).toHaveCount(0);
    // Whoever goes back finds nothing to press a second time.
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(main.locator("[aria-current=step]")).toContainText("accepted");
    expect(desk.rows("decisions")).toMatchObject([{ answer_id: "2", what: "accepted", words: "PO 4711" }]);
    expect(desk.rows("outbox").filter(({ kind }) => kind === "decision")).toHaveLength(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lapsed offer says so and is asked for anew", async ({ page, request, noise, newServer }) => {
    const address = await sendListed(request, newServer.origin);
    const desk = new DeskAnswers(newServer);
    desk.answer("1", "", { offer, days: -3 });
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.locator("[aria-current=step]")).toContainText("Offer 2026-121 lapsed");
    await expect(main).toContainText("It has lapsed");
    await expect(main.getByRole("link", { name: "Accept offer" })).toHaveCount(0);
    noise.expect(/409/, "it has lapsed");
    await page.goto(`${address}/accept`);
    await main.getByRole("link", { name: "Back to your enquiry" }).click();
    await main.getByRole("link", { name: "Ask for it anew" }).click();
    await main.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(address);
    await expect(main).toContainText(/You have asked again\..*Please offer it anew\./s);
    expect(desk.rows("decisions")).toMatchObject([{ what: "asked", words: "Please offer it anew." }]);
  });
});

test("an offer is saved as a spreadsheet, and printed without its keys", async ({
  page,
  request,
  newServer,
}) => {
  const address = await sendListed(request, newServer.origin);
  const desk = new DeskAnswers(newServer);
  desk.answer("1", "First.", { offer });
  desk.answer("2", "Second.", { offer, revision: 2 });
  await page.goto(address);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV of the offer" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("offer-2026-121.csv");
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /,1,"4-flute [^\n]*,EM-1001,as asked,,50,1940\.00,12,85360\.00,from stock,8207,18\r\n[^]*,Total with GST,,,,,,,117247\.16,,,\r\n/,
  );
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Second.")).toBeVisible();
  for (const name of ["Accept offer", "Ask again", "CSV of the offer"])
    await expect(page.getByRole("link", { name, exact: true })).toBeHidden();
  await expect(page.getByText("replaced")).toBeHidden();
  // 180 mm, at 96 px an inch.
  await page.setViewportSize({ width: 680, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680);
});

for (const width of [320, 1280])
  test(`nobody is kept out of an answered enquiry at ${width} px`, async ({ page, request, newServer }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = await sendListed(request, newServer.origin);
    const desk = new DeskAnswers(newServer);
    const check = async (what: string, path = "") => {
      await page.goto(address + path);
      expect(await plainPageBarriers(page), what).toEqual([]);
    };
    desk.read("Somebody of a Very Long Name-Indeed");
    await check("read");
    desk.answer("1", `${"word ".repeat(60)}${"x".repeat(200)}`);
    await check("answered");
    await check("asking", "/ask");
    desk.answer("2", "Lapsed.", { offer, days: -3 });
    await check("lapsed");
    desk.answer("3", "Valid.", { offer, revision: 2 });
    await check("offered");
    await check("accepting", "/accept");
    await page.getByRole("button", { name: "Accept offer" }).click();
    await check("accepted");
  });

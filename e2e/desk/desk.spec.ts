import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { plainPageBarriers, plainPageBarriersInBothWidths } from "../testing/barriers/plain-page.ts";
import { expect } from "../testing/test.ts";
import { addDevice, test } from "./desk-test.ts";

const LIST = {
  email: "r.sample@gears.example",
  userName: "R. Sample",
  subject: "Product inquiry",
  message: `Delivery by 5 December please.

Quote request (2 lines)
1. CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25] – Qty 50, packs of 10 – for EN8
2. TNGA 160404 S01020 – Qty 20
Company: Sample Gears`,
};

test("whoever is invited makes a key, comes in with it again, and is shut out once he is removed", async ({
  page,
  context,
  desk,
  noise,
}) => {
  noise.expect(/403/, "the key of a removed person");
  await addDevice(context, page);
  const printed = await desk.command("invite", "A. Sample");
  const address = /http\S+\/join\/\S+/.exec(printed)?.[0] ?? "";
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, A. Sample");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByText("Make a second one, on another device")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("navigation", { name: "Shelves" })).toBeVisible();

  // The invitation is used up.
  expect((await page.request.get(address)).status()).toBe(404);
  expect(await desk.command("people")).toBe("A. Sample: 1 keys\n");
  // The site knows nothing of the desk.
  expect((await page.request.get(`${desk.site.origin}/enquiries`)).status()).toBe(404);

  await desk.command("remove", "A. Sample");
  await page.reload();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("That key doesn't hold here")).toBeVisible();
});

test("an enquiry is read, priced with a substitute, looked at and sent, and stands on the shelf of those who wait", async ({
  page,
  desk,
  noise,
}) => {
  noise.expect(/422/, "a price that is none");
  const own = await desk.enquire(LIST);
  await desk.signIn(page);
  await page.goto(`${desk.origin}/enquiries`);
  await expect(page.getByRole("navigation", { name: "Desk" })).toContainText("1 new");
  // By the keyboard, as mail programs do.
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("R. Sample");
  await expect(page.getByText("read by A. Sample")).toBeVisible();

  await page.getByRole("button", { name: "Offer with substitutes" }).click();
  await expect(page.getByLabel("Words")).toHaveValue(/^Dear R\. Sample,/);
  await page.getByLabel("₹ each, line 1").fill("4 hundred");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Line 1, price: enter rupees such as 412.50.")).toBeVisible();
  await expect(page.getByLabel("₹ each, line 1")).toHaveValue("4 hundred");
  await page.getByLabel("₹ each, line 1").fill("412");
  await page.getByLabel("Disc. %, line 1").fill("12");
  await page.getByText("Offer another tool").first().click();
  await page.getByRole("radio", { name: /CNMG 120412/ }).check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preview");
  await expect(page.getByRole("row", { name: /^Total/ })).toContainText("21,391.04");
  await expect(page.getByText(/instead of Coated carbide, ISO P25/)).toBeVisible();
  const draft = await saved(page, page.getByRole("link", { name: "As PDF" }));
  expect(draft).toEqual({ name: "offer.pdf", begins: "%PDF-1.7" });
  await page.getByRole("button", { name: "Send offer" }).click();
  await expect(page.getByRole("status")).toHaveText("Sent: by e-mail, and to the visitor's page.");
  await expect(page.getByRole("heading", { name: /^Offer \d{4}-001/ })).toBeVisible();
  await page.goto(`${desk.origin}/enquiries?shelf=waiting`);
  await expect(page.getByRole("listitem")).toContainText(/Offer \d{4}-001, till/);
  await page.goto(`${desk.origin}/sought`);
  await expect(page.getByRole("row", { name: /TNGA 160404/ })).toContainText("20");

  // The visitor, on his own page.
  await page.goto(own);
  const main = page.getByRole("main");
  await expect(main.locator("[aria-current=step]")).toContainText(/Offer \d{4}-001\s+valid till/);
  await expect(main.getByRole("table", { name: "Offer" })).toContainText("CNMG 120412");
  await expect(main).toContainText("instead of Coated carbide, ISO P25");
  await expect(main.getByRole("definition").filter({ hasText: "₹ 21,391.04" })).toBeVisible();
  const sent = await saved(page, main.getByRole("link", { name: "PDF of the offer" }));
  expect(sent).toEqual({ name: expect.stringMatching(/^Offer \d{4}-001\.pdf$/), begins: "%PDF-1.7" });
  expect(await plainPageBarriers(page)).toEqual([]);
  await main.getByRole("link", { name: "Accept offer" }).click();
  await expect(main).toContainText("₹ 21,391.04 with GST");
  expect(await plainPageBarriers(page)).toEqual([]);
  await main.getByLabel("A word with it, such as your order number (optional)").fill("PO 4711");
  await main.getByRole("button", { name: "Accept offer" }).click();
  await expect(main).toContainText("You have accepted it.");
  await expect(main.locator("[aria-current=step]")).toContainText("accepted");
  await main.getByRole("link", { name: "Ask again" }).click();
  await main.getByLabel("What do you want to ask or change?").fill("Can it come a week earlier?");
  await main.getByRole("button", { name: "Send", exact: true }).click();
  await expect(main).toContainText("You have asked again.");

  await page.goto(`${desk.origin}/enquiries`);
  await expect(page.getByRole("listitem")).toContainText(/Accepted offer \d{4}-001/);
  await page.getByRole("link", { name: /^R\. Sample/ }).click();
  await expect(page.getByRole("main")).toContainText("PO 4711");
  await expect(page.getByRole("main")).toContainText("Can it come a week earlier?");
});

/** What a link saves: its name and its first letters. */
async function saved(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.toString("latin1", 0, 8) };
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an enquiry is found, taken, answered and done by plain forms", async ({ page, desk }) => {
    await desk.enquire({ ...LIST, message: "Which insert for AlSi12?" });
    await desk.signIn(page);
    await page.goto(`${desk.origin}/enquiries`);
    await page.getByLabel("Search name, address and message").fill("alsi12");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: /^R\. Sample/ }).click();
    await page.getByRole("button", { name: "Take it" }).click();
    await page.getByLabel("Words").fill("An uncoated one.");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("status")).toHaveText("Done.");
    await page.goto(`${desk.origin}/sign-in`);
    expect(await page.content()).toContain("Passkeys need script");
  });
});

test("nobody is kept out of the desk, on a phone and on a desk", async ({ page, desk, noise }) => {
  noise.expect(/422/, "a price that is none");
  const own = await desk.enquire(LIST);
  await desk.enquire({ ...LIST, message: "word ".repeat(40) + "x".repeat(300) });
  await page.goto(`${desk.origin}/sign-in`);
  const check = async (name: string) => {
    expect(await plainPageBarriersInBothWidths(page), name).toEqual([]);
  };
  await check("sign in");
  await desk.signIn(page);
  for (const path of ["/enquiries", "/enquiries/2", "/enquiries/1", "/people", "/record", "/sought"]) {
    await page.goto(desk.origin + path);
    await check(path);
  }
  await page.goto(`${desk.origin}/enquiries/1`);
  await page.getByLabel("₹ each, line 1").fill("four");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Line 1, price")).toBeVisible();
  await check("a wrong field");
  await page.getByLabel("₹ each, line 1").fill("412");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preview");
  await check("preview");
  await page.getByRole("button", { name: "Send offer" }).click();
  await check("a sent offer");
  for (const path of ["", "/accept", "/ask"]) {
    await page.goto(own + path);
    await check(`the visitor's page${path}`);
  }
});

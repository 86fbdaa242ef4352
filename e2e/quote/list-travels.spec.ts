import { readFileSync } from "node:fs";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { contactForm, SENT } from "../testing/contact-form.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { storeList, storedLine, openList, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/test.ts";

const name = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const lines = [
  { ...storedLine("mil-em-4f-10", name, 5, "for EN8"), consent: "what-fits" },
  storedLine("gone-tool", "A tool of the past", 2),
];

test("a list goes to another device by its link, and nothing of it is taken over unasked", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeList(page, lines);
  await openAtOnce(page);
  await openList(page);
  await panel(page).getByRole("button", { name: "Copy link" }).click();
  await expect(panel(page).getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/#list=1[\w-]+$/);

  const fresh = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await fresh.newPage();
  await openAtOnce(other, link);
  const arrived = panel(other).getByRole("region", { name: "List from a link" });
  await expect(arrived).toContainText("A list with 2 lines came with the link");
  await expect(panel(other).getByText("Nothing in the list yet.")).toBeVisible();
  await arrived.getByRole("button", { name: "Add to my list" }).press("Enter");
  await expect(arrived).toHaveCount(0);
  await expect(panel(other).getByRole("listitem")).toContainText([name, "gone-tool"]);
  await expect(panel(other).getByLabel(`Remark on ${name}`)).toHaveValue("for EN8");
  await expect(panel(other).getByLabel(`What may be offered for ${name}`)).toHaveValue("what-fits");
  await expect(panel(other).getByText("no longer listed")).toBeVisible();
  expect(await other.evaluate(() => location.hash)).toBe("");
  await fresh.close();
});

test("where the device can share, a list goes by that, with its link", async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      document.documentElement.dataset.shared = url;
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  await storeList(page, lines);
  await openAtOnce(page);
  await openList(page);
  await panel(page).getByRole("button", { name: "Share" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /\/#list=1[\w-]+$/);
  await expect(panel(page).getByText("The link is copied.")).toHaveCount(0);
});

test("a link that was cut off says so", async ({ page }) => {
  await openAtOnce(page, "/#list=1abc");
  await expect(panel(page).getByRole("alert")).toContainText("can't be read");
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  expect(await page.evaluate(() => location.hash)).toBe("");
});

test("a list is saved as CSV", async ({ page }) => {
  await storeList(page, lines);
  await openAtOnce(page);
  await openList(page);
  const download = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Save CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("quote-list.csv");
  const text = readFileSync(await file.path(), "utf8");
  expect(text.split("\r\n")[1]).toContain(`"${name}",5`);
});

test("a list is shown as a code for the phone's camera, until it changes", async ({ page }) => {
  await storeList(page, lines);
  await openAtOnce(page);
  await openList(page);
  await panel(page).getByRole("button", { name: "QR code" }).press("Enter");
  const code = panel(page).getByRole("img", { name: "QR code of the link to this list" });
  await expect(code).toBeVisible();
  await expectNoAxeFindings(page);
  await panel(page)
    .getByRole("button", { name: `One more of ${name}` })
    .click();
  await expect(code).toHaveCount(0);
});

test("a list that was sent stays on the device, and can be used again", async ({ page, ownServer }) => {
  await storeList(page, lines, ownServer.origin);
  await openAtOnce(page, ownServer.origin);
  await openList(page);
  await panel(page).getByRole("link", { name: "Send with the contact form" }).click();
  const contact = contactForm(page);
  await contact.userName.fill("Asha Rao");
  await contact.email.fill("asha@shop.example");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await contact.form.getByRole("button", { name: "Clear list" }).click();
  await openList(page);
  await panel(page).getByText("Lists sent from this device (1)").click();
  await expect(panel(page).getByText(/^\d{1,2} \w+ \d{4} · 2 lines$/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Use list 1 again" }).click();
  await expect(panel(page).getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
});

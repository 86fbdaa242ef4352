import { company } from "../testing/content.ts";
import { answerFor, MAP_HOST } from "../testing/page-noise.ts";
import { expect, test } from "../testing/same-window.ts";
import { open } from "../testing/test.ts";

test("the contact section gives the address, the number and the e-mail address", async ({ page }) => {
  await page.goto("/#contact");
  const contact = page.getByRole("region", { name: "Contact" });
  for (const line of company.address.lines) await expect(contact.locator("address")).toContainText(line);
  const digits = company.phone.replaceAll(" ", "");
  await expect(contact.getByRole("link", { name: company.phone })).toHaveAttribute("href", `tel:${digits}`);
  await expect(contact.locator("dl").getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
});

test("the location card says 10:00 AM - 6:00 PM", async ({ page }) => {
  await page.goto("/#contact");
  const term = page.getByRole("term").filter({ hasText: "Working hours" });
  await expect(term.locator("xpath=following-sibling::dd")).toHaveText("10:00 AM - 6:00 PM");
});

test("the business hours stand under a heading of their own, in three lines", async ({ page }) => {
  await page.goto("/#contact");
  const contact = page.getByRole("region", { name: "Contact" });
  const hours = contact
    .locator("div")
    .filter({ has: page.getByRole("heading", { name: "Business hours" }) })
    .last();
  const lines = hours.locator("dl > div");
  await expect(lines.locator("dt")).toHaveText(["Monday-Friday", "Saturday", "Sunday"]);
  await expect(lines.locator("dd:not([aria-hidden])")).toHaveText([
    "9:00 AM - 6:00 PM",
    "10:00 AM - 2:00 PM",
    "closed",
  ]);
});

test("directions open in a new tab that knows nothing of this one", async ({ page, context, noise }) => {
  await answerFor(`https://${MAP_HOST}`, "Map", { context, noise });
  await open(page, "/#contact");
  const link = page.getByRole("link", { name: "Get directions" });
  const [tab] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  expect(tab.url()).toContain(`https://${MAP_HOST}/maps/dir/`);
  await expect(tab).toHaveTitle("Map");
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/");
});

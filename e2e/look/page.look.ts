import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { section } from "../testing/overlay.ts";
import { A4, isPhone, shootPart, shootWindow, test } from "./shoot.ts";

test("about, customers, team, promo, footer", async ({ page }) => {
  await openAtOnce(page);
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await shootPart(region(copy.about.title), "about", "shown");
  await shootPart(region(copy.customers.title), "customers");
  await shootPart(region(copy.team.title), "team");
  await shootPart(region(copy.catalogue.title), "promo", "shown");
  await shootPart(page.getByRole("contentinfo"), "footer");
});

test("the product section: head, search, grid, list", async ({ page }) => {
  await openAtOnce(page);
  await shootPart(section(page).locator("header").first(), "products-head");
  await shootPart(
    section(page)
      .getByRole("button", { name: /^Search/ })
      .locator(".."),
    "products-search",
  );
  const grid = section(page)
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await shootPart(grid.first(), "products-grid", "shown");
  await section(page)
    .locator("[data-all-products]")
    .evaluate((list) => list.scrollIntoView({ behavior: "instant" }));
  await shootWindow(page, "products-list");
});

test("the place, the hours, the note about privacy", async ({ page }) => {
  await openAtOnce(page);
  const contact = page.getByRole("region", { name: copy.contact.title, exact: true });
  await shootPart(contact.locator("dl").first(), "contact-place");
  await shootPart(contact.locator("figure"), "contact-map");
  const hours = contact.getByRole("heading", { name: copy.contact.hoursTitle });
  await shootPart(hours.locator("xpath=../.."), "contact-hours");
  await shootPart(contact.locator("form + p, [data-island] + p").first(), "privacy-note");
});

test("the strip of partners, standing and sliding", async ({ page }) => {
  await openAtOnce(page);
  const strip = page.getByRole("region", { name: copy.footer.partnersTitle });
  await shootPart(strip, "partners-still");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await strip.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await shootPart(strip, "partners-sliding");
});

test("pages of their own: no such page, message sent", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no-such-page");
  await shootWindow(page, "not-found");
  await page.goto("/message-sent");
  await shootWindow(page, "message-sent");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message that the server refuses", async ({ page, noise }) => {
    noise.expect(/400/, "the server refuses a name of spaces");
    await page.goto("/#contact");
    const form = page.getByRole("form", { name: "Contact form" });
    await form.getByLabel("Name", { exact: true }).fill("   ");
    await form.getByLabel("Email", { exact: true }).fill("asha.rao@example.com");
    await form.getByLabel("Subject").selectOption("Product inquiry");
    await form.getByLabel("Message").fill("Please quote for CNMG 120408, 50 pieces.");
    await form.getByRole("button", { name: "Send message" }).click();
    await page.waitForURL("**/api/**");
    await shootPart(page.locator("body"), "message-error");
  });
});

test("the page on paper: its first sheet, and where to write to", async ({ page }) => {
  test.skip(isPhone(), "paper is as wide for every device");
  await page.setViewportSize(A4);
  await openAtOnce(page);
  await page.emulateMedia({ media: "print" });
  await shootWindow(page, "print-page");
  await shootPart(page.getByRole("region", { name: copy.contact.title, exact: true }), "print-contact");
});

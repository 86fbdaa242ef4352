import type { Locator, Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { contactForm } from "../testing/contact-form.ts";
import { company } from "../testing/content.ts";
import { isModal, openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

/** Opens a product's link and waits for its sheet. */
async function openSheet(page: Page, id: string): Promise<Locator> {
  const product = productWithId(id);
  const overlay = await openShared(page, addressOfProduct(product));
  await expect(overlay.getByRole("heading", { level: 2, name: product.name })).toBeVisible();
  return overlay;
}

function goesWith(overlay: Locator): Locator {
  return overlay.getByRole("region", { name: "Goes with" });
}

/** The row of a tool in "Goes with"; its band is unfolded if it is folded. */
async function partnerRow(overlay: Locator, id: string, band: string): Promise<Locator> {
  const { orderCode = "" } = productWithId(id);
  const title = goesWith(overlay).getByRole("heading").getByRole("button", { name: band, exact: true });
  await expect(title).toBeVisible();
  if ((await title.getAttribute("aria-expanded")) === "false") await title.press("Enter");
  return goesWith(overlay).getByRole("row").filter({ hasText: orderCode });
}

test("a code in the table says in at most 40 words what it means, by Enter, and goes by Esc", async ({
  page,
}) => {
  const overlay = await openSheet(page, "mil-em-4f-10");
  const explanation = page.locator(":popover-open");
  for (const name of ["DIN 6535 HB", "What is Shank?"]) {
    await overlay.getByRole("button", { name, exact: true }).press("Enter");
    await expect(explanation).toBeVisible();
    const term = await explanation.locator("b").innerText();
    const text = (await explanation.innerText()).replace(term, "").trim();
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(text).toMatch(/^[A-Z].+\.$/);
    await page.keyboard.press("Escape");
    await expect(explanation).toHaveCount(0);
    await expect(overlay).toBeVisible();
  }
});

test("a holder and its insert lead to each other; an insert of another thickness is not offered", async ({
  page,
}) => {
  const holder = productWithId("tur-ho-mdjnr2020k15");
  const insert = productWithId("tur-st-dnmg150608-p25");
  const overlay = await openSheet(page, holder.id);
  const list = goesWith(overlay);
  await expect(list).toContainText("Inserts for this holder same ISO seat – confirm clamping");
  await expect(list).not.toContainText("1504");
  const row = await partnerRow(overlay, insert.id, "DNMG inserts for steel");
  await row.getByRole("button", { name: /^Add to quote/ }).click();
  await expect(row.getByRole("button", { name: /^In quote list: 10/ })).toBeVisible();
  await row.getByRole("button", { name: `Compare, ${insert.name}` }).click();
  await expect(overlay.getByRole("region", { name: "Comparison" })).toContainText("1 of");
  // Elsewhere the comparison's bar may cut through a button that lies below it.
  await overlay.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await expectNoAxeFindings(page);
  await row.getByRole("link").first().click();
  await expect(overlay.getByRole("heading", { level: 2, name: insert.name })).toBeVisible();
  await expect(list).toContainText("Holders for this insert");
  await (
    await partnerRow(overlay, holder.id, "MDJN multi-lock profiling toolholders")
  )
    .getByRole("link")
    .first()
    .click();
  await expect(overlay.getByRole("heading", { level: 2, name: holder.name })).toBeVisible();
});

test("what fits a tool can be asked for again when the connection failed", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|could not be loaded/, "the connection breaks on purpose");
  await page.route(/\/data\/fits-.*json$/, (route) => route.abort());
  const overlay = await openSheet(page, "thr-it-tap-m8-c");
  const again = overlay.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(/\/data\/fits-.*json$/);
  await again.click();
  await expect(goesWith(overlay)).toContainText("Drills tapping drill M8");
  await expect(goesWith(overlay).getByRole("row").nth(1)).toContainText("6.8");
});

test("asking about a tool names it, its size and its order code in the message", async ({ page }) => {
  const overlay = await openSheet(page, "mil-em-4f-10");
  await overlay.getByRole("link", { name: "Ask about this tool" }).click();
  await expect(overlay).toBeHidden();
  const { subject, message } = contactForm(page);
  await expect(subject).toHaveValue("Product inquiry");
  await expect(message).toHaveValue(/4-flute solid carbide end mill Ø10.*10 × 22 × 72 mm.*\[EM-1001\]/);
});

test("the link of a sheet is copied whole; where the browser refuses, it can be read", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const overlay = await openSheet(page, "mil-em-4f-10");
  const link = await page.evaluate(() => location.href);
  const copy = overlay.getByRole("button", { name: /^Cop(?:y link|ied)$/ });
  await copy.click();
  await expect(overlay.getByRole("status").filter({ hasText: "The link is copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copy.click();
  await expect(overlay.getByRole("status").filter({ hasText: link })).toBeVisible();
});

test("copying a sheet's link moves nothing, and the button says that it is done", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const overlay = await openSheet(page, "mil-em-4f-10");
    const places = async () => {
      const place = overlay.getByRole("navigation", { name: "Place in the catalogue" });
      const parts = [overlay.getByRole("heading", { level: 2 }), place];
      for (const name of ["Print", "Export"]) parts.push(overlay.getByRole("button", { name }));
      return Promise.all(parts.map((part) => part.boundingBox()));
    };
    const before = await places();
    await overlay.getByRole("button", { name: "Copy link" }).click();
    await expect(overlay.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Tab");
    await expect(overlay.getByRole("button", { name: "Copy link" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("on a phone “Print” begins where the sheet's other lines begin", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overlay = await openSheet(page, "mil-em-4f-10");
  const begin = await overlay.getByRole("button", { name: "Print" }).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().x;
  });
  const place = await overlay.getByRole("navigation", { name: "Place in the catalogue" }).boundingBox();
  expect(Math.abs(begin - (place?.x ?? 0))).toBeLessThan(1);
});

const families = [
  "mil-em-4f-10",
  "mil-cu-90-50",
  "tur-st-cnmg120408-p25",
  "tur-ho-pclnr2525m12",
  "tur-ho-s25t-sclcr09",
  "thr-it-tap-m10x1-c",
  "thr-ei-16erag60",
  "dri-sd-85-3d",
  "par-bl-32-3",
  "pcbn-hs-dnga150408",
];

test("a sheet of whatever family prints on one A4 page, with company and link", async ({ page }) => {
  const pages = [];
  for (const id of families) {
    const overlay = await openSheet(page, id);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
    pages.push([id, pdf.match(/\/Type\s*\/Page\b/g)?.length, /MediaBox \[0 0 594\.\d+ 841\.\d+\]/.test(pdf)]);
    if (id !== families.at(-1)) continue;
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    for (const words of [company.email, page.url()]) await expect(overlay.getByText(words)).toBeVisible();
  }
  expect(pages).toEqual(families.map((id) => [id, 1, true]));
});

test("on a phone the button to the quote list stays within reach to the end of the sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overlay = await openSheet(page, "mil-em-4f-10");
  const add = overlay.getByRole("button", { name: /^Add to quote/ });
  await expect(add).toBeInViewport({ ratio: 1 });
  const last = overlay.getByRole("link", { name: "Back to the list" });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(add).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([last.boundingBox(), add.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test("Escape before anything else was pressed closes a shared sheet, and then its list", async ({ page }) => {
  await openShared(page, "/products/milling/solid-carbide/endmill#mil-em-4f-10");
  await expect(page.locator("[data-sheet]")).toBeVisible();
  // Without an earlier click on the page the browser closes the dialog without a cancel event.
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-sheet]")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Milling" })).toBeVisible();
  await expect.poll(() => isModal(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/#about$/);
});

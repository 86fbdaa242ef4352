import type { Locator, Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { contactForm } from "../testing/contact-form.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { listInForm, openList, panel, typeQuantity } from "../testing/quote-list.ts";
import { foundList } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

const insert = productWithId("tur-st-cnmg120408-p25");
const drill = productWithId("dri-sd-85-3d");
const holder = productWithId("tur-ho-pclnr2525m12");

async function openSheet(page: Page, product: typeof insert, origin = ""): Promise<Locator> {
  const overlay = await openShared(page, origin + addressOfProduct(product));
  await expect(overlay.getByRole("heading", { level: 2, name: product.name })).toBeVisible();
  return overlay;
}

test("a sheet has the numbers to run the tool: speed and feed for each group that it cuts", async ({
  page,
}) => {
  const overlay = await openSheet(page, drill);
  const cuts = overlay.getByRole("region", { name: "Cuts, and how fast to begin" });
  await expect(cuts).toContainText("starting range, not maker's data");
  await expect(cuts.getByRole("listitem")).toHaveText([
    /^P\s*Steel.*90\s*m\/min · 70–130\s*fn 0\.17 mm\/rev\s*n 3370 1\/min$/,
    /^M\s*Stainless steel.*m\/min/,
    /^K\s*Cast iron.*m\/min/,
    /^N\s*.*not for this tool$/,
    /^S\s*.*not for this tool$/,
    /^H\s*.*not for this tool$/,
  ]);
  await expectNoAxeFindings(page);
});

test("a sheet says order code, delivery and pack under its headline, and shows no internal id", async ({
  page,
}) => {
  const overlay = await openSheet(page, insert);
  for (const [label, value] of [
    ["Order code", "TI-1005"],
    ["Delivery", "From stock"],
    ["Pack", "10 pieces"],
  ] as const) {
    await expect(overlay.getByRole("term").filter({ hasText: label }).locator("xpath=../dd")).toHaveText(
      value,
    );
  }
  await expect(overlay.locator("[data-sheet]")).not.toContainText(insert.id, { useInnerText: true });
});

test("a holder names its spare parts", async ({ page }) => {
  const overlay = await openSheet(page, holder);
  const spares = overlay.getByRole("region", { name: "Spare parts" });
  await expect(spares.getByRole("listitem")).toContainText(["Lever for CN.. 1204", "Lever screw"]);
  await expectNoAxeFindings(page);
});

test("start values, order code and spare parts are on paper too, on one page", async ({ page }) => {
  for (const product of [productWithId("mil-em-4f-10"), holder]) {
    const overlay = await openSheet(page, product);
    await expect(overlay.getByRole("region", { name: "Specification" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(overlay.getByText(product.orderCode ?? "", { exact: true }).first()).toBeVisible();
    const last = product === holder ? "Spare parts" : "Cuts, and how fast to begin";
    await expect(overlay.getByRole("region", { name: last })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test("quantities step by the pack, any other number stays and says the pack", async ({ page }) => {
  const overlay = await openSheet(page, insert);
  const quantity = overlay.getByRole("group", { name: `Quantity of ${insert.name}` });
  const number = quantity.getByRole("button", { name: /change the quantity/ });
  const more = quantity.getByRole("button", { name: `A pack more of ${insert.name}` });
  const less = quantity.getByRole("button", { name: `A pack less of ${insert.name}` });
  await expect(number).toHaveText("10");
  await expect(less).toBeDisabled();
  await more.click();
  await expect(number).toHaveText("20");
  await expect(quantity.getByText("packs of 10")).toHaveCount(0);
  await typeQuantity(overlay, insert.name, "13");
  await expect(number).toHaveText("13");
  await expect(quantity.getByText("packs of 10").first()).toBeVisible();
  await less.click();
  await expect(number).toHaveText("10");
  await typeQuantity(overlay, insert.name, "7");
  await expect(less).toBeDisabled();
  await more.click();
  await expect(number).toHaveText("10");
});

test("order code and pack go along into the quote list and the message that is sent", async ({
  page,
  ownServer,
}) => {
  const overlay = await openSheet(page, insert, ownServer.origin);
  await typeQuantity(overlay, insert.name, "25");
  await overlay.getByRole("button", { name: new RegExp(`^Add to quote, ${insert.name}`) }).click();
  const list = await openList(page);
  await expect(list.getByRole("listitem")).toContainText("TI-1005 · CNMG 120408 · packs of 10");
  await expectNoAxeFindings(page);
  await panel(page).getByRole("link", { name: "Send with the contact form" }).click();
  await expect(listInForm(page)).toContainText("TI-1005 · packs of 10");
  const { userName, email, form } = contactForm(page);
  await userName.fill("Asha Rao");
  await email.fill("asha@shop.example");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
  expect((await ownServer.messages())[0]?.message).toContain(
    `1. ${insert.name} [TI-1005, ${insert.id}] – Qty 25, packs of 10`,
  );
});

test("a search for an order code finds its tool first, and quotes it by the pack", async ({ page }) => {
  await openAtOnce(page, "/?q=ti-1005");
  const found = foundList(page).getByRole("row", { name: "TI-1005" });
  await expect(found).toContainText("CNMG 120408");
  await found.getByRole("button", { name: /^Add to quote/ }).click();
  const list = await openList(page);
  await expect(list.getByRole("listitem")).toContainText("TI-1005 · CNMG 120408 · packs of 10");
});

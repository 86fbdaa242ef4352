import { readQuoteText } from "#contract/quote-text.ts";
import { THANKS } from "../testing/contact-form.ts";
import { panel, quantityOf } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

const id = "tur-st-cnmg120408-p25";

test.describe("a product's own page, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("says what the tool is and leads to its place in the catalogue", async ({ page }) => {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("CNMG 120408");
    await expect(page.getByRole("img").first()).toBeVisible();
    // The style sheet has loaded, with the right class names.
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 12, 13)");
    await page.getByRole("navigation").getByRole("link", { name: "Steel" }).click();
    await expect(page).toHaveURL("/products/turning/grade/steel");
  });

  test("shows start values, the drawing with its dimensions, and what holds it", async ({ page }) => {
    await page.goto(`/product/${id}`);
    const cuts = page.getByRole("region", { name: "Cuts, and how fast to begin" });
    await expect(cuts.getByRole("listitem").first()).toContainText(/Steel.*m\/min.*fn/);
    const drawing = page.getByRole("img", { name: "of CNMG 120408" });
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
    // The drawing's style sheet has loaded: without it an outline would be filled black.
    await expect(drawing.locator("path").first()).toHaveCSS("fill", "none");
    // What the specification above doesn't say: what the code means in millimetres.
    await expect(page.getByText("Edge length l")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Holders for this insert" })).toBeVisible();
  });

  test("its form asks for the tool in the quantity that was typed, with one press", async ({
    page,
    ownServer,
  }) => {
    await page.goto(`${ownServer.origin}/product/${id}`);
    await expect(page.getByText("Add to quote")).toBeHidden();
    await page.getByLabel("Quantity").fill("30");
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("E-mail").fill("asha@example.com");
    await page.getByRole("button", { name: "Ask for a quote" }).click();
    await expect(page).toHaveURL(THANKS);
    const [message] = await ownServer.messages();
    expect(message).toMatchObject({ name: "Asha", subject: "Product inquiry", source: "form" });
    expect(readQuoteText(message?.message ?? "")?.lines).toMatchObject([
      { id, orderCode: "TI-1005", quantity: 30, sold: "packs of 10" },
    ]);
  });

  test("what the server refuses comes back with the tool and its quantity", async ({ page, noise }) => {
    noise.expect(/400/, "the server refuses the address");
    await page.goto(`/product/${id}`);
    await page.getByLabel("Quantity").fill("30");
    const form = page.getByRole("form", { name: "Ask for a quote" });
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Ask for a quote" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /TI-1005.* – Qty 30, packs of 10/,
    );
  });

  test("on paper it has its drawing and no keys", async ({ page }) => {
    await page.goto(`/product/${id}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("img", { name: "of CNMG 120408" })).toBeVisible();
    await expect(page.getByRole("form", { name: "Ask for a quote" })).toBeHidden();
  });

  test("runs over no side, on a phone or at 400 %", async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/product/${id}`);
      const root = page.locator("html");
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    }
  });
});

test("from its own page a product goes into the quote list of the catalogue, once", async ({ page }) => {
  await page.goto(`/product/${id}`);
  const form = page.getByRole("form", { name: "Ask for a quote" });
  await expect(form.getByLabel("Quantity, packs of 10")).toHaveValue("10");
  await form.getByLabel("Quantity").fill("");
  await form.getByRole("button", { name: "Add to quote" }).click();
  await expect(page.getByRole("link", { name: "Quote list 0 lines" })).toBeVisible();
  await form.getByLabel("Quantity").fill("30");
  await form.getByRole("button", { name: "Add to quote" }).press("Space");
  await expect(form.getByRole("status")).toHaveText("30 added to the quote list.");
  await expect(page.getByRole("link", { name: "Quote list 1 line" })).toBeVisible();
  await form.getByRole("button", { name: "In quote list: 30" }).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
  await expect(quantityOf(panel(page), "CNMG 120408")).toHaveText("30");
});

test("from its own page a product opens in the catalogue, with its sheet", async ({ page }) => {
  await page.goto(`/product/${id}`);
  await page.getByRole("link", { name: "Cutting data, comparison" }).click();
  await expect(page).toHaveURL(`/products/turning/grade/steel#${id}`);
  await expect(page.locator("[data-sheet]")).toBeVisible();
});

ownWindowTest(
  "an open sheet names the product's own page as the address to keep, and takes that back",
  async ({ page }) => {
    // The tests' site doesn't know its public address, so its pages have no such element.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const link = document.createElement("link");
        link.rel = "canonical";
        link.href = "https://www.example.com/products/turning/grade/steel";
        document.head.append(link);
      });
    });
    await page.goto(`/products/turning/grade/steel#${id}`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `https://www.example.com/product/${id}`);
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expect(canonical).toHaveAttribute("href", "https://www.example.com/products/turning/grade/steel");
  },
);

test("an unknown product is not found", async ({ page, noise }) => {
  noise.expect(/404/, "there is no such page");
  const answer = await page.goto("/product/no-such-tool");
  expect(answer?.status()).toBe(404);
});

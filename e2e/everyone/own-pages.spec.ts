import type { Page } from "@playwright/test";
import { company } from "../testing/content.ts";
import { panel, storeList, storedLine } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

/** A page of each kind other than the main one. */
const kinds = [
  "/guides",
  "/guides/end-mills",
  "/calculator",
  "/accessibility",
  "/worked-case",
  "/no-such-page",
  "/message-sent",
  "/enquiry-deleted",
  "/enquiry/unknown",
  "/product/mil-em-4f-10",
];

const NAMES = ["Home", "About", "Products", "Contact", "Know-how"];

/** Texts of the page's content that lie over each other, and the distance from the window's top to the title's box. */
function measure(page: Page): Promise<{ collisions: string[]; title: number; left: number }> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const headings = [...(main?.querySelectorAll("h1, h2, h3") ?? [])].filter((each) =>
      each.checkVisibility(),
    );
    const rectOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const texts = [...(main?.querySelectorAll("p, li, dt, dd, td, th, label") ?? [])].filter((each) =>
      each.checkVisibility(),
    );
    const collisions = headings.flatMap((heading) => {
      const { top, bottom, left, right } = rectOf(heading);
      return texts
        .filter((text) => !text.contains(heading))
        .map((text) => ({ text, rect: rectOf(text) }))
        .filter(({ rect }) => rect.height > 0 && rect.left < right && rect.right > left)
        .filter(({ rect }) => rect.top < bottom && rect.bottom > top)
        .map(({ text }) => `${heading.textContent} / ${text.textContent?.slice(0, 40)}`);
    });
    const title = main?.querySelector("h1")?.getBoundingClientRect();
    return { collisions, title: title?.top ?? 0, left: title?.left ?? 0 };
  });
}

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px each page has its title at one place, and no heading lies over a text`, async ({
    page,
    noise,
  }) => {
    noise.expect(/404/, "some of the addresses are unknown");
    await page.setViewportSize({ width, height: 800 });
    const titles = new Set<string>();
    for (const address of kinds) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      // A product's picture stands beside its title, or above it.
      if (!address.startsWith("/product/")) {
        const { collisions, title, left } = await measure(page);
        expect(collisions, address).toEqual([]);
        titles.add(`${title} from the top, ${left} from the left`);
      }
      const sideways = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(sideways, address).toBe(0);
    }
    expect([...titles]).toHaveLength(1);
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px each page has search, menu, number and the quote list with its lines`, async ({
    page,
    noise,
  }) => {
    noise.expect(/404/, "one of the addresses is unknown");
    await page.setViewportSize({ width, height: 740 });
    await storeList(page, [storedLine("mil-em-4f-10", "End mill"), storedLine("mil-em-4f-12", "End mill")]);
    for (const address of kinds) {
      await page.goto(address);
      const head = page.getByRole("banner");
      await expect(head.getByRole("link", { name: "Quote list 2 lines" })).toBeInViewport();
      await expect(head.getByRole("link", { name: company.phone })).toBeInViewport();
      if (width < 768) {
        await head.getByRole("button", { name: "Search" }).click();
        await expect(head.getByRole("searchbox")).toBeFocused();
        await head.getByRole("button", { name: "Menu" }).click();
      }
      const links = head.getByRole("navigation").getByRole("link");
      await expect(links).toHaveText(NAMES);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Calculator" })).toBeVisible();
    }
  });
}

test("on each page a search is asked of the catalogue", async ({ page }) => {
  await page.goto("/guides/taps");
  await page.getByRole("searchbox").fill("cnmg 120408");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?q=cnmg+120408#products");
  await expect(page.locator("#products").getByText("CNMG 120408").first()).toBeVisible();
});

test("the quote list on a guide opens the list itself", async ({ page }) => {
  await storeList(page, [storedLine("mil-em-4f-10", "End mill Ø10", 7)]);
  await page.goto("/guides/taps");
  await page.getByRole("link", { name: "Quote list 1 line" }).click();
  await expect(panel(page)).toContainText("End mill");
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("on a phone the menu opens, and the quote list leads to the form", async ({ page }) => {
    await page.goto("/product/mil-em-4f-10");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("banner").getByRole("navigation").getByRole("link")).toHaveText(NAMES);
    await page.getByRole("link", { name: "Know-how" }).click();
    await expect(page).toHaveURL("/guides");
    await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
    await page.getByRole("link", { name: "Quote list" }).click();
    await expect(page).toHaveURL("/#contact");
  });
});

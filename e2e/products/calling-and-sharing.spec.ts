import { company } from "../testing/content.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

const endMill = "/products/milling/solid-carbide/endmill#mil-em-4f-10";

test("the number is one press away in every list and on every sheet, read where there is room", async ({
  page,
}) => {
  for (const address of [
    "/products/milling",
    "/products/milling?view=table",
    "/products/milling/solid-carbide/endmill?compare=mil-em-4f-10,mil-em-4f-12#compare",
    endMill,
  ]) {
    await openShared(page, address);
    const call = page.getByRole("link", { name: `Call ${company.phone}` });
    await expect(call).toHaveAttribute("href", `tel:${company.phone.replaceAll(" ", "")}`);
    for (const [width, words] of [
      [1280, company.phone],
      [768, "Call"],
      [360, ""],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await expect(call).toBeInViewport({ ratio: 1 });
      // On a phone its words are for screen readers alone.
      if (words) expect((await call.innerText()).trim()).toBe(words);
      else expect((await call.boundingBox())?.width).toBe(44);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("a chat about a tool opens with its order code and its link, and no id but the link's", async ({
  page,
}) => {
  const overlay = await openShared(page, endMill);
  const href = await overlay.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  const chat = new URL(href ?? "");
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${company.chat.replaceAll(/\D/g, "")}`);
  const text = chat.searchParams.get("text") ?? "";
  expect(text).toMatch(/end mill Ø10.*\[EM-1001\]/);
  expect(text).toContain(page.url());
  expect(text.replace(page.url(), "")).not.toContain("mil-em");
});

ownWindowTest(
  "where the device can share, a sheet offers that; who closes the device's panel is told nothing",
  async ({ page }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        if (document.documentElement.dataset.closed === undefined) return;
        throw new DOMException("Closed.", "AbortError");
      };
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
    });
    const overlay = await openShared(page, endMill);
    const share = overlay.getByRole("button", { name: "Share" });
    await share.click();
    const title = "4-flute solid carbide end mill Ø10, DIN 6527 L";
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-shared", JSON.stringify({ title, url: page.url() }));
    await html.evaluate((element) => (element.dataset.closed = ""));
    await share.click();
    await expect(overlay.getByText("The link is copied.")).toHaveCount(0);
    await expect(overlay.getByText(/doesn't let the page copy/)).toHaveCount(0);
    await expect(overlay.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  },
);

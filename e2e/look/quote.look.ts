import { openAtOnce } from "../testing/open-at-once.ts";
import { storeList, storedLine, openList } from "../testing/quote-list.ts";
import { A4, isPhone, shootDialog, shootWindow, test } from "./shoot.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const stored = [
  storedLine("mil-em-4f-10", endMill, 5),
  storedLine("dri-sd-85-3d", "Solid carbide drill Ø8.5, 3 × D, DIN 6537 K", 1, "for EN8"),
  storedLine("tur-bar-gone", "Boring bar S20R-SCLCR 09", 2, "left hand"),
];

test("the quote list with nothing in it", async ({ page }) => {
  await openAtOnce(page);
  const list = await openList(page);
  await shootDialog(list, "quote-empty");
});

test("the quote list with lines, one taken out, its end", async ({ page }) => {
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByText("no longer listed").waitFor();
  await shootDialog(list, "quote-lines");
  await list.getByRole("button", { name: `Remove ${endMill}` }).click();
  await page.mouse.move(0, 0);
  await shootDialog(list, "quote-line-removed");
  await list.evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: "instant" }));
  await shootDialog(list, "quote-end");
});

test("the quote list on paper", async ({ page }) => {
  test.skip(isPhone(), "paper is as wide for every device");
  await page.setViewportSize(A4);
  await storeList(page, stored);
  await openAtOnce(page);
  const list = await openList(page);
  await list.getByText("no longer listed").waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  // The printed link contains the server's port, which changes each time; so does its code, which is shown as a square.
  await list.getByRole("link", { name: /localhost:\d+/ }).evaluate((link) => {
    link.textContent = link.textContent.replace(/:\d+\//, "/");
  });
  const code = page.getByRole("img", { name: /^QR code/ });
  await code.locator("path").evaluate((path) => path.setAttribute("d", "M0 0h999v999h-999z"));
  await shootWindow(page, "print-quote");
});

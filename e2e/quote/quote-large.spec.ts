import { contactForm, SENT } from "../testing/contact-form.ts";
import { tabTo } from "../testing/hands.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { storeList, storedLine, listButton, listInForm, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

const COUNT = 500;
/** Milliseconds. A list grows by ten lines a frame, and a busy machine has few frames. */
const ALL_DRAWN = 100_000;
const lines = Array.from({ length: COUNT }, (_, index) =>
  storedLine(
    `mil-em-4f-${index + 1}-tialn-long`,
    `4-flute end mill no. ${index + 1}, unequal helix, DIN 6527 L`,
    12,
    "for EN8",
  ),
);
const last = `4-flute end mill no. ${COUNT}, unequal helix, DIN 6527 L`;

test.describe("on a phone of 360 px, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test("a list of 500 lines is looked through, given a remark and sent", async ({ page, ownServer }) => {
    test.slow();
    await storeList(page, lines, ownServer.origin);
    await openAtOnce(page, ownServer.origin);
    await listButton(page).tap();
    await expect(panel(page).getByRole("listitem")).toHaveCount(COUNT, { timeout: ALL_DRAWN });
    await expect(panel(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /^.{1000,1500}$/,
    );
    await expect(panel(page).getByRole("link", { name: "E-mail" })).toHaveAttribute("href", /^.{1000,1800}$/);
    const send = panel(page).getByRole("link", { name: "Send with the contact form" });
    await expect(send).toBeInViewport();
    await send.tap();

    const block = listInForm(page);
    await expect(block.getByRole("listitem")).toHaveCount(COUNT, { timeout: ALL_DRAWN });
    await block.getByLabel(`Remark on ${last}`).fill("the last one");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const contact = contactForm(page);
    await contact.userName.fill("Asha Rao");
    await contact.email.fill("asha@shop.example");
    await page.getByRole("button", { name: "Send message" }).tap();
    await expect(contact.form.getByText(SENT)).toBeVisible();

    const sent = (await ownServer.messages())[0]?.message.split("\n") ?? [];
    expect(sent.slice(0, 3)).toEqual([
      "Please quote for the tools below.",
      "",
      `Quote request (${COUNT} lines)`,
    ]);
    expect(sent).toHaveLength(3 + COUNT);
    expect(sent.at(-1)).toMatch(/^500\. .*\[mil-em-4f-500-tialn-long\] – Qty 12 – the last one$/);
  });
});

test("a list of 500 lines is opened, looked through and sent by the keyboard alone", async ({
  page,
  ownServer,
}) => {
  test.slow();
  await storeList(page, lines, ownServer.origin);
  await openAtOnce(page, ownServer.origin);
  await tabTo(page, listButton(page));
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("listitem")).toHaveCount(COUNT, { timeout: ALL_DRAWN });
  await tabTo(page, panel(page).getByRole("button", { name: "Skip the 500 lines" }));
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link", { name: "Send with the contact form" })).toBeFocused();
  await page.keyboard.press("Enter");

  const contact = contactForm(page);
  await expect(contact.userName).toBeFocused();
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Tab");
  await page.keyboard.type("asha@shop.example");
  const block = listInForm(page);
  await tabTo(page, block.getByRole("button", { name: "Skip the 500 lines" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Send message" }));
  await page.keyboard.press("Enter");
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect((await ownServer.messages())[0]?.message.split("\n")).toHaveLength(3 + COUNT);
});

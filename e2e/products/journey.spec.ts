import type { Page } from "@playwright/test";
import { contactForm, notePosts, SENT } from "../testing/contact-form.ts";
import { keyboard, mouse, touch, type Hands } from "../testing/hands.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { overlayOf, tileLink } from "../testing/overlay.ts";
import { storeList, storedLine, panel } from "../testing/quote-list.ts";
import type { SiteServer } from "../testing/site-server.ts";
import { expect, test } from "../testing/same-window.ts";

const endMill = "6-flute solid carbide end mill Ø8 for hardened steel";

/**
 * From the page to a stored enquiry: Milling, a filter, a product's sheet, the quote list; a second product from
 * the search; the form. Returns the stored message's lines.
 */
async function askForTwoTools(page: Page, server: SiteServer, { press, write }: Hands): Promise<string[]> {
  const posts = notePosts(page);
  await openAtOnce(page, server.origin);
  await press(tileLink(page, "Milling"));
  const milling = overlayOf(page, "Milling");
  const filters = milling.getByRole("button", { name: /^Filters/ });
  await expect(filters.or(milling.getByRole("region", { name: "Filters" }))).toBeVisible();
  if (await filters.isVisible()) await press(filters);
  await press(page.getByRole("checkbox", { name: /^H – hardened steel/ }));
  const show = page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: /^Show/ });
  if (await show.isVisible()) await press(show);
  // On a phone the card of the first choice leads to its sheet, elsewhere the size's row.
  await press(milling.getByRole("link", { name: new RegExp(`${endMill}$`) }));

  const sheet = page.getByRole("dialog", { name: endMill });
  await press(sheet.getByRole("button", { name: new RegExp(`^Add to quote.*${endMill}$`) }));
  await expect(sheet.getByRole("button", { name: `In quote list: 1, ${endMill}` })).toBeVisible();
  await press(sheet.getByRole("button", { name: /^Search code/ }));
  const search = page.getByRole("dialog", { name: "Find", exact: true });
  await write(search.getByRole("combobox"), "cnmg 120408 p25");
  await expect(search.getByRole("option").first()).toContainText("CNMG 120408");
  // The first result, opened by Enter.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const second = page.getByRole("dialog", { name: /^CNMG 120408/ });
  await press(second.getByRole("button", { name: /^Add to quote, CNMG 120408/ }));
  await expect(second.getByRole("button", { name: /^In quote list: 10, CNMG 120408/ })).toBeVisible();
  await press(second.getByRole("button", { name: /^Quote list/ }));
  await press(panel(page).getByRole("link", { name: "Send with the contact form" }));

  const contact = contactForm(page);
  await expect(contact.userName).toBeFocused();
  await write(contact.userName, "Asha Rao");
  await write(contact.email, "asha@shop.example");
  await press(page.getByRole("button", { name: "Send message" }));
  await expect(contact.form.getByText(SENT)).toBeVisible();

  const [post] = posts;
  expect(Object.keys(JSON.parse(post?.postData() ?? "{}") as object)).toEqual([
    "email",
    "userName",
    "subject",
    "message",
  ]);
  const [stored] = await server.messages();
  expect(stored).toMatchObject({
    email: "asha@shop.example",
    name: "Asha Rao",
    subject: "Product inquiry",
  });
  return stored?.message.split("\n") ?? [];
}

/** The two lines with their numbers in the list. */
function twoLines(from: number): RegExp[] {
  return [
    new RegExp(`^${from}\\. ${endMill} \\[EM-\\d+, mil-em-6f-hard-8\\] – Qty 1$`),
    new RegExp(`^${from + 1}\\. CNMG 120408 .*\\[TI-\\d+, tur-st-cnmg120408-p25\\] – Qty 10, packs of 10$`),
  ];
}

async function expectTwoLines(lines: string[]): Promise<void> {
  expect(lines.slice(0, 3)).toEqual(["Please quote for the tools below.", "", "Quote request (2 lines)"]);
  expect(lines.slice(3)).toEqual(twoLines(1).map((line) => expect.stringMatching(line)));
}

test("two tools are found, listed and asked for with the mouse", async ({ page, ownServer }) => {
  await expectTwoLines(await askForTwoTools(page, ownServer, mouse()));
});

test("two tools are found, listed and asked for by the keyboard alone", async ({ page, ownServer }) => {
  test.slow();
  await expectTwoLines(await askForTwoTools(page, ownServer, keyboard(page)));
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("two tools are found, listed and asked for by touch, behind 498 that were listed before", async ({
    page,
    ownServer,
  }) => {
    const before = Array.from({ length: 498 }, (_, index) =>
      storedLine(`mil-em-4f-${index + 1}-long`, `End mill no. ${index + 1}`),
    );
    await storeList(page, before, ownServer.origin);
    const lines = await askForTwoTools(page, ownServer, touch());
    expect(lines).toHaveLength(3 + 500);
    expect(lines.slice(-2)).toEqual(twoLines(499).map((line) => expect.stringMatching(line)));
  });
});

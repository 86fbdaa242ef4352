import { fillIn, openContact, SENT, SAMPLE_WORDS } from "../testing/contact-form.ts";
import { storeList, storedLine, listInForm } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test("on a phone of 360 px a message is sent by touch", async ({ page, ownServer }) => {
  const contact = await openContact(page, ownServer.origin);
  await contact.userName.tap();
  await expect(contact.userName).toBeFocused();
  await fillIn(contact);
  await contact.send.tap();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toMatchObject([{ name: SAMPLE_WORDS.userName }]);
});

test("on a phone what became of the message isn't hidden under the bar of quick contacts", async ({
  page,
  ownServer,
}) => {
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact);
  await page.evaluate(() => {
    const bar = document.querySelector("#page > aside")?.getBoundingClientRect().top ?? 0;
    const send =
      document.querySelector('form[name="contact"] [type="submit"]')?.getBoundingClientRect().bottom ?? 0;
    scrollBy({ top: send - bar + 4, behavior: "instant" });
  });
  await contact.send.tap();
  const words = contact.form.getByText(SENT);
  await expect(words).toBeVisible();
  await expect
    .poll(() =>
      words.evaluate((lamp) => {
        const bar = document.querySelector("#page > aside")?.getBoundingClientRect().top ?? 0;
        return lamp.getBoundingClientRect().bottom < bar;
      }),
    )
    .toBe(true);
});

test("on a phone the way to Send doesn't move while the quote list above it comes into sight", async ({
  page,
}) => {
  // Products of the catalogue: other products get a mark when the data is loaded.
  await storeList(page, [storedLine("mil-em-4f-10", "Solid end mill"), storedLine("dri-sd-85-3d", "Drill")]);
  const contact = await openContact(page);
  await expect(listInForm(page).getByRole("listitem")).toHaveCount(2);
  const wayToSend = async (): Promise<number> => {
    const send = page.getByRole("button", { name: "Send message" });
    const [from, to] = await Promise.all([contact.userName.boundingBox(), send.boundingBox()]);
    return Math.round((to?.y ?? 0) - (from?.y ?? 0));
  };
  const before = await wayToSend();
  await listInForm(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await wayToSend()).toBe(before);
});

test("on a phone of 360 px the contact section with all its errors needs no sideways scrolling", async ({
  page,
}) => {
  const contact = await openContact(page);
  await contact.send.tap();
  await expect(contact.summary.getByRole("link")).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

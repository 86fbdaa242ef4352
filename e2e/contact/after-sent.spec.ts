import { fillIn, openContact, SENT } from "../testing/contact-form.ts";
import { expect, test } from "../testing/test.ts";

test("a sent message shows the number that the operator's log has, and when it is answered and by whom", async ({
  page,
  ownServer,
}) => {
  // Saturday, 4 PM in India.
  await page.clock.setFixedTime("2026-11-28T10:30:00Z");
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT, { exact: true })).toBeVisible();
  const next = contact.form.getByText(/^Number of your message: [0-9a-f]{12}\./);
  await expect(next).toContainText("It is answered by e-mail, from Monday, 10:00 AM.");
  await expect(next).toContainText("S. Sample, Head of Technical Sales, answers you.");
  const [, number = ""] = /: (\w+)\./.exec(await next.innerText()) ?? [];
  await expect.poll(() => ownServer.log).toContain(`"key":"${number}"`);
});

test("beside the hours stands whether they hold now, by the company's clocks, and both readings stay", async ({
  page,
}) => {
  for (const [time, words] of [
    ["2026-11-23T04:30:00Z", "India Standard Time · Open now, until 6:00 PM"],
    ["2026-11-28T10:30:00Z", "India Standard Time · Closed now, opens Monday 10:00 AM"],
    ["2026-11-23T04:00:00Z", "India Standard Time"],
  ] as const) {
    // Another anchor of a page alone would not load it again.
    await page.goto("about:blank");
    await page.clock.setFixedTime(time);
    await openContact(page);
    const contact = page.getByRole("region", { name: "Contact" });
    await expect(contact.getByText("India Standard Time")).toHaveText(words);
    await expect(contact.getByText("10:00 AM - 6:00 PM", { exact: true })).toBeVisible();
    await expect(contact.getByText("9:00 AM - 6:00 PM", { exact: true })).toBeVisible();
  }
});

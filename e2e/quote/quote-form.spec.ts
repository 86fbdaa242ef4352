import { answerPosts, contactForm, NOT_SENT, notePosts, openContact, SENT } from "../testing/contact-form.ts";
import { endLoader, openAtOnce } from "../testing/open-at-once.ts";
import { storeList, storedLine, listInForm, openList, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const unlisted = "Boring bar S20R-SCLCR 09";
const stored = [storedLine("mil-em-4f-10", endMill, 5), storedLine("tur-bar-gone", unlisted, 2, "left hand")];

test("remarks and answers given in the form go out in the message, outlast a failure, and stay with the list", async ({
  page,
  noise,
  ownServer,
}) => {
  noise.expect(/^response 500/, "the first try fails");
  noise.expect(/Failed to load resource.*500/, "the first try fails");
  noise.expect(/The contact message was not sent\. Status: 500/, "a failure is logged");
  await storeList(page, stored, ownServer.origin);
  const contact = await openContact(page, ownServer.origin);
  const posts = notePosts(page);
  const block = listInForm(page);
  await block.getByLabel(`Remark on ${endMill}`).fill("for EN8");
  await block.getByLabel("Company").fill("Sharma Tools");
  await block.getByLabel("City / delivery place").fill(" ");
  await block.getByLabel("Phone for a call-back").fill("+91 124 000 0000");
  await block.getByLabel("Machine / holder").fill("VMC, BT40");
  await contact.userName.fill("Asha Rao");
  await contact.email.fill("asha@shop.example");
  await contact.subject.selectOption("Product inquiry");
  await contact.message.fill("By Friday,\nplease.  ");
  // Enter only ends the remark; it doesn't send the message.
  await block.getByLabel(`Remark on ${unlisted}`).press("Enter");
  expect(posts).toHaveLength(0);

  await answerPosts(page, { status: 500, body: "{}" });
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expect(contact.message).toHaveValue("By Friday,\nplease.  ");
  await page.unroute("**/api/notifications/contact");
  await send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();

  for (const request of posts) {
    const body: unknown = request.postDataJSON();
    expect(Object.keys(body ?? {}).toSorted()).toEqual(["email", "message", "subject", "userName"]);
  }
  expect((await ownServer.messages()).map(({ message }) => message)).toEqual([
    [
      "By Friday,\nplease.  ",
      "",
      "Quote request (2 lines)",
      `1. ${endMill} [mil-em-4f-10] – Qty 5 – for EN8`,
      `2. ${unlisted} [tur-bar-gone] – Qty 2 – left hand`,
      "Company: Sharma Tools · Phone for a call-back: +91 124 000 0000 · Machine / holder: VMC, BT40",
    ].join("\n"),
  ]);
  await expect(contact.message).toHaveValue("");
  await expect(block.getByLabel(`Remark on ${endMill}`)).toHaveValue("for EN8");
  await expect(block.getByLabel("Company")).toHaveValue("Sharma Tools");
});

test("what may be offered instead is asked for each tool of the catalogue, outlasts a reload, and goes out in the message", async ({
  page,
  ownServer,
}) => {
  const words = "Reamer 12 H7";
  await storeList(page, stored, ownServer.origin);
  await openAtOnce(page, ownServer.origin);
  await openList(page);
  const choice = panel(page).getByRole("combobox", { name: `What may be offered for ${endMill}` });
  await expect(choice.getByRole("option")).toHaveText([
    "Exactly this",
    "Same geometry is fine",
    "Offer what fits",
  ]);
  await expect(choice).toHaveValue("");
  await panel(page).getByLabel("A tool that isn't listed").fill(words);
  await panel(page).getByRole("button", { name: "Add" }).click();
  await expect(
    panel(page).getByRole("listitem").filter({ hasText: words }).getByRole("combobox"),
  ).toHaveCount(0);
  await choice.focus();
  await choice.press("ArrowDown");
  await expect(choice).toHaveValue("same-geometry");
  await page.reload();
  const contact = await openContact(page, ownServer.origin);
  await expect(listInForm(page).getByRole("listitem").first()).toContainText("same geometry is fine");
  await contact.userName.fill("Asha Rao");
  await contact.email.fill("asha@shop.example");
  await contact.subject.selectOption("Product inquiry");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect((await ownServer.messages()).map(({ message }) => message)).toEqual([
    [
      "Please quote for the tools below.",
      "",
      "Quote request (3 lines)",
      `1. ${endMill} [mil-em-4f-10] – Qty 5 – same geometry is fine`,
      `2. ${unlisted} [tur-bar-gone] – Qty 2 – left hand`,
      `3. ${words} – Qty 1`,
    ].join("\n"),
  ]);
});

test("the browser can fill in company, city and number, and the form takes a drawing", async ({ page }) => {
  await storeList(page, stored);
  await openContact(page);
  const block = listInForm(page);
  await expect(block.getByLabel("Company")).toHaveAttribute("autocomplete", "organization");
  await expect(block.getByLabel("City / delivery place")).toHaveAttribute("autocomplete", "address-level2");
  await expect(block.getByLabel("Phone for a call-back")).toHaveAttribute("autocomplete", "tel");
  await expect(block.getByLabel("Phone for a call-back")).toHaveAttribute("type", "tel");
  await expect(page.getByLabel("Add a photo or drawing")).toBeAttached();
});

test("on a phone the optional answers wait folded, and stand open once one is given", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeList(page, stored);
  await openContact(page);
  const company = listInForm(page).getByLabel("Company");
  await expect(company).toBeHidden();
  await listInForm(page).locator("summary").click();
  await company.fill("Sharma Tools");
  await page.reload();
  await endLoader(page);
  await expect(company).toHaveValue("Sharma Tools");
  await expect(company).toBeVisible();
});

test("without a quote list the form asks for four fields and nothing else", async ({ page }) => {
  const contact = await openContact(page);
  await expect(contact.form.getByRole("textbox")).toHaveCount(3);
  await expect(contact.form.getByText("All four fields are required.")).toBeVisible();
});

test("a tool that has gone from the catalogue keeps its name, marked as no longer listed", async ({
  page,
}) => {
  await storeList(page, stored);
  const { form } = await openContact(page);
  const marked = `${unlisted} no longer listed`;
  await expect(form.getByRole("listitem").filter({ hasText: marked })).toBeVisible();
  const list = await openList(page);
  await expect(list.getByRole("listitem").filter({ hasText: marked })).toBeVisible();
  await expect(page.getByText("no longer listed")).toHaveCount(2);
});

test("where the catalogue can't be reached no tool is called gone", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/, "the catalogue's data is out of reach");
  await storeList(page, stored);
  await page.route("**/data/**", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/data/"));
  await openContact(page);
  await refused;
  await openList(page);
  await expect(panel(page).getByRole("listitem").filter({ hasText: unlisted })).toBeVisible();
  await expect(listInForm(page).getByRole("listitem").filter({ hasText: unlisted })).toBeVisible();
  await expect(page.getByText("no longer listed")).toHaveCount(0);
});

for (const [chunk, what] of [
  ["rest", "the form's code"],
  ["client", "the client"],
] as const) {
  test(`who presses Send before ${what} has arrived sends the list all the same`, async ({
    page,
    ownServer,
  }) => {
    await storeList(page, stored, ownServer.origin);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**/assets/${chunk}.*.js`, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${ownServer.origin}/#contact`);
    await endLoader(page);
    const contact = contactForm(page);
    await expect(contact.form).toHaveJSProperty("noValidate", true);
    await contact.userName.fill("Asha Rao");
    await contact.email.fill("asha@shop.example");
    await contact.subject.selectOption("Product inquiry");
    await contact.send.click();
    arrive();
    await expect(contact.form.getByText(SENT)).toBeVisible();
    expect((await ownServer.messages())[0]?.message).toContain(`[${stored[0]?.key ?? ""}]`);
  });

  test(`who presses Send where ${what} can't be had is told that the list has not gone, and can press again`, async ({
    page,
    ownServer,
    noise,
  }) => {
    noise.expect(new RegExp(`assets/${chunk}\\.|net::ERR_FAILED`), "its way is cut");
    await storeList(page, stored, ownServer.origin);
    let isCut = true;
    await page.route(`**/assets/${chunk}.*.js`, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto(`${ownServer.origin}/#contact`);
    await endLoader(page);
    const contact = contactForm(page);
    // From here on a press on Send is held.
    await expect(contact.form).toHaveJSProperty("noValidate", true);
    await contact.userName.fill("Asha Rao");
    await contact.email.fill("asha@shop.example");
    await contact.subject.selectOption("Product inquiry");
    await contact.send.click();
    await expect(contact.form.getByRole("alert")).toContainText("Not sent");
    await expect(contact.userName).toHaveValue("Asha Rao");
    expect(await ownServer.messages()).toEqual([]);
    isCut = false;
    await contact.send.click();
    await expect(contact.form.getByText(SENT)).toBeVisible();
    expect((await ownServer.messages())[0]?.message).toContain(`[${stored[0]?.key ?? ""}]`);
  });
}

test("without a list a message goes out although the form's code can't be had", async ({
  page,
  ownServer,
  noise,
}) => {
  noise.expect(/assets\/rest\.|net::ERR_FAILED/, "its way is cut");
  await page.route("**/assets/rest.*.js", (route) => route.abort());
  await openAtOnce(page, `${ownServer.origin}/#contact`);
  const contact = contactForm(page);
  await contact.userName.fill("Asha Rao");
  await contact.email.fill("asha@shop.example");
  await contact.subject.selectOption("Product inquiry");
  await contact.message.fill("Ten end mills, please.");
  await contact.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("sent");
  expect(await ownServer.messages()).toHaveLength(1);
});

import { expectNoAxeFindings } from "../testing/axe.ts";
import {
  fillIn,
  openContact,
  SENT,
  untilFooterHydrated,
  SAMPLE_WORDS,
  THANKS,
} from "../testing/contact-form.ts";
import { openPlain } from "../testing/open-at-once.ts";
import { way } from "../testing/search.ts";
import { listInForm, openList, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

/** A photo as from a camera: a picture of the page, with an EXIF block that contains a location. */
async function photoOf(page: {
  screenshot: (options: { type: "jpeg" }) => Promise<Buffer>;
}): Promise<Buffer> {
  const picture = await page.screenshot({ type: "jpeg" });
  const place = Buffer.from("Exif\0\0GPS 28.4595 N 77.0266 E");
  const size = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), size, place, picture.subarray(2)]);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a limit of size isn't torn from its unit at a line's end", async ({ page }) => {
    await openContact(page);
    await expect(page.getByText("10 MB each")).toBeVisible();
    expect(await page.getByText("10 MB each").textContent()).toMatch(/ 10\u00A0MB each, 20\u00A0MB in all/);
  });

  test("a photo and a drawing go with the message, also when the server dies between them and it", async ({
    page,
    noise,
    ownServer,
  }) => {
    noise.expect(/ERR_CONNECTION_REFUSED/, "the server is down");
    noise.allow(/ERR_CONNECTION_RESET/, "a partner's logo may be on its way as the server dies");
    noise.expect(/The contact message was not sent/, "a failure is logged");
    const contact = await openContact(page, ownServer.origin);
    await fillIn(contact);
    const box = page.getByRole("region", { name: "Photos and drawings" });
    await box.getByLabel("Add a photo or drawing").setInputFiles([
      { name: "worn.jpg", mimeType: "image/jpeg", buffer: await photoOf(page) },
      { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") },
      { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0090") },
    ]);
    await expect(box.getByRole("alert")).toHaveText("“bill.pdf” is a program. Programs can't be taken.");
    await expect(box.getByRole("listitem")).toHaveCount(2);
    await expectNoAxeFindings(page);
    await untilFooterHydrated(page);

    // The files arrive; the server is killed before the message arrives.
    await page.route("**/api/notifications/contact", async (route) => {
      await ownServer.stop("SIGKILL");
      await route.continue();
    });
    await contact.send.tap();
    await expect(box.getByRole("button", { name: "Send without the files" })).toBeVisible();
    await expect(box.getByText("at the server")).toHaveCount(2);
    await page.unroute("**/api/notifications/contact");
    await ownServer.start();
    await contact.send.tap();
    await expect(contact.form.getByText(SENT)).toBeVisible();
    await expect(box.getByRole("listitem")).toHaveCount(0);

    const stored = await ownServer.messages();
    expect(stored).toMatchObject([
      { message: SAMPLE_WORDS.message, files: [{ name: "worn.jpg" }, { name: "plan.pdf", bytes: 15 }] },
    ]);
  });
});

test("what the page sends of a photo says no place, and without the network the text goes alone only when told", async ({
  page,
  noise,
  ownServer,
}) => {
  noise.expect(/ERR_FAILED/, "the files are held back");
  noise.expect(/The file was not sent\. Status: no answer/, "a failure is logged");
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact);
  const box = page.getByRole("region", { name: "Photos and drawings" });
  const photo = { name: "worn.jpg", mimeType: "image/jpeg", buffer: await photoOf(page) };
  await box.getByLabel("Add a photo or drawing").setInputFiles(photo);
  await expect(box.getByRole("listitem")).toHaveCount(1);
  let sent: Buffer = Buffer.alloc(0);
  await page.route("**/api/notifications/attachments", async (route) => {
    sent = route.request().postDataBuffer() ?? sent;
    await route.abort();
  });
  await contact.send.click();
  await expect(box.getByText("Not sent: the connection failed. Please try again.")).toBeVisible();
  expect(sent.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  expect(sent.includes("GPS")).toBe(false);
  expect(await ownServer.messages()).toEqual([]);
  await box.getByRole("button", { name: "Send without the files" }).click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toMatchObject([{ message: SAMPLE_WORDS.message, files: [] }]);
});

test("a pasted list and a photo that was pasted and dropped go in one message", async ({
  page,
  ownServer,
}) => {
  const contact = await openContact(page, ownServer.origin);
  await openList(page);
  await panel(page).getByText("Paste or drop a whole list").click();
  await way(page, "A list")
    .getByLabel("Lines of a mail, or cells of a spreadsheet")
    .fill("1) 16ER AG60 5 nos\n2) Reamer 12 H7, 3 nos");
  await way(page, "A list").getByRole("button", { name: "Read the list" }).click();
  await way(page, "A list").getByRole("button", { name: "Add 2 lines" }).click();
  await panel(page).getByRole("link", { name: "Send with the contact form" }).click();
  await expect(listInForm(page).getByRole("listitem")).toHaveCount(2);

  const photo = (await photoOf(page)).toString("base64");
  const giving = { photo, heic: Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0").toString("base64") };
  const box = page.getByRole("region", { name: "Photos and drawings" });
  await contact.message.evaluate((field, { photo: picture, heic }) => {
    const file = (name: string, base64: string): File =>
      new File([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], name);
    const pasted = new DataTransfer();
    pasted.items.add(file("pasted.jpg", picture));
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
    const dropped = new DataTransfer();
    dropped.items.add(file("dropped.jpg", picture));
    dropped.items.add(file("phone.heic", heic));
    field.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
    // A spreadsheet program copies cells as text and as a picture: the form uses the text.
    const cells = new DataTransfer();
    cells.setData("text/plain", "CNMG 120408");
    cells.items.add(file("cells.png", picture));
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: cells, bubbles: true, cancelable: true }),
    );
  }, giving);
  await expect(box.getByRole("listitem")).toHaveText([/pasted\.jpg/, /dropped\.jpg/]);
  await expect(box.getByRole("alert")).toHaveText(/“phone\.heic” is a HEIC photo, .* Save it as JPEG/);

  await contact.userName.fill(SAMPLE_WORDS.userName);
  await contact.email.fill(SAMPLE_WORDS.email);
  await contact.subject.selectOption(SAMPLE_WORDS.subject);
  await contact.message.fill("The worn one is in the photo.");
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const [stored, ...others] = await ownServer.messages();
  expect(others).toEqual([]);
  expect(stored?.message).toMatch(
    /^The worn one is in the photo\.\n\nQuote request \(2 lines\)\n1\. .*16ER AG60.* Qty 5/,
  );
  expect(stored?.message).toContain("Reamer 12 H7");
  expect(stored).toMatchObject({ files: [{ name: "pasted.jpg" }, { name: "dropped.jpg" }] });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a drawing goes with the form", async ({ page, newServer }) => {
    await openPlain(page, `${newServer.origin}/#contact`);
    const form = page.getByRole("form", { name: "Contact form" });
    await form.getByLabel("Name").fill(SAMPLE_WORDS.userName);
    await form.getByLabel("Email").fill(SAMPLE_WORDS.email);
    await form.getByLabel("Subject").selectOption(SAMPLE_WORDS.subject);
    await form.getByLabel("Message").fill(SAMPLE_WORDS.message);
    const drawing = {
      name: "plan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
    };
    await form.getByLabel("Files").setInputFiles(drawing);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(THANKS);
    expect(await newServer.messages()).toMatchObject([
      { message: SAMPLE_WORDS.message, files: [{ name: "plan.pdf" }] },
    ]);
  });
});

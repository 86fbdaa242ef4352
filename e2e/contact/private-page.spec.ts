import { readFileSync } from "node:fs";
import {
  contactForm,
  fillIn,
  openContact,
  SAMPLE_WORDS,
  SENT,
  LISTED,
  sendListed,
} from "../testing/contact-form.ts";
import { openPlain, untilKept } from "../testing/open-at-once.ts";
import { panel, storeList, storedLine } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe("on a phone", () => {
  test.use(phone);

  test("what was sent has a page: it is read, saved as CSV, ordered again and deleted, and the server's log never names it", async ({
    page,
    noise,
    newServer,
  }) => {
    newServer.set({ REQUEST_LOG: "yes" });
    await newServer.stop();
    await newServer.start();
    const { origin } = newServer;
    await storeList(page, [storedLine("mil-em-4f-10", endMill, 5, "for EN8")], origin);
    const contact = await openContact(page, origin);
    await fillIn(contact);
    await contact.send.tap();
    await expect(contact.form.getByText(SENT)).toBeVisible();
    const next = contact.form.getByText(/^Number of your message:/);
    await expect(next).toContainText("whoever has its address can read and delete it.");
    const [, number = ""] = /: (\w+)\./.exec(await next.innerText()) ?? [];

    await next.getByRole("link", { name: "What you sent" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your enquiry");
    const address = page.url();
    expect(address).toMatch(new RegExp(`^${origin}/enquiry/[\\w-]{43}$`));
    const main = page.getByRole("main");
    await expect(main).toContainText(SAMPLE_WORDS.message);
    for (const fact of [number, SAMPLE_WORDS.email, SAMPLE_WORDS.userName, SAMPLE_WORDS.subject])
      await expect(main).toContainText(fact);
    await expect(main.getByText("Received")).toBeVisible();
    await expect(main.getByRole("row", { name: endMill })).toContainText("for EN8");
    await expect(main.getByRole("link", { name: endMill })).toHaveAttribute("href", "/product/mil-em-4f-10");

    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV of the list" }).tap();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`quote-list-${number}.csv`);
    expect(readFileSync(await file.path(), "utf8")).toContain(`,"${endMill}",5,`);

    await page.evaluate(() => localStorage.clear());
    await page.getByRole("link", { name: "Order the same again" }).tap();
    const arrived = panel(page).getByRole("region", { name: "List from a link" });
    await expect(arrived).toContainText("A list with 1 line came with the link");
    await arrived.getByRole("button", { name: "Add to my list" }).tap();
    await expect(panel(page).getByRole("listitem")).toContainText([endMill]);
    await expect(panel(page).getByLabel(`Remark on ${endMill}`)).toHaveValue("for EN8");

    await page.goto(address);
    await page.getByRole("link", { name: "Delete what I sent" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete what you sent?");
    await page.getByRole("link", { name: "Keep it" }).tap();
    await expect(page).toHaveURL(address);
    await page.getByRole("link", { name: "Delete what I sent" }).tap();
    await page.getByRole("button", { name: "Delete for good" }).tap();
    await expect(page).toHaveURL(`${origin}/enquiry-deleted`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It is deleted");
    expect(await newServer.messages()).toEqual([]);

    noise.expect(/404/, "it is deleted");
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing is kept here");
    await expect.poll(() => newServer.log).toContain('"path":"/enquiry/"');
    expect(newServer.log).not.toContain(address.slice(-43));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of thanks leads to what was sent, and that can be deleted", async ({
    page,
    noise,
    newServer,
  }) => {
    await openPlain(page, `${newServer.origin}/#contact`);
    const contact = contactForm(page);
    await fillIn(contact);
    await contact.send.click();
    await expect(page.getByRole("main")).toContainText(SENT);
    await page.getByRole("link", { name: "a page of its own" }).click();
    const address = page.url();
    await expect(page.getByRole("main")).toContainText(SAMPLE_WORDS.message);
    // Only a script can print.
    await expect(page.getByText("Print", { exact: true })).toBeHidden();
    await page.getByRole("link", { name: "Delete what I sent" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It is deleted");
    expect(await newServer.messages()).toEqual([]);
    noise.expect(/404/, "it is deleted");
    expect((await page.goto(address))?.status()).toBe(404);
  });
});

test("words and list stand apart, files come back as they went, and what visitors typed stays text", async ({
  page,
  request,
  ownServer,
}) => {
  await page.goto(await sendListed(request, ownServer.origin));
  const main = page.getByRole("main");
  await expect(main.getByText("Please quote for the tools below.", { exact: true })).toBeVisible();
  await expect(main).not.toContainText("Quote request (");
  const rows = main.getByRole("table").getByRole("row");
  await expect(rows).toHaveText([
    /^No\.\s*Tool\s*Quantity$/,
    /^1\s*4-flute .* DIN 6527 L\s*EM-1001 · packs of 2\s*for EN8\s*5$/,
    // Not listed any more: no link to nowhere.
    /^2\s*Boring bar S20R-SCLCR 09\s*left hand\s*2$/,
    /^3\s*Reamer 12 H7\s*3$/,
  ]);
  await expect(main.getByRole("table").getByRole("link")).toHaveCount(1);
  await expect(main).toContainText("Sharma Tools");
  const saved = page.waitForEvent("download");
  await main.getByRole("link", { name: "Welle – Rev. C.pdf" }).click();
  const file = await saved;
  // By the header: a browser without a UTF-8 locale can't write the dash.
  const { "content-disposition": disposition } = (await request.get(file.url())).headers();
  expect(disposition).toBe("attachment; filename*=UTF-8''Welle%20%E2%80%93%20Rev.%20C.pdf");
  expect(readFileSync(await file.path(), "latin1")).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);

  const hostile = "<img src=x onerror=alert(1)>\"'&%%email%% </p><script>alert(2)</script>";
  const answer = await request.post(`${ownServer.origin}/api/notifications/contact`, {
    data: { ...SAMPLE_WORDS, userName: hostile, message: `${hostile}\n${LISTED.replace("Reamer", hostile)}` },
  });
  const { enquiry } = (await answer.json()) as { enquiry: string };
  await page.goto(ownServer.origin + enquiry);
  await expect(main.getByText(hostile)).toHaveCount(3);
  await expect(main.locator("img, script")).toHaveCount(0);
});

test("on paper the page is what was sent, without buttons", async ({ page, request, ownServer }) => {
  await page.goto(await sendListed(request, ownServer.origin));
  await page.evaluate(() => {
    Object.defineProperty(globalThis, "print", { value: () => (document.title = "printed") });
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page).toHaveTitle("printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Quote list", level: 2 })).toBeVisible();
  for (const name of ["Order the same again", "CSV of the list", "Delete what I sent", "Home"])
    await expect(page.getByRole("link", { name, exact: true }).first()).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  // 180 mm, at 96 px an inch.
  await page.setViewportSize({ width: 680, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680);
});

test("no address of the page is told to anybody: not to the site's own files, not to the next page", async ({
  page,
  request,
  ownServer,
}) => {
  const address = await sendListed(request, ownServer.origin);
  const referrers: string[] = [];
  page.on("request", (each) => {
    if (each.url() !== address) referrers.push(each.headers()["referer"] ?? "");
  });
  await page.goto(address);
  await page.getByRole("link", { name: "Delete what I sent" }).click();
  await page.getByRole("link", { name: "Keep it" }).click();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL(`${ownServer.origin}/#home`);
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.join()).not.toContain("/enquiry/");
});

ownWindowTest.describe("with the site kept on the device", () => {
  ownWindowTest.use({ keepsSite: true });

  ownWindowTest(
    "the service worker neither answers nor keeps a private page",
    async ({ page, request, ownServer }) => {
      await page.goto(ownServer.origin);
      await untilKept(page);
      const other = await page.goto(`${ownServer.origin}/accessibility`);
      expect(other?.fromServiceWorker()).toBe(true);
      const answer = await page.goto(await sendListed(request, ownServer.origin));
      expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, false]);
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => url);
      });
      expect(kept.length).toBeGreaterThan(10);
      expect(kept.filter((url) => url.includes("/enquiry/"))).toEqual([]);
    },
  );
});

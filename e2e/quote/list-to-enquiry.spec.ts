import { startMailServer, type MailServer } from "#testing/mail-server.ts";
import type { Locator, Page } from "@playwright/test";
import { contactForm, SENT, untilFooterHydrated } from "../testing/contact-form.ts";
import { keyboard, tabTo, touch, type Hands } from "../testing/hands.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { listButton, listInForm, panel } from "../testing/quote-list.ts";
import type { SiteServer } from "../testing/site-server.ts";
import { way } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

/** A buyer's mail of forty lines, with a heading row, a greeting and a sum, as buyers write them. */
const mail = `Dear Sir,
Pls quote your best price for below items
Sr. Item Qty
1) CNMG 120408-PM 4325 – 50 nos
2) WNMG 080408 - 100 nos
3) DNMG 150608 P25 20 pcs
4) TNMG160408 30
5. VNMG 160404 10 nos
6. CNMG 120404 x 20
7. RCMT 1204MO 10 pcs
8. CCMT 09T304 - 40 nos
9. DCMT 11T304 20 nos
10. TCMT 110204 20 nos
11. CCGT 09T304 alu 10 nos
12. VCGT 160404 - 10
13. CNMA 120412 30 nos
14. SNMA120412 20nos
15. WNMA 080412 2 pkt
16. PCLNR 2525 M12 - 2 nos
17. pclnl 2525m12 1 no
18. MDJNR 2020 K15 1
19. PWLNR 2525 M08 2 nos
20. PTGNR 2020 K16 – 1 no
21. S25T-SCLCR 09 1 no
22. S20S SDUCR 11, 1 no
23. 16ER AG60 5 nos
24. 16 IR 1.50 ISO 10
25. 22ER N60 - 5
26. M8 tap spiral flute 5 nos
27. M12x1.75 spiral point tap 3 nos
28. M20 spiral flute tap 2 nos
29. Drill 8.5 3xD 4 nos
30. 10.2 drill 5D coolant 2 nos
31. carbide drill dia 6.8 for SS 3 nos
32. 10x22x72 EM 4F 5
33. end mill 12 mm 3F aluminium 4 nos
34. ball nose R3 2 nos
35. APMT 1604PDER P30 50 nos
36. SEKN 1203AFTN 40 nos
37. shoulder mill 50 4T 1 no
38. CNGA 120408 PCBN 2 nos
39. Reamer 12 H7, 3 nos
40. Collet ER32 12mm - 4 nos (Acme make)
Total 40 items
Regards`;

/** Five lines with several possible tools, and the visitor's choice for each. */
const meant: [words: string, tool: string][] = [
  ["CNMG 120408-PM 4325", "CNMG 120408 medium turning insert, P25"],
  ["WNMG 080408 -", "WNMG 080408 insert for stainless steel, M25"],
  ["CNMG 120404 x", "CNMG 120404 finishing insert for stainless steel, M15"],
  ["drill dia 6.8 for SS", "Solid carbide drill Ø6.8 for stainless steel, 5 × D"],
  ["SEKN 1203AFTN", "SEKN 1203AFTN face milling insert for cast iron, K20"],
];

interface Visitor extends Hands {
  /** Chooses an option in a select element. */
  choose: (box: Locator, option: string) => Promise<void>;
  /** Skips the lines of the list. */
  leave?: () => Promise<void>;
  /** Gives a file to a field. */
  give: (field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
}

/** From the pasted mail to a completed form with the list and a photo. */
async function prepare(page: Page, origin: string, visitor: Visitor): Promise<Locator> {
  await openAtOnce(page, origin);
  await visitor.press(listButton(page));
  await visitor.press(panel(page).getByText("Paste or drop a whole list"));
  const list = way(page, "A list");
  // At once, as when pasting.
  await list.getByLabel("Lines of a mail, or cells of a spreadsheet").fill(mail);
  await visitor.press(list.getByRole("button", { name: "Read the list" }));
  const pasted = list.getByRole("region", { name: "40 lines read" });
  await expect(pasted.getByRole("heading")).toBeFocused();
  await expect(pasted.getByRole("status")).toHaveText(
    /33 matched, 5 to choose, 2 kept as written; 5 left out/,
  );
  for (const [words, tool] of meant) {
    const line = pasted.getByRole("listitem").filter({ hasText: words });
    await expect(line).toContainText("Choose");
    const option = line.getByRole("option").filter({ hasText: tool });
    await visitor.choose(line.getByRole("combobox"), (await option.textContent()) ?? "");
  }
  await expect(pasted.getByRole("status")).toHaveText(/38 matched, 2 kept as written; 5 left out/);
  await visitor.press(pasted.getByRole("button", { name: "Add 40 lines" }));
  await expect(panel(page).getByRole("listitem")).toHaveCount(40);
  await visitor.leave?.();
  await visitor.press(panel(page).getByRole("link", { name: "Send with the contact form" }));

  const contact = contactForm(page);
  await hydrated(contact.form);
  await expect(listInForm(page).getByRole("listitem")).toHaveCount(40);
  await visitor.write(contact.userName, "Asha Rao");
  await visitor.write(contact.email, "asha.rao@example.com");
  await visitor.choose(contact.subject, "Product inquiry");
  await visitor.write(contact.message, "The worn insert of line 1 is in the photo.");
  const files = page.getByRole("region", { name: "Photos and drawings" });
  const buffer = await page.screenshot({ type: "jpeg" });
  await visitor.give(files.getByLabel("Add a photo or drawing"), {
    name: "worn.jpg",
    mimeType: "image/jpeg",
    buffer,
  });
  await expect(files.getByRole("listitem")).toHaveText(/worn\.jpg/);
  return contact.send;
}

/** Lines as a salesperson reads them, one of each kind. */
const readings = [
  /^1\. CNMG 120408 medium turning insert, P25 \[TI-1005, .*\] – Qty 50, packs of 10 – asked: CNMG 120408-PM 4325$/,
  /^2\. WNMG 080408 insert for stainless steel, M25 \[.*\] – Qty 100, packs of 10$/,
  /^15\. WNMA 080412 trigon insert for cast iron, K20 \[.*\] – Qty 20, packs of 10$/,
  /^17\. PCLNL 2525 M12 external toolholder \[.*\] – Qty 1$/,
  /^32\. 4-flute solid carbide end mill Ø10, DIN 6527 L \[.*\] – Qty 5 – asked: 10x22x72 EM 4F$/,
  /^39\. Reamer 12 H7 – Qty 3$/,
  /^40\. Collet ER32 12mm – Qty 4 – make Acme$/,
];

/** The only message, as stored and as mailed. */
async function expectEnquiry(server: SiteServer, desk: MailServer): Promise<void> {
  const [stored, ...others] = await server.messages();
  expect(others).toEqual([]);
  const text = stored?.message ?? "";
  const lines = text.split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "The worn insert of line 1 is in the photo.",
    "",
    "Quote request (40 lines)",
  ]);
  expect(lines.slice(3).map((line) => /^(\d+)\. .* – Qty \d+/.exec(line)?.[1])).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index + 1)),
  );
  for (const reading of readings) expect(lines).toContainEqual(expect.stringMatching(reading));
  for (const [, tool] of meant) expect(text).toContain(`${tool} [`);

  await desk.holds(1);
  const { text: mailed, attachments } = await desk.latest();
  expect(mailed).toContain(text);
  expect(mailed).toMatch(/Attached: worn\.jpg \(\d+ KB\), quote-list-\w+\.csv/);
  const [photo, table] = attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(photo?.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  const rows = table?.toString("utf8").trim().split("\r\n") ?? [];
  expect(rows).toHaveLength(41);
  expect(rows[1]).toMatch(/CNMG 120408 medium turning insert, P25.*50/);
  expect(rows[40]).toMatch(/Collet ER32 12mm.*4.*make Acme/);
  expect(desk.raw).toHaveLength(1);
}

let mailServer: MailServer;
test.beforeEach(async ({ newServer }) => {
  mailServer = await startMailServer();
  await newServer.stop();
  newServer.set({
    SMTP_URL: mailServer.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "sales@example.com",
    MAIL_AT_START: "no",
    MAIL_DIGEST: "no",
  });
  await newServer.start();
});
test.afterEach(() => mailServer.stop());

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a pasted list of forty lines, five of them chosen by hand, reaches the sales desk with a photo, though the server dies before it has all", async ({
    page,
    noise,
    newServer,
  }) => {
    noise.expect(/ERR_CONNECTION_REFUSED/, "the server is down");
    noise.allow(/ERR_CONNECTION_RESET/, "a partner's logo may be on its way as the server dies");
    noise.expect(/The contact message was not sent/, "a failure is logged");
    const send = await prepare(page, newServer.origin, {
      ...touch(),
      choose: async (box, label) => void (await box.selectOption({ label })),
      give: (field, file) => field.setInputFiles(file),
    });
    // The photo arrives; the server is killed before the message arrives.
    await untilFooterHydrated(page);
    await page.route("**/api/notifications/contact", async (route) => {
      await newServer.stop("SIGKILL");
      await route.continue();
    });
    await send.tap();
    await expect(page.getByRole("button", { name: "Send without the files" })).toBeVisible();
    await page.unroute("**/api/notifications/contact");
    await newServer.start();
    await send.tap();
    await expect(page.getByText(SENT)).toBeVisible();
    await expectEnquiry(newServer, mailServer);
  });
});

test("the same list is sent by keyboard alone", async ({ page, newServer }) => {
  const keys = keyboard(page);
  const send = await prepare(page, newServer.origin, {
    ...keys,
    async choose(box, option) {
      await tabTo(page, box);
      const options = await box.getByRole("option").allTextContents();
      for (let presses = 0; presses < options.length; presses += 1) {
        if ((await box.locator("option:checked").textContent()) === option) return;
        await page.keyboard.press("ArrowDown");
      }
    },
    leave: () => keys.press(panel(page).getByRole("button", { name: "Skip the 40 lines" })),
    async give(field, file) {
      // Registered in time: from now on the browser asks this test instead of opening its file dialog.
      const chooser = page.waitForEvent("filechooser");
      await tabTo(page, field);
      await page.keyboard.press("Enter");
      await (await chooser).setFiles(file);
    },
  });
  await keys.press(send);
  await expect(page.getByText(SENT)).toBeVisible();
  await expectEnquiry(newServer, mailServer);
});

import { expect } from "@playwright/test";
import { answerPosts, contactForm, NOT_SENT, openContact, SENT } from "../contact-form.ts";
import { openAtOnce } from "../open-at-once.ts";
import { storeList, storedLine, openList, panel } from "../quote-list.ts";
import { way } from "../search.ts";
import type { CheckedState } from "./page-state.ts";
import { postWithoutScript, send } from "./steps.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const lines = [
  storedLine("mil-em-4f-10", endMill, 5),
  storedLine("tur-bar-gone", "Boring bar S20R-SCLCR 09", 2, "left hand"),
];

/** The quote list. */
export const quoteStates: CheckedState[] = [
  {
    name: "the quote list, empty",
    open: async (page) => {
      await openAtOnce(page);
      await openList(page);
    },
  },
  {
    name: "the quote list with lines, one just removed",
    differsInWideWindow: true,
    open: async (page) => {
      await storeList(page, [...lines, storedLine("dri-sd-85-3d", "Solid carbide drill Ø8.5, 3 × D", 1)]);
      await openAtOnce(page);
      await openList(page);
      await panel(page).getByRole("button", { name: "Remove Solid carbide drill" }).click();
      await expect(panel(page).getByRole("button", { name: /^Undo/ })).toBeVisible();
    },
  },
  {
    name: "the panel Find with pasted lines to choose from",
    differsInWideWindow: true,
    open: async (page) => {
      await openAtOnce(page);
      await openList(page);
      await panel(page).getByText("Paste or drop a whole list").click();
      const mail =
        "1) CNMG 120408-PM 4325 – 50 nos\n2) 16ER AG60 5\n3) WNMG 080408 2 pkt\n4) Reamer 12 H7, 3 nos";
      await way(page, "A list").getByLabel("Lines of a mail, or cells of a spreadsheet").fill(mail);
      await way(page, "A list").getByRole("button", { name: "Read the list" }).click();
      await expect(way(page, "A list").getByRole("region", { name: /lines? read$/ })).toBeVisible();
    },
  },
  {
    name: "the form with the quote list and its questions",
    part: "#contact",
    differsInWideWindow: true,
    open: async (page) => {
      await storeList(page, lines);
      const { form } = await openContact(page);
      const company = form.getByLabel("Company");
      await expect(company).toBeAttached();
      // On a phone they are collapsed.
      if (await company.isHidden()) await form.locator("summary").click();
      await expect(company).toBeVisible();
    },
  },
];

/** The contact form. */
export const formStates: CheckedState[] = [
  { name: "the form at rest", part: "#contact", open: (page) => openContact(page) },
  {
    name: "the form with all its errors",
    part: "#contact",
    differsInWideWindow: true,
    open: async (page) => {
      const contact = await openContact(page);
      await contact.send.click();
      await expect(contact.summary.getByRole("link")).toHaveCount(4);
    },
  },
  {
    name: "the form while a message is under way",
    part: "#contact",
    open: async (page) => {
      await page.route("**/api/notifications/contact", () => undefined);
      await send(page);
      await expect(contactForm(page).send).toHaveText("Sending...");
    },
  },
  {
    name: "the form when a message could not be sent",
    part: "#contact",
    noise: [/Status: 200/, "the answer claims no success"],
    open: async (page) => {
      await answerPosts(page, { body: "{}" });
      await send(page);
      await expect(contactForm(page).form.getByText(NOT_SENT)).toBeVisible();
    },
  },
  {
    name: "the form when a message was sent, the quote list staying",
    part: "#contact",
    open: async (page) => {
      await storeList(page, lines);
      await answerPosts(page, { body: '{"success":true}' });
      await send(page);
      await expect(contactForm(page).form.getByText(SENT)).toBeVisible();
    },
  },
  {
    name: "the form without network",
    part: "#contact",
    open: async (page) => {
      const contact = await openContact(page);
      await page.evaluate(() => {
        Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
        dispatchEvent(new Event("offline"));
      });
      await expect(contact.form.getByText("You are offline.")).toBeVisible();
    },
  },
  {
    name: "the page that brings a message back",
    noise: [/400/, "the server refuses the address"],
    open: (page) => postWithoutScript(page, { email: "asha.rao" }),
  },
];

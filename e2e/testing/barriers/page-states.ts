import { expect, type Page } from "@playwright/test";
import { answerPosts, contactForm, NOT_SENT, openContact, SENT } from "../contact-form.ts";
import { openAtOnce } from "../open-at-once.ts";
import { openShared } from "../overlay.ts";
import { keepList, keptLine, openList, panel } from "../quote-list.ts";
import { dialog, options, searchFor } from "../search.ts";
import { explain, openFilters, postWithoutScript, scrollToEndAndBack, send } from "./steps.ts";

/** A state that the site can be in. */
export interface PageState {
  name: string;
  /** The expected console message, and its reason. */
  noise?: [RegExp, string];
  /** Whether its layout differs in a wide window, so that it is checked there as well. */
  differsInWideWindow?: boolean;
  /** Brings a new page into this state, in a window of any size. */
  open: (page: Page) => Promise<unknown>;
}

const solidCarbide = "/products/milling/solid-carbide";
const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const lines = [
  keptLine("mil-em-4f-10", endMill, 5),
  keptLine("tur-bar-gone", "Boring bar S20R-SCLCR 09", 2, "left hand"),
];

const pageStates: PageState[] = [
  {
    name: "the page, once seen to its end",
    differsInWideWindow: true,
    open: scrollToEndAndBack,
  },
  { name: "the page after a message", open: (page) => page.goto("/message-sent") },
  {
    name: "the page for an unknown address",
    noise: [/404/, "the address is unknown"],
    open: (page) => page.goto("/no-such-page"),
  },
];

const menu: PageState = {
  name: "the menu of a narrow window",
  open: async (page) => {
    await openAtOnce(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
};

const productStates: PageState[] = [
  { name: "a category", open: (page) => openShared(page, "/products/milling") },
  {
    name: "an item, its specifications open",
    differsInWideWindow: true,
    open: async (page) => {
      const overlay = await openShared(page, `${solidCarbide}/endmill`);
      await overlay
        .getByText(/^All \d+ specifications$/)
        .first()
        .click();
    },
  },
  { name: "a place without products", open: (page) => openShared(page, "/products/pcbn/high-speed") },
  {
    name: "an address that is not in the catalogue",
    noise: [/404/, "the address is not in the catalogue"],
    open: (page) => openShared(page, "/products/milling/carbide"),
  },
  {
    name: "products that could not be loaded",
    noise: [/ERR_FAILED|could not be loaded/, "the connection breaks on purpose"],
    open: async (page) => {
      await page.route(/\/data\/.*json$/, (route) => route.abort());
      await openAtOnce(page, "/#products");
      await page.getByRole("heading", { level: 3, name: "Milling" }).getByRole("link").click();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "a product's sheet, a code explained",
    differsInWideWindow: true,
    open: async (page) => {
      await openShared(page, "/products/turning/inserts#tur-st-cnmg120408-p25");
      await expect(page.getByRole("region", { name: "Goes with" }).getByRole("link").first()).toBeVisible();
      await explain(page, "What is Coating?");
    },
  },
  {
    name: "filters, one chosen, one explained",
    differsInWideWindow: true,
    open: async (page) => {
      await openShared(page, `${solidCarbide}?coating=tialn`);
      await openFilters(page);
      await explain(page, "What is Coating?");
    },
  },
  {
    name: "filters that leave nothing",
    open: async (page) => {
      const overlay = await openShared(page, `${solidCarbide}?q=CNMG+120408&coating=tialn`);
      await expect(overlay.getByRole("heading", { name: /^Nothing in Milling/ })).toBeVisible();
    },
  },
];

const searchStates: PageState[] = [
  {
    name: "the search, nothing typed",
    open: async (page) => {
      await openAtOnce(page);
      await searchFor(page, "");
      await expect(dialog(page).getByRole("button", { name: "CNMG 120408" })).toBeVisible();
    },
  },
  {
    name: "the search with tools found, one of them reached",
    differsInWideWindow: true,
    open: async (page) => {
      await openAtOnce(page);
      await searchFor(page, "m8");
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "the search with nothing found, its words in the quote list",
    open: async (page) => {
      await openAtOnce(page);
      await searchFor(page, "bt40 holder");
      await dialog(page)
        .getByRole("button", { name: /^Add “/ })
        .click();
      await expect(dialog(page).getByRole("button", { name: "Open the quote list" })).toBeVisible();
    },
  },
  {
    name: "the page's list of what was found",
    open: async (page) => {
      await openAtOnce(page, "/?q=m8#products");
      await expect(page.locator('[data-island="found"]').getByRole("link").first()).toBeVisible();
    },
  },
];

const quoteStates: PageState[] = [
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
      await keepList(page, [...lines, keptLine("dri-sd-85-3d", "Solid carbide drill Ø8.5, 3 × D", 1)]);
      await openAtOnce(page);
      await openList(page);
      await panel(page).getByRole("button", { name: "Remove Solid carbide drill" }).click();
      await expect(panel(page).getByRole("button", { name: /^Undo/ })).toBeVisible();
    },
  },
  {
    name: "the form with the quote list and its questions",
    differsInWideWindow: true,
    open: async (page) => {
      await keepList(page, lines);
      const { form } = await openContact(page);
      const company = form.getByLabel("Company");
      await expect(company).toBeAttached();
      // On a phone they are collapsed.
      if (await company.isHidden()) await form.locator("summary").click();
      await expect(company).toBeVisible();
    },
  },
];

const formStates: PageState[] = [
  { name: "the form at rest", open: (page) => openContact(page) },
  {
    name: "the form with all its errors",
    differsInWideWindow: true,
    open: async (page) => {
      const contact = await openContact(page);
      await contact.send.click();
      await expect(contact.summary.getByRole("link")).toHaveCount(4);
    },
  },
  {
    name: "the form while a message is under way",
    open: async (page) => {
      await page.route("**/api/notifications/contact", () => undefined);
      await send(page);
      await expect(contactForm(page).send).toHaveText("Sending...");
    },
  },
  {
    name: "the form when a message could not be sent",
    noise: [/Status: 200/, "the answer claims no success"],
    open: async (page) => {
      await answerPosts(page, { body: "{}" });
      await send(page);
      await expect(contactForm(page).form.getByText(NOT_SENT)).toBeVisible();
    },
  },
  {
    name: "the form when a message was sent, the quote list staying",
    open: async (page) => {
      await keepList(page, lines);
      await answerPosts(page, { body: '{"success":true}' });
      await send(page);
      await expect(contactForm(page).form.getByText(SENT)).toBeVisible();
    },
  },
  {
    name: "the form without network",
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

/** Every state with parts of its own. The menu exists in narrow windows only. */
export const states: PageState[] = [
  ...pageStates,
  menu,
  ...productStates,
  ...searchStates,
  ...quoteStates,
  ...formStates,
];

/** What a visitor may print. */
export const printed = [
  "the page, once seen to its end",
  "a product's sheet, a code explained",
  "the quote list with lines, one just removed",
];

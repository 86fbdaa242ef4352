import { expect } from "@playwright/test";
import { openAtOnce } from "../open-at-once.ts";
import { dialog, field, searchFor } from "../search.ts";
import { formStates, quoteStates } from "./asking-states.ts";
import { enquiryStates } from "./enquiry-states.ts";
import type { CheckedState } from "./page-state.ts";
import { productStates } from "./product-states.ts";
import { scrollToEndAndBack } from "./steps.ts";
import { toolStates } from "./tool-states.ts";

const pageStates: CheckedState[] = [
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

const menu: CheckedState = {
  name: "the menu of a narrow window",
  open: async (page) => {
    await openAtOnce(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
};

const searchStates: CheckedState[] = [
  {
    name: "the search, nothing typed",
    open: async (page) => {
      await openAtOnce(page);
      await searchFor(page, "");
      await expect(dialog(page).getByRole("button", { name: "CNMG 120408" })).toBeVisible();
    },
  },
  {
    name: "the search with tools found, one chosen to compare, one reached",
    differsInWideWindow: true,
    open: async (page) => {
      await openAtOnce(page);
      await searchFor(page, "m8");
      await dialog(page)
        .getByRole("button", { name: /^Compare, / })
        .first()
        .click();
      await field(page).press("ArrowDown");
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
    part: "#products",
    open: async (page) => {
      await openAtOnce(page, "/?q=m8#products");
      await expect(page.locator('[data-island="found"]').getByRole("link").first()).toBeVisible();
    },
  },
];

/** Every state with parts of its own. The menu exists in narrow windows only. */
export const states: CheckedState[] = [
  ...pageStates,
  menu,
  ...productStates,
  ...toolStates,
  ...searchStates,
  ...quoteStates,
  ...formStates,
  ...enquiryStates,
];

/** The printable views. */
export const printed = [
  "the page, once seen to its end",
  "a product's sheet, a code explained",
  "the quote list with lines, one just removed",
  "the private page of an enquiry with list and file",
];

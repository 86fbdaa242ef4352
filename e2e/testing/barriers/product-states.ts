import { expect } from "@playwright/test";
import { openAtOnce } from "../open-at-once.ts";
import { openShared } from "../overlay.ts";
import type { CheckedState } from "./page-state.ts";
import { explain, openFilters } from "./steps.ts";

const solidCarbide = "/products/milling/solid-carbide";

/** Categories, filters and sheets. */
export const productStates: CheckedState[] = [
  { name: "a category", open: (page) => openShared(page, "/products/milling") },
  {
    name: "an item, its specifications open",
    differsInWideWindow: true,
    open: async (page) => {
      const overlay = await openShared(page, `${solidCarbide}/endmill`);
      const details = overlay.getByRole("button", { name: /^Details of / });
      if (await details.first().isVisible()) await details.first().click();
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
    name: "an end mill's sheet, the calculator opened from a start value",
    differsInWideWindow: true,
    open: async (page) => {
      const overlay = await openShared(page, `${solidCarbide}/endmill#mil-em-4f-10`);
      await overlay
        .getByRole("button", { name: /^Steel:/ })
        .first()
        .click();
      await overlay.getByText("More inputs").click();
      await expect(overlay.getByRole("slider")).toBeVisible();
      await expect(overlay.getByRole("region", { name: "Drawing" })).toBeVisible();
    },
  },
  {
    name: "a holder's sheet, its files listed",
    differsInWideWindow: true,
    open: async (page) => {
      const overlay = await openShared(page, "/products/turning/holders#tur-ho-pclnr2525m12");
      await expect(overlay.getByRole("region", { name: "Drawing" })).toBeVisible();
      await overlay.getByRole("button", { name: "Export" }).click();
      await expect(overlay.getByRole("group", { name: "For CAM and control" })).toBeVisible();
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

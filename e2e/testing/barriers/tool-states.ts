import { expect, type Page } from "@playwright/test";
import { openAtOnce } from "../open-at-once.ts";
import { openShared } from "../overlay.ts";
import { pressSearch, dialog, way } from "../search.ts";
import type { CheckedState } from "./page-state.ts";

const endMills = "/products/milling/solid-carbide/endmill";
const compared = "mil-em-4f-10,mil-em-4f-12,mil-em-4f-6";

async function openHand(page: Page) {
  await openAtOnce(page, "/#products");
  await page.getByRole("link", { name: /^What is in my hand/ }).click();
  const form = way(page, "In my hand");
  const find = form.getByRole("button", { name: "Identify the insert" });
  await expect(find).toBeVisible();
  return { form, find };
}

/** Views for choosing and calculating: tables, comparison, finders, calculator, guides, a product's page. */
export const toolStates: CheckedState[] = [
  {
    name: "a family's sizes as a table, sorted",
    differsInWideWindow: true,
    open: async (page) => {
      const overlay = await openShared(page, `/products/drilling/solid-carbide/drills?view=table`);
      await overlay
        .getByRole("columnheader", { name: /^Diameter/ })
        .getByRole("button")
        .first()
        .click();
      await expect(overlay.locator("[aria-sort=ascending]")).toHaveCount(1);
    },
  },
  {
    name: "a category with tools chosen to compare",
    open: async (page) => {
      const overlay = await openShared(page, `${endMills}?compare=${compared}`);
      await expect(overlay.getByRole("region", { name: "Comparison", exact: true })).toBeVisible();
    },
  },
  {
    name: "a comparison with all its rows",
    differsInWideWindow: true,
    open: async (page) => {
      await openShared(page, `${endMills}?compare=${compared}#compare`);
      await page.getByRole("switch", { name: "Only differences" }).uncheck();
    },
  },
  {
    name: "the finder from the workpiece, a wrong hardness in it",
    differsInWideWindow: true,
    open: async (page) => {
      await openAtOnce(page, "/?q=steel+drilling#products");
      await pressSearch(page);
      await dialog(page).getByRole("tab", { name: "Workpiece" }).click();
      const finder = page.getByRole("region", { name: "From the workpiece to the tool" });
      await finder.getByLabel("Hardness of the workpiece").fill("soft");
      await finder.getByRole("button", { name: "Set" }).click();
      await expect(finder.getByRole("alert").filter({ hasText: "60 to 999 HB" })).toBeVisible();
    },
  },
  {
    name: "the question what is in the hand, refused",
    open: async (page) => {
      const { form, find } = await openHand(page);
      await find.click();
      await expect(form.getByRole("alert")).toHaveText(/^Say one thing at least/);
    },
  },
  {
    name: "what was in the hand, found",
    differsInWideWindow: true,
    open: async (page) => {
      const { form, find } = await openHand(page);
      await form.getByLabel("C, rhombic 80°").check();
      await form.getByLabel("Measured, mm").fill("12.7");
      await find.click();
      await expect(form.getByRole("heading", { name: "CN.. 1204" })).toBeVisible();
    },
  },
  {
    name: "the kit for a hole",
    differsInWideWindow: true,
    open: async (page) => {
      await openAtOnce(page, "/?q=M8+through+30+deep+SS304#products");
      await expect(
        page.getByRole("region", { name: "Kit for the hole" }).getByRole("button"),
      ).not.toHaveCount(0);
    },
  },
  {
    name: "the calculator with a workpiece",
    differsInWideWindow: true,
    open: async (page) => {
      await page.goto("/calculator");
      await page.getByRole("combobox", { name: "Workpiece" }).selectOption({ label: "SS 304" });
      await expect(page.getByRole("slider")).toBeVisible();
    },
  },
  { name: "the list of guides", open: (page) => page.goto("/guides") },
  { name: "a guide", differsInWideWindow: true, open: (page) => page.goto("/guides/turning-inserts") },
  {
    name: "a product's own page",
    differsInWideWindow: true,
    open: (page) => page.goto("/product/tur-st-cnmg120408-p25"),
  },
  { name: "the statement of accessibility", open: (page) => page.goto("/accessibility") },
  { name: "the worked case", open: (page) => page.goto("/worked-case") },
];

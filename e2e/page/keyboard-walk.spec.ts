import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openContact } from "../testing/contact-form.ts";
import { currentStop, walk, type Stop } from "../testing/keyboard-walk.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { storeList, storedLine, openList } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { dialog, searchFor } from "../testing/search.ts";

/**
 * The walks in docs/keyboard-walk.json. Each stop has a role and may have an exact name; "…" stands for any number of
 * stops.
 */
const walks: Record<string, string[]> = JSON.parse(
  readFileSync(new URL("../../docs/keyboard-walk.json", import.meta.url), "utf8"),
);

type WrittenStop = { role: string; name: string | undefined } | undefined;

function writtenStops(heading: string): WrittenStop[] {
  return (walks[heading] ?? []).map((stop) => {
    if (stop === "…") return undefined;
    const [, role, name] = /^(\w+)(?: '(.+)'| \(.+\))?$/.exec(stop) ?? [];
    if (role === undefined) throw new Error(`docs/keyboard-walk.json: "${stop}" is no stop.`);
    return { role, name };
  });
}

function isAt(stop: Pick<Stop, "role" | "name"> | undefined, written: WrittenStop): boolean {
  return stop?.role === written?.role && (written?.name === undefined || stop?.name === written.name);
}

/** The first stop where walk and guide differ, if any. "…" stands for any stops up to the next one in the guide. */
function firstDifference(stops: Pick<Stop, "role" | "name">[], written: WrittenStop[]): string | undefined {
  let at = 0;
  for (const [number, next] of written.entries()) {
    if (next === undefined) {
      const after = written[number + 1];
      if (after === undefined) return undefined;
      while (at < stops.length && !isAt(stops[at], after)) at += 1;
    } else {
      if (!isAt(stops[at], next))
        return `written: ${JSON.stringify(next)}, reached: ${JSON.stringify(stops[at])}`;
      at += 1;
    }
  }
  return at < stops.length
    ? `reached, but not written: ${JSON.stringify(stops.slice(at, at + 3))}`
    : undefined;
}

async function expectWalk(page: Page, heading: string): Promise<void> {
  const written = writtenStops(heading);
  expect(written.length).toBeGreaterThan(2);
  const stops = await walk(page);
  expect(firstDifference(stops, written)).toBeUndefined();
  expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([]);
}

const lines = [
  storedLine("mil-em-4f-10", "4-flute solid carbide end mill Ø10, DIN 6527 L", 5),
  storedLine("dri-sd-85-3d", "Solid carbide drill Ø8.5, 3 × D, DIN 6537 K"),
];

test.describe("on a desk", () => {
  test("Tab goes over the page as the guide says, each stop in sight, and back as well", async ({ page }) => {
    // Reads the names of about 270 stops.
    test.slow();
    await openAtOnce(page);
    await expectWalk(page, "The page");
    // On the way up the header could cover a stop.
    const back = await walk(page, 40, "Shift+Tab");
    expect(back.length).toBeGreaterThan(30);
    expect(back.filter(({ isInSight }) => !isInSight)).toEqual([]);
  });

  test("the page is read in the order that the guide says", async ({ page }) => {
    await openAtOnce(page);
    // The last part that a script draws.
    await expect(page.getByRole("region", { name: "Photos and drawings" })).toBeVisible();
    const tree = await page.locator("body").ariaSnapshot();
    const marks =
      /^\s*- '?(banner|navigation|main|region|heading|form|contentinfo|complementary)(?: "((?:[^"\\]|\\.)*)")?/gm;
    const read = [...tree.matchAll(marks)].map(([, role = "", name = ""]) => ({ role, name }));
    expect(firstDifference(read, writtenStops("Landmarks and headings"))).toBeUndefined();
  });

  test("Tab goes over a category's overlay as the guide says", async ({ page }) => {
    // About 80 stops.
    test.slow();
    await openShared(page, "/products/grooving-parting/grooving-tools/external");
    await expectWalk(page, "The overlay of a category");
  });

  test("Tab goes over a product's sheet as the guide says", async ({ page }) => {
    await openShared(page, "/products/turning/inserts#tur-st-cnmg120408-p25");
    await expect(page.getByRole("region", { name: "Goes with" }).getByRole("link").first()).toBeVisible();
    await expectWalk(page, "A product's sheet");
  });

  test("Tab goes over the quote list as the guide says", async ({ page }) => {
    await storeList(page, lines);
    await openAtOnce(page);
    await openList(page);
    await expectWalk(page, "The quote list");
  });

  test("Tab goes over the search as the guide says", async ({ page }) => {
    await openAtOnce(page);
    await searchFor(page, "");
    // The search opens before its code has loaded; the tabs come with the code.
    await expect(dialog(page).getByRole("tab").first()).toBeVisible();
    await expectWalk(page, "The search");
  });

  test("Tab goes over the form with a quote list as the guide says", async ({ page }) => {
    await storeList(page, lines);
    const { message } = await openContact(page);
    await expect(page.getByRole("textbox", { name: "Company" })).toBeVisible();
    await message.focus();
    const written = writtenStops("The form with a quote list");
    const stops = await walk(page, 20);
    const end = stops.findIndex(({ name }) => name === "Send message");
    expect(firstDifference(stops.slice(0, end + 1), written)).toBeUndefined();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Tab goes over the menu as the guide says", async ({ page }) => {
    await openAtOnce(page);
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await expect.poll(async () => (await currentStop(page))?.name).toBe("Close menu");
    await expectWalk(page, "The menu");
  });

  test("Tab goes over the filters as the guide says, each stop in sight", async ({ page }) => {
    await openShared(page, "/products/milling/solid-carbide");
    await page.getByRole("button", { name: /^Filters/ }).press("Enter");
    await expectWalk(page, "The filters");
  });
});

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "../testing/test.ts";

/** Height of a window that fits the longest sheet, px. */
const TALL_HEIGHT = 6000;

/** An A4 page without its margins, in CSS pixels. */
export const A4 = { width: 688, height: 1016 };

/** The time in every picture: the printed sheet shows its date. */
const FIXED_TIME = new Date("2026-01-09T10:30:00+05:30");

/** Prefixes of the names of the pictures to compare; empty means all. */
const prefixes = (process.env.LOOK_ONLY ?? "").split(",").filter((name) => name !== "");

/** Playwright's test at a fixed time. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.clock.setFixedTime(FIXED_TIME);
    await provide(page);
  },
});

/** Whether the pictures are taken at a phone's width. */
export function isPhone(): boolean {
  return test.info().project.name === "360";
}

/**
 * How photographs are handled. A PNG with a photograph is five times as large, so it is stored as a JPEG. Pictures that
 * don't need their photographs show a grey field instead.
 */
type Photos = "shown" | "covered";

/**
 * Hides the bars that float over every section: they have their own pictures. A picture taller than the window would
 * also show the skip links above it, and rows that the browser skips drawing while they are far away.
 */
const PART_STYLE = `
  [data-island="header"] > header, #page > aside, [class*="skip-link_skip"]:not(:focus) { visibility: hidden !important; }
  li { content-visibility: visible !important; }`;

const COVERED_STYLE = `img:not([src$=".svg"]) { object-position: -9999px 0 !important; background: #b9bdc1 !important; }`;

/** Loads every lazy picture and waits until it is decoded; one that fails to load fails the test. */
async function untilPainted(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    const images = [...element.querySelectorAll("img")].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Takes pictures until two in a row are the same. */
async function stillPicture(target: Page | Locator, style: string): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const before = last;
      last = await target.screenshot({ type: "jpeg", quality: 80, caret: "hide", style });
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

async function compare(target: Page | Locator, name: string, photos: Photos, style: string): Promise<void> {
  if (prefixes.length > 0 && !prefixes.some((beginning) => name.startsWith(beginning))) return;
  const { annotations, errors } = test.info();
  const faultsBefore = errors.length;
  // Soft: after a difference the next picture is still taken.
  if (photos === "shown") {
    expect.soft(await stillPicture(target, style)).toMatchSnapshot(`${name}.jpg`);
  } else {
    const sheet = test.info().outputPath(`${name}.css`);
    mkdirSync(dirname(sheet), { recursive: true });
    writeFileSync(sheet, COVERED_STYLE + style);
    await expect.soft(target).toHaveScreenshot(`${name}.png`, { stylePath: sheet });
  }
  // Read by tools/look.ts.
  annotations.push({ type: "picture", description: name });
  if (errors.length > faultsBefore) annotations.push({ type: "difference", description: name });
}

/** Compares a whole part of the page, without the bars that float over it, with its stored picture. */
export async function shootPart(part: Locator, name: string, photos: Photos = "covered"): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await untilPainted(part);
  await compare(part, name, photos, PART_STYLE);
}

/** Compares what the window shows with its stored picture. */
export async function shootWindow(page: Page, name: string, photos: Photos = "covered"): Promise<void> {
  await untilPainted(page.locator("body"));
  await compare(page, name, photos, "");
}

/** Compares a dialog, without the page behind it, with its stored picture. */
export async function shootDialog(dialog: Locator, name: string): Promise<void> {
  await untilPainted(dialog);
  await compare(dialog, name, "covered", "");
}

/** Runs `act` in a window so tall that no dialog scrolls: a screenshot can't contain what is scrolled out. */
export async function inTallWindow(page: Page, act: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...size, height: TALL_HEIGHT });
  await act();
  await page.setViewportSize(size);
}

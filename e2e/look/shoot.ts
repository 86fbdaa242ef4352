import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "../testing/test.ts";

/** More than the longest sheet, px. */
const TALL = 4000;

/** What an A4 page shows between its margins, in CSS pixels. */
export const A4 = { width: 688, height: 1016 };

/** A Friday morning on which every picture is taken: the printed sheet carries its date. */
const MOMENT = new Date("2026-01-09T10:30:00+05:30");

/** The only pictures to compare, by the beginnings of their names; all of them when empty. */
const wanted = (process.env.LOOK_ONLY ?? "").split(",").filter((name) => name !== "");

/**
 * The tests' own test, on a fixed day. The page's list of products doesn't grow as one scrolls by: what follows would
 * move, by parts of a pixel too, and with it the edges of its letters.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.clock.setFixedTime(MOMENT);
    await page.route("**/assets/more-products.*", () => undefined);
    await provide(page);
  },
});

/** Whether the pictures are those of a phone. */
export function isPhone(): boolean {
  return test.info().project.name === "360";
}

/**
 * How photographs appear. A PNG with one in it weighs five times as much, so it is kept as a JPEG; where photographs
 * are not what is looked at, a grey field stands in their place.
 */
type Photos = "shown" | "covered";

/**
 * A part as a person sees it who reads it from end to end. The bars that float over every section have pictures of
 * their own; a picture taller than the window would show the skip links that wait above it, and rows as empty that the
 * browser draws only when they near.
 */
const READ_THROUGH = `
  [data-island="header"] > header, #page > aside, [class*="skip-link_skip"]:not(:focus) { visibility: hidden !important; }
  li { content-visibility: visible !important; }`;

const COVERED = `img:not([src$=".svg"]) { object-position: -9999px 0 !important; background: #b9bdc1 !important; }`;

/** Asks for every late picture and waits until it can be painted; one that can't be had fails the test. */
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
  if (wanted.length > 0 && !wanted.some((beginning) => name.startsWith(beginning))) return;
  const { annotations, errors } = test.info();
  const faultsBefore = errors.length;
  // Soft: one difference doesn't keep the next picture from being taken.
  if (photos === "shown") {
    expect.soft(await stillPicture(target, style)).toMatchSnapshot(`${name}.jpg`);
  } else {
    const sheet = test.info().outputPath(`${name}.css`);
    mkdirSync(dirname(sheet), { recursive: true });
    writeFileSync(sheet, COVERED + style);
    await expect.soft(target).toHaveScreenshot(`${name}.png`, { stylePath: sheet });
  }
  // What tools/look.mjs reads.
  annotations.push({ type: "picture", description: name });
  if (errors.length > faultsBefore) annotations.push({ type: "difference", description: name });
}

/** Compares a part of the page, whole and without the bars that float over it, with the picture kept of it. */
export async function shootPart(part: Locator, name: string, photos: Photos = "covered"): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await untilPainted(part);
  await compare(part, name, photos, READ_THROUGH);
}

/** Compares what the window shows with the picture kept of it. */
export async function shootWindow(page: Page, name: string, photos: Photos = "covered"): Promise<void> {
  await untilPainted(page.locator("body"));
  await compare(page, name, photos, "");
}

/** Compares a dialog that stands over the page, without the page, with the picture kept of it. */
export async function shootDialog(dialog: Locator, name: string): Promise<void> {
  await untilPainted(dialog);
  await compare(dialog, name, "covered", "");
}

/** Does something in a window so tall that no dialog has to scroll: what lies below its edge can't be shot. */
export async function inTallWindow(page: Page, act: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...size, height: TALL });
  await act();
  await page.setViewportSize(size);
}

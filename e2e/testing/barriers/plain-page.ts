import type { Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { lostInForcedColours } from "./forced-colours.ts";
import { htmlFaults } from "./html.ts";
import { lostByTextSpacing, sidewaysScroll } from "./reflow.ts";

/**
 * All that keeps people out of a page of plain forms, one line each: once it has its sheet, since a form leads to a page whose
 * text is there before that.
 */
export async function plainPageBarriers(page: Page): Promise<string[]> {
  await page.waitForLoadState("load");
  return [...(await htmlFaults(page)), ...(await drawnBarriers(page))];
}

/** The same in a desk's width and then in a phone's, which stays; the HTML is the same in both. */
export async function plainPageBarriersInBothWidths(page: Page): Promise<string[]> {
  await page.waitForLoadState("load");
  const found = await htmlFaults(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const barriers = await drawnBarriers(page);
    found.push(...barriers.map((barrier) => `${width} px: ${barrier}`));
  }
  return found;
}

async function drawnBarriers(page: Page): Promise<string[]> {
  return [
    ...(await axeFindings(page)),
    ...(await lostInForcedColours(page)),
    ...(await sidewaysScroll(page)),
    ...(await lostByTextSpacing(page)),
  ];
}

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
  return [
    ...(await axeFindings(page)),
    ...(await htmlFaults(page)),
    ...(await lostInForcedColours(page)),
    ...(await sidewaysScroll(page)),
    ...(await lostByTextSpacing(page)),
  ];
}

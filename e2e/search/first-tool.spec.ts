import { openAtOnce } from "../testing/open-at-once.ts";
import { sidewaysScroll } from "../testing/barriers/reflow.ts";
import { dialog, options, pressSearch, field } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

/** The upper half of a small phone's screen. */
const HALF = 370;

const queries = [
  ["a code", "CNMG 120408"],
  ["a code that was only begun", "CNM"],
  ["a thread", "m8"],
  ["a size", "10x22x72"],
  ["a quantity and a workpiece", "50 pcs CNMG 120408 for cast iron"],
  ["a sentence", "10 mm end mill for aluminium zzzz"],
  ["a code that isn't listed", "TNGA 160404"],
  ["a holder", "PCLNR 2525 M12"],
  ["a workpiece by its name", "drill 8.5 for ss304"],
  ["a word", "carbide"],
] as const;

test("on a small phone the first tool stands in the upper half and nothing scrolls sideways, whatever was asked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAtOnce(page);
  await pressSearch(page);
  for (const [kind, query] of queries) {
    await field(page).fill("");
    await expect(options(page)).toHaveCount(0);
    await field(page).fill(query);
    const first = options(page).first();
    await expect(first).toBeVisible();
    const { y } = (await first.boundingBox()) ?? { y: Infinity };
    expect.soft(y, `${kind}: ${query}`).toBeLessThanOrEqual(HALF);
    expect.soft(await sidewaysScroll(page), query).toEqual([]);
  }
});

test("the reading of a code is one line, and unfolds by a press", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAtOnce(page);
  await pressSearch(page);
  await field(page).fill("CNMG 120408");
  const strip = dialog(page).getByRole("region", { name: "How the code reads" });
  const line = strip.getByText("CNMG 120408 reads as rhombic 80°", { exact: false });
  await expect(line).toBeVisible();
  const { height } = (await line.boundingBox()) ?? { height: Infinity };
  expect(height, "one line of text").toBeLessThanOrEqual(30);
  await expect(strip.getByRole("list", { name: "Positions of the code" })).toBeHidden();
  await line.click();
  await expect(strip.getByRole("listitem").first()).toBeVisible();
});

import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, field, options, searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

test("a code is read as it is typed: its positions as a list, what may come next, and what is wrong", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "CNM");
  const strip = dialog(page).getByRole("region", { name: "How the code reads" });
  const positions = strip.getByRole("list", { name: "Positions of the code" }).getByRole("listitem");
  await strip.getByText("CNM reads as").click();
  await expect(positions).toHaveCount(3);
  await expect(positions.first()).toContainText("rhombic 80°");

  // Pressing a choice types it, and the focus returns to the field.
  await strip.getByRole("group", { name: "Position 4, type" }).getByRole("button", { name: /^G\b/ }).click();
  await expect(field(page)).toHaveValue("CNMG");
  await expect(field(page)).toBeFocused();
  await expect(positions).toHaveCount(4);

  await field(page).fill("CNMG 432");
  await expect(strip).toContainText("CNMG 120408 = CNMG 432 (ANSI B212.4)");
  await expect(strip.getByRole("img", { name: "Face of CNMG 120408" })).toBeVisible();
  await expect(strip).toContainText(/In our catalogue: [1-9]\d* exact, [1-9]\d* for the same seat\./);
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeFindings(page);

  await field(page).fill("CNMG 129908");
  await expect(strip).toContainText("Position 6, thickness");
  await field(page).fill("steel");
  await expect(strip).toHaveCount(0);
});

test("where the reader of codes can't be had the tools come alone", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/, "the reader of codes breaks on purpose");
  await page.route("**/assets/code-strip.*.js", (route) => route.abort());
  await openAtOnce(page);
  await searchFor(page, "CNMG 120408");
  await expect(options(page).first()).toContainText("CNMG 120408");
  await expect(dialog(page).getByRole("region", { name: "How the code reads" })).toHaveCount(0);
});

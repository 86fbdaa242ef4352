import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, field, options, pressSearch } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

test("from the workpiece over the operation to the tools, by keyboard, and back again", async ({ page }) => {
  await openAtOnce(page, "/?material=p#products");
  await page.getByRole("button", { name: "From the workpiece" }).click();
  await expect(dialog(page).getByRole("tab", { name: "Workpiece" })).toBeFocused();
  const finder = page.getByRole("region", { name: "From the workpiece to the tool" });
  const material = finder.getByRole("group", { name: "Workpiece" });
  const operation = finder.getByRole("group", { name: "Operation" });
  await expect(material.getByRole("button", { name: "P Steel" })).toHaveAttribute("aria-pressed", "true");

  const drilling = operation.getByRole("button", { name: /^Drilling/ });
  const count = Number(/\d+$/.exec(await drilling.innerText())?.[0]);
  await drilling.press("Enter");
  await expect(field(page)).toHaveValue("steel drilling");
  await expect(options(page).filter({ hasText: `Show all ${count}` })).toBeVisible();
  await expect(drilling).toBeFocused();
  await expect(drilling).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: /tools found\. Read as/ })).toHaveCount(1);

  await finder.getByLabel("Hardness of the workpiece").fill("soft");
  await finder.getByRole("button", { name: "Set" }).press("Enter");
  await expect(finder.getByRole("alert").filter({ hasText: "60 to 999 HB" })).toBeVisible();
  await expect(finder.getByLabel("Hardness of the workpiece")).toHaveValue("soft");
  await finder.getByLabel("Hardness of the workpiece").fill("280");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("steel 280 HB drilling");
  await expect(finder.getByLabel("Hardness of the workpiece")).toHaveValue("280");

  // Removing both ends the search.
  await drilling.press("Enter");
  await expect(field(page)).toHaveValue("steel 280 HB");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/?q=steel+280+HB#products");
  await pressSearch(page);
  await dialog(page).getByRole("tab", { name: "Workpiece" }).click();
  await material.getByRole("button", { name: "P Steel" }).press("Enter");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-all-products]")).toBeVisible();
});

test("two quick presses both count, though the answer to the first is still to come", async ({ page }) => {
  await openAtOnce(page, "/?q=steel+280+HB+drilling#products");
  await page.getByRole("button", { name: "From the workpiece" }).click();
  const finder = page.getByRole("region", { name: "From the workpiece to the tool" });
  await expect(finder.getByRole("button", { name: "Drilling" })).toHaveAttribute("aria-pressed", "true");
  await finder.evaluate((region) => {
    for (const button of region.querySelectorAll("button"))
      if (/Drilling|Stainless/.test(button.innerText)) button.click();
  });
  await expect(field(page)).toHaveValue("stainless steel");
});

test("on a phone a typed material is read, what isn't one is said so, and what nobody lists can't be chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAtOnce(page, "/?q=EN31+60+HRC#products");
  await page.getByRole("button", { name: "From the workpiece" }).click();
  const finder = page.getByRole("region", { name: "From the workpiece to the tool" });
  const hardened = finder.getByRole("button", { name: "H Hardened" });
  await expect(hardened).toHaveAttribute("aria-pressed", "true");
  await expect(hardened).toBeInViewport({ ratio: 1 });
  await expect(finder.getByLabel("Hardness of the workpiece")).toHaveValue("60");
  await expect(finder.getByText(/^Nothing listed for this workpiece: .+\.$/)).toBeVisible();
  for (const choice of await finder.getByRole("button", { name: / 0$/ }).all())
    await expect(choice).toBeDisabled();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const name = finder.getByLabel("Or its name");
  await expect(name).toHaveValue("EN31");
  await name.fill("cheese");
  await page.keyboard.press("Enter");
  await expect(finder.getByRole("alert").filter({ hasText: "“cheese” is not a material" })).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("SS 316L");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("SS 316L");
  await expect(finder.getByRole("button", { name: "M Stainless" })).toHaveAttribute("aria-pressed", "true");
});

test("steps from the workpiece that can't be had say so and can be asked for again", async ({
  page,
  noise,
}) => {
  noise.expect(/503/, "the list of tools is refused, and the page logs it");
  let isRefused = true;
  await page.route("**/data/search.*", async (route) => {
    if (isRefused) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await openAtOnce(page);
  await pressSearch(page);
  await dialog(page).getByRole("tab", { name: "Workpiece" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("The list of tools could not be loaded.");
  await expectNoAxeFindings(page);
  isRefused = false;
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("group", { name: "Operation" })).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test("steps from the workpiece that take long say that they are loading", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/data/search.*", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openAtOnce(page);
  await pressSearch(page);
  await dialog(page).getByRole("tab", { name: "Workpiece" }).click();
  await expect(dialog(page).getByText("Loading the list of tools…")).toBeVisible();
  arrival.resolve();
  await expect(dialog(page).getByRole("group", { name: "Operation" })).toBeVisible();
  await expect(dialog(page).getByText("Loading the list of tools…")).toHaveCount(0);
});

import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn } from "../testing/overlay.ts";
import { expect, test } from "../testing/test.ts";

test("a worn insert leads by shape, size and hole to its seat, its inserts and holders, on a phone too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAtOnce(page);
  await page.keyboard.press("/");
  const panel = page.getByRole("dialog", { name: "Search" });
  await panel.getByRole("button", { name: /worn insert/ }).press("Enter");
  const form = panel.getByRole("region", { name: "What is in my hand?" });
  await expect(form.getByLabel("Not sure").first()).toBeFocused();

  // Nothing said, then nonsense: a sentence each, and people to ask.
  const find = form.getByRole("button", { name: "Find its seat" });
  await find.click();
  await expect(form.getByRole("alert")).toHaveText(/^Say one thing at least/);
  await form.getByLabel("Measured, mm").fill("half an inch");
  await find.click();
  await expect(form.getByRole("alert")).toHaveText(/number of millimetres, such as 12\.7\.$/);
  await expect(form.getByLabel("Measured, mm")).toBeFocused();
  await expect(form.getByRole("group", { name: "Ask us" })).toBeVisible();

  await form.getByLabel("C, rhombic 80°").check();
  await form.getByLabel("Measured, mm").fill("12,7");
  await form.getByRole("combobox", { name: /^Hole/ }).selectOption("Straight hole");
  await find.click();
  await expect(form.getByText("Read as C, rhombic 80° · circle 12.7 mm · straight hole")).toBeVisible();
  await expect(form.getByRole("heading", { name: "CN.. 1204" })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await panel.evaluate((dialog) => dialog.scrollWidth)).toBe(360);

  // What nobody has leads to the nearest, and to a person with all that was said.
  await form.getByLabel(/^Printed/).fill("QQ77");
  await find.click();
  await expect(form.getByText("The nearest have another printed code.")).toBeVisible();
  const holder = form.getByRole("listitem").filter({ hasText: "PCLNR" }).getByRole("link").last();
  await form.getByRole("link", { name: "Write to us" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/C, rhombic 80° .* printed “QQ77”/);

  await page.keyboard.press("Control+Home");
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.keyboard.press("/");
  await holder.click();
  expect(await addressIn(page)).toMatch(/^\/products\/turning\/.*#/);
  await expect(page.getByRole("heading", { name: "Specification" })).toBeVisible();
});

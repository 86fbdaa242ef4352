import type { Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

const program = (page: Page) => page.locator("details", { hasText: /^Program/ });
const text = (page: Page) => program(page).locator("pre");
const threading =
  "/calculator?operation=threading&workpiece=en8-c45&diameter=10&pitch=1.5&length=20&speed=100";

test("a thread's program opens by keyboard, comes only then, and is copied as it stands", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(threading);
  await expect(page.getByLabel("Pitch")).toHaveValue("1.5");
  expect(scripts.filter((url) => /written-program/.test(url))).toEqual([]);
  const line = program(page).locator("summary");
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(text(page)).toContainText("G76 X8.16 Z-20. P920");
  await expect(text(page)).toContainText("S3183 M3");
  await expect(program(page).getByText(/check it dry on your machine/)).toBeVisible();
  await program(page).getByLabel("Cycle of the control").selectOption("G92, one block a pass");
  // Eight passes, the last twice.
  await expect(text(page)).toContainText(/G92 X9\.\d+ Z-20\. F1\.5\n(?:X\d\.\d+\n){7}X8\.16\n/);
  await program(page).getByRole("button", { name: "Copy the program" }).click();
  await expect(program(page).getByText("The program is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page).innerText());
});

test("a wrong figure of a program says which field, and the way out; then there is no program", async ({
  page,
}) => {
  await page.goto(threading);
  await program(page).locator("summary").click();
  await program(page).getByLabel("Nose radius").fill("0.4");
  const sentence =
    "Nose radius: expected up to 0.217 mm, the root of this thread; take an insert for this pitch.";
  await expect(program(page).getByText(sentence).first()).toBeVisible();
  await expect(program(page).getByLabel("Nose radius")).toHaveAttribute("aria-invalid", "true");
  await expect(text(page)).toHaveCount(0);
  await program(page).getByLabel("Nose radius").fill("0.1");
  // 7/8 H − r: 1.0366 mm deep.
  await expect(text(page)).toContainText("P1036");
});

for (const width of [360, 1280]) {
  test(`left-hand, trapezoidal, inch and pipe threads have their program ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(threading);
    await program(page).locator("summary").click();
    const thread = program(page).getByLabel("Thread", { exact: true });
    await expect(program(page).getByLabel("Left hand by")).toHaveCount(0);
    await thread.fill("M10 LH");
    await expect(text(page)).toContainText(/S3183 M4\n/);
    await program(page).getByLabel("Left hand by").selectOption("M3, away from the chuck");
    await expect(text(page)).toContainText(/S3183 M3\nG0 X14\. Z\d.*\nZ-30\./);
    await thread.fill("Tr 20x4");
    await expect(text(page)).toContainText("G76 X15.5 Z-20. P2250");
    await thread.fill("1 1/16-12 UN");
    await expect(text(page)).toContainText("F2.1167");
    await expectNoAxeFindings(page);
    await page.goto(
      "/calculator?operation=threading-npt&workpiece=en8-c45&diameter=21.34&pitch=1.8143&speed=80",
    );
    await program(page).locator("summary").click();
    await expect(thread).toHaveValue("NPT 1/2");
    await expect(text(page)).toContainText(/G76 X18\.\d+ Z-13\.6 R-0\.\d+ P1451/);
    await program(page).getByLabel("Program", { exact: true }).selectOption("Thread milling");
    await expect(program(page)).toContainText("Still to type: cutter diameter");
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  });
}

for (const width of [360, 1280]) {
  test(`programs of an end mill have no barrier ${width} px wide, and print`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/calculator?operation=milling&workpiece=en8-c45");
    await program(page).locator("summary").click();
    await expect(text(page)).toContainText("HELICAL ENTRY TO 16");
    await program(page).getByLabel("Program", { exact: true }).selectOption("Thread milling");
    await expect(text(page)).toContainText("M16 X 2 INTERNAL, CLIMB");
    await expect(program(page).getByRole("img", { name: /counterclockwise/ })).toBeVisible();
    await program(page).getByLabel("Direction").selectOption("Conventional");
    await expect(program(page).getByRole("img", { name: /, clockwise/ })).toBeVisible();
    await expectNoAxeFindings(page);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: "print" });
    await expect(text(page)).toBeVisible();
    await expect(program(page).getByLabel("Direction")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
}

test("the sheet of a threading insert leads to the program of its thread, a tap's to milling the same", async ({
  page,
}) => {
  await openShared(page, addressOfProduct(productWithId("thr-ei-16er150iso")));
  const cuts = page.getByRole("region", { name: "Cuts, and how fast to begin" });
  await cuts.getByRole("button").first().click();
  await page.getByText("Program with its passes: G76, G92").click();
  await expect(text(page)).toContainText("F1.5");
  await openShared(page, addressOfProduct(productWithId("thr-it-tap-m8-b")));
  await cuts.getByRole("button").first().click();
  await page.getByText("Program for milling this thread instead").click();
  await expect(program(page).getByLabel("Thread", { exact: true })).toHaveValue("M8 × 1.25");
  await expect(
    program(page).getByText(/^Still to type: cutter diameter, teeth, feed per tooth/),
  ).toBeVisible();
});

ownWindowTest(
  "a program whose script is lost says so, costs nothing beside it, and comes on the next try",
  async ({ page, noise }) => {
    noise.expect(/written-program|net::ERR_FAILED/, "its way is cut");
    await page.route("**/assets/*written-program*", (route) => route.abort());
    await page.goto(threading);
    await program(page).locator("summary").click();
    const alert = program(page).getByRole("alert");
    await expect(alert).toContainText("The program could not be shown");
    await expect(page.getByLabel("Pitch")).toHaveValue("1.5");
    await page.unroute("**/assets/*written-program*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(text(page)).toContainText("G76 X8.16");
  },
);
